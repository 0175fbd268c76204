/** The parts of Maui's board that are no drawing: measures, names, flights, words. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGE, bands, cluster, columnX, rowY, spread, squareWidth, squareX, type TrackSize } from '../src/games/maui/geometry';
import { PATTERNS, TOWELS, patternsOf, piecesOf } from '../src/games/maui/names';
import { flights } from '../src/games/maui/flights';
import { wavesDown } from '../src/games/maui/scenery';

const event = (kind: string, args: Record<string, number>, seat = 1) => ({ kind, seat, args, ply: 3, turn: 3, say: null });
const close = 1e-6;

describe('measures', () => {
  test('the beach is thirteen columns and eleven rows, the sea above row 1', () => {
    expect(columnX(LARGE, 0)).toBe(LARGE.left);
    expect(columnX(LARGE, 13) + LARGE.right).toBeCloseTo(LARGE.width);
    expect(rowY(LARGE, -1)).toBe(0);
    expect(rowY(LARGE, 10)).toBeCloseTo(LARGE.height);
  });

  test('controls keep apart, keep their order, stay inside, and lie where they are wished if they can', () => {
    const wishes = fc.uniqueArray(fc.integer({ min: 0, max: 370 }), { minLength: 1, maxLength: 5 }).map(all => all.sort((a, b) => a - b));
    fc.assert(fc.property(wishes, fc.constantFrom(34, 46, 74), (ys, gap) => {
      const low = gap / 2, high = 372 - gap / 2, places = spread(ys, gap, low, high);
      expect(places).toHaveLength(ys.length);
      places.forEach((y, i) => {
        expect(y).toBeGreaterThanOrEqual(low - close);
        expect(y).toBeLessThanOrEqual(high + close);
        if (i) expect(y - places[i - 1]!).toBeGreaterThanOrEqual(gap - close);
      });
      const free = ys.every((y, i) => y >= low && y <= high && (i === 0 || y - ys[i - 1]! >= gap));
      if (free) expect(places).toEqual(ys);
    }));
  });

  test('crowded controls are shared out around what they mean', () => {
    const places = spread([180, 190], 70, 35, 337);
    expect(places[1]! - places[0]!).toBe(70);
    expect((places[0]! + places[1]!) / 2).toBeCloseTo(185);
  });

  test('bands part a strip without gaps', () => {
    const parts = bands([50, 120, 200], 10, 260);
    expect(parts[0]!.y).toBe(10);
    expect(parts.reduce((sum, part) => sum + part.h, 0)).toBe(250);
    expect(parts[1]).toEqual({ y: 85, h: 75 });
  });

  test.each([[1, 61], [2, 61], [4, 61], [2, 30], [3, 30], [4, 30], [4, 24]])('%i shells lie inside a square of %i, each to be seen', (count, room) => {
    const shells = cluster(count, room, 29, 24);
    expect(shells).toHaveLength(count);
    for (const { x, y, size } of shells) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(room);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + size).toBeLessThanOrEqual(29);
    }
    for (let i = 1; i < count; i++) {
      const apart = Math.hypot(shells[i]!.x - shells[i - 1]!.x, shells[i]!.y - shells[i - 1]!.y);
      expect(apart).toBeGreaterThan(shells[i]!.size * .5);
    }
  });

  test('squares of a track fill it from the start to the end', () => {
    const size: TrackSize = { width: 868, lane: 30, head: 22, label: 50, start: 82, shell: 24, from: 1, to: 12 };
    expect(squareX(size, 0)).toBe(50);
    expect(squareX(size, 1)).toBe(132);
    expect(squareX(size, 12) + squareWidth(size)).toBeCloseTo(860);
    const second = { ...size, from: 13, to: 24 };
    expect(squareX(second, 13)).toBe(132);
    expect(squareX(second, 5)).toBe(50);
  });

  test('waves are closed and cover the whole width', () => {
    expect(wavesDown(100, 20, 3, 10)).toMatch(/^M0 0H100V20(q-5 -?3 -10 0)+V0z$/);
  });
});

describe('names', () => {
  const data = readFileSync(new URL('../../src/lanai/games/maui/data.toml', import.meta.url), 'utf8');

  test('towels are numbered as in the rules', () => {
    const list = /\[towels\][^[]*list = \[([^\]]*)\]/.exec(data)![1]!.match(/[A-Z]{3}/g)!;
    expect(TOWELS.slice(1)).toEqual(list);
    expect(patternsOf('OGY')).toEqual(['orange', 'green', 'yellow']);
  });

  test('patterns stand in the order of the rules', () => {
    expect([...data.matchAll(/\[\[patterns\]\]\s+id = "(\w+)"/g)].map(found => found[1])).toEqual([...PATTERNS]);
  });

  test('a line of the log lights up what it is about', () => {
    expect(piecesOf(event('lay', { column: 4, towel: TOWELS.indexOf('POG'), top: 2 }))).toEqual(['towel-POG']);
    expect(piecesOf(event('dollars', { zone: 2, count: 3 }))).toEqual(['zone-2', 'purse-1']);
    expect(piecesOf(event('step', { pattern: 2, origin: 0, square: 3, row: 1 }, 0))).toEqual(['shell-0-blue']);
    expect(piecesOf(event('penalty', { column: 5, row: 8 }))).toEqual(['penalty-1-5-8']);
    expect(piecesOf(event('lost', { kind: 1, column: 5, row: 6 }))).toEqual(['spot-1-5-6', 'cell-1-5-6']);
    expect(piecesOf(event('ornament', { token: 1, track: 1, square: 5 }))).toEqual(['ornament-pink-5', 'tokens-1']);
    expect(piecesOf(event('over', { total: 50, place: 1 }))).toEqual([]);
  });
});

describe('flights', () => {
  test('a price flies to the zone of the row, each dollar for itself', () => {
    const flying = flights([event('take', { row: 2, slot: 3, towel: 7, cost: 2 }, 0)]);
    expect(flying.map(({ from, to }) => [from, to])).toEqual([['purse-0', 'zone-2'], ['purse-0', 'zone-2']]);
    expect(flights([event('take', { row: 1, slot: 1, towel: 7, cost: 0 })])).toEqual([]);
  });

  test('dollars taken fly to the player, pearls to the entrance, tokens to the hand', () => {
    const flying = flights([
      event('dollars', { zone: 1, count: 3 }), event('pearl', { colour: 1, column: 2, row: 2 }), event('ornament', { token: 0, track: 0, square: 5 }),
      event('step', { pattern: 0, origin: 3, square: 5, row: 2 }),
    ]);
    expect(flying.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'zone-1 purse-1', 'zone-1 purse-1', 'zone-1 purse-1', 'cell-1-2-2 pearls-1', 'ornament-yellow-5 tokens-1',
    ]);
    expect(flying[3]!.props).toEqual({ colour: 'black' });
    expect(flying[4]!.props).toEqual({ token: 'blue' });
  });
});

describe('words', () => {
  test('every text of the board is there in English', () => {
    const texts = readFileSync(new URL('../../src/lanai/locales/en/maui.ftl', import.meta.url), 'utf8');
    const known = new Set([...texts.matchAll(/^([\w-]+) =/gm)].map(found => found[1]));
    const files = import.meta.glob<string>('../src/games/maui/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
    const used = Object.values(files).flatMap(source => [...source.matchAll(/['"](maui-(?:prompt|piece|heading)-[\w-]*\w)['"]/g)].map(found => found[1]!));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter(id => !known.has(id))).toEqual([]);
  });
});
