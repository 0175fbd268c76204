/** Where things lie in the picture of the island: 600 units wide, the volcano in the middle, the own village to the south. */
import { HEXES, PLACES, SIDES, VILLAGES } from './names';

export type Point = [number, number];
export const HALF = 300;
export const S = 26.2;                                       // centre of a hex to a corner
export const A = (S * Math.sqrt(3)) / 2;                     // to the middle of a side
const VECTORS: Point[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
export const VOLCANO: Point[] = [[0, 0], ...VECTORS];
const SOUTH = 3;

const AT = new Map(HEXES.map((name, i) => [name, PLACES[i]!]));
export const placeOf = (hex: string): Point => AT.get(hex)!;

/** How far the island is turned, in sixths, so that the village lies to the south. */
export const turnFor = (village: string | undefined): number => (village ? (SOUTH - VILLAGES.indexOf(village as 'orange') + 6) % 6 : 0);

export function turned([q, r]: Point, turn: number): Point {
  for (let i = 0; i < turn; i++) [q, r] = [-r, q + r];
  return [q, r];
}
export const near = ([q, r]: Point, side: number): Point => [q + VECTORS[side]![0], r + VECTORS[side]![1]];
export const centreAt = (place: Point, turn: number): Point => {
  const [q, r] = turned(place, turn);
  return [1.5 * S * q, Math.sqrt(3) * S * (r + q / 2)];
};
export const centre = (hex: string, turn: number): Point => centreAt(placeOf(hex), turn);
export const polar = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};
export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const n = (x: number): number => Math.round(x * 10) / 10;
export const pt = (p: Point): string => `${n(p[0])} ${n(p[1])}`;
export const at = (p: Point): string => `translate(${pt(p)})`;

/** The angle on the screen of a side as the rules number it, on an island turned so far. */
export const angleOf = (side: number, turn: number): number => -90 + 60 * ((side + turn) % 6);
export const sideOf = (name: string): number => SIDES.indexOf(name as 'n');
/** In the middle of a side; `k` less than 1 inside the hex, more outside. */
export const middle = (place: Point, side: number, turn: number, k = 1): Point =>
  add(centreAt(place, turn), polar(angleOf(side, turn), A * k));
export const hexPath = (c: Point, size = S): string => `M${[0, 1, 2, 3, 4, 5].map(i => pt(add(c, polar(60 * i, size)))).join('L')}Z`;
/** The light on the upper left edges. */
export const edgePath = (c: Point, size: number): string => `M${[3, 4, 5].map(i => pt(add(c, polar(60 * i, size)))).join('L')}`;
export const sidePath = (place: Point, side: number, turn: number): string => {
  const c = centreAt(place, turn), d = angleOf(side, turn);
  return `M${pt(add(c, polar(d - 30, S)))}L${pt(add(c, polar(d + 30, S)))}`;
};
export const distance = ([q, r]: Point): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
/** How a wall on a side is turned: its foot towards the village or hex outside, never upside down. */
export const wallAngle = (side: number, turn: number): number => {
  const seen = (side + turn) % 6;
  return angleOf(side, turn) + 90 + (seen >= 2 && seen <= 4 ? 180 : 0);
};

/** The outward direction of a village, and a point so far out and so far to its left. */
export const villageAngle = (village: string, turn: number): number => angleOf(VILLAGES.indexOf(village as 'orange'), turn);
export function outward(village: string, turn: number, out: number, aside = 0): Point {
  const [x, y] = polar(villageAngle(village, turn), 1);
  return [x * out - y * aside, y * out + x * aside];
}

/** The burn meter: spaces on the rim, clockwise from the gap at the bottom. */
export const RIM = { in: 257, out: 290, gap: 14, step: 5 };
const spaces = (most: number) => most / RIM.step + 1;
export const meterWidth = (most: number): number => (360 - RIM.gap) / spaces(most);
export const meterAngle = (degrees: number, most: number): number => 90 + RIM.gap / 2 + (degrees / RIM.step + .5) * meterWidth(most);
export const meterAt = (degrees: number, most: number, radius = (RIM.in + RIM.out) / 2): Point => polar(meterAngle(degrees, most), radius);
export function meterCell(degrees: number, most: number, a = RIM.in + 2, b = RIM.out - 2): string {
  const half = meterWidth(most) / 2 - .35, middle = meterAngle(degrees, most), from = middle - half, to = middle + half;
  return `M${pt(polar(from, a))}A${a} ${a} 0 0 1 ${pt(polar(to, a))}L${pt(polar(to, b))}A${b} ${b} 0 0 0 ${pt(polar(from, b))}Z`;
}
export const zoneOf = (degrees: number, spaces: number[]): number => spaces.filter(space => degrees >= space).length;
/** Markers that share a space: each a little aside, so that all can be seen. */
export function markerAt(degrees: number, most: number, nth: number, count: number): Point {
  if (count === 1) return meterAt(degrees, most);
  const radius = (RIM.in + RIM.out) / 2 + (nth % 2 ? 1 : -1) * 10, angle = meterAngle(degrees, most) + (Math.floor(nth / 2) - (Math.ceil(count / 2) - 1) / 2) * 5.2;
  return polar(angle, radius);
}

/** Always the same "random" number from 0 to 1 for a place. */
export function chance([q, r]: Point, nth = 0): number {
  const x = Math.sin(q * 127.1 + r * 311.7 + nth * 74.7) * 43758.5;
  return x - Math.floor(x);
}
