/** Cards and tiles by name, and the places that flights and the log go by. */
import type { EventInfo } from '../../generated/messages';

export const COLOURS = ['white', 'blue', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];
/** The second cue of a colour. */
export const LETTERS: Record<string, string> = { white: 'W', blue: 'B', orange: 'O' };

/** Kinds of tiles as events number them; 0 is none. */
export const TILES = ['', 'draw2', 'draw3', 'draw4', 'joker', 'double', 'points2', 'points3', 'points4', 'points5'];
export const ROWS = [1, 2, 3, 4, 5];

export const slotAnchor = (col: number, slot: number) => `slot-${col}-${slot}`;
export const columnAnchor = (col: number) => `column-${col}`;
export const rowAnchor = (row: number) => `row-${row}`;
export const handAnchor = (seat: number) => `hand-${seat}`;
export const gemsAnchor = (seat: number) => `gems-${seat}`;
export const tilesAnchor = (seat: number) => `tiles-${seat}`;
export const dropsAnchor = (seat: number) => `drops-${seat}`;
export const PILE = 'pile', DISCARD = 'discard';

/** What a line of the log is about, to be lit up on the table. */
export function piecesOf({ kind, seat, args }: EventInfo): string[] {
  const a = args as Record<string, number>;
  switch (kind) {
    case 'draw': case 'cards': return [PILE, handAnchor(seat)];
    case 'shuffle': return [PILE, DISCARD];
    case 'pay': case 'discard': return [DISCARD, handAnchor(seat)];
    case 'gem': case 'drop': return [slotAnchor(a.col!, a.slot!)];
    case 'use': return [tilesAnchor(seat)];
    case 'column': return [columnAnchor(a.col!)];
    case 'rank': case 'points': return [gemsAnchor(seat)];
    case 'won': return [rowAnchor(a.row!), tilesAnchor(seat)];
    case 'gone': case 'reveal': return [rowAnchor(a.row!)];
    case 'slide': return [columnAnchor(a.frame!)];
    case 'box': return [dropsAnchor(seat)];
    default: return [];
  }
}
