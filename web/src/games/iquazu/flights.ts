/** What travels when something happens: cards, gems, drops and tiles. Only their owner sees the colours of drawn cards. */
import type { EventInfo } from '../../generated/messages';
import type { Flight } from '../client';
import CardSprite from './pieces/CardSprite.svelte';
import DropSprite from './pieces/DropSprite.svelte';
import GemSprite from './pieces/GemSprite.svelte';
import TileSprite from './pieces/TileSprite.svelte';
import { COLOURS, DISCARD, PILE, TILES, dropsAnchor, gemsAnchor, handAnchor, rowAnchor, slotAnchor, tilesAnchor } from './names';

const MOST_CARDS = 10;

export function flights(events: EventInfo[]): Flight[] {
  const seen = new Set(events.filter(event => event.kind === 'cards' && Object.keys(event.args).length).map(event => event.seat));
  return events.flatMap(({ kind, seat, args }): Flight[] => {
    const a = args as Record<string, number>;
    const cards = (from: string, to: string) => COLOURS.flatMap(colour => Array.from({ length: a[colour] ?? 0 }, () => ({ from, to, Sprite: CardSprite, props: { colour } }))).slice(0, MOST_CARDS);
    switch (kind) {
      case 'draw': return seen.has(seat) ? [] : Array.from({ length: Math.min(a.count ?? 0, MOST_CARDS) }, () => ({ from: PILE, to: handAnchor(seat), Sprite: CardSprite }));
      case 'cards': return cards(PILE, handAnchor(seat));
      case 'pay': case 'discard': return cards(handAnchor(seat), DISCARD);
      case 'shuffle': return [{ from: DISCARD, to: PILE, Sprite: CardSprite }];
      case 'gem': return [{ from: gemsAnchor(seat), to: slotAnchor(a.col!, a.slot!), Sprite: GemSprite, props: { seat } }];
      case 'drop': return [{ from: dropsAnchor(seat), to: slotAnchor(a.col!, a.slot!), Sprite: DropSprite }];
      case 'won': return [{ from: rowAnchor(a.row!), to: tilesAnchor(seat), Sprite: TileSprite, props: { kind: TILES[a.tile!] } }];
      default: return [];
    }
  });
}
