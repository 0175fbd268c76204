/** A table, live: what the server shows of it, and commands that survive a lost line.
 *
 * Every command has a request id. One that changes the game and was not answered when the line broke is sent again, the
 * same, when it stands; the server knows whether it has happened.
 */
import type { Answer, Bye, Chat, EventInfo, Presence, State, TableInfo } from '../generated/messages';
import * as rest from './rest';

/** `connecting` the first time, `away` while we try again, `gone` when there is no way back here. */
export type LineStatus = 'connecting' | 'here' | 'away' | 'gone';

export interface Command { type: string; [field: string]: unknown }

interface Pending {
  command: Command & { request: string };
  changes: boolean;
  resolve: (answer: Answer) => void;
}

interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
}

export interface World {
  open(): SocketLike;
  /** Why no line can be had: a code that ends the attempts, or nothing. */
  refused(): Promise<string>;
  /** Whether the server has newer pages than this one. */
  outdated(): Promise<boolean>;
}

const CHANGES = new Set(['move', 'undo', 'answer', 'resign', 'leave', 'return', 'replace', 'entrust']);
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15000;
const PING_LATE = 8000;
const OPEN = 1;
const MOST_REPEATS = 3;

/** No answer because there is no line; nothing has happened. */
const LOST: Answer = { type: 'answer', request: '', ok: false, seq: -1, code: 'lost' };

export class Live {
  status = $state<LineStatus>('connecting');
  /** Why it is `gone`: a problem code. */
  code = $state('');
  /** The server told us it restarts. */
  restarting = $state(false);
  /** The server has newer pages than this one. */
  outdated = $state(false);
  state = $state.raw<State | null>(null);
  table = $state.raw<TableInfo | null>(null);
  /** When the clocks of `table` were read, on this computer's clock. */
  at = $state(0);
  /** Everything that happened, as we may know it. */
  events = $state.raw<EventInfo[]>([]);
  /** The ply from which on events were news when we came. */
  news = $state(-1);
  chat = $state.raw<Chat[]>([]);
  /** Called with each new state, before it is shown. */
  onstate: ((state: State, before: State | null) => void) | null = null;

  #socket: SocketLike | null = null;
  #pending = new Map<string, Pending>();
  #attempts = 0;
  #wait: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #closed = false;
  #fresh = false;
  readonly #session = Math.random().toString(36).slice(2, 10);

  constructor(private readonly world: World) {}

  start(): void {
    this.#connect();
  }

