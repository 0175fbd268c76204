/** Things without an identity of their own that travel when something happens: tiles, cards, walls. */
import type { EventInfo } from '../../generated/messages';
import type { Flight } from '../client';
import CardSprite from './pieces/CardSprite.svelte';
import TileSprite from './pieces/TileSprite.svelte';
import WallSprite from './pieces/WallSprite.svelte';
import { HEXES, SUPPLY, VILLAGES, WALLS, borderAnchor, handAnchor, hexAnchor, stockAnchor } from './names';
import type { View } from './types';

const MOST = 12;

export function flights(events: EventInfo[], before: View, after: View): Flight[] {
  return events.flatMap(({ kind, seat, args }): Flight[] => {
    const a = args as Record<string, number>;
    const wall = (from: string, to: string): Flight => ({ from, to, Sprite: WallSprite, props: { wall: WALLS[a.wall ?? 0] } });
    const hex = hexAnchor(HEXES[a.hex ?? Math.floor((a.place ?? 0) / 6)] ?? '');
    switch (kind) {
      case 'lay': return [{ from: 'stack-0', to: hex, Sprite: TileSprite, props: { exits: after.hexes.find(each => hexAnchor(each.hex) === hex)?.tile?.exits ?? [] } }];
      case 'gain': return [wall(SUPPLY, stockAnchor(seat))];
      case 'build': return [wall(stockAnchor(seat), hex)];
      case 'build_village': return [wall(stockAnchor(seat), `border-of-${seat}-${a.border}`)];
      case 'flow_lost': return [wall(hex, SUPPLY)];
      case 'breaks': return [wall(`border-of-${seat}-${a.border}`, SUPPLY)];
      case 'village_lost': return [wall(borderAnchor(VILLAGES[a.village!]!, a.border!), SUPPLY)];
      case 'give_wall': return after.players[seat]?.partner == null ? [] : [wall(stockAnchor(seat), stockAnchor(after.players[seat]!.partner!))];
      case 'card': return [{ from: SUPPLY, to: handAnchor(seat), Sprite: CardSprite }];
      case 'give': return after.players[seat]?.partner == null ? [] : [{ from: handAnchor(seat), to: handAnchor(after.players[seat]!.partner!), Sprite: CardSprite }];
      default: return [];
    }
  }).slice(0, MOST);
}
