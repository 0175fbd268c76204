/** The selection machine against lists of legal moves from random games, made by web/dev/fixtures.py. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Args, MoveInfo } from '../src/games/client';
import { MOST_CHIPS, record, Selection, within, type Port } from '../src/lib/selection.svelte';
import found from './legal-moves.json';

const lists = Object.values(found).flat() as unknown as MoveInfo[][];

function machine(moves: MoveInfo[], port: Partial<Port> = {}) {
  const asked: Args[] = [];
  const played: MoveInfo[] = [];
  const selection = new Selection({
    preview: async (move) => ({ move: move.text, preview: null, effects: [] }),
    why: async (args) => (asked.push(args), { ruling: 'M-1', message: { id: 'no' } }),
    play: async (move) => (played.push(move), null),
    confirm: () => 'always',
    ...port,
  });
  selection.offer(moves, 1);
  return { selection, asked, played };
}

/** Some of the arguments of some legal move, as a piece of a board would stand for them. */
function pieces(moves: MoveInfo[]): fc.Arbitrary<Args> {
  return fc.constantFrom(...moves.map(record)).chain((args) =>
    fc.subarray(Object.entries(args), { minLength: 1 }).map((part) => Object.fromEntries(part) as Args));
}

const situation = fc.constantFrom(...lists).chain((moves) =>
  fc.record({ moves: fc.constant(moves), touches: fc.array(pieces(moves), { minLength: 1, maxLength: 8 }) }));

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('whatever is touched', () => {
  test('what is chosen always fits a legal move, and the candidates are exactly those that fit', () => {
    fc.assert(fc.property(situation, ({ moves, touches }) => {
      const { selection } = machine(moves);
      for (const args of touches) {
        selection.touch(args);
        const fitting = moves.filter((move) => within(selection.chosen, record(move)));
        expect(fitting.length).toBeGreaterThan(0);
        expect(selection.candidates).toEqual(fitting);
      }
    }));
  });

  test('a touch on what is not chosen chooses it; a touch on what is chosen lets go of it', () => {
    fc.assert(fc.property(situation, ({ moves, touches }) => {
      const { selection } = machine(moves);
      for (const args of touches) {
        const before = selection.chosen;
        const was = Object.keys(before).length > 0 && within(args, before);
        selection.touch(args);
        expect(within(args, selection.chosen)).toBe(!was);
        if (!was && moves.some((move) => within({ ...before, ...args }, record(move))
            && Object.keys(args).every((key) => !(key in before) || before[key] === args[key]))) {
          expect(within(before, selection.chosen)).toBe(true);      // nothing is lost that could stay
        }
      }
    }));
  });

  test('only a single fitting move is ready, and confirm sends that one, once', () => {
    fc.assert(fc.property(situation, ({ moves, touches }) => {
      const { selection, played } = machine(moves);
      for (const args of touches) selection.touch(args);
      const ready = selection.ready;
      if (ready) {
        expect(within(selection.chosen, record(ready))).toBe(true);
        expect(selection.candidates).toEqual([ready]);
      }
      selection.confirm();
      selection.confirm();
      expect(played).toEqual(ready ? [ready] : []);
    }));
  });

  test('a piece that says legal leads to a legal choice, an idle one asks why and changes nothing', async () => {
    await fc.assert(fc.asyncProperty(situation, fc.constantFrom(...lists), async ({ moves, touches }, others) => {
      const { selection, asked } = machine(moves);
      for (const args of touches) selection.touch(args);
      for (const move of others.slice(0, 6)) {
        const args = record(move);
        const look = selection.state(args);
        const before = selection.chosen;
        const count = asked.length;
        selection.touch(args);
        await settled();
        if (look === 'idle') {
          expect(selection.chosen).toEqual(before);
          expect(asked.length).toBeGreaterThan(count);
          expect(selection.reason).not.toBeNull();
        } else {
          expect(asked.length).toBe(count);
          expect(selection.reason).toBeNull();
        }
      }
    }), { numRuns: 30 });
  });

  test('every legal move can be reached argument by argument, in any order', () => {
    fc.assert(fc.property(
      fc.constantFrom(...lists).chain((moves) => fc.constantFrom(...moves).chain((move) => fc.record({
        moves: fc.constant(moves), move: fc.constant(move),
        order: fc.shuffledSubarray(Object.entries(record(move)), { minLength: Object.keys(record(move)).length }),
      }))),
      ({ moves, move, order }) => {
        const { selection } = machine(moves);
        for (const [key, value] of order) {
          if (selection.chosen[key] !== value) selection.touch({ [key]: value });
        }
        expect(selection.ready).toEqual(move);
        expect(selection.state(record(move))).toBe('chosen');
      }));
  });

  test('chips are few, legal and contain what is ready', () => {
    fc.assert(fc.property(situation, ({ moves, touches }) => {
      const { selection } = machine(moves);
      for (const args of touches) {
        selection.touch(args);
        expect(selection.options.length).toBeLessThanOrEqual(MOST_CHIPS);
        for (const option of selection.options) {
          expect(moves).toContain(option);
          expect(selection.state(record(option))).not.toBe('idle');
        }
      }
    }));
  });
});

