import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { areaOf, curveOf, difference, doubles, fitting, lineOf, plyAt, spread, stepAt, turningFrom, turningsOf, verdictOf, xOf, yOf } from '../src/analysis/curve';
import { LookBack, type Source } from '../src/analysis/lookback.svelte';
import type { Analysed, AnalysedStep, AnalysisBody } from '../src/generated/messages';

const step = (more: Partial<AnalysedStep> = {}): AnalysedStep => ({
  ply: 1, seat: 0, move: 'a', say: [], forced: false, before: [0.5, 0.5], expected: [0.5, 0.5], best: [{ move: 'a', say: [], chance: 0.5 }], lost: 0, luck: [0, 0], turning: '', ...more,
});
const analysed = (steps: AnalysedStep[]): Analysed => ({ game: 'maui', simulations: 5000, steps, result: [1, 0], luck: [0, 0], lost: [0, 0] });

const chances = fc.double({ min: 0, max: 1, noNaN: true });
const turnings = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 40 }).chain((plies) =>
  fc.tuple(...[...plies].sort((a, b) => a - b).map((ply) => chances.map((size) => ({ ply, kind: 'mistake' as const, seat: 0, from: 1, to: 0, size })))));

describe('the curve', () => {
  test('a place leads to the ply that is drawn there', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 400, max: 2000 }), (total, width) => {
      for (const ply of [0, 1, Math.floor(total / 2), total]) expect(plyAt(xOf(ply, total, width), total, width)).toBe(ply);
    }));
    fc.assert(fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), fc.nat(300), fc.nat(900), (x, total, width) => {
      const ply = plyAt(x, total, width);
      expect(Number.isInteger(ply) && ply >= 0 && ply <= total).toBe(true);
    }));
  });

  test('begins left with the first chance, ends right with the result, higher is better', () => {
    const curve = curveOf(analysed([step({ before: [0.25, 0.75] }), step({ ply: 2, before: [0.5, 0.5] })]));
    expect(curve).toEqual([[0.25, 0.75], [0.5, 0.5], [1, 0]]);
    expect(lineOf(curve, 0, 200, 100)).toBe('M0 75L100 50L200 0');
    expect(lineOf(curve, 1, 200, 100)).toBe('M0 25L100 50L200 100');
    expect(areaOf(curve, 0, 200, 100)).toBe('M0 75L100 50L200 0V100H0z');
    fc.assert(fc.property(chances, chances, (a, b) => (a < b ? yOf(a, 100) >= yOf(b, 100) : yOf(a, 100) <= yOf(b, 100))));
  });

  test('partners share a line, and only the second of them is dashed', () => {
    expect(doubles([[0.3, 0.7, 0.3, 0.7], [0.4, 0.6, 0.4, 0.6]])).toEqual([false, false, true, true]);
    expect(doubles([[0.5, 0.5], [0.4, 0.6]])).toEqual([false, false]);
  });

  test('a ply is told by the decision that led to it', () => {
    const found = analysed([step({ ply: 1 }), step({ ply: 2 })]);
    expect(stepAt(found, 0)).toBeNull();
    expect([1, 2].map((ply) => stepAt(found, ply)?.ply)).toEqual([1, 2]);
    expect(stepAt(found, 3)).toBeNull();
  });
});

describe('turning points', () => {
  test('a mistake is of who made it, luck of whom it helped', () => {
    const found = turningsOf(analysed([
      step(), step({ ply: 2, seat: 1, turning: 'mistake', lost: 0.2, before: [0.5, 0.5], expected: [0.7, 0.3] }),
      step({ ply: 3, seat: 1, turning: 'luck', luck: [0.3, -0.3], expected: [0.6, 0.4] }),
    ]));
    expect(found).toMatchObject([{ ply: 2, kind: 'mistake', seat: 1, from: 0.5, to: 0.3, size: 0.2 }, { ply: 3, kind: 'luck', seat: 0, from: 0.6, size: 0.3 }]);
    expect(found[1]!.to).toBeCloseTo(0.9);
  });

  test('all are visited once in either direction', () => {
    fc.assert(fc.property(turnings, (all) => {
      const there: number[] = [], back: number[] = [];
      for (let at = 0, next; (next = turningFrom(all, at, 1)); at = next.ply) there.push(next.ply);
      for (let at = 301, next; (next = turningFrom(all, at, -1)); at = next.ply) back.push(next.ply);
      expect(there).toEqual(all.map(({ ply }) => ply));
      expect(back.reverse()).toEqual(there);
    }));
  });

  test('where not all have room the largest stay, in their order', () => {
    fc.assert(fc.property(turnings, fc.nat(20), (all, most) => {
      const kept = fitting(all, most);
      expect(kept).toHaveLength(Math.min(most, all.length));
      expect(kept).toEqual(all.filter((each) => kept.includes(each)));
      const least = Math.min(...kept.map(({ size }) => size));
      if (kept.length) expect(all.every((each) => kept.includes(each) || each.size <= least)).toBe(true);
    }));
  });

  test('marks keep apart, within the width, and stay where they are if there is room', () => {
    const wanted = fc.array(fc.double({ min: 0, max: 350, noNaN: true }), { maxLength: 9 }).map((xs) => xs.sort((a, b) => a - b));
    fc.assert(fc.property(wanted, (xs) => {
      const found = spread(xs, 40, 350);
      expect(found).toHaveLength(xs.length);
      found.forEach((x, n) => {
        expect(x).toBeGreaterThanOrEqual(-1e-6);
        expect(x).toBeLessThanOrEqual(350 + 1e-6);
        if (n) expect(x - found[n - 1]!).toBeGreaterThanOrEqual(40 - 1e-6);
      });
      if (xs.every((x, n) => !n || x - xs[n - 1]! >= 40)) found.forEach((x, n) => expect(x).toBeCloseTo(xs[n]!));
    }));
    expect(spread([100, 100], 40, 350)).toEqual([80, 120]);
  });
});

