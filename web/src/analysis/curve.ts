/** The win-chance curve in numbers: where things are drawn, and which plies are turning points. */
import type { Analysed, AnalysedStep } from '../generated/messages';

export const MOST_MARKS = 15;

/** The chances of every seat at each ply; the last one is the result. */
export function curveOf(found: Analysed): number[][] {
  return [...found.steps.map((step) => step.before), found.result];
}

/** The step that led to a ply; none leads to the start. */
export const stepAt = (found: Analysed, ply: number): AnalysedStep | null => found.steps[ply - 1] ?? null;

export const xOf = (ply: number, total: number, width: number): number => (ply / Math.max(1, total)) * width;
export const yOf = (chance: number, height: number): number => (1 - chance) * height;
export const plyAt = (x: number, total: number, width: number): number =>
  (width > 0 ? Math.max(0, Math.min(total, Math.round((x / width) * total))) : 0);

export function lineOf(curve: number[][], seat: number, width: number, height: number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return curve.map((chances, ply) => `${ply ? 'L' : 'M'}${round(xOf(ply, curve.length - 1, width))} ${round(yOf(chances[seat] ?? 0, height))}`).join('');
}

/** The line as the upper edge of an area. */
export const areaOf = (curve: number[][], seat: number, width: number, height: number): string =>
  `${lineOf(curve, seat, width, height)}V${height}H0z`;

/** Seats whose line is that of an earlier seat all along: partners win together. */
export function doubles(curve: number[][]): boolean[] {
  const seats = curve[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: seat }, (_, other) => other).some((other) => curve.every((chances) => chances[seat] === chances[other])));
}

// -- turning points -------------------------------------------------------------------------------------------

export interface Turning {
  ply: number;
  kind: 'mistake' | 'luck';
  /** Who gave something away, or whom chance has helped most. */
  seat: number;
  /** Its chance before and after, as the decider could know it, or before and after chance had spoken. */
  from: number;
  to: number;
  /** How much of a victory it was about. */
  size: number;
}

export function turningsOf(found: Analysed): Turning[] {
  return found.steps.filter((step) => step.turning).map((step) => {
    const { ply, lost, luck, before, expected } = step;
    if (step.turning === 'mistake') return { ply, kind: 'mistake' as const, seat: step.seat, from: before[step.seat]!, to: expected[step.seat]!, size: lost };
    const size = Math.max(...luck), seat = luck.indexOf(size), from = expected[seat]!;
    return { ply, kind: 'luck' as const, seat, from, to: Math.min(1, from + size), size };
  });
}

/** The next turning point from a ply on, forwards or backwards; null: there is none. */
export function turningFrom(turnings: Turning[], ply: number, way: 1 | -1): Turning | null {
  const ahead = turnings.filter((each) => (each.ply - ply) * way > 0);
  return (way > 0 ? ahead[0] : ahead.at(-1)) ?? null;
}

/** Those that have room beside one another: the largest, in their order. */
export function fitting(turnings: Turning[], most: number): Turning[] {
  const chosen = new Set([...turnings].sort((a, b) => b.size - a.size).slice(0, Math.max(0, most)));
  return turnings.filter((each) => chosen.has(each));
}

/** Centres of marks that want to be at `wanted` (ascending) but keep `gap` between them, all within the width. What
 *  is too close is moved aside together, as little as possible. */
export function spread(wanted: number[], gap: number, width: number): number[] {
  const step = wanted.length > 1 ? Math.min(gap, width / (wanted.length - 1)) : 0;
  const blocks: { sum: number; count: number }[] = [];
  wanted.forEach((x, n) => {
    blocks.push({ sum: x - n * step, count: 1 });
    for (;;) {
      const last = blocks.at(-1)!, before = blocks.at(-2);
      if (!before || before.sum / before.count <= last.sum / last.count) break;
      blocks.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  });
  const most = Math.max(0, width - (wanted.length - 1) * step);
  return blocks.flatMap((block) => Array.from({ length: block.count }, () => block.sum / block.count))
    .map((x, n) => Math.max(0, Math.min(most, x)) + n * step);
}

// -- in words -------------------------------------------------------------------------------------------------

/** A chance in hundredths. */
export const percent = (chance: number): number => Math.round(chance * 100);

/** A difference of chances with its sign; a real minus. */
export function difference(by: number): string {
  const value = percent(by);
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

export type Verdict = 'forced' | 'best' | 'close' | 'weak' | 'mistake';
const CLOSE = 0.03;

export function verdictOf(step: AnalysedStep): Verdict {
  if (step.forced) return 'forced';
  if (step.best[0]?.move === step.move || percent(step.lost) === 0) return 'best';
  if (step.turning === 'mistake') return 'mistake';
  return step.lost < CLOSE ? 'close' : 'weak';
}
