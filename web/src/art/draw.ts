/** Small shapes that several pictures share; all return the `d` of a path. */

const round = (n: number) => Math.round(n * 10) / 10;

export const polar = (x: number, y: number, r: number, degrees: number): [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [round(x + Math.cos(turn) * r), round(y + Math.sin(turn) * r)];
};

/** A hexagon with a flat top. */
export const hexagon = (x: number, y: number, r: number) =>
  'M' + [0, 60, 120, 180, 240, 300].map((a) => polar(x, y, r, a).join(' ')).join('L') + 'z';

/** One of eight bulging panels of an umbrella seen from above. */
export function panel(x: number, y: number, r: number, turn: number): string {
  const [a, b, c] = [polar(x, y, r, turn), polar(x, y, r * 0.92, turn + 22.5), polar(x, y, r, turn + 45)];
  return `M${x} ${y}L${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}z`;
}

/** A leaf of that length from the origin to the right. */
export const leaf = (r: number) =>
  `M0 0C${round(r * 0.25)} ${round(-r * 0.32)} ${round(r * 0.7)} ${round(-r * 0.38)} ${r} ${round(-r * 0.08)} ` +
  `${round(r * 0.65)} ${round(-r * 0.1)} ${round(r * 0.35)} ${round(r * 0.06)} 0 0z`;

/** A smooth line through points by the middles between them. */
export function stream(points: [number, number][]): string {
  const first = points[0]!;
  const last = points[points.length - 1]!;
  const middle = (i: number) => {
    const [a, b] = [points[i]!, points[i + 1]!];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  let d = `M${first.map(round).join(' ')}L${middle(0)}`;
  for (let i = 1; i < points.length - 1; i++) d += `Q${points[i]!.map(round).join(' ')} ${middle(i)}`;
  return `${d}L${last.map(round).join(' ')}`;
}

export const cloud =
  'M-60 10c-14 0-14-16 0-17 2-14 22-16 27-5 7-12 30-10 32 3 10-9 28-3 27 8 14-2 20 11 6 11z';

/** How large a title of a cover may be. */
export const lettering = (title: string, most: number) => Math.min(most, Math.floor(420 / Math.max(title.length, 1)));
