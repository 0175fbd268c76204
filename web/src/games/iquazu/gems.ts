/** Cut gems with the players' shapes, and the emblems of the three colours, on a grid around the origin. */
import { SHAPES } from '../../lib/shapes';

type Ring = [number, number][];
const ring = (n: number, r: number, turn = 0): Ring => Array.from({ length: n }, (_, i) => {
  const a = (2 * Math.PI * i) / n + turn;
  return [r * Math.cos(a), r * Math.sin(a)];
});
const path = (points: Ring) => `M${points.map(point => point.map(v => v.toFixed(1)).join(' ')).join('L')}Z`;

export interface Facet { d: string; fill: string; opacity: number }
export interface Cut { outline: string; facets: Facet[]; table: string }

/** Every side of the outline becomes a facet, lit from the upper left. */
function cut(points: Ring, k: number): Cut {
  const inner = points.map(([x, y]) => [x * k, y * k] as [number, number]);
  const facets = points.flatMap((a, i): Facet[] => {
    const j = (i + 1) % points.length, b = points[j]!, n = [a[0] + b[0], a[1] + b[1]] as const;
    const light = -(n[0] * .6 + n[1] * .8) / Math.hypot(...n), d = path([a, b, inner[j]!, inner[i]!]);
    if (light > .35) return [{ d, fill: '#fff', opacity: .5 * light }];
    return light < -.2 ? [{ d, fill: '#000', opacity: -.36 * light }] : [];
  });
  return { outline: path(points), facets, table: path(inner) };
}

const CUTS: Record<string, Cut> = {
  circle: cut(ring(12, 14.2, Math.PI / 12), .6),
  square: cut([[-9, -13], [9, -13], [13, -9], [13, 9], [9, 13], [-9, 13], [-13, 9], [-13, -9]], .58),
  triangle: cut([[0, -14.5], [14.5, 11.5], [-14.5, 11.5]], .46),
  diamond: cut([[0, -15.8], [13.2, 0], [0, 15.8], [-13.2, 0]], .52),
};

export const cutOf = (seat: number): Cut => CUTS[SHAPES[seat] ?? 'circle'] ?? CUTS.circle!;

const burst = (n: number, outer: number, inner: number) => path(Array.from({ length: 2 * n }, (_, i) => {
  const a = (Math.PI * i) / n, r = i % 2 ? inner : outer;
  return [r * Math.sin(a), -r * Math.cos(a)];
}));
function lobes(n: number): string {
  const points = ring(n, 16.5, -Math.PI / 2), [x, y] = points[0]!;
  return `M${x.toFixed(1)} ${y.toFixed(1)}` + Array.from({ length: n }, (_, i) => {
    const p = points[(i + 1) % n]!;
    return `A6.4 6.4 0 0 1 ${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
  }).join('') + 'Z';
}

/** White is scalloped foam, blue a disc with waves, orange a sun with rays. */
export const EMBLEMS: Record<string, string> = {
  white: lobes(9), blue: 'M0-18A18 18 0 1 1 0 18A18 18 0 1 1 0-18Z', orange: burst(12, 19, 14.5),
};
export const DROP = 'M0 -15C5 -7 11 -1.5 11 5A11 11 0 0 1 -11 5C-11 -1.5 -5 -7 0 -15Z';
