/** What pieces and places are called: the stable ids that motion, flights and the log go by; tables in the order of the rules. */
import type { EventInfo } from '../../generated/messages';
import type { Card } from './types';

const LETTERS = 'BPFM';
/** Spaces by number, as the rules list them. */
export const SPACES: string[] = [...LETTERS].flatMap(letter => [0, 1, 2, 3, 4, 5].map(segment => letter + segment));
export const MARKET = ['butterflies', 'statue_majority', 'complete_segment', 'forest_statues', 'mountain_statues', 'priestess'] as const;
/** Lines of a scoring, by number. */
export const LINES = ['mountain', 'forest', 'plain', 'baskets', 'pearls', 'nautilus', 'shells', ...MARKET.slice(0, -1)] as const;
export const LAVA_DISCS = 4;
export const POINTS: Record<string, number> = { P: 1, F: 2, M: 3 };

/** Palm cards by number; 0 is none. */
export const CARDS: string[] = ['', 'statue', 'shell', 'priestess', 'fish(1,2)', 'fish(2,0)', 'white_pearl', 'fish(2,1)', 'black_pearl', 'lava', 'fish(3,0)', 'nautilus'];

/** A card by its name: `fish(1,2)` has one basket and two butterflies. */
export function cardOf(name: string): Card {
  const fish = /^fish\((\d),(\d)\)$/.exec(name);
  if (fish) return { card: name, kind: 'fish', baskets: Number(fish[1]), butterflies: Number(fish[2]) };
  return { card: name, kind: name, baskets: 0, butterflies: name === 'white_pearl' || name === 'nautilus' ? 1 : 0 };
}

export const discId = (seat: number, disc: number) => `disc-${seat}-${disc}`;
export const invocationId = (seat: number) => `invocation-${seat}`;
export const shamanId = (seat: number) => `shaman-${seat}`;
export const statueId = (space: string) => `statue-${space}`;
export const marketId = (card: string) => `market-${card}`;
export const cardId = (segment: number, slot: number, card: string) => `card-${segment}-${slot}-${card}`;
export const BOAT = 'boat';
/** Anchors are places: they stay while things come and go. */
export const spaceAnchor = (space: string) => `space-${space}`;
export const beachAnchor = (segment: number) => `beach-${segment}`;
export const slotAnchor = (segment: number, slot: number) => `slot-${segment}-${slot}`;
export const craterAnchor = (segment: number) => `crater-${segment}`;
export const deckAnchor = (level: number) => `deck-${level}`;
export const keptAnchor = (seat: number) => `kept-${seat}`;
export const purseAnchor = (seat: number) => `purse-${seat}`;
export const statuesAnchor = (seat: number) => `statues-${seat}`;
export const marketAnchor = (card: string) => `stall-${card}`;
export const LAVA_ANCHOR = 'lava-supply';

/** What a line of the log is about, to be lit up on the table. */
export function piecesOf(event: EventInfo): string[] {
  const { seat } = event, a = event.args as Record<string, number>;
  switch (event.kind) {
    case 'place': case 'take': case 'home': return [discId(seat, a.disc!), beachAnchor(a.beach!)];
    case 'invoke': case 'recall': return [invocationId(seat), beachAnchor(a.beach!)];
    case 'sail': return [BOAT];
    case 'summon': case 'lava': case 'erupt': return [craterAnchor(a.segment!)];
    case 'shaman': return [shamanId(seat), spaceAnchor(SPACES[a.space!]!)];
    case 'nobody': case 'choose': return [beachAnchor(a.segment!)];
    case 'card': return [slotAnchor(a.segment!, a.slot!), keptAnchor(seat)];
    case 'deal': case 'refill': return [slotAnchor(a.segment!, a.slot!)];
    case 'build': case 'destroy': case 'idle': return [statueId(SPACES[a.space!]!), spaceAnchor(SPACES[a.space!]!)];
    case 'shift': return [craterAnchor(a.origin!), craterAnchor(a.target!)];
    case 'buy': return [marketId(MARKET[a.item!]!), marketAnchor(MARKET[a.item!]!), purseAnchor(seat)];
    case 'exhausted': return [deckAnchor(a.level!)];
    default: return [];
  }
}
