/** The selection machine: legal moves, narrowed piece by piece until one is left.
 *
 * It knows no rules and no game. It is given the list of legal moves, and every piece of a board stands for some of
 * their arguments. Click, tap, drag, keyboard and screen reader all end in `touch`.
 *
 * What is chosen is kept as steps in the order they were taken: to touch something that contradicts a step takes that
 * step and all later ones back, so changing the towel also forgets the height chosen for the old one.
 */
import { getContext, setContext } from 'svelte';
import type { Message, MoveInfo } from '../generated/messages';
import type { Args } from '../games/client';

export interface Previewed {
  move: string;
  preview: any;
  effects: Message[];
}

export interface Reason {
  ruling: string;
  message: Message;
}

/** What the machine asks of the world. */
export interface Port {
  /** What a legal move will do. */
  preview(move: MoveInfo): Promise<Previewed | null>;
  /** Why nothing legal has these arguments. */
  why(args: Args): Promise<Reason | null>;
  /** Send it. Whether it was taken; if not, the reason. */
  play(move: MoveInfo): Promise<Reason | null>;
  confirm(): 'always' | 'final' | 'never';
  /** Whether a move only opens another choice: it needs no confirmation. */
  opens?(move: MoveInfo): boolean;
  /** Whether a piece that no legal move has may be chosen in place of the choice before this one. */
  reopens?(args: Args): boolean;
  /** Take that choice back and choose this. */
  reopen?(args: Args): void;
}

/** More than so many alternatives are chosen on the board, not from a row of chips. */
export const MOST_CHIPS = 12;
const MOST_ANSWERS = 4;
const MOST_PREVIEWS = 6;

export function record(move: MoveInfo): Args {
  return { move: move.family, ...move.args };
}

/** Whether everything in `part` is the same in `whole`. */
export function within(part: Args, whole: Args): boolean {
  for (const key in part) if (part[key] !== whole[key]) return false;
  return true;
}

function clash(a: Args, b: Args): boolean {
  for (const key in a) if (key in b && a[key] !== b[key]) return true;
  return false;
}

export class Selection {
  /** All legal moves; empty when somebody else decides. */
  moves = $state.raw<MoveInfo[]>([]);
  /** Why what was touched cannot be played. */
  reason = $state.raw<Reason | null>(null);
  /** What moves will do, as far as it was asked, by their text. */
  previews = $state.raw<Record<string, Previewed>>({});
  /** The move that was sent and is not yet answered. */
  sent = $state.raw<MoveInfo | null>(null);

  #steps = $state.raw<Args[]>([]);
  #suggested = $state.raw<Args | null>(null);
  #ply = -1;
  #asked = 0;

