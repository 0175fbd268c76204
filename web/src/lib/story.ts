/** What happened, in words: a line for every turn, made from events alone (as the terminal tells it). */
import type { GameClient, Glyph } from '../games/client';
import type { EventInfo, Message } from '../generated/messages';
import { say } from './text.svelte';

export interface Clause { seat: number; phrases: { text: string; event: EventInfo }[] }
export interface Line { ply: number; seat: number; clauses: Clause[]; events: EventInfo[] }

/** Events grouped into turns, as the server says where one began. */
export function turns(events: EventInfo[]): EventInfo[][] {
  const groups: EventInfo[][] = [];
  let turn = -1;
  for (const event of events) {
    if (event.turn !== turn || !groups.length) groups.push([]);
    groups.at(-1)!.push(event);
    turn = event.turn;
  }
  return groups;
}

/** Phrases about one seat stand together; one without words is left out. */
export function tell(events: EventInfo[], words: (event: EventInfo) => string): Line[] {
  const lines: Line[] = [];
  for (const group of turns(events)) {
    const clauses: Clause[] = [];
    for (const event of group) {
      const text = words(event).trim();
      if (!text) continue;
      const last = clauses.at(-1);
      if (last && last.seat === event.seat) last.phrases.push({ text, event });
      else clauses.push({ seat: event.seat, phrases: [{ text, event }] });
    }
    if (clauses.length) lines.push({ ply: group[0]!.ply, seat: clauses[0]!.seat, clauses, events: group });
  }
  return lines;
}

/** Phrases as one text: one that ends in a colon announces the next, others are parted by commas; what is said again
 * and again is counted instead. */
export function phrase(texts: string[]): string {
  let whole = '';
  for (let at = 0, next = 0; at < texts.length; at = next) {
    while (texts[next] === texts[at]) next++;
    if (whole) whole += whole.endsWith(':') ? ' ' : ', ';
    whole += next - at > 1 ? `${texts[at]}\u00a0(×${next - at})` : texts[at];
  }
  return whole.replace(/\s*:$/, '');
}

export const joined = (clause: Clause): string => phrase(clause.phrases.map(({ text }) => text));

/** Why a move is good, with the name of the rival it speaks of. */
export function named(reason: Message, seats: readonly { name: string }[]): Message {
  const rival = reason.args?.rival;
  return typeof rival === 'number' ? { ...reason, args: { ...reason.args, rival: seats[rival]?.name ?? '' } } : reason;
}

const OPEN = '\uE000', CLOSE = '\uE001';      // private characters that no text uses

/** The arguments of a text, and of messages among them, with a mark in place of each that has a picture; the
 *  pictures are added to `found`. */
export function marked<G>(args: Record<string, unknown>, glyph: (arg: string, value: unknown) => G | null, found: G[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).map(([arg, value]) => {
    const picture = glyph(arg, value);
    if (picture) return [arg, `${OPEN}${found.push(picture) - 1}${CLOSE}`];
    if (typeof value !== 'object' || value === null || !('args' in value)) return [arg, value];
    return [arg, { ...value, args: marked(value.args as Record<string, unknown> ?? {}, glyph, found) }];      // a message in a message
  }));
}

/** Lines with marks in place of what has a picture; what everybody sees on the table anyway is left out. */
export function pictured(events: EventInfo[], client: GameClient | null): { lines: Line[]; glyphs: Glyph[] } {
  const glyphs: Glyph[] = [], glyph = client?.glyph;
  const words = ({ kind, say: told }: EventInfo) =>
    !told || client?.quiet?.includes(kind) ? '' : say(glyph ? { ...told, args: marked(told.args ?? {}, glyph, glyphs) } : told);
  return { lines: tell(events, words), glyphs };
}

/** The text between the marks, and the number of the picture at each mark. */
export function split(text: string): (string | number)[] {
  return text.split(new RegExp(`${OPEN}(\\d+)${CLOSE}`)).map((part, n) => (n % 2 ? Number(part) : part)).filter((part) => part !== '');
}
