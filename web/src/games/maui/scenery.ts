/** The shapes of a beach that never change, worked out once as path data: waves, leaves, speckles. */
import type { BeachSize } from './geometry';
import { COLUMNS, ROWS, columnX, rowY } from './geometry';

const n = (x: number) => Math.round(x * 10) / 10;

/** Always the same "random" numbers, so that every visit finds the same beach. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** From the top of the picture down to a wavy line at y. */
export function wavesDown(width: number, y: number, height: number, length: number, phase = 0): string {
  let d = `M0 0H${n(width)}V${n(y)}`;
  for (let x = width + phase, up = true; x > -length; x -= length, up = !up) d += `q${n(-length / 2)} ${n(up ? height : -height)} ${n(-length)} 0`;
  return d + 'V0z';
}

/** From the bottom of the picture up to a line of bushes at y. */
export function bushes(width: number, y: number, bottom: number, step: number, height: number): string {
  let d = `M0 ${n(bottom)}V${n(y)}`;
  for (let x = 0, i = 0; x < width; x += step, i++) d += `q${n(step / 2)} ${n(-height * (i % 3 ? 1 : .55))} ${n(step)} 0`;
  return d + `V${n(bottom)}z`;
}

/** Short ripples on the water. */
export function ripples(width: number, low: number, high: number, length: number, gap: number): string {
  let d = '';
  for (let y = low, row = 0; y < high; y += gap, row++) {
    for (let x = row % 2 ? length * 1.4 : length * .2; x < width; x += length * 2.6) {
      d += `M${n(x)} ${n(y)}q${n(length / 4)} ${n(-length * .22)} ${n(length / 2)} 0t${n(length / 2)} 0`;
    }
  }
  return d;
}

/** Grains, drawn as strokes of no length with round ends. */
export function grains(width: number, top: number, bottom: number, count: number, seed: number): string {
  const random = dice(seed);
  return Array.from({ length: count }, () => `M${n(random() * width)} ${n(top + random() * (bottom - top))}h0`).join('');
}

export interface Palms {
  shadow: string;
  dark: string;
  light: string;
  trunks: string;
}

/** A row of palms seen from above. All leaves of a tone are one path, so a grove costs four elements. */
export function palms(count: number, width: number, at: (i: number) => { y: number; r: number }): Palms {
  const all: Palms = { shadow: '', dark: '', light: '', trunks: '' };
  for (let i = 0; i < count; i++) {
    const x = ((i + .5) * width) / count + (i % 2 ? .2 : -.16) * (width / count), { y, r } = at(i);
    for (let leaf = 0; leaf < 9; leaf++) {
      const d = frond(x, y, r, ((i * 23 + leaf * 40) * Math.PI) / 180);
      all[leaf % 2 ? 'dark' : 'light'] += d;
      all.shadow += d;
    }
    all.trunks += `M${n(x)} ${n(y)}h0`;
  }
  return all;
}

function frond(x: number, y: number, r: number, turn: number): string {
  const cos = Math.cos(turn), sin = Math.sin(turn);
  const p = (a: number, b: number) => `${n(x + r * (a * cos - b * sin))} ${n(y + r * (a * sin + b * cos))}`;
  return `M${p(0, 0)}C${p(.25, -.32)} ${p(.7, -.38)} ${p(1, -.08)} ${p(.65, -.1)} ${p(.35, .06)} ${p(0, 0)}z`;
}

/** The faint dotted lines between the places for towels. */
export function grid(size: BeachSize): string {
  let d = '';
  for (let c = 1; c <= COLUMNS + 1; c++) d += `M${columnX(size, c)} ${n(rowY(size, 1) + size.cell.h * .1)}V${n(rowY(size, ROWS + 1) - size.cell.h * .06)}`;
  for (let r = 2; r <= ROWS; r++) d += `M${columnX(size, 1)} ${n(rowY(size, r))}H${columnX(size, COLUMNS + 1)}`;
  return d;
}
