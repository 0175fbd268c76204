/** What the board says: prompts, chips, and what pieces tell of themselves. */
import type { MoveInfo } from '../../generated/messages';
import type { Selection } from '../../lib/selection.svelte';
import { t } from '../../lib/text.svelte';
import type { Choice, Msg, SeatLook } from '../client';
import Chip from './Chip.svelte';
import { LAVA_DISCS, POINTS } from './names';
import { segmentOf } from './geometry';
import type { Card, Deck, Offer, Player, Segment, View } from './types';

const sentences = (...parts: (string | false | 0 | null | undefined)[]) => parts.filter(Boolean).join(' ');

export const cardMsg = (card: Card): Msg =>
  card.kind === 'fish' ? { id: 'haleakala-fish', args: { baskets: card.baskets, butterflies: card.butterflies } } : { id: `haleakala-${card.kind}` };
export const spaceMsg = (space: string): Msg => ({ id: `haleakala-space-${space[0]}`, args: { segment: segmentOf(space) } });
export const marketName = (card: string): string => t(card === 'priestess' ? 'haleakala-piece-market-priestess' : `haleakala-${card}`);

export function heading(view: View): Msg {
  if (view.phase === 'over') return { id: 'haleakala-heading-over' };
  return { id: 'haleakala-heading-round', args: { round: view.round, count: view.before_scoring } };
}

const landsAt = (view: View, disc: number, beach: number) => view.places.find(place => place.disc === disc && place.beach === beach)?.lands ?? null;
const next = (segment: number) => (segment + 1) % 6;

export function prompt(view: View, { moves, chosen, ready }: Selection): Msg {
  if (view.phase === 'over') return { id: 'haleakala-prompt-over' };
  if (!moves.length) return { id: 'haleakala-prompt-wait' };
  if (ready) return promptReady(view, ready);
  switch (view.phase) {
    case 'shaman': return { id: 'haleakala-prompt-shaman' };
    case 'card': return { id: 'haleakala-prompt-card', args: { segment: view.boat, shared: view.waiting === null ? 0 : 1 } };
    case 'priestess': return chosen.origin === undefined ? { id: 'haleakala-prompt-priestess' } : { id: 'haleakala-prompt-target', args: { origin: chosen.origin } };
    case 'buy': return { id: 'haleakala-prompt-buy' };
    case 'prebuy': return { id: 'haleakala-prompt-prebuy' };
    default: break;
  }
  if (chosen.disc !== undefined) return { id: 'haleakala-prompt-beach', args: { disc: chosen.disc } };
  if (chosen.beach !== undefined) return { id: 'haleakala-prompt-disc', args: { beach: chosen.beach } };
  if (chosen.move === 'invoke') return { id: 'haleakala-prompt-invoke' };
  if (view.sail) return { id: 'haleakala-prompt-empty' };
  return { id: view.take_backs.some(each => each.legal) ? 'haleakala-prompt-action-take' : 'haleakala-prompt-action' };
}

function promptReady(view: View, { family, args }: MoveInfo): Msg {
  const disc = Number(args.disc), beach = Number(args.beach);
  switch (family) {
    case 'place': {
      const segment = landsAt(view, disc, beach);
      return segment === null ? { id: 'haleakala-prompt-ready-place', args: { disc, beach } } : { id: 'haleakala-prompt-ready-boat', args: { disc, segment } };
    }
    case 'invoke': return { id: 'haleakala-prompt-ready-invoke', args: { disc, segment: landsAt(view, disc, beach) } };
    case 'take': return { id: 'haleakala-prompt-ready-take', args: { disc, beach: view.take_backs.find(each => each.disc === disc)?.beach } };
    case 'sail': return { id: 'haleakala-prompt-ready-sail', args: { segment: next(view.boat) } };
    case 'shaman': {
      const stays = view.players[view.seat]?.shaman === args.space;
      return { id: stays ? 'haleakala-prompt-ready-stay' : 'haleakala-prompt-ready-shaman', args: { space: spaceMsg(String(args.space)) } };
    }
    case 'card': {
      const card = view.segments[view.boat]?.cards[Number(args.slot)];
      return { id: 'haleakala-prompt-ready-card', args: { card: card ? cardMsg(card) : '' } };
    }
    case 'priestess': return { id: 'haleakala-prompt-ready-priestess', args: { ...args } };
    case 'buy': return { id: 'haleakala-prompt-ready-buy', args: { card: marketName(String(args.card)), price: priceOf(view, args.card) } };
    default: return { id: 'haleakala-prompt-ready-keep' };
  }
}

const priceOf = (view: View, card: unknown) => view.market.find(offer => offer.card === card)?.price ?? 0;

/** A chip for an open choice, with a small picture of what it is about. Beaches and discs on them stand for themselves, unless lava may be
 * summoned with the same disc on the same beach. */
