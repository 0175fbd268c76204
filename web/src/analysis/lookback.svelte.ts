/** The analysis of a finished game: asked for, waited for, found. */
import type { Analysed, AnalysisBody } from '../generated/messages';
import type { ListedTable } from '../lib/rest';
import { curveOf, turningFrom, turningsOf, type Turning } from './curve';

const AGAIN_MS = 1000;
const PATIENCE = 30;      // times the server may be away in a row

export interface Source {
  /** How far it is, without starting it; a file cannot be asked about like that. */
  peek?: () => Promise<AnalysisBody>;
  start: () => Promise<AnalysisBody>;
  sideline: (ply: number, move: string) => Promise<ListedTable>;
}

export class LookBack {
  found = $state.raw<Analysed | null>(null);
  /** Decisions looked at, and how many there are; `of` 0: it is not being made. */
  done = $state(0);
  of = $state(0);
  trouble = $state.raw<unknown>(null);

  curve = $derived(this.found ? curveOf(this.found) : []);
  turnings = $derived<Turning[]>(this.found ? turningsOf(this.found) : []);
  part = $derived(this.of ? this.done / this.of : 0);

  #left = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Without a source there is nothing to look back at: the game was given up. */
  constructor(private readonly source: Source | null, private readonly pause = AGAIN_MS) {}

  /** Shown at once if it is there already or being made. */
  async open(): Promise<void> {
    const body = await this.source?.peek?.().catch(() => null);
    if (body) this.#take(body);
  }

  get possible(): boolean {
    return this.source !== null;
  }

  async start(): Promise<void> {
    const { source } = this;
    if (!source || this.found || this.of) return;
    this.trouble = null;
    this.of = 1;      // until we know better
    await this.#ask(source, source.start);
  }

  /** A new table that begins with another move in place of the one that led to `ply`. */
  tried = (ply: number, move: string) => this.source!.sideline(ply - 1, move);

  turning(from: number, way: 1 | -1): Turning | null {
    return turningFrom(this.turnings, from, way);
  }

  stop(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  async #ask(source: Source, how: () => Promise<AnalysisBody>, misses = 0): Promise<void> {
    try {
      this.#take(await how());
    } catch (error) {
      const away = (error as { code?: string }).code === 'offline';
      if (away && misses < PATIENCE) return this.#later(source, misses + 1);
      this.of = 0;
      this.trouble = error;
    }
  }

  #take(body: AnalysisBody): void {
    if (this.#left) return;
    this.found = body.analysis;
    this.done = body.done;
    this.of = body.analysis ? 0 : body.of;
    if (this.of) this.#later(this.source!);
  }

  #later(source: Source, misses = 0): void {
    if (!this.#left) this.#timer = setTimeout(() => void this.#ask(source, () => again(source), misses), this.pause);
  }
}

/** A server that has begun anew may have forgotten that it was asked. */
async function again(source: Source): Promise<AnalysisBody> {
  const body = await (source.peek ?? source.start)();
  return body.of || body.analysis ? body : source.start();
}
