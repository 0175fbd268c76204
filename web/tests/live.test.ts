/** The live line against a server made by hand: lost lines, repeats, restarts, what is remembered. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Live, type World } from '../src/lib/live.svelte';

class Socket {
  static all: Socket[] = [];
  readyState = 0;
  sent: any[] = [];
  onopen: any = null;
  onmessage: any = null;
  onclose: any = null;
  constructor() { Socket.all.push(this); }
  send(text: string) { this.sent.push(JSON.parse(text)); }
  close() { this.readyState = 3; this.onclose?.({}); }
  open() { this.readyState = 1; this.onopen?.({}); }
  tell(message: any) { this.onmessage?.({ data: JSON.stringify(message) }); }
}

function state(seq: number, ply: number, more: object = {}): any {
  return {
    type: 'state', seq, ply, table: { id: 'a', status: 'playing', seats: [], deciding: 0 }, view: {}, you: [0], seat: 0, own: null,
    moves: [], ask: null, undo: '', since: ply, events: [{ kind: 'take', seat: 0, args: {}, ply, say: null }], ...more,
  };
}

const last = () => Socket.all.at(-1)!;
let world: World & { refusal: string; newer: boolean };

function line(): Live {
  Socket.all = [];
  const live = new Live(world);
  live.start();
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  world = { refusal: '', newer: false, open: () => new Socket() as any, refused: async () => world.refusal, outdated: async () => world.newer };
});
afterEach(() => vi.useRealTimers());

describe('a line', () => {
  test('is there with the first state', () => {
    const live = line();
    last().open();
    expect(live.status).toBe('connecting');
    last().tell(state(3, 2));
    expect(live.status).toBe('here');
    expect(live.state?.seq).toBe(3);
  });

  test('a move made while it is lost is delivered when it is back, with the number it was decided on', async () => {
    const live = line();
    last().open();
    last().tell(state(3, 2));
    const answer = live.ask({ type: 'move', move: 'done' });
    const first = last().sent.at(-1);
    last().close();
    expect(live.status).toBe('away');
    await vi.advanceTimersByTimeAsync(1000);
    expect(Socket.all.length).toBe(2);
    last().open();
    expect(last().sent).toEqual([first]);
    expect(first).toMatchObject({ type: 'move', move: 'done', seq: 3 });
    last().tell(state(4, 3));
    last().tell({ type: 'answer', request: first.request, ok: true, seq: 4 });
    expect((await answer).ok).toBe(true);
    expect(live.status).toBe('here');
  });

  test('what only asks is not sent again', async () => {
    const live = line();
    last().open();
    last().tell(state(3, 2));
    const asked = live.ask({ type: 'preview', move: 'done' });
    last().close();
    expect((await asked).code).toBe('lost');
    expect((await live.ask({ type: 'hint' })).code).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    last().open();
    expect(last().sent).toEqual([]);
  });

  test('a move that somebody with a new name came before is sent again; one whose position has gone is not', async () => {
    const live = line();
    last().open();
    last().tell(state(3, 2));
    const sent = () => last().sent.filter((each) => each.type === 'move');
    const stale = (seq: number) => last().tell({ type: 'answer', request: sent().at(-1).request, ok: false, seq, code: 'stale' });
    const answer = live.move('done');
    last().tell(state(4, 2));
    stale(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent().map((each) => [each.move, each.seq])).toEqual([['done', 3], ['done', 4]]);
    const table = { ...state(6, 2).table, undone: 1 };      // another decision, taken back: the same ply, but not the same position
    last().tell(state(6, 2, { table }));
    stale(6);
    expect((await answer).code).toBe('stale');
    expect(sent().length).toBe(2);

    const next = live.move('done');
    last().tell(state(7, 3, { table }));
    stale(7);
    expect((await next).code).toBe('stale');
    expect(sent().length).toBe(3);
  });

  test('every command has an id of its own', () => {
    const live = line();
    last().open();
    last().tell(state(1, 0));
    for (let n = 0; n < 20; n++) void live.ask({ type: 'hint' });
    expect(new Set(last().sent.map((each) => each.request)).size).toBe(20);
  });

  test('attempts go on, further apart, until the server is back', async () => {
    const live = line();
    last().open();
    last().tell(state(1, 0));
    last().tell({ type: 'bye', code: 'restart', seconds: 2 });
    expect(live.restarting).toBe(true);
    last().close();
    for (let n = 0; n < 6; n++) {
      const count = Socket.all.length;
      await vi.advanceTimersByTimeAsync(12000);
      expect(Socket.all.length).toBeGreaterThan(count - 1);
      if (last().readyState === 0) last().close();
    }
    expect(Socket.all.length).toBeGreaterThan(4);
    expect(live.status).toBe('away');
    await vi.advanceTimersByTimeAsync(12000);
    last().open();
    last().tell(state(1, 0));
    expect(live.status).toBe('here');
    expect(live.restarting).toBe(false);
  });

  test('a table that does not exist ends the attempts', async () => {
    world.refusal = 'no-table';
    const live = line();
    last().close();
    await vi.advanceTimersByTimeAsync(60000);
    expect(live.status).toBe('gone');
    expect(live.code).toBe('no-table');
    expect(Socket.all.length).toBe(1);
  });

  test('a line that falls silent is given up and made anew', async () => {
    const live = line();
    last().open();
    last().tell(state(1, 0));
    await vi.advanceTimersByTimeAsync(15000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(9500);
    expect(Socket.all.length).toBe(2);
    expect(live.status).toBe('away');
  });

  test('after an update the old page says so', async () => {
    world.newer = true;
    const live = line();
    last().open();
    last().tell(state(1, 0));
    expect(live.outdated).toBe(false);
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    last().open();
    last().tell(state(1, 0));
    await vi.advanceTimersByTimeAsync(0);
    expect(live.outdated).toBe(true);
  });
});

describe('the story', () => {
  const plies = (live: Live) => live.events.map((event) => event.ply);

  test('is asked for once we come late, and stays whole', async () => {
    const live = line();
    last().open();
    last().tell(state(9, 8, { since: 7, events: [7, 8].map((ply) => ({ kind: 'x', seat: 0, args: {}, ply, say: null })) }));
    expect(live.news).toBe(7);
    const asked = last().sent.at(-1);
    expect(asked).toMatchObject({ type: 'log', since: 0 });
    last().tell(state(10, 9));
    last().tell({ type: 'answer', request: asked.request, ok: true, seq: 10, body: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((ply) => ({ kind: 'x', seat: 0, args: {}, ply, say: null })) });
    await vi.advanceTimersByTimeAsync(0);
    expect(plies(live)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('what is taken back goes, what comes anew is told once', () => {
    const live = line();
    last().open();
    last().tell(state(1, 0));
    last().tell(state(2, 1));
    last().tell(state(3, 2));
    expect(plies(live)).toEqual([0, 1, 2]);
    last().tell(state(4, 1));
    expect(plies(live)).toEqual([0, 1]);
    last().tell(state(5, 2));
    expect(plies(live)).toEqual([0, 1, 2]);
  });
});
