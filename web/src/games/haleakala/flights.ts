/** Things without an identity of their own that travel when something happens: cards, lava, shells, statues. */
import { colourOf, shapeOf } from '../../lib/shapes';
import type { EventInfo } from '../../generated/messages';
import type { Flight } from '../client';
import Sprite from './pieces/Sprite.svelte';
import { CARDS, LAVA_ANCHOR, MARKET, SPACES, cardOf, craterAnchor, deckAnchor, keptAnchor, marketAnchor, purseAnchor, slotAnchor, spaceAnchor, statuesAnchor } from './names';

const KEPT = new Set(['fish', 'white_pearl', 'black_pearl', 'nautilus']);

export function flights(events: EventInfo[]): Flight[] {
  return events.flatMap(({ kind, seat, args }): Flight[] => {
    const a = args as Record<string, number>;
    const fly = (from: string, to: string, props: Record<string, unknown>): Flight[] => [{ from, to, Sprite, props }];
    const lava = { kind: 'lava' };
    switch (kind) {
      case 'card': {
        const card = cardOf(CARDS[a.card!]!);
        const to = KEPT.has(card.kind) ? keptAnchor(seat) : card.kind === 'shell' ? purseAnchor(seat) : '';
        return to ? fly(slotAnchor(a.segment!, a.slot!), to, { kind: 'card', card }) : [];
      }
      case 'build': return fly(statuesAnchor(seat), spaceAnchor(SPACES[a.space!]!), { kind: 'statue', seat, look: { shape: shapeOf(seat), colour: colourOf(seat) } });
      case 'refill': return fly(deckAnchor(a.level!), slotAnchor(a.segment!, a.slot!), { kind: 'back', level: a.level });
      case 'summon': return fly(LAVA_ANCHOR, craterAnchor(a.segment!), lava);
      case 'lava': return a.placed ? fly(LAVA_ANCHOR, craterAnchor(a.segment!), lava) : [];
      case 'shift': return fly(craterAnchor(a.origin!), craterAnchor(a.target!), lava);
      case 'buy': return Array.from({ length: a.price! }, () => fly(purseAnchor(seat), marketAnchor(MARKET[a.item!]!), { kind: 'shell' })).flat();
      default: return [];
    }
  });
}
