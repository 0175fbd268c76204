/** Names of places and things, in the order in which events number them, and the ids under which they are drawn. */
import type { EventInfo } from '../../generated/messages';

export const SIDES = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export const VILLAGES = ['orange', 'yellow', 'green', 'blue', 'purple', 'red'] as const;
export const MATERIALS = ['straw', 'wood', 'stone'] as const;
export const WALLS = ['none', ...MATERIALS] as const;
export const CARDS = ['aftershock', 'quake', 'lava_flow', 'rain', 'relocate', 'fortify', 'sinkhole', 'bomb'] as const;
export const BORDERS = 7;

/** Rows of every column, from q = −5 to 5: first and last, and what the volcano leaves out. */
const COLUMNS: [number[], number[]?][] = [
  [[2, 3]], [[1, 3]], [[-2, 5]], [[-3, 5]], [[-3, -1], [2, 4]], [[-3, -2], [2, 3]],
  [[-4, -2], [1, 3]], [[-5, 3]], [[-5, 2]], [[-3, -1]], [[-3, -2]],
];
export const hexName = (q: number, r: number): string => 'abcdefghijk'[q + 5] + String(2 * r + q + 9);
export const PLACES: [number, number][] = COLUMNS.flatMap((parts, c) =>
  parts.flatMap(part => Array.from({ length: part![1]! - part![0]! + 1 }, (_, i): [number, number] => [c - 5, part![0]! + i])));
export const HEXES = PLACES.map(([q, r]) => hexName(q, r));
export const isPlace = new Set(HEXES);

/** The token whose colour and shape a village has: its own colour, and slate with a cross for red, which drowns in lava. */
export const TOKENS: Record<string, number> = { orange: 0, yellow: 2, green: 3, blue: 1, purple: 4, red: 5 };

export const tileId = (hex: string) => `tile-${hex}`;
export const wallId = (hex: string, side: string) => `wall-${hex}-${side}`;
export const borderId = (village: string, border: number) => `wall-${village}-${border}`;
export const markerId = (seat: number) => `marker-${seat}`;
export const claimId = (number: number) => `eruption-${number}`;
export const hexAnchor = (hex: string) => `hex-${hex}`;
export const borderAnchor = (village: string, border: number) => `border-${village}-${border}`;
export const villageAnchor = (village: string) => `village-${village}`;
export const handAnchor = (seat: number) => `hand-${seat}`;
export const stockAnchor = (seat: number) => `stock-${seat}`;
export const SUPPLY = 'supply';

/** What a line of the log is about, to be lit up on the table. */
export function piecesOf(event: EventInfo): string[] {
  const { seat, kind } = event, a = event.args as Record<string, number>;
  const hex = HEXES[a.hex ?? -1], place = a.place ?? -1, at = HEXES[Math.floor(place / 6)], side = SIDES[place % 6];
  if (hex) return [tileId(hex), hexAnchor(hex)];
  if (at && side) return [wallId(at, side), hexAnchor(at)];
  switch (kind) {
    case 'heat': case 'eliminated': case 'over': return [markerId(seat)];
    case 'holds': case 'breaks': case 'build_village': case 'moved': return [`border-of-${seat}-${a.border}`];
    case 'village_lost': return [borderId(VILLAGES[a.village!]!, a.border!), borderAnchor(VILLAGES[a.village!]!, a.border!)];
    case 'claim': case 'stuck': return [claimId(a.number!)];
    case 'gain': case 'give_wall': return [stockAnchor(seat)];
    case 'card': case 'give': return [handAnchor(seat)];
    case 'drawn': case 'aside': case 'taken': case 'top': return [`stack-${a.stack ?? 0}`];
    default: return [];
  }
}
