/** What the server shows of a game of Maui; the whole of it is open to everybody. */
import type { Pattern } from './names';

export interface Cell { row: number; pattern: Pattern; shows: Pattern | null; outside: boolean; token: string | null; crab: number }
export interface LaidTowel { towel: string; column: number; top: number; cells: Cell[] }
export interface Spot { column: number; row: number; kind: string; value: number }
export interface Line { what: string; count: number; points: number }
export interface Beach {
  seat: number; placed: number; towels: LaidTowel[]; spots: Spot[]; dollars: number; tokens: Record<string, number>;
  pearls: Record<string, number>; penalties: number; shells: Record<string, number>; score: number; lines: Line[];
}
export interface Slot { row: number; slot: number; towel: string | null; cost: number; affordable: boolean; tops: number[] }
export interface Ornament { track: string; square: number; token: string; left: number }
export interface View {
  variant: string; part: number; parts: number; round: number; last_round: boolean; seat: number; first: number;
  phase: 'action' | 'umbrella' | 'tokens' | 'over'; choice: Pattern[]; done: boolean; spare: boolean; market: Slot[][]; zones: number[];
  bag: number; unseen: string[]; ornaments: Ornament[]; points: number[]; row_values: number[]; beaches: Beach[]; ranking: number[] | null;
}
export interface Match { row: number; pattern: Pattern; steps: number }
export interface Preview {
  cost: number; dollars: number; column: number; top: number; matches: Match[]; steps: Record<string, number>; penalties: number;
  umbrella: string | null; umbrella_lost: string | null; crab: number; needs_token: boolean; tokens: string[]; points: number; reveals: boolean;
}
