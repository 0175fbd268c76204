/** What never changes on the island, worked out once for every way it can be turned. */
import { S, VOLCANO, add, at, centreAt, chance, distance, edgePath, hexPath, n, near, outward, polar, pt, sidePath, turned, type Point } from './geometry';
import { PLACES, VILLAGES } from './names';

/** The borders of the northern village from left to right; those of the others are turns of it. */
const NORTHERN: [number, number, number][] = [[2, -5, 5], [1, -4, 0], [1, -4, 5], [0, -3, 0], [-1, -3, 1], [-1, -3, 0], [-2, -3, 1]];
export const BORDERS: { place: Point; side: number }[][] = VILLAGES.map((_, v) =>
  NORTHERN.map(([q, r, side]) => ({ place: turned([q, r], v), side: (side + v) % 6 })));

export interface Ground {
  shore: string;
  /** By the distance from the volcano: hexes of one colour. */
  land: { ring: number; path: string }[];
  light: string;
  tufts: string;
  palms: Point[];
  volcano: string;
  villages: { village: string; path: string; fence: string; huts: Point[]; disc: Point }[];
}

const RESOURCES = new Set(['0,-2', '2,-2', '2,0', '0,2', '-2,2', '-2,0', '4,-2', '-2,4', '-2,-2', '2,-4', '2,2', '-4,2']);
const found = new Map<number, Ground>();

export function ground(turn: number): Ground {
  if (!found.has(turn)) found.set(turn, make(turn));
  return found.get(turn)!;
}

function make(turn: number): Ground {
  const c = (place: Point) => centreAt(place, turn);
  const outer = BORDERS.flatMap(borders => borders.map(({ place, side }) => near(place, side)));
  const palms: Point[] = [];
  let tufts = '';
  for (const place of PLACES) {
    if (RESOURCES.has(String(place))) continue;
    const [x, y] = add(c(place), [(chance(place) - .5) * 22, (chance(place, 1) - .5) * 18]), kind = chance(place, 2);
    if (distance(place) > 3 && kind > .55) palms.push([n(x), n(y)]);
    else if (kind > .2) tufts += `M${n(x)} ${n(y)}q-2-4-4-5M${n(x)} ${n(y)}v-6M${n(x)} ${n(y)}q2-4 4-5`;
  }
  return {
    shore: [...PLACES, ...outer].map(place => hexPath(c(place))).join(''),
    land: [2, 3, 4, 5].map(ring => ({ ring, path: PLACES.filter(place => distance(place) === ring).map(place => hexPath(c(place), S - 1.1)).join('') })),
    light: PLACES.map(place => edgePath(c(place), S - 1.6)).join(''),
    tufts, palms,
    volcano: VOLCANO.map(place => hexPath(c(place), S - .2)).join(''),
    villages: VILLAGES.map((village, v) => {
      const hexes = new Map(BORDERS[v]!.map(({ place, side }) => near(place, side)).map(place => [String(place), place]));
      const [x, y] = outward(village, turn, S * 8.2), r = n(S * .86);
      return {
        village,
        path: [...hexes.values()].map(place => hexPath(c(place), S - .4)).join('') + `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
        fence: BORDERS[v]!.map(({ place, side }) => sidePath(place, side, turn)).join(''),
        huts: [[6.95, 0], [7.75, 1.5], [7.75, -1.5]].map(([out, aside]) => outward(village, turn, S * out!, S * aside!)).sort((a, b) => a[1] - b[1]),
        disc: outward(village, turn, S * 8.15),
      };
    }),
  };
}

/** A jagged ring, as of a mountain seen from above. */
export const ridge = (count: number, inner: number, outer: number, shift: number): string =>
  `M${Array.from({ length: count }, (_, i) => pt(add([shift, shift], polar((360 / count) * i + 8, i % 2 ? inner : outer)))).join('L')}Z`;
export { at };