const towels: MoveInfo[] = [1, 2].flatMap((slot) => [3, 4, 5].map((top) => ({
  text: `towel 1.${slot}@${top}`, family: 'towel', args: { row: 1, slot, top }, final: slot === 2,
})));
const done: MoveInfo = { text: 'done', family: 'done', args: {}, final: true };

describe('steps', () => {
  test('another towel forgets the height, another height keeps the towel', () => {
    const { selection } = machine(towels);
    selection.touch({ move: 'towel', row: 1, slot: 1 });
    selection.touch({ top: 3 });
    expect(selection.ready?.text).toBe('towel 1.1@3');
    selection.touch({ top: 5 });
    expect(selection.ready?.text).toBe('towel 1.1@5');
    expect(selection.options.map((move) => move.text)).toEqual(['towel 1.1@3', 'towel 1.1@4', 'towel 1.1@5']);
    selection.touch({ row: 1, slot: 2 });
    expect(selection.ready).toBeNull();
    expect(selection.chosen).toEqual({ row: 1, slot: 2 });
    expect(selection.back()).toBe(true);
    expect(selection.chosen).toEqual({});
    expect(selection.back()).toBe(false);
  });

  test('families without arguments are offered as chips while nothing is chosen', () => {
    const { selection } = machine([...towels, done]);
    expect(selection.options).toEqual([done]);
    selection.touch({ move: 'done' });
    expect(selection.ready).toBe(done);
  });

  test('the same decision offered again keeps the choice, another one drops it', () => {
    const { selection } = machine(towels);
    selection.touch({ slot: 1 });
    selection.offer([...towels], 1);
    expect(selection.chosen).toEqual({ slot: 1 });
    selection.offer(towels.filter((move) => move.args.slot === 2), 1);
    expect(selection.chosen).toEqual({});
    selection.touch({ slot: 2 });
    selection.offer([...towels], 2);
    expect(selection.chosen).toEqual({});
  });

  test('a suggestion is shown as ready, but never sent without being confirmed', () => {
    const { selection, played } = machine(towels, { confirm: () => 'never' });
    selection.suggest = (moves) => ({ top: moves[0]!.args.top! });
    selection.touch({ slot: 2 });
    expect(selection.ready?.text).toBe('towel 1.2@3');
    expect(played).toEqual([]);
    selection.touch({ top: 4 });
    expect(played.map((move) => move.text)).toEqual(['towel 1.2@4']);
  });
});

describe('confirming', () => {
  test.each([['always', []], ['final', ['towel 1.1@3']], ['never', ['towel 1.1@3', 'towel 1.2@3']]] as const)('%s', async (confirm, sent) => {
    const { selection, played } = machine(towels, { confirm: () => confirm });
    for (const slot of [1, 2]) {
      selection.clear();
      selection.touch({ slot });
      selection.touch({ top: 3 });
      await settled();
    }
    expect(played.map((move) => move.text)).toEqual(sent);
  });

  test('a refused move says why and can be chosen again', async () => {
    const reason = { ruling: '', message: { id: 'client-answer-stale' } };
    const { selection } = machine(towels, { play: async () => reason });
    selection.touch({ slot: 1, top: 3 });
    selection.confirm();
    expect(selection.sent?.text).toBe('towel 1.1@3');
    selection.touch({ slot: 2 });
    expect(selection.chosen).toEqual({ slot: 1, top: 3 });      // nothing changes while it is on its way
    await settled();
    expect(selection.sent).toBeNull();
    expect(selection.reason).toEqual(reason);
  });

  test('previews are asked once and only those of this position are kept', async () => {
    let asked = 0;
    const { selection } = machine(towels, {
      preview: async (move) => (asked++, { move: move.text, preview: { of: move.text }, effects: [{ id: move.text }] }),
    });
    selection.touch({ slot: 1 });
    await settled();
    expect(asked).toBe(3);      // the three heights that are open
    selection.touch({ top: 4 });
    await settled();
    expect(asked).toBe(3);
    expect(selection.preview).toEqual({ of: 'towel 1.1@4' });
    expect(selection.effects).toEqual([{ id: 'towel 1.1@4' }]);
    selection.offer(towels, 2);
    expect(selection.previews).toEqual({});
  });
});