  stop(): void {
    this.#closed = true;
    clearTimeout(this.#wait);
    clearTimeout(this.#ping);
    this.#socket?.close();
    for (const each of this.#pending.values()) each.resolve(LOST);
    this.#pending.clear();
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#closed || this.status === 'gone') return;
    if (this.#socket) this.#alive();
    else {
      clearTimeout(this.#wait);
      this.#connect();
    }
  }

  /** Send a command and wait for what became of it. Without a line, what only asks is answered at once. */
  ask(command: Command): Promise<Answer> {
    const changes = CHANGES.has(command.type);
    const full = { ...command, request: `${this.#session}-${++this.#count}` };
    if (changes && !('seq' in full)) Object.assign(full, { seq: this.state?.seq ?? 0 });
    const there = this.#socket?.readyState === OPEN;
    if ((!there && !changes) || this.#closed || this.status === 'gone') return Promise.resolve(LOST);
    return new Promise((resolve) => {
      this.#pending.set(full.request, { command: full, changes, resolve });
      if (there) this.#socket!.send(JSON.stringify(full));
    });
  }

  /** Send a move; and again if meanwhile something happened that left the position as it was: a new name, say. */
  async move(text: string): Promise<Answer> {
    for (let left = MOST_REPEATS; ; left--) {
      const { seq, ply, table } = this.state!;
      const answer = await this.ask({ type: 'move', move: text, seq });
      const now = this.state!;
      if (answer.code !== 'stale' || !left || now.seq === seq || now.ply !== ply || now.table.undone !== table.undone) return answer;
    }
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = this.world.open();
    this.#socket = socket;
    this.#fresh = true;
    socket.onopen = () => {
      // The status changes with the first state: before it there is nothing to look at.
      for (const each of this.#pending.values()) socket.send(JSON.stringify(each.command));
      this.#alive();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#alive();
      this.#hear(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (this.#socket === socket) void this.#lost();
    };
  }

  async #lost(): Promise<void> {
    this.#socket = null;
    clearTimeout(this.#ping);
    if (this.#closed) return;
    for (const [request, each] of this.#pending) {
      if (each.changes) continue;      // sent again when the line stands
      this.#pending.delete(request);
      each.resolve({ ...LOST, request });
    }
    const opened = !this.#fresh;
    if (this.status === 'here') this.status = 'away';
    if (!opened) {
      const code = await this.world.refused();
      if (this.#closed || this.#socket) return;
      if (code) {
        this.status = 'gone';
        this.code = code;
        return;
      }
      if (this.#attempts > 0) this.status = 'away';
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.75 + Math.random() / 2);
    this.#attempts++;
    clearTimeout(this.#wait);
    this.#wait = setTimeout(() => this.#connect(), wait);
  }

  /** A line that says nothing for long is asked; one that does not answer is given up. */
  #alive(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      this.#socket?.send(JSON.stringify({ type: 'ping' }));
      this.#ping = setTimeout(() => {
        const socket = this.#socket;
        this.#socket = null;
        socket?.close();
        void this.#lost();
      }, PING_LATE);
    }, PING_EVERY);
  }

  #hear(message: State | Answer | Presence | Chat | Bye): void {
    switch (message.type) {
      case 'state': return this.#look(message);
      case 'presence': return this.#tell(message.table);
      case 'chat':
        this.chat = [...this.chat, message];
        return;
      case 'bye':
        this.restarting = true;
        return;
      case 'answer': return this.#answered(message);
    }
  }

  #answered(answer: Answer): void {
    if (answer.code === 'unreadable') this.outdated = true;      // we speak an older language
    const pending = this.#pending.get(answer.request);
    if (!pending) return;
    this.#pending.delete(answer.request);
    pending.resolve(answer);
  }

  #look(state: State): void {
    const before = this.state;
    const fresh = this.#fresh;
    if (fresh) {
      this.#fresh = false;
      this.chat = [];      // the server tells it again
      if (this.#attempts > 0) void this.world.outdated().then((yes) => (this.outdated ||= yes));
      this.#attempts = 0;
      this.restarting = false;
      this.status = 'here';
      if (this.news < 0) this.news = state.since;
    }
    this.#remember(state, before, fresh);
    this.onstate?.(state, before);
    this.state = state;
    this.#tell(state.table);
  }

  #tell(table: TableInfo): void {
    this.table = table;
    this.at = performance.now();
  }

  /** Keep the story whole: new events are added, undone ones go, and what was missed is asked for. */
  #remember(state: State, before: State | null, fresh: boolean): void {
    const known = this.events.filter((event) => event.ply < state.since && event.ply <= state.ply);
    const last = before ? before.ply : -1;
    const gap = state.since > last + 1;
    const other = before !== null && (before.seat !== state.seat || before.table.status !== state.table.status);
    this.events = [...known, ...state.events];
    if (state.view && ((fresh && state.since > 0) || gap || other)) void this.#recall();
  }

  async #recall(): Promise<void> {
    const answer = await this.ask({ type: 'log', since: 0 });
    if (!answer.ok || !Array.isArray(answer.body)) return;
    const ply = this.state?.ply ?? 0;
    const told = (answer.body as EventInfo[]).filter((event) => event.ply <= ply);
    const later = this.events.filter((event) => event.ply > (told.at(-1)?.ply ?? -1));
    this.events = [...told, ...later];
  }
}

/** The line to a table of this house. */
export function lineTo(id: string): Live {
  return new Live({
    open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/live`),
    refused: async () => {
      try {
        await rest.table(id);
        rest.forgetMe();
        await rest.me();      // the cookie may have been lost
        return '';
      } catch (problem) {
        return problem instanceof rest.Problem && [404, 422].includes(problem.status) ? 'no-table' : '';
      }
    },
    outdated,
  });
}

/** Whether the start page names other files than the ones this page was made of. */
export async function outdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  if (!own || import.meta.env.DEV) return false;
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text();
    return page.includes('type="module"') && !page.includes(own);
  } catch {
    return false;
  }
}
