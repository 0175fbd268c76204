/** A finished game, ply by ply: frames are fetched in parts as they are wanted, for one reader at a time. */
import type { EventInfo, Frame, Frames } from '../generated/messages';

const PART = 100;

export class Replay {
  /** What all parts have in common; null until the first has come. */
  head = $state.raw<Omit<Frames, 'frames'> | null>(null);
  frames = $state.raw<(Frame | undefined)[]>([]);
  at = $state(0);
  seat = $state<number | null>(null);

  frame = $derived(this.frames[this.at] ?? null);
  total = $derived(this.head?.total ?? 0);
  /** Everything that has happened up to here, as far as it was fetched. */
  events = $derived<EventInfo[]>(this.frames.flatMap((frame) => frame?.events ?? []));

  #coming = new Set<string>();

  constructor(private readonly fetch: (from: number, to: number, seat: number | null) => Promise<Frames>) {}

  /** Show a ply; what is near it is fetched too, and the story from the beginning on. */
  async go(ply: number): Promise<void> {
    const wanted = Math.max(0, this.head ? Math.min(ply, this.total) : ply);
    await this.#part(Math.floor(wanted / PART));
    this.at = Math.min(wanted, this.total);
    void this.#part(Math.floor((this.at + PART / 4) / PART));
  }

  /** The whole story, part by part. */
  async all(): Promise<void> {
    for (let part = 0; part * PART <= this.total; part++) await this.#part(part);
  }

  /** See it from another seat, or as a spectator. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    this.frames = [];
    this.#coming.clear();
    await this.go(this.at);
    await this.all();
  }

  async #part(part: number): Promise<void> {
    const first = part * PART, key = `${this.seat} ${part}`;
    if (this.#coming.has(key) || (this.head && first > this.total)) return;
    this.#coming.add(key);
    const seat = this.seat;
    try {
      const { frames, ...head } = await this.fetch(first, first + PART - 1, seat);
      if (seat !== this.seat) return;
      const all = [...this.frames];
      for (const frame of frames) all[frame.ply] = frame;
      this.head = head;
      this.frames = all;
    } catch (error) {
      this.#coming.delete(key);
      throw error;
    }
  }
}
