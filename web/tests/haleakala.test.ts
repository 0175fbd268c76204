/** The parts of Haleakalā's board that are no drawing: measures, names, flights. */
import { describe, expect, test } from 'vitest';
import { SEGMENTS, beachAt, discsAt, lavaAt, polar, route, shiftPath, slotAt, spaceAt, spacePath, trail } from '../src/games/haleakala/geometry';
import { DESK, PHONE } from '../src/games/haleakala/sizes';
import { flights } from '../src/games/haleakala/flights';
import { CARDS, SPACES, cardOf, piecesOf } from '../src/games/haleakala/names';

const event = (kind: string, args: Record<string, number>, seat = 1) => ({ kind, seat, args, ply: 3, turn: 3, say: null });
const apart = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const far = (point: readonly [number, number]) => Math.hypot(point[0], point[1]);

describe('measures', () => {
  test('segment 0 is at twelve o’clock, and they go round clockwise', () => {
    expect(polar(100, 0)).toEqual([0, -100]);
    expect(spaceAt('P3')[1]).toBeGreaterThan(0);
    expect(spaceAt('F1')[0]).toBeGreaterThan(0);
    expect(spaceAt('F5')[0]).toBeLessThan(0);
    expect(slotAt(0, 0)[0]).toBeLessThan(slotAt(0, 1)[0]);      // slot 0 is nearer to the segment before
  });

  test('all spaces lie apart, higher ones nearer to the crater', () => {
    for (const a of SPACES) for (const b of SPACES) if (a !== b) expect(apart(spaceAt(a), spaceAt(b))).toBeGreaterThan(25);
    for (const s of SEGMENTS) expect([far(spaceAt(`M${s}`)), far(spaceAt(`F${s}`)), far(spaceAt(`P${s}`))]).toEqual([65.5, 102.5, 140].map(r => expect.closeTo(r, 0)));
    for (const space of SPACES) expect(spacePath(space)).toMatch(/^M[-\d. ]+L.*Z$/);
  });

  test.each([['desk', DESK], ['phone', PHONE]])('up to five discs of either seat lie on their beach, none on another or on the sums: %s', (_, size) => {
    const height = size.pill * 1.44;
    for (const both of [size.pill, size.pill * 1.36]) {
      const width = both * 2.9 + size.pill * 1.1, sides = Array.from({ length: 12 }, (_, n) => [n >> 1, n & 1] as const);
      const crowds = sides.map(([s, seat]) => [1, 2, 3, 4, 5].map(count => discsAt(s, seat, count, size.disc, [width, height])));
      crowds.forEach((here, n) => here.forEach((discs, i) => {
        expect(discs).toHaveLength(i + 1);
        const [x0, y0] = beachAt(sides[n]![0]);
        for (const { at: [x, y], r } of discs) {
          expect(r).toBeGreaterThanOrEqual(11.5);
          expect(far([x, y]) - r).toBeGreaterThan(159);
          expect(far([x, y]) + r).toBeLessThan(217);
          expect(Math.hypot(Math.max(Math.abs(x - x0) - (width - height) / 2, 0), y - y0)).toBeGreaterThan(height / 2 + r - .2);
        }
        const others = [...crowds[(n + 1) % 12]!, ...crowds[(n + 11) % 12]!, discs].flat();
        for (const a of discs) for (const b of others) if (a !== b) expect(apart(a.at, b.at)).toBeGreaterThan(a.r + b.r - .6);
      }));
    }
  });

  test('lava discs can be counted and lie in their crater', () => {
    for (const s of SEGMENTS) for (let count = 0; count <= 4; count++) {
      const all = lavaAt(s, count);
      expect(all).toHaveLength(count);
      for (const disc of all) expect(far(disc.at) + disc.r).toBeLessThan(50);
    }
  });

  test('the boat goes clockwise, the long way round where it must', () => {
    expect(route(0, 1).path).toContain(' 0 0 1 ');
    expect(route(4, 5).path).toContain(' 0 1 1 ');
    expect(trail('P0', 'F1')).toMatch(/^M0 -140Q/);
    expect(shiftPath(0, 1)).toMatch(/ 0 0 1 /);
    expect(shiftPath(0, 5)).toMatch(/ 0 0 0 /);
  });
});

describe('names', () => {
  test('spaces and cards are numbered as the rules number them', () => {
    expect(SPACES).toHaveLength(24);
    expect([SPACES[0], SPACES[6], SPACES[15], SPACES[23]]).toEqual(['B0', 'P0', 'F3', 'M5']);
    expect(cardOf(CARDS[4]!)).toEqual({ card: 'fish(1,2)', kind: 'fish', baskets: 1, butterflies: 2 });
    expect(cardOf('nautilus').butterflies).toBe(1);
  });

  test('a line of the log points at what it is about', () => {
    expect(piecesOf(event('place', { disc: 3, beach: 2, own: 3, other: 0 }))).toEqual(['disc-1-3', 'beach-2']);
    expect(piecesOf(event('build', { space: 15, left: 5 }))).toContain('statue-F3');
    expect(piecesOf(event('scored', { points: 5, total: 5 }))).toEqual([]);
  });
});

describe('flights', () => {
  test('kept cards go to their owner, shells to the purse, statue cards nowhere', () => {
    const to = (card: string) => flights([event('card', { segment: 2, slot: 1, card: CARDS.indexOf(card) })]).map(flight => flight.to);
    expect(to('nautilus')).toEqual(['kept-1']);
    expect(to('shell')).toEqual(['purse-1']);
    expect(to('statue')).toEqual([]);
  });

  test('lava comes from the supply if some is left, and a price is as many shells', () => {
    expect(flights([event('lava', { segment: 4, lava: 1, level: 2, placed: 1 }, -1)])).toMatchObject([{ from: 'lava-supply', to: 'crater-4' }]);
    expect(flights([event('lava', { segment: 4, lava: 4, level: 3, placed: 0 }, -1)])).toEqual([]);
    expect(flights([event('buy', { item: 4, price: 2, shells: 0 })])).toHaveLength(2);
  });
});
