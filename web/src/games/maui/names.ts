/** The pieces by name: patterns, towels, and the stable ids that motion and the log go by. */
import type { EventInfo } from '../../generated/messages';

export const PATTERNS = ['yellow', 'pink', 'blue', 'orange', 'green'] as const;
export type Pattern = (typeof PATTERNS)[number];
export const PEARLS = ['white', 'black'] as const;
export const TOKENS = ['blue', 'orange'] as const;
const CODES = 'YPBOG';

export const patternOf = (code: string): Pattern => PATTERNS[CODES.indexOf(code)]!;
export const patternsOf = (towel: string): Pattern[] => [...towel].map(patternOf);

/** Towels by number, as the rules list them: all triples of different patterns in order; 0 is none. */
export const TOWELS: string[] = ['---'];
for (const a of CODES) for (const b of CODES) for (const c of CODES) {
  if (a !== b && b !== c && a !== c) TOWELS.push(a + b + c);
}

export const towelId = (towel: string) => `towel-${towel}`;
export const shellId = (seat: number, pattern: string) => `shell-${seat}-${pattern}`;
export const spotId = (seat: number, column: number, row: number) => `spot-${seat}-${column}-${row}`;
export const pearlId = (seat: number, colour: string, nth: number) => `pearl-${seat}-${colour}-${nth}`;
export const tokenId = (seat: number, token: string, nth: number) => `token-${seat}-${token}-${nth}`;
export const penaltyId = (seat: number, column: number, row: number) => `penalty-${seat}-${column}-${row}`;
/** Anchors are places: they stay where they are while things come and go. */
export const cellAnchor = (seat: number, column: number, row: number) => `cell-${seat}-${column}-${row}`;
export const slotAnchor = (row: number, slot: number) => `slot-${row}-${slot}`;
export const zoneAnchor = (zone: number) => `zone-${zone}`;
export const purseAnchor = (seat: number) => `purse-${seat}`;
export const tokensAnchor = (seat: number) => `tokens-${seat}`;
export const pearlsAnchor = (seat: number) => `pearls-${seat}`;
export const ornamentAnchor = (track: string, square: number) => `ornament-${track}-${square}`;
export const BAG_ANCHOR = 'bag';

/** What a line of the log is about, to be lit up on the table. */
export function piecesOf(event: EventInfo): string[] {
  const { seat } = event, a = event.args as Record<string, number>;
  const spot = () => [spotId(seat, a.column!, a.row!), cellAnchor(seat, a.column!, a.row!)];
  switch (event.kind) {
    case 'market': case 'refill': case 'take': case 'spare': case 'lay': case 'entrance':
      return a.towel ? [towelId(TOWELS[a.towel]!)] : [];
    case 'dollars': return [zoneAnchor(a.zone!), purseAnchor(seat)];
    case 'penalty': return [penaltyId(seat, a.column!, a.row!)];
    case 'pearl': return [...spot(), pearlsAnchor(seat)];
    case 'umbrella': case 'lost': case 'crab': case 'escape': case 'token': return spot();
    case 'step': return [shellId(seat, PATTERNS[a.pattern!]!)];
    case 'ornament': return [ornamentAnchor(PATTERNS[a.track!]!, a.square!), tokensAnchor(seat)];
    default: return [];
  }
}
