/** The story of a scoring, column by column, out of the events. */
import type { EventInfo } from '../../generated/messages';
import { TILES } from './names';

export interface Ranked { seat: number; place: number; points: number; gems: number; tie: number }
export interface Taken { row: number; tile: string; seat: number | null; gems: number; tie: number }
export interface Scored { col: number; final: boolean; ranks: Ranked[]; tiles: Taken[] }

export function scorings(events: EventInfo[]): Scored[] {
  const found: Scored[] = [];
  for (const { kind, seat, args } of events) {
    const a = args as Record<string, number>, last = found.at(-1);
    if (kind === 'column') found.push({ col: a.col!, final: Boolean(a.final), ranks: [], tiles: [] });
    else if (kind === 'rank') last?.ranks.push({ seat, place: a.place!, points: a.points!, gems: a.gems!, tie: a.tie! });
    else if (kind === 'won') last?.tiles.push({ row: a.row!, tile: TILES[a.tile!]!, seat, gems: a.gems!, tie: a.tie! });
    else if (kind === 'gone') last?.tiles.push({ row: a.row!, tile: TILES[a.tile!]!, seat: null, gems: 0, tie: 0 });
  }
  return found;
}
