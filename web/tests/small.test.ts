import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPlace } from '../src/lib/arrows';
import { arc } from '../src/lib/motion';
import { Replay } from '../src/lib/replay.svelte';
import { routeOf } from '../src/lib/router.svelte';
import { joined, marked, named, split, tell } from '../src/lib/story';

const event = (ply: number, seat: number, text: string, turn = ply) => ({ kind: 'x', seat, args: {}, ply, turn, say: { id: text } });

describe('story', () => {
  test('a reason speaks of a rival by name', () => {
    const seats = [{ name: 'Ann' }, { name: 'Ben' }];
    expect(named({ id: 'x', args: { row: 2, rival: 1 } }, seats)).toEqual({ id: 'x', args: { row: 2, rival: 'Ben' } });
    expect(named({ id: 'x', args: { row: 2 } }, seats)).toEqual({ id: 'x', args: { row: 2 } });
  });
  test('puts pictures where values stood', () => {
    const found: string[] = [];
    const args = marked({ towel: 'YPB', cost: 2, other: 'BOG' }, (arg, value) => (arg !== 'cost' ? `picture of ${value}` : null), found);
    expect(split(`takes ${args.towel} for ${args.cost}; ${args.other} comes`)).toEqual(['takes ', 0, ' for 2; ', 1, ' comes']);
    expect(found).toEqual(['picture of YPB', 'picture of BOG']);
    expect(split('nothing to see')).toEqual(['nothing to see']);
  });

  test('a line for every turn, a clause for every seat, phrases as the terminal joins them', () => {
    const lines = tell([
      event(1, 0, 'takes YPB'), event(1, 0, 'rows 2–4:'), event(1, 0, 'blue +2'), event(1, -1, 'a towel comes'),
      event(2, 0, '', 1), event(3, 1, 'ends:'),
    ], (each) => each.say!.id);
    expect(lines.map((line) => line.clauses.map(joined))).toEqual([['takes YPB, rows 2–4: blue +2', 'a towel comes'], ['ends']]);
    expect(lines.map((line) => [line.ply, line.seat])).toEqual([[1, 0], [3, 1]]);
  });

  test('what is said again and again is counted', () => {
    const [line] = tell(['draws a card', 'draws a card', 'heats:', 'draws a card', 'builds', 'builds', 'builds'].map(
      (text) => event(1, 0, text)), (each) => each.say!.id);
    expect(line!.clauses.map(joined)).toEqual(['draws a card\u00a0(×2), heats: draws a card, builds\u00a0(×3)']);
  });
});

describe('arrows', () => {
  const places = [{ x: 0, y: 0 }, { x: 100, y: 5 }, { x: 50, y: 60 }, { x: 200, y: 0 }];
  test('go to what lies next in that direction', () => {
    expect(nextPlace(places[0]!, places, [1, 0])).toBe(1);
    expect(nextPlace(places[1]!, places, [1, 0])).toBe(3);
    expect(nextPlace(places[0]!, places, [0, 1])).toBe(2);
    expect(nextPlace(places[0]!, places, [-1, 0])).toBe(-1);
  });
  test('never go backwards, and reach something if anything lies ahead', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 500 }) });
    fc.assert(fc.property(place, fc.array(place), (from, all) => {
      const found = nextPlace(from, all, [1, 0]);
      if (found >= 0) expect(all[found]!.x).toBeGreaterThan(from.x);
      else expect(all.every((each) => each.x <= from.x + 1)).toBe(true);
    }));
  });
});

describe('arcs', () => {
  test('begin and end where they should', () => {
    const box = (left: number, top: number, width: number) => ({ left, top, width }) as DOMRect;
    const points = arc(box(0, 0, 40), box(300, 100, 20));
    expect(points[0]).toEqual({ x: 0, y: 0, scale: 2 });
    expect(points.at(-1)).toEqual({ x: 300, y: 100, scale: 1 });
    expect(points[4]!.y).toBeLessThan(50);      // above the straight line
  });
});

describe('addresses', () => {
  test.each([
    ['/', 'home'], ['/lobby/', 'lobby'], ['/new?game=maui', 'new'], ['/t/00ff', 'table'], ['/t/00ff/replay?ply=3', 'replay'],
    ['/replay', 'file'], ['/settings', 'settings'], ['/about', 'about'], ['/t/xyz', 'missing'], ['/nowhere', 'missing'],
  ])('%s is %s', (address, page) => expect(routeOf(new URL(address, 'http://lanai')).page).toBe(page));
  test('invitations stay behind the #', () => {
    const route = routeOf(new URL('http://lanai/t/0a#invite=s3cret'));
    expect(route.params.id).toBe('0a');
    expect(route.hash.get('invite')).toBe('s3cret');
  });
});

describe('replays', () => {
  function game(total: number) {
    const asked: string[] = [];
    const replay = new Replay(async (from, to, seat) => {
      asked.push(`${from}-${to} ${seat}`);
      const frames = Array.from({ length: Math.min(to, total) - from + 1 }, (_, n) => ({
        ply: from + n, seat: 0, move: 'm', view: { seen: seat }, own: null, events: [event(from + n, 0, 'x')],
      }));
      return { game: 'maui', variant: 'base', players: 2, total, scores: null, ranking: null, frames } as any;
    });
    return { replay, asked };
  }

  test('fetch what is wanted, once, and stay within the game', async () => {
    const { replay, asked } = game(250);
    await replay.go(0);
    await replay.go(40);
    expect(asked).toEqual(['0-99 null']);
    await replay.go(9999);
    expect(replay.at).toBe(250);
    expect(replay.frame?.ply).toBe(250);
    await replay.all();
    expect(new Set(asked).size).toBe(asked.length);
    expect(replay.events.length).toBe(251);
  });

  test('another seat sees its own game', async () => {
    const { replay } = game(30);
    await replay.go(7);
    await replay.look(1);
    expect(replay.at).toBe(7);
    expect(replay.frame?.view).toEqual({ seen: 1 });
    expect(replay.frames.every((frame) => frame?.view.seen === 1)).toBe(true);
  });
});
