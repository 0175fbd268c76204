/** The island as nature made it: paths that never change, made once. */
import { R, SEGMENTS, blob, polar } from './geometry';

function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
const fix = (n: number) => Math.round(n * 10) / 10;
const pt = (r: number, a: number) => polar(r, a).join(' ');
const dot = (r: number, a: number, size: number) => {
  const [x, y] = polar(r, a), s = fix(size);
  return `M${fix(x - s)} ${y}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0`;
};
const many = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join('');

export const SHORE = {
  surf: blob(227, 2.4, 2), foam: blob(221, 1.8, 4), beach: blob(R.beach, 1.8, 3), plain: blob(R.plain, 1.5, 1), forest: blob(R.forest, 1.8, 6),
  clearing: blob(R.forest - 4, 1.2, 8), mountain: blob(R.mountain, 2, 9, 44), rim: blob(R.crater + 3, 1.3, 12, 40), crater: blob(R.crater - 1, 1, 15, 40),
};

function seaWaves(): string {
  const random = chance(7);
  return many(90, () => {
    const r = 226 + random() * 54, a = random() * 360, length = 3 + random() * 4;
    return `M${pt(r, a)}A${fix(r)} ${fix(r)} 0 0 1 ${pt(r, a + length)}`;
  });
}
export const WAVES = seaWaves();
export const LANES = SEGMENTS.map(s => `M${pt(223, s * 60 + 30)}L${pt(240, s * 60 + 30)}`).join('');

function grains(): string {
  const random = chance(11);
  return many(260, () => dot(161 + random() * 53, random() * 360, .5 + random() * .8));
}
export const SAND = grains();

function meadow() {
  const tuft = chance(23), spot = chance(29), bloom = chance(31);
  const flowers = ['', '', ''];
  for (let i = 0; i < 30; i++) flowers[i % 3] += dot(125 + bloom() * 31, Math.floor(bloom() * 6) * 60 + 30 + (bloom() - .5) * 26, 1.7);
  return {
    patches: Array.from({ length: 34 }, () => {
      const a = spot() * 360, [x, y] = polar(126 + spot() * 30, a);
      return { x, y, rx: fix(7 + spot() * 9), ry: fix(3 + spot() * 4), turn: fix(a) };
    }),
    tufts: many(90, () => {
      const [x, y] = polar(124 + tuft() * 33, tuft() * 360);
      return `M${fix(x - 2)} ${fix(y - 4)}L${x} ${y}L${fix(x + 2)} ${fix(y - 4)}`;
    }),
    flowers,
  };
}
export const MEADOW = meadow();

/** Trees thick along the borders of the segments, thin along both hems: four tones, each one path. */
function trees() {
  const random = chance(5), all: [number, number, number][] = [];
  for (const s of SEGMENTS) {
    for (let i = 0; i < 26; i++) all.push([88 + random() * 31, s * 60 + 30 + (random() - .5) * 27, 4 + random() * 3.4]);
    for (let i = 0; i < 9; i++) all.push([86 + random() * 3, s * 60 + (random() - .5) * 44, 3.5 + random() * 2]);
    for (let i = 0; i < 9; i++) all.push([117 + random() * 3, s * 60 + (random() - .5) * 44, 3.5 + random() * 2.4]);
  }
  return all.map(([r, a, size]) => {
    const [x, y] = polar(r, a);
    return { x, y, r: fix(size) };
  }).sort((a, b) => a.y - b.y);
}
export const TREES = trees();

/** Slopes lit from the upper left. */
function slopes() {
  const random = chance(41);
  let lit = '', dark = '', snow = '';
  for (let i = 0; i < 36; i++) {
    const a = i * 10 + (random() - .5) * 5, top = 50 + random() * 7, foot = 76 + random() * 9, w = 4 + random() * 2.6;
    const day = Math.cos(((a - 315) * Math.PI) / 180) > 0;
    const slope = `M${pt(top, a)}L${pt(foot, a - w)}L${pt(foot - 4, a + w * (day ? .3 : .6))}Z`;
    if (day) lit += slope;
    else dark += slope;
    if (i % 2) snow += `M${pt(top - 1, a)}L${pt(top + 5, a - 3)}L${pt(top + 7, a + 1)}Z`;
  }
  return { lit, dark, snow };
}
export const SLOPES = slopes();
export const RIDGES = SEGMENTS.map(s => `M${pt(10, s * 60 + 30)}L${pt(45, s * 60 + 27.5)}L${pt(45, s * 60 + 32.5)}Z`).join('');
export const BORDERS = SEGMENTS.map(s => `M${pt(56, s * 60 + 30)}L${pt(212, s * 60 + 30)}`).join('');
export const PLATFORMS = SEGMENTS.flatMap(s => [140, 102.5, 65.5].map(r => polar(r, s * 60)));
export const CROWNS = SEGMENTS.flatMap(s => [{ at: polar(206, s * 60 + 30.5), k: .95 }, { at: polar(174, s * 60 + 28), k: .68 }]);
export const LEAVES = { back: [26, 78, 130, 182, 234, 286, 338], front: [0, 52, 104, 156, 208, 260, 312] };
/** Where the shamans come from. */
export const HUTS = [1, 4].map(s => polar(172, s * 60 - 25));
export const LIFE = SEGMENTS.map(s => ({ at: polar(263, s * 60 + 30), turtle: s % 2 === 0, turn: s % 2 ? 0 : s * 60 - 30 }));
