/** Where things lie on the island: a disc of six segments around the middle of the drawing, segment 0 at twelve o'clock. */

export const SEGMENTS = [0, 1, 2, 3, 4, 5] as const;
const TURN = 60;                       // degrees of a segment

/** Outer edges, from the wooden frame inwards. */
export const R = { frame: 292, sea: 284, beach: 216, plain: 160, forest: 121, mountain: 84, crater: 47, core: 9 };
/** From and to where a kind of space reaches. */
export const RING: Record<string, [number, number]> = { B: [160, 216], P: [121, 160], F: [84, 121], M: [47, 84], C: [9, 47] };
const MIDDLE: Record<string, number> = { P: 140, F: 102.5, M: 65.5, C: 32 };
const SLOT_ANGLE = 16.5, SLOT_R = 253, SIDEWAYS = 10;

export type Point = readonly [number, number];

const round = (n: number) => Math.round(n * 10) / 10;
export const polar = (r: number, degrees: number): Point =>
  [round(r * Math.sin((degrees * Math.PI) / 180)), round(-r * Math.cos((degrees * Math.PI) / 180))];
export const at = (point: Point): string => `translate(${point[0]} ${point[1]})`;
const pair = (r: number, degrees: number) => polar(r, degrees).join(' ');

export const angleOf = (segment: number): number => segment * TURN;

/** Part of a ring between two radii and two angles. */
export function sector(r0: number, r1: number, from: number, to: number): string {
  return `M${pair(r0, from)}L${pair(r1, from)}A${r1} ${r1} 0 0 1 ${pair(r1, to)}L${pair(r0, to)}A${r0} ${r0} 0 0 0 ${pair(r0, from)}Z`;
}

/** A segment's part of a ring, kept a little apart from its neighbours. */
export function wedge(r0: number, r1: number, segment: number, half = 27.8): string {
  return sector(r0, r1, angleOf(segment) - half, angleOf(segment) + half);
}

const letter = (space: string) => space[0]!;
export const segmentOf = (space: string): number => Number(space.slice(1));

export function spacePath(space: string): string {
  const [r0, r1] = RING[letter(space)]!;
  return wedge(r0 + 2.5, r1 - 2.5, segmentOf(space), 27);
}

/** Where statue and shaman stand on a space; shamans at the start stand at their hut. */
export function spaceAt(space: string): Point {
  if (letter(space) === 'B') return polar(RING.B![0] + 8, angleOf(segmentOf(space)) - 26);
  return polar(MIDDLE[letter(space)]!, angleOf(segmentOf(space)));
}

export const slotAt = (segment: number, slot: number): Point => polar(SLOT_R, angleOf(segment) + (slot ? SLOT_ANGLE : -SLOT_ANGLE));
/** Where the sums of a beach stand: at the sides a little outwards, clear of what stands on the plain. */
export function beachAt(segment: number): Point {
  const [x, y] = polar(172, angleOf(segment));
  return [x + Math.sign(x) * SIDEWAYS, y];
}

/** The middle of the beach and half its width; a row of discs is as far from the middle as both rows have room. */
const BEACH = 188, HALF = 28, LEAST = 11;

/** Where the discs of a seat lie on a beach, the first ones next to the sums, which take so much width and height: in two rows, one alone
 * between them, as large as the beach allows. Seat 0 lies before the sums. */
export function discsAt(segment: number, seat: number, count: number, size: number, [width, height]: Point): { at: Point; r: number }[] {
  const [x0, y0] = beachAt(segment), straight = (width - height) / 2;
  const place = (row: number, angle: number) => polar(row, angleOf(segment) + (seat === 0 ? -angle : angle));
  const half = (row: number, r: number) => (Math.asin((r + .2) / row) * 180) / Math.PI;
  function lay(r: number): { row: number; angle: number }[] {
    const free = ([x, y]: Point) => Math.hypot(Math.max(Math.abs(x - x0) - straight, 0), y - y0) >= height / 2 + r;
    const laid: { row: number; angle: number }[] = [];
    for (const row of count === 1 ? [BEACH] : [BEACH + HALF - r, BEACH - HALF + r]) {
      for (let angle = half(row, r), most = laid.length + count; laid.length < most;) {
        const fits = free(place(row, angle));
        if (fits) laid.push({ row, angle });
        angle += fits ? 2 * half(row, r) : .25;
      }
    }
    return laid.sort((a, b) => a.angle - b.angle).slice(0, count);
  }
  let r = count === 1 ? size : Math.min(size, HALF / 2), laid = lay(r);
  while (r > LEAST && laid.some(({ row, angle }) => angle + half(row, r) > TURN / 2)) laid = lay(r -= .5);
  return laid.map(({ row, angle }) => ({ at: place(row, angle), r }));
}

/** Lava discs of one crater, side by side so that they can be counted: place and radius. */
const LAVA: [number, [number, number][]][] = [
  [0, []], [11.5, [[32, 0]]], [10.5, [[35, -15.5], [35, 15.5]]], [9.5, [[37, -16], [37, 16], [21, 0]]],
  [8, [[38, -16], [38, 16], [24, -15], [24, 15]]],
];
export function lavaAt(segment: number, count: number): { at: Point; r: number }[] {
  const [r, places] = LAVA[Math.min(count, 4)]!;
  return places.map(([distance, aside]) => ({ at: polar(distance, angleOf(segment) + aside), r }));
}

/** A circle cut by hand. */
export function blob(r: number, amplitude: number, seed: number, n = 60): string {
  const points = Array.from({ length: n }, (_, i) => {
    const a = (i * 360) / n, w = (a * Math.PI) / 180;
    return polar(r + amplitude * (Math.sin(5 * w + seed) + .7 * Math.sin(11 * w + 2 * seed) + .4 * Math.sin(17 * w + 5 * seed)), a);
  });
  const middle = (i: number) => {
    const a = points[i % n]!, b = points[(i + 1) % n]!;
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  return `M${middle(0)}${points.map((_, i) => `Q${points[(i + 1) % n]!.join(' ')} ${middle(i + 1)}`).join('')}Z`;
}

/** The way of the boat, clockwise, from a segment over so many others. */
export function route(from: number, steps: number, r = 227): { path: string; head: string } {
  const start = angleOf(from) + 11, end = angleOf(from + steps) - 7;
  return {
    path: `M${pair(r, start)}A${r} ${r} 0 ${end - start > 180 ? 1 : 0} 1 ${pair(r, end)}`,
    head: `${at(polar(r, end))} rotate(${end % 360})`,
  };
}

/** A shaman's steps from space to space, bent a little so that they are seen beside what stands there. */
export function trail(from: string, to: string): string {
  const a = spaceAt(from), b = spaceAt(to), [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const far = Math.hypot(mx, my) || 1, bend = Math.hypot(a[0] - b[0], a[1] - b[1]) * .18;
  return `M${a.join(' ')}Q${round(mx + (mx / far) * bend)} ${round(my + (my / far) * bend)} ${b.join(' ')}`;
}

/** From a crater to its neighbour. */
export function shiftPath(origin: number, target: number): string {
  const way = (target - origin + 6) % 6 === 1 ? 1 : -1, from = angleOf(origin) + way * 10, to = angleOf(origin) + way * 44;
  return `M${pair(34, from)}A34 34 0 0 ${way > 0 ? 1 : 0} ${pair(34, to)}`;
}
export function shiftHead(origin: number, target: number): string {
  const way = (target - origin + 6) % 6 === 1 ? 1 : -1, to = angleOf(origin) + way * 46;
  return `${at(polar(34, to))} rotate(${to + (way > 0 ? 0 : 180)})`;
}