describe('words', () => {
  test('a decision is judged once, and the best move never blamed', () => {
    const other = [{ move: 'b', say: [], chance: 0.9 }];
    expect(verdictOf(step({ forced: true, best: [] }))).toBe('forced');
    expect(verdictOf(step())).toBe('best');
    expect(verdictOf(step({ best: other, lost: 0.01 }))).toBe('close');
    expect(verdictOf(step({ best: other, lost: 0.08 }))).toBe('weak');
    expect(verdictOf(step({ best: other, lost: 0.4, turning: 'mistake' }))).toBe('mistake');
    expect(verdictOf(step({ best: other, lost: 0.001 }))).toBe('best');
  });

  test('differences have a sign, and nothing has none', () => {
    expect([0.123, -0.123, 0.001, -0.001].map(difference)).toEqual(['+12', '−12', '0', '0']);
  });
});

describe('waiting for an analysis', () => {
  const found = analysed([step()]);
  const none = { done: 0, of: 0, analysis: null }, half = { done: 2, of: 4, analysis: null }, all = { done: 4, of: 4, analysis: found };

  /** Answers in turn; what was asked. */
  function waiting(answers: (AnalysisBody | Error)[], file = false) {
    const asked: string[] = [];
    const next = (what: string) => async () => {
      asked.push(what);
      const answer = answers.shift() ?? all;
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const source: Source = { ...(file ? {} : { peek: next('peek') }), start: next('start'), sideline: vi.fn() };
    return { back: new LookBack(source, 1), asked };
  }
  const offline = Object.assign(new Error(), { code: 'offline' });

  test('what is stored is there at once, and never asked for again', async () => {
    const { back, asked } = waiting([all]);
    await back.open();
    expect(back.found).toBe(found);
    await back.start();
    expect(asked).toEqual(['peek']);
  });

  test('nothing is begun unasked', async () => {
    const table = waiting([none]);
    await table.back.open();
    expect([table.back.of, table.asked]).toEqual([0, ['peek']]);
    const file = waiting([], true);
    await file.back.open();
    expect(file.asked).toEqual([]);
    const nothing = new LookBack(null);
    await nothing.open();
    await nothing.start();
    expect([nothing.possible, nothing.of]).toEqual([false, 0]);
  });

  test('progress is followed to the end, through breaks of the line and a server that forgot', async () => {
    const { back, asked } = waiting([half, half, offline, none, half, all]);
    await back.start();
    expect(back.part).toBe(0.5);
    await vi.waitFor(() => expect(back.found).toBe(found));
    expect(asked).toEqual(['start', 'peek', 'peek', 'peek', 'start', 'peek']);
    expect(back.of).toBe(0);
  });

  test('a file is asked about as it was begun', async () => {
    const { back, asked } = waiting([half, all], true);
    await back.start();
    await vi.waitFor(() => expect(back.found).toBe(found));
    expect(asked).toEqual(['start', 'start']);
  });

  test('a refusal is told, and one can ask again', async () => {
    const { back } = waiting([Object.assign(new Error(), { code: 'too-many-requests' }), all]);
    await back.start();
    expect([back.of, (back.trouble as { code: string }).code]).toEqual([0, 'too-many-requests']);
    await back.start();
    expect([back.found, back.trouble]).toEqual([found, null]);
  });

  test('who leaves asks no more', async () => {
    const { back, asked } = waiting([half, half]);
    await back.start();
    back.stop();
    await new Promise((done) => setTimeout(done, 20));
    expect(asked).toEqual(['start']);
  });
});
