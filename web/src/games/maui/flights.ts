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
    const a = args as Record<string, number>;
    switch (kind) {
      case 'take': return coins(a.cost!, purseAnchor(seat), zoneAnchor(a.row!));
      case 'dollars': return coins(a.count!, zoneAnchor(a.zone!), purseAnchor(seat));
      case 'pearl': return [{ from: cellAnchor(seat, a.column!, a.row!), to: pearlsAnchor(seat), Sprite: PearlSprite, props: { colour: PEARLS[a.colour!] } }];
      case 'ornament': return [{ from: ornamentAnchor(PATTERNS[a.track!]!, a.square!), to: tokensAnchor(seat), Sprite: TokenSprite, props: { token: TOKENS[a.token!] } }];
      default: return [];
    }
  });
}

function coins(count: number, from: string, to: string): Flight[] {
  return Array.from({ length: Math.min(count, MOST_COINS) }, () => ({ from, to, Sprite: DollarSprite }));
}