export function choice({ family, args }: MoveInfo, view: View): Choice | null {
  const disc = Number(args.disc), beach = Number(args.beach), lands = landsAt(view, disc, beach), space = String(args.space);
  const chip = (id: string, more: Record<string, unknown>, props: Record<string, unknown> = {}): Choice =>
    ({ label: { id: `haleakala-prompt-chip-${id}`, args: more }, icon: Chip, props: { seat: view.seat, ...props } });
  switch (family) {
    case 'place': return view.invoke && lands !== null ? chip('boat', { disc, segment: lands }, { kind: 'boat' }) : null;
    case 'invoke': return chip('invoke', { disc, segment: lands }, { kind: 'lava' });
    case 'take': return null;
    case 'sail': return chip('sail', { segment: next(view.boat) }, { kind: 'boat' });
    case 'shaman': return chip(view.players[view.seat]?.shaman === space ? 'stay' : `space-${space[0]}`, { segment: segmentOf(space) }, { kind: 'shaman' });
    case 'card': {
      const card = view.segments[view.boat]?.cards[Number(args.slot)] ?? null;
      return { label: card ? cardMsg(card) : '', icon: Chip, props: { kind: 'card', card } };
    }
    case 'priestess': return chip('priestess', { origin: args.origin, target: args.target }, { kind: 'lava' });
    case 'buy': return { label: marketName(String(args.card)), icon: Chip, props: { kind: 'market', market: args.card } };
    default: return chip('keep', {}, { kind: 'shell' });
  }
}

const nameOf = (seats: SeatLook[], seat: number | undefined) => seats[seat ?? 0]?.name ?? '';

export function tellBeach(segment: Segment, seats: SeatLook[]): string {
  const [x, y] = segment.sums, { landing } = segment;
  const lands = !landing ? t('haleakala-piece-boat-here')
    : landing.ends ? t('haleakala-piece-lands-end')
      : !landing.receivers.length ? t('haleakala-piece-lands-nobody')
        : t(`haleakala-piece-lands-${landing.receivers.length > 1 ? 'two' : landing.choice ? 'one' : 'card'}`,
          { name: nameOf(seats, landing.receivers[0]), other: nameOf(seats, landing.receivers[1]) });
  return sentences(
    `${t('haleakala-piece-beach', { beach: segment.segment })}.`,
    x || y ? t('haleakala-piece-sums', { a: nameOf(seats, 0), x, b: nameOf(seats, 1), y }) : t('haleakala-piece-no-discs'), lands);
}

export const tellDisc = (disc: number, seat: number, seats: SeatLook[], beach: number | null, mine: boolean): string =>
  t(beach === null ? 'haleakala-piece-disc-pool' : 'haleakala-piece-disc-out', { mine: Number(mine), disc, beach, name: nameOf(seats, seat) });
export const tellInvocation = (seat: number, seats: SeatLook[], beach: number | null, mine: boolean): string =>
  t(beach === null ? 'haleakala-piece-invocation' : 'haleakala-piece-invocation-out', { mine: Number(mine), beach, name: nameOf(seats, seat) });

export function tellCard(card: Card | null): string {
  if (!card) return t('haleakala-piece-no-card');
  return t(`haleakala-piece-${card.kind}-card`, { baskets: card.baskets, butterflies: card.butterflies });
}

export const tellStatue = (space: string, seat: number, seats: SeatLook[], hit: boolean): string => sentences(
  t('haleakala-piece-statue', { name: nameOf(seats, seat), space: spaceMsg(space), points: POINTS[space[0]!] ?? 0 }), hit && t('haleakala-piece-statue-hit'));
export const tellShaman = (player: Player, seats: SeatLook[]): string => sentences(
  t('haleakala-piece-shaman', { name: nameOf(seats, player.seat), space: spaceMsg(player.shaman) }), player.builds && t('haleakala-piece-shaman-builds'));
export const tellCrater = (segment: number, lava: number): string => t('haleakala-piece-crater-tell', { lava, segment });

export function tellOffer(offer: Offer, seats: SeatLook[]): string {
  const state = offer.holder !== null ? `${t('haleakala-piece-held', { name: nameOf(seats, offer.holder) })}.` : '';
  const worth = offer.each ? t('haleakala-piece-worth', { a: nameOf(seats, 0), x: offer.worth[0], b: nameOf(seats, 1), y: offer.worth[1] }) : '';
  return sentences(t(`haleakala-piece-${offer.card}-tell`), worth, state);
}

export function tellDeck(deck: Deck): string {
  const hidden = Object.entries(deck.unseen).map(([card, count]) => `${count} × ${unseenName(card)}`);
  return [sentences(t('haleakala-piece-deck', { level: deck.level, left: deck.left, size: deck.size }), deck.next && t('haleakala-piece-next')), ...hidden].join('\n');
}

export function unseenName(card: string): string {
  if (card === 'lava') return t('haleakala-piece-lava-card');
  const fish = /^fish\((\d),(\d)\)$/.exec(card);
  return fish ? t('haleakala-fish', { baskets: Number(fish[1]), butterflies: Number(fish[2]) }) : t(`haleakala-${card}`);
}

export function tellNow(player: Player): string {
  const lines = player.lines.filter(line => line.what !== 'first' && (line.points || line.count));
  return [t('haleakala-piece-now-tell', { points: player.now }),
    ...lines.map(line => t('haleakala-piece-line', { what: { id: `haleakala-${line.what}` }, points: line.points }))].join('\n');
}
export const tellSupply = (count: number): string => t('haleakala-piece-lava-tell', { count, all: LAVA_DISCS });
