/** The plain parts of Iquazú's board: where things lie, how a payment changes card by card, how a scoring is told. */
import { describe, expect, test } from 'vitest';
import type { EventInfo, MoveInfo } from '../src/generated/messages';
import { COLUMNS_OPEN, Course, SLIM, STRIPS, WIDE, columnX, covering, headShift, neck, rowY, spine, spots, strip, wallHeight, windowWidth, windowX } from '../src/games/iquazu/geometry';
import { cutOf } from '../src/games/iquazu/gems';
import { flights } from '../src/games/iquazu/flights';
import { piecesOf } from '../src/games/iquazu/names';
import { countsOf, even, nearest, other, paymentArgs } from '../src/games/iquazu/paying';
import { scorings } from '../src/games/iquazu/scoring';
import { body } from '../src/games/iquazu/scenery';
import iquazu from '../src/games/iquazu';

const FRAMES = Array.from({ length: 9 }, (_, i) => i + 1), SIZES = [WIDE, SLIM];

describe.each(SIZES)('a wall %$', (size) => {
  test('window and water fill the width at every place of the frame', () => {
    expect(windowWidth(size) + STRIPS * strip(size)).toBeCloseTo(size.width);
    for (const frame of FRAMES) {
      expect(windowX(size, frame)).toBeGreaterThanOrEqual(0);
      expect(windowX(size, frame) + windowWidth(size)).toBeLessThanOrEqual(size.width + 1e-9);
      const places = Array.from({ length: 14 }, (_, i) => columnX(size, frame, i + 1));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places[0]).toBeGreaterThan(0);
      expect(places.at(-1)).toBeLessThan(size.width);
      expect(windowX(size, frame) + neck(size) + headShift(size, frame) + 92 * size.head).toBeLessThanOrEqual(size.width + 1e-9);
    }
  });

  test('slots of a row stand one above the other and apart from all others', () => {
    const slots = [1, 2, 2, 3, 4, 4, 5].map((row, i) => ({ slot: i + 1, row }));
    const found = spots(size, slots, 'open');
    found.forEach((a, i) => found.slice(i + 1).forEach(b => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * size.slot)));
    expect(found[1]!.y).toBeLessThan(found[2]!.y);
    expect((found[1]!.y + found[2]!.y) / 2).toBeCloseTo(rowY(size, 2));
    for (const spot of found) expect(spot.height).toBeGreaterThanOrEqual(size === SLIM ? 44 : 35);     // what a finger finds
    for (const spot of spots(size, slots, 'scored')) expect([spot.x, spot.scale < 1]).toEqual([0, true]);
    expect(spots(size, [1, 1, 1].map((row, i) => ({ slot: i, row })), 'open').map(spot => spot.height)).toEqual([1, 1, 1].map(() => size.row / 3));
  });

  test('the frame goes around the window', () => {
    const points = spine(size), course = new Course(points);
    expect(course.at(0)).toMatchObject(points[0]!);
    expect(course.at(course.total + 9).y).toBeCloseTo(points.at(-1)!.y);
    for (let d = 0; d <= course.total; d += 40) expect(Math.hypot(course.at(d).tx, course.at(d).ty)).toBeCloseTo(1);
    expect(Math.min(...points.map(point => point.x))).toBeCloseTo(size.side / 2);
    expect(Math.max(...points.map(point => point.y))).toBeLessThan(wallHeight(size));
    for (const d of Object.values(body(size))) expect(d).not.toMatch(/NaN|undefined/);
  });
});

test('what covers a column', () => {
  expect([3, 4, 8, 9, 14].map(col => covering(4, col))).toEqual(['scored', 'open', 'open', 'behind', 'behind']);
  expect(COLUMNS_OPEN).toBe(5);
});

test('every player has a gem of another cut', () => {
  expect(new Set([0, 1, 2, 3].map(seat => cutOf(seat).outline)).size).toBe(4);
});

function moves(family: string, ...lists: number[][]): MoveInfo[] {
  return lists.map(([white, blue, orange]) => ({ text: `${family} ${white}/${blue}/${orange}`, family, args: { white: white!, blue: blue!, orange: orange! }, final: true }));
}

