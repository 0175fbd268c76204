/** From a page to a table in one step. */
import { me, newTable, ownTables, sit, type GameInfo, type ListedTable, type Options } from '../../lib/rest';
import { go } from '../../lib/router.svelte';

const LAST = 'lanai-last-game';

export function remembered<T>(key: string, otherwise: T): T {
  try {
    return { ...otherwise, ...JSON.parse(localStorage.getItem(key) ?? '{}') };
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without storage forgets.
  }
}

export const lastGame = () => remembered(LAST, { game: '' }).game;

/** The bot for a quick game: one that a newcomer can beat. */
export const usualBot = (bots: string[]) => bots.find((name) => name === 'malihini') ?? bots[0] ?? 'greedy';

/** Own tables that wait or are played; those that wait for oneself come first. */
export async function goingOn(): Promise<ListedTable[]> {
  const mine = ({ table, you }: ListedTable) => table.status === 'playing' && !!you?.includes(table.deciding);
  const own = (await ownTables()).filter(({ table }) => ['open', 'playing'].includes(table.status));
  return own.sort((a, b) => Number(mine(b)) - Number(mine(a)));
}

/** A guest, a table, a bot, a seat: in the game at once. */
export async function playBot(game: GameInfo): Promise<void> {
  const variant = 'base' in game.variants ? 'base' : Object.keys(game.variants)[0]!;
  const players = Math.min(...game.variants[variant]!);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: usualBot(game.bots) }) as const);
  await open({
    game: game.name, variant, seats: [{ kind: 'invited' }, ...bots], first: null,
    clock: { kind: 'none', seconds: 0, increment: 0 }, timeout: 'bot', hints: true, listed: false,
  }, [0]);
}

/** Make a table, take those seats of it and go there. */
export async function open(options: Options, own: number[]): Promise<void> {
  await me();
  const { table } = await newTable(options);
  for (const seat of own) await sit(table.id, { seat });
  remember(LAST, { game: options.game });
  go(`/t/${table.id}`);
}

export async function sitDown(id: string, game: string): Promise<void> {
  await me();
  await sit(id);
  remember(LAST, { game });
  go(`/t/${id}`);
}
