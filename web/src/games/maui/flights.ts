/** Things without an identity of their own that travel when something happens: dollars, pearls, tokens, penalties. */
import type { EventInfo } from '../../generated/messages';
import type { Flight } from '../client';
import DollarSprite from './pieces/DollarSprite.svelte';
import PearlSprite from './pieces/PearlSprite.svelte';
import TokenSprite from './pieces/TokenSprite.svelte';
import { PATTERNS, PEARLS, TOKENS, cellAnchor, ornamentAnchor, pearlsAnchor, purseAnchor, tokensAnchor, zoneAnchor } from './names';

const MOST_COINS = 6;

export function flights(events: EventInfo[]): Flight[] {
  return events.flatMap(({ kind, seat, args }): Flight[] => {
    if (!args) return [];
    switch (kind) {
      case 'take': return coins(args.cost, purseAnchor(seat), zoneAnchor(args.row));
      case 'dollars': return coins(args.count, zoneAnchor(args.zone), purseAnchor(seat));
      case 'pearl':
        return [{ from: cellAnchor(seat, args.column, args.row), to: pearlsAnchor(seat), Sprite: PearlSprite, props: { colour: PEARLS[args.colour] } }];
      case 'ornament':
        return [{ from: ornamentAnchor(PATTERNS[args.track]!, args.square), to: tokensAnchor(seat), Sprite: TokenSprite, props: { token: TOKENS[args.token] } }];
      default: return [];
    }
  });
}

function coins(count: number, from: string, to: string): Flight[] {
  return Array.from({ length: Math.min(count, MOST_COINS) }, () => ({ from, to, Sprite: DollarSprite }));
}
