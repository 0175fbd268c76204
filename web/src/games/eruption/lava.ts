/** The paths of lava. All flows of the island are one path, drawn in layers, so that they join without a seam. */
import { A, add, angleOf, centre, centreAt, middle, n, near, placeOf, polar, pt, sideOf, type Point } from './geometry';
import { hexName, isPlace } from './names';
import type { View } from './types';

const LINKED = 1.02, OPEN = .74, SHORE = .9;
const POOL = 3;                       // where so many arms meet, there is a pool

export interface Flows { path: string; pools: Point[] }

/** From every exit to the middle; two arms are one bend. */
export function arms(c: Point, angles: number[], reach: (i: number) => number): string {
  const ends = angles.map((angle, i) => pt(add(c, polar(angle, A * reach(i)))));
  if (ends.length === 2) return `M${ends[0]}Q${pt(c)} ${ends[1]}`;
  return ends.map(end => `M${end}L${pt(c)}`).join('');
}

/** A tile by itself, as it is held in the hand. */
export function loose(exits: readonly string[], turn = 0): Flows {
  return { path: arms([0, 0], exits.map(side => angleOf(sideOf(side), turn)), () => 1), pools: exits.length >= POOL ? [[0, 0]] : [] };
}

/** Whether lava comes to a side of a hex: from a tile, or from a mouth of the volcano. */
export function meets(view: View, tiles: Map<string, readonly string[]>): (hex: string, side: number) => boolean {
  const mouths = new Set(view.mouths.map(mouth => `${mouth.hex} ${mouth.side}`));
  return (hex, side) => {
    const [q, r] = near(placeOf(hex), side), name = hexName(q, r);
    if (!isPlace.has(name)) return mouths.has(`${hex} ${['n', 'ne', 'se', 's', 'sw', 'nw'][side]}`);
    return !!tiles.get(name)?.some(exit => sideOf(exit) === (side + 3) % 6);
  };
}

export const tilesOf = (view: View): Map<string, readonly string[]> =>
  new Map(view.hexes.flatMap(hex => (hex.tile ? [[hex.hex, hex.tile.exits] as const] : [])));

/** The figure of one tile on its hex. */
export function figure(hex: string, exits: readonly string[], turn: number, linked: (hex: string, side: number) => boolean): string {
  const sides = exits.map(sideOf), place = placeOf(hex);
  return arms(centre(hex, turn), sides.map(side => angleOf(side, turn)), i => {
    if (linked(hex, sides[i]!)) return LINKED;
    const [q, r] = near(place, sides[i]!);
    return isPlace.has(hexName(q, r)) ? OPEN : SHORE;
  });
}

/** All lava on the island, and the streams from the crater to the mouths. */
export function island(view: View, turn: number): Flows {
  const tiles = tilesOf(view), linked = meets(view, tiles);
  let path = '';
  const pools: Point[] = [];
  for (const [hex, exits] of tiles) {
    path += figure(hex, exits, turn, linked);
    if (exits.length >= POOL) pools.push(centre(hex, turn));
  }
  for (const { hex, side } of view.mouths) {
    const place = placeOf(hex), [x, y] = centreAt(near(place, sideOf(side)), turn);
    path += `M0 0Q${n(x * .8)} ${n(y * .8)} ${pt(middle(place, sideOf(side), turn))}`;
  }
  return { path, pools };
}

/** Where lava runs into the sea: neither a hex, nor the volcano, nor a village lies beyond. */
export function steams(view: View, turn: number): Point[] {
  const shore = new Set(view.villages.flatMap(village => village.borders.map(border => `${border.hex} ${border.side}`)));
  const out: Point[] = [];
  for (const { hex, tile } of view.hexes) {
    for (const exit of tile?.exits ?? []) {
      const place = placeOf(hex), [q, r] = near(place, sideOf(exit));
      const volcano = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) < 2;
      if (!isPlace.has(hexName(q, r)) && !volcano && !shore.has(`${hex} ${exit}`)) out.push(middle(place, sideOf(exit), turn, 1.18));
    }
  }
  return out;
}

/** The exits of a shape that is turned clockwise so many times. */
const NAMES = ['n', 'ne', 'se', 's', 'sw', 'nw'];
export const exitsOf = (view: View, tile: string, turn: number): string[] =>
  NAMES.filter((_, side) => view.shapes[tile]?.includes(NAMES[(side - turn + 6) % 6]!));
