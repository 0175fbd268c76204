/** Drawn once: rock, falling water, foam, and the body of Silon, as paths for a size of the wall. */
import { Course, STRIPS, bonusX, openX, poolTop, rowsFoot, rowsTop, spine, strip, type WallSize } from './geometry';

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
/** Always the same rock. */
export function noise(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return value - Math.floor(value);
}
const n1 = (value: number) => value.toFixed(1);

// -- rock -----------------------------------------------------------------------------------------------------

function ledge(width: number, y: number, seed: number): string {
  let d = `M0 ${y}`;
  for (let x = 0; x <= width; x += 31) d += `S${x + 12} ${n1(y + 5 * (noise(seed + x) - .5))} ${x + 31} ${n1(y + 5 * (noise(seed + x + 9) - .5))}`;
  return d;
}

/** Layers of rock, one for each row, from the top. */
export const ledges = (size: WallSize): string[] => range(0, 5).map(row => ledge(size.width, rowsTop(size) + row * size.row, row + 1));

/** Cracks between the open columns, measured from the frame. */
export function grooves(size: WallSize): string[] {
  return range(1, 4).map(i => {
    const x = openX(size) + i * size.column, foot = rowsFoot(size);
    let d = `M${x} ${rowsTop(size)}`;
    for (let y = rowsTop(size); y < foot; y += 24) d += `L${n1(x + 4 * (noise(i * 7 + y) - .5))} ${Math.min(y + 24, foot)}`;
    return d;
  });
}

export function moss(size: WallSize): string[] {
  return range(1, 4).flatMap(row => range(0, 8).map(i => {
    const x = openX(size) + (bonusX(size) - openX(size)) * noise(row * 31 + i * 7), y = rowsTop(size) + row * size.row, w = 10 + 20 * noise(row + i * 3);
    return `M${n1(x)} ${y}q${n1(w / 4)} -5 ${n1(w / 2)} -3t${n1(w / 2)} 3q${n1(-w * .1)} 6 ${n1(-w * .25)} 3t${n1(-w * .3)} 3t${n1(-w * .25)} -2t${n1(-w * .2)} -4z`;
  }));
}

// -- water ----------------------------------------------------------------------------------------------------

export interface Streak { d: string; opacity: number }

/** The light that runs down a strip of water. */
export function streaks(size: WallSize, nth: number): Streak[] {
  const w = strip(size), foot = poolTop(size) + 6, seed = nth + 1;
  return range(0, Math.max(1, Math.round(w / 9))).map(i => {
    const x = w * noise(seed * 3.1 + i), top = foot * .75 * noise(seed + i * 2.3), long = Math.min(60 + 150 * noise(seed * 1.7 + i), foot - top);
    const thick = 1 + 3.2 * noise(seed + i * 5.1);
    return { d: `M${n1(x)} ${n1(top)}q${n1(thick)} ${n1(long / 2)} 0 ${n1(long)}q${n1(-thick)} ${n1(-long / 2)} 0 ${n1(-long)}z`, opacity: .25 + .35 * noise(seed + i) };
  });
}

export function veils(size: WallSize, nth: number): string[] {
  const w = strip(size), foot = poolTop(size) + 6, half = foot / 2;
  return [.22, .68].map((u, i) => {
    const b = w * (.13 + .1 * noise(nth + 1 + i));
    return `M${n1(w * u)} 0c${n1(b)} 90 ${n1(-b)} 170 0 ${n1(half)}s${n1(b)} 120 0 ${n1(half)}h${n1(b)}c${n1(b)} -100 ${n1(-b)} -170 0 ${n1(-half)}s${n1(-b)} -120 0 ${n1(-half)}z`;
  });
}

export interface Puff { x: number; y: number; r: number; opacity: number }

/** Foam where a strip of water meets the pool. */
export function foam(size: WallSize, nth: number): Puff[] {
  const w = strip(size), step = Math.min(9, Math.max(w, 2));
  return range(0, Math.ceil(w / step)).map(i => {
    const k = nth * 7 + i;
    return { x: i * step, y: poolTop(size) - 2 + 5 * noise(3 + k), r: Math.min(6 + 5 * noise(3 + k * 3), 4 + w), opacity: .5 + .4 * noise(6 + k) };
  });
}

export function ripples(size: WallSize): string {
  return range(0, 18).map(i => `M${(size.width * noise(i + 3)).toFixed(0)} ${(poolTop(size) + 8 + (size.pool - 12) * noise(i * 2 + 1)).toFixed(0)}q8 -4 16 0t16 0`).join('');
}

export const stripNumbers = range(0, STRIPS - 1);

// -- Silon ----------------------------------------------------------------------------------------------------

export interface Body { shadow: string; fins: string; back: string; belly: string; sheen: string; scales: string; tail: string }

const bodies = new Map<WallSize, Body>();

/** The dragon's body is the frame. */
export function body(size: WallSize): Body {
  let found = bodies.get(size);
  if (!found) bodies.set(size, (found = draw(size)));
  return found;
}

function draw(size: WallSize): Body {
  const course = new Course(spine(size)), total = course.total, half = size.side / 2 - 1;
  const width = (t: number) => half * (t < .62 ? 1 : 1 - .78 * ((t - .62) / .38) ** 1.2);
  const ribbon = (outer: (t: number) => number, inner: (t: number) => number) => {
    const left: string[] = [], right: string[] = [];
    for (let i = 0; i <= 220; i++) {
      const t = i / 220, { x, y, nx, ny } = course.at(t * total);
      left.push(`${n1(x + nx * outer(t))} ${n1(y + ny * outer(t))}`);
      right.push(`${n1(x - nx * inner(t))} ${n1(y - ny * inner(t))}`);
    }
    return `M${left.concat(right.reverse()).join('L')}Z`;
  };
  let fins = '', scales = '';
  for (let d = 26; d < total * .9; d += 17 * Math.max(.8, size.head)) {
    const p = course.at(d), w = width(d / total), h = w * .78;
    const at = (a: number, b: number) => `${n1(p.x + p.tx * a + p.nx * b)} ${n1(p.y + p.ty * a + p.ny * b)}`;
    fins += `M${at(-6, w - 2)}Q${at(1, w + h)} ${at(8, w + h)}Q${at(4, w + 1)} ${at(7, w - 2)}Z`;
  }
  for (let d = 10, i = 0; d < total * .96; d += 6.5, i++) {
    const p = course.at(d), w = width(d / total);
    if (w < 3) break;
    const off = (i % 2 ? .1 : .55) * w, a = w * .34;
    const at = (u: number, v: number) => `${n1(p.x + p.tx * u + p.nx * v)} ${n1(p.y + p.ty * u + p.ny * v)}`;
    scales += `M${at(0, off - a)}Q${at(a * 1.5, off)} ${at(0, off + a)}`;
  }
  const tip = course.at(total - 1), back = ribbon(width, width);
  return {
    shadow: back, fins, back, belly: ribbon(t => -.3 * width(t), width), sheen: ribbon(t => .86 * width(t), t => -.62 * width(t)), scales,
    tail: `M${n1(tip.x - 2)} ${n1(tip.y + 8)}c-9 -4 -12 -12 -9 -20c4 5 7 6 10 5c-1 -6 1 -10 5 -14c2 5 2 9 0 13c4 0 7 -2 9 -5c2 9 -3 17 -13 21z`,
  };
}
