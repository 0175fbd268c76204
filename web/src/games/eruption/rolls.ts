/** The dice that fell last, as the events tell it. */
import type { EventInfo } from '../../generated/messages';
import { HEXES, SIDES, WALLS } from './names';

export interface Roll {
  seat: number;
  wall: string;
  lava: number;
  white: number;
  bonus: number;
  holds: boolean;
  /** A border of the seat's village, or else a flow. */
  border: number | null;
  hex: string;
  side: string;
}

const BONUS: Record<string, number> = { straw: 0, wood: 1, stone: 2 };
const ROLLED = new Set(['holds', 'breaks', 'blocks', 'yields']);

export function rollOf({ kind, seat, args }: EventInfo): Roll | null {
  if (!ROLLED.has(kind)) return null;
  const a = args as Record<string, number>, wall = WALLS[a.wall!]!, flow = a.place !== undefined;
  return {
    seat, wall, lava: a.lava!, white: a.white!, bonus: BONUS[wall]!, holds: kind === 'holds' || kind === 'blocks', border: a.border ?? null,
    hex: flow ? HEXES[Math.floor(a.place! / 6)]! : '', side: flow ? SIDES[a.place! % 6]! : '',
  };
}

/** The rolls of the last move that had any. */
export function lastRolls(events: EventInfo[]): Roll[] {
  const last = events.findLast(event => ROLLED.has(event.kind));
  return last ? events.filter(event => event.ply === last.ply).map(rollOf).filter(roll => roll !== null) : [];
}