describe('changing a payment', () => {
  // EX-2: blue slot, price 2, hand W3 B1 O4
  const ordinary = moves('pay', [0, 0, 4], [0, 1, 2], [2, 0, 2], [2, 1, 0]), joker = moves('joker', [0, 0, 2], [0, 1, 1]);
  const text = (move: MoveInfo | null) => move?.text ?? null;

  test('goes to the nearest one with more or fewer cards of the colour', () => {
    expect(text(nearest(ordinary, ordinary[3]!, 'orange', 1))).toBe('pay 2/0/2');
    expect(text(nearest(ordinary, ordinary[1]!, 'blue', -1))).toBe('pay 0/0/4');
    expect(text(nearest(ordinary, ordinary[1]!, 'white', 1))).toBe('pay 2/0/2');
    expect(nearest(ordinary, ordinary[3]!, 'white', 1)).toBeNull();
    expect(text(nearest([...ordinary, ...joker], ordinary[1]!, 'orange', -1))).toBe('pay 2/1/0');
  });

  test('takes the any-colour tile and lets go of it', () => {
    expect(text(other([...ordinary, ...joker], ordinary[3]!))).toBe('joker 0/1/1');
    expect(text(other([...ordinary, ...joker], joker[1]!))).toBe('pay 0/1/2');
    expect(other(ordinary, ordinary[0]!)).toBeNull();
  });

  test('the server’s best payment is proposed, and an even discard', () => {
    const best = { white: 0, blue: 1, orange: 2, joker: false, keeps: {} };
    expect(iquazu.propose!(ordinary, { phase: 'pay' } as never, { payments: [best] } as never)).toEqual({ move: 'pay', white: 0, blue: 1, orange: 2 });
    expect(paymentArgs({ ...best, joker: true }).move).toBe('joker');
    const away = moves('discard', [3, 0, 0], [0, 3, 0], [1, 2, 0]);
    expect(text(even(away, { white: 4, blue: 7, orange: 4 }))).toBe('discard 0/3/0');
    expect(countsOf({ move: 'pay', white: 2 })).toEqual({ white: 2, blue: 0, orange: 0 });
  });
});

test('another free slot may be chosen while paying, and no other', () => {
  const slots = [{ slot: 1, gem: null, drop: false }, { slot: 2, gem: 1, drop: false }, { slot: 3, gem: null, drop: true }];
  const view = { phase: 'pay', columns: [{ col: 1, state: 'open', slots }, { col: 2, state: 'closed', slots }] } as never;
  const can = (col: number, slot: number) => iquazu.reopens!({ move: 'place', col, slot }, view);
  expect([can(1, 1), can(1, 2), can(1, 3), can(2, 1), iquazu.reopens!({ move: 'draw' }, view)]).toEqual([true, false, false, false, false]);
  expect(iquazu.opens!(moves('pay', [1, 0, 0])[0]!)).toBe(false);
});

const event = (kind: string, seat: number, args: Record<string, number> = {}): EventInfo => ({ kind, seat, args, ply: 1, turn: 1, say: null }) as never;

test('a scoring is told column by column', () => {
  const events = [event('gem', 1), event('column', -1, { col: 3, final: 0 }), event('rank', 1, { place: 1, points: 8, gems: 3, tie: 0 }), event('won', 0, { row: 1, tile: 4, gems: 1, tie: 500 }),
    event('gone', -1, { row: 2, tile: 1 }), event('slide', -1, { frame: 4 }), event('column', -1, { col: 4, final: 1 })];
  const found = scorings(events);
  expect(found.map(each => [each.col, each.final, each.ranks.length, each.tiles.length])).toEqual([[3, false, 1, 2], [4, true, 0, 0]]);
  expect(found[0]!.tiles).toEqual([{ row: 1, tile: 'joker', seat: 0, gems: 1, tie: 500 }, { row: 2, tile: 'draw2', seat: null, gems: 0, tie: 0 }]);
  expect(iquazu.scene!(events.slice(0, 1), {} as never, {} as never)).toBeNull();
});

test('cards of others fly face down, one’s own in their colours', () => {
  const others = flights([event('draw', 1, { count: 4, left: 9 }), event('cards', 1)]);
  expect(others.map(each => [each.from, each.to, each.props])).toEqual(Array(4).fill(['pile', 'hand-1', undefined]));
  const own = flights([event('draw', 0, { count: 3, left: 9 }), event('cards', 0, { white: 1, blue: 0, orange: 2 })]);
  expect(own.map(each => each.props?.colour)).toEqual(['white', 'orange', 'orange']);
  expect(piecesOf(event('gem', 0, { col: 2, slot: 3 }))).toEqual(['slot-2-3']);
});