  #records = $derived(this.moves.map(record));
  /** What answers the question that the legal moves are, before anything is chosen. */
  #proposed = $state.raw<Args | null>(null);
  /** What has been chosen so far. */
  chosen = $derived<Args>(Object.assign({}, ...this.#steps));
  /** The legal moves that still fit. */
  candidates = $derived(this.#fitting(this.chosen));
  /** The move that confirm would send. */
  ready = $derived(this.#findReady());
  /** What the ready move would do. */
  preview = $derived(this.ready ? (this.previews[this.ready.text]?.preview ?? null) : null);
  effects = $derived(this.ready ? (this.previews[this.ready.text]?.effects ?? null) : null);
  /** The alternatives to show as chips: what is open, or what was just decided and may still be changed. */
  options = $derived(this.#findOptions());

  constructor(
    private readonly port: Port,
    /** Proposes arguments where the board leaves some open. */
    public suggest: (moves: MoveInfo[], selection: Selection) => Args | null = () => null,
    /** Proposes arguments before anything is chosen. */
    public propose: (moves: MoveInfo[]) => Args | null = () => null,
  ) {}

  /** The legal moves of a position; choices survive if it is still the same decision. */
  offer(moves: MoveInfo[], ply: number): void {
    const same = ply === this.#ply && moves.length > 0;
    const kept = same ? this.#steps : [];
    if (!same) {
      this.reason = null;
      this.previews = {};
    }
    this.#ply = ply;
    this.moves = moves;
    this.#proposed = moves.length ? this.propose(moves) : null;
    if (!same) {
      this.sent = null;
      this.#asked++;
    }
    let steps: Args[] = [];
    for (const step of kept) {
      if (!this.#some(Object.assign({}, ...steps, step))) break;
      steps = [...steps, step];
    }
    this.#take(steps);
  }

  /** How a piece looks: chosen, legal to touch, or idle. */
  state(args: Args): 'chosen' | 'legal' | 'idle' {
    const shown = this.ready ? record(this.ready) : this.chosen;
    if ((this.#steps.length || this.ready) && within(args, shown)) return 'chosen';
    return this.#some(args) || this.port.reopens?.(args) ? 'legal' : 'idle';
  }

  /** Whether touching it adds to what is chosen, rather than starting anew. */
  leadsOn(args: Args): boolean {
    return !clash(this.chosen, args) && this.#some({ ...this.chosen, ...args });
  }

  /** A piece was clicked, tapped, dropped on or chosen by key. Touching what is chosen lets go of it. */
  touch(args: Args): void {
    if (this.sent) return;
    if (this.#steps.length && within(args, this.chosen)) {
      const first = this.#steps.findIndex((step) => Object.keys(args).some((key) => key in step));
      this.#settle(this.#steps.slice(0, Math.max(first, 0)));
      return;
    }
    const steps = this.#merge(args);
    if (steps) this.#settle(steps);
    else if (this.port.reopens?.(args)) this.port.reopen?.(args);
    else void this.#explain(args);
  }

  /** Choose this and nothing else. */
  set(args: Args): void {
    if (this.sent) return;
    if (this.#some(args)) this.#settle(Object.keys(args).length ? [args] : []);
    else void this.#explain(args);
  }

  /** Choose a whole move without sending it, whatever the settings: a hint. */
  hint(move: MoveInfo): void {
    if (this.sent) return;
    this.reason = null;
    this.#take([record(move)]);
  }

  /** Like touching it, but nothing is sent, whatever the settings: to turn a tile is not to lay it. */
  choose(args: Args): void {
    if (this.sent) return;
    const steps = this.#merge(args);
    this.reason = null;
    if (steps) this.#take(steps);
  }

  /** Drop everything that was chosen. */
  clear(): void {
    if (this.sent) return;
    this.reason = null;
    this.#take([]);
  }

  /** Take the last step back; whether there was one. */
  back(): boolean {
    if (this.sent || !this.#steps.length) return false;
    this.reason = null;
    this.#take(this.#steps.slice(0, -1));
    return true;
  }

  confirm(): void {
    if (this.ready && !this.sent) void this.#send(this.ready);
  }

  /** What a move will do, asked once. */
  async foresee(move: MoveInfo): Promise<void> {
    if (this.previews[move.text]) return;
    const ply = this.#ply;
    const told = await this.port.preview(move);
    if (told && ply === this.#ply) this.previews = { ...this.previews, [move.text]: told };
  }

  #settle(steps: Args[]): void {
    this.reason = null;
    this.#take(steps);
    const ready = this.ready;
    if (!ready || this.#suggested) return;
    const confirm = this.port.confirm();
    if (this.port.opens?.(ready) || confirm === 'never' || (confirm === 'final' && !ready.final)) void this.#send(ready);
  }

  #take(steps: Args[]): void {
    this.#steps = steps;
    this.#suggested = null;
    if (!steps.length) this.#suggested = this.#proposed;
    else if (this.candidates.length > 1) this.#suggested = this.suggest(this.candidates, this);
    const open = this.options.length <= MOST_PREVIEWS ? this.options : [];
    for (const move of new Set(this.ready ? [this.ready, ...open] : open)) void this.foresee(move);
  }

  async #send(move: MoveInfo): Promise<void> {
    this.sent = move;
    this.reason = null;
    const asked = ++this.#asked;
    const refused = await this.port.play(move);
    if (asked !== this.#asked) return;      // the answer came with a new position
    this.sent = null;
    this.#take([]);
    this.reason = refused;
  }

  async #explain(args: Args): Promise<void> {
    const asked = ++this.#asked;
    this.reason = null;
    const reason = await this.port.why(clash(this.chosen, args) ? args : { ...this.chosen, ...args })
      ?? await this.port.why(args);
    if (asked === this.#asked) this.reason = reason;
  }

  #merge(args: Args): Args[] | null {
    for (let kept = this.#steps.length; kept >= 0; kept--) {
      const before = this.#steps.slice(0, kept);
      const base: Args = Object.assign({}, ...before);
      if (clash(base, args) || !this.#some({ ...base, ...args })) continue;
      const fresh = Object.fromEntries(Object.entries(args).filter(([key]) => !(key in base)));
      return [...before, fresh];
    }
    return null;
  }

  #fitting(args: Args): MoveInfo[] {
    return this.moves.filter((_, index) => within(args, this.#records[index]!));
  }

  #some(args: Args): boolean {
    return this.#records.some((each) => within(args, each));
  }

  #findReady(): MoveInfo | null {
    if (!this.#steps.length && !this.#suggested) return null;
    if (this.candidates.length === 1) return this.candidates[0]!;
    if (!this.#suggested) return null;
    const proposed = this.#fitting({ ...this.chosen, ...this.#suggested });
    return proposed.length === 1 ? proposed[0]! : null;
  }

  #findOptions(): MoveInfo[] {
    let open: MoveInfo[] = [];
    if (this.candidates.length > 1 && this.#steps.length) open = this.candidates;
    else if (this.#steps.length > 1) open = this.#fitting(Object.assign({}, ...this.#steps.slice(0, -1)));
    if (open.length > 1 && open.length <= MOST_CHIPS) return open;
    if (this.moves.length <= MOST_CHIPS && this.#proposed) return this.moves;
    // With nothing chosen: a short list of answers to one question, and what no piece of the board can stand for.
    if (this.moves.length <= MOST_ANSWERS && new Set(this.moves.map((move) => move.family)).size === 1) return this.moves;
    return this.moves.filter((move) => !Object.keys(move.args).length);
  }
}

const KEY = Symbol('selection');

export function setSelection(selection: Selection): Selection {
  return setContext(KEY, selection);
}

export function getSelection(): Selection {
  return getContext(KEY);
}

/** For pictures of a board that nobody can touch. */
export function idleSelection(): Selection {
  return new Selection({
    preview: async () => null, why: async () => null, play: async () => null, confirm: () => 'always',
  });
}
