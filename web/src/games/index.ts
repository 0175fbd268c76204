/** The drawn games, each loaded when a table of it is opened; any other game gets the generic board. */
import type { GameClient } from './client';

const found = import.meta.glob<{ default: GameClient }>('./*/index.ts');

export async function gameClient(name: string): Promise<GameClient | null> {
  const load = found[`./${name}/index.ts`];
  return load ? (await load()).default : null;
}
