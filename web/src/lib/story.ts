/** What happened, in words: a line for every turn, made from events alone (as the terminal tells it). */
import type { EventInfo } from '../generated/messages';

export interface Clause { seat: number; phrases: { text: string; event: EventInfo }[] }
export interface Line { ply: number; seat: number; clauses: Clause[]; events: EventInfo[] }

/** Events grouped into turns: as the server says (`turn` is the ply it began with), else by who acts. */
export function turns(events: EventInfo[]): EventInfo[][] {
  const groups: EventInfo[][] = [];
  let ply = -1, actor = -1, turn = -1;
  for (const event of events) {
    const begun = (event as EventInfo & { turn?: number }).turn;
    if (event.ply !== ply || !groups.length) {
      const first = events.find((each) => each.ply === event.ply && each.seat >= 0)?.seat ?? -1;
      const goesOn = begun === undefined ? event.ply > 1 && first === actor : begun === turn;
      if (!goesOn || !groups.length) groups.push([]);
      ply = event.ply;
      actor = first;
      turn = begun ?? ply;
    }
    groups.at(-1)!.push(event);
  }
  return groups;
}

/** Phrases about one seat stand together; one without words is left out. */
export function tell(events: EventInfo[], say: (event: EventInfo) => string): Line[] {
  const lines: Line[] = [];
  for (const group of turns(events)) {
    const clauses: Clause[] = [];
    for (const event of group) {
      const text = say(event).trim();
      if (!text) continue;
      const last = clauses.at(-1);
      if (last && last.seat === event.seat) last.phrases.push({ text, event });
      else clauses.push({ seat: event.seat, phrases: [{ text, event }] });
    }
    if (clauses.length) lines.push({ ply: group[0]!.ply, seat: clauses[0]!.seat, clauses, events: group });
  }
  return lines;
}

/** A clause as one text: a phrase that ends in a colon announces the next, others are parted by commas. */
export function joined(clause: Clause): string {
  let text = '';
  for (const phrase of clause.phrases) text += (text && (text.endsWith(':') ? ' ' : ', ')) + phrase.text;
  return text.replace(/:$/, '');
}
