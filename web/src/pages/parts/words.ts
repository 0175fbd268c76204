/** Rules and paces in words. */
import type { ClockPlan } from '../../generated/messages';
import type { GameInfo } from '../../lib/rest';
import { has, t } from '../../lib/text.svelte';

/** Games we have drawn, in the order they lie on the table. */
export const DRAWN = ['maui', 'haleakala', 'iquazu', 'eruption'];

/** Games as they lie on the table, those of other packages after ours. */
export function inOrder(games: GameInfo[]): GameInfo[] {
  const place = ({ name }: GameInfo) => (DRAWN.includes(name) ? DRAWN.indexOf(name) : DRAWN.length);
  return [...games].sort((a, b) => place(a) - place(b));
}

/** Their numbers of players, for games the server does not play yet. */
export const PLAYERS: Record<string, [number, number]> = { maui: [2, 4], haleakala: [2, 2], iquazu: [2, 4], eruption: [2, 6] };

export const rules = (game: string) =>
  [1, 2, 3].map((n) => `pages-rules-${game}-${n}`).filter(has).map((id) => t(id));

export function players([from, to]: [number, number]): string {
  return from === to ? t('pages-players', { from }) : t('pages-players-range', { from, to });
}

export function pace({ kind = 'none', seconds = 0, increment = 0 }: ClockPlan): string {
  if (kind === 'none') return t('pages-pace-none');
  if (kind === 'live') {
    const minutes = Math.round(seconds / 6) / 10;
    return increment ? t('pages-pace-live-more', { minutes, seconds: increment }) : t('pages-pace-live', { minutes });
  }
  for (const [unit, length] of [['days', 86400], ['hours', 3600], ['minutes', 60]] as const) {
    if (seconds % length === 0) return t(`pages-pace-turn-${unit}`, { count: seconds / length });
  }
  return t('pages-pace-turn-seconds', { count: seconds });
}
