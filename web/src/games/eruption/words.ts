/** What the pieces of Eruption are called and what they tell of themselves; what can be done now. */
import type { MoveInfo } from '../../generated/messages';
import type { Selection } from '../../lib/selection.svelte';
import { t } from '../../lib/text.svelte';
import type { Choice, Msg } from '../client';
import Chip from './Chip.svelte';
import { exitsOf } from './lava';
import type { Claim, Card, Hex, Player, Preview, Spot, View, Village } from './types';

/** No wheel and no keys here. */
const TOUCH = typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;
const id = (name: string): Msg => ({ id: `eruption-${name}`, args: {} });
const sentences = (...parts: (string | false | 0 | null | undefined)[]) => parts.filter(Boolean).join(' ');
const percent = (holds: number) => Math.round((100 * holds) / 36);
export const listed = (sides: readonly string[]): string => sides.map(side => t(`eruption-side-${side}`)).join(', ');
export const shape = (tile: string): string => t('eruption-tile-name', { tile });
export const placeWords = (hex: string, side: string): string => t('eruption-piece-place', { hex, side: id(`side-${side}`) });

// -- hexes ------------------------------------------------------------------------------------------------------

export function labelHex(view: View, hex: Hex, spot: Spot | undefined): string {
  const { tile } = hex;
  const what = tile ? t(tile.source ? 'eruption-piece-hex-source' : 'eruption-piece-hex-lava', { hex: hex.hex, sides: listed(tile.exits) })
    : hex.resource ? t('eruption-piece-hex-resource', { hex: hex.hex, wall: id(`wall-${hex.resource}`) }) : t('eruption-piece-hex-empty', { hex: hex.hex });
  return sentences(what, hex.closed && t('eruption-piece-hex-closed'), spot && labelSpot(spot));
}

const labelSpot = (spot: Spot): string => sentences(
  t('eruption-piece-spot', { count: spot.turns.length }), spot.tests.length > 0 && t('eruption-piece-spot-odds', { count: spot.tests.length, odds: spot.odds }));

export function tellHex(view: View, hex: Hex, spot: Spot | undefined): string {
  return sentences(labelHex(view, hex, spot),
    spot?.wall && t('eruption-piece-spot-wall', { wall: id(`wall-${spot.wall}`) }),
    spot && spot.bypassed.length > 0 && t('eruption-piece-spot-bypassed', { count: spot.bypassed.length }));
}

// -- walls ------------------------------------------------------------------------------------------------------

export const labelWall = (wall: string, hex: string, side: string): string => t('eruption-piece-wall', { wall: id(`wall-${wall}`), place: placeWords(hex, side) });
export const tellWall = (view: View, wall: string, hex: string, side: string): string =>
  sentences(labelWall(wall, hex, side), t('eruption-piece-wall-holds', { odds: percent(view.odds[wall] ?? 0) }));
export const labelPlace = (hex: string, side: string): string => t('eruption-piece-build-here', { place: placeWords(hex, side) });
export const labelBorder = (village: Village, border: number, wall: string | null): string =>
  t('eruption-piece-border', { border, village: id(village.village), wall: id(`wall-${wall ?? 'none'}`) });

export function tellBorder(view: View, village: Village, i: number): string {
  const { contact, wall } = village.borders[i]!;
  return sentences(labelBorder(village, i, wall),
    contact && !wall && t('eruption-piece-border-open'), contact && wall && t('eruption-piece-border-tested', { odds: 100 - percent(view.odds[wall] ?? 0) }),
    !contact && t('eruption-piece-border-quiet'));
}

// -- villages, markers, tiles, cards ----------------------------------------------------------------------------

export const tellVillage = (view: View, village: Village, name: string): string => (village.seat === null
  ? t('eruption-piece-village-empty', { village: id(village.village) })
  : sentences(t('eruption-piece-village', { village: id(village.village), name, degrees: view.players[village.seat]!.temperature }), tellNext(village)));
export const tellNext = (village: Village): string =>
  t('eruption-piece-next', { open: village.open, blocked: village.blocked, degrees: village.expected });
export const tellMarker = (player: Player, name: string): string => sentences(
  t('eruption-piece-marker', { name, degrees: player.temperature, zone: player.zone }), player.eliminated > 0 && t('eruption-piece-eliminated'));
export const tellClaim = (claim: Claim): string => t(`eruption-piece-claim-${claim.state === 'held' ? 'held' : 'free'}`, { number: claim.number, space: claim.space });
export const labelStack = (view: View, i: number): string => {
  const { size, top } = view.stacks[i]!;
  return top ? t('eruption-piece-stack', { stack: i + 1, size, tile: top }) : t('eruption-piece-stack-empty', { stack: i + 1 });
};
export const tellStock = (view: View, wall: string, count: number): string => t('eruption-piece-stock-tell', { wall: id(`wall-${wall}`), count, odds: percent(view.odds[wall] ?? 0) });
export const tellCard = (card: Card, mine: boolean): string => sentences(
  t(`eruption-piece-tell-${card.card}`), t('eruption-piece-card-trade', { wall: id(`wall-${card.wall}`) }),
  mine && !card.playable && t('eruption-piece-card-not-now'));

// -- what can be done now ---------------------------------------------------------------------------------------

export function heading(view: View): Msg {
  if (view.phase === 'over') return id('heading-over');
  return { id: view.ending === 'open' ? 'eruption-heading-turn' : 'eruption-heading-last', args: { turn: view.turn } };
}

export function prompt(view: View, selection: Selection): Msg {
  const { moves, chosen, ready } = selection;
  if (view.phase === 'over') return id('prompt-over');
  if (!moves.length) return id('prompt-wait');
  if (ready) return promptReady(view, ready, moves);
  switch (chosen.move) {
    case 'aftershock': return id('prompt-aftershock');
    case 'sinkhole': return id('prompt-sinkhole');
    case 'bomb': case 'bomb_village': return id('prompt-bomb');
    case 'trade_tile': return id('prompt-pair');
  }
  if (view.phase === 'build') {
    if (moves.every(move => move.family === 'done')) return id('prompt-end');
    if (chosen.wall) return { id: 'eruption-prompt-build-where', args: { wall: id(`wall-${chosen.wall}`) } };
    if (chosen.hex || chosen.border !== undefined) return id('prompt-build-which');
    return { id: 'eruption-prompt-build', args: { count: view.allowed } };
  }
  if (view.phase === 'arrange') return { id: 'eruption-prompt-arrange', args: { border: view.draft.length } };
  if (view.phase === 'tile' || view.phase === 'replace') return { id: `eruption-prompt-${view.phase}`, args: {} };
  if (view.phase === 'cards' && moves.every(move => move.family === 'done')) return id('prompt-no-card');
  if (view.phase === 'discard' && moves.every(move => move.family === 'done')) return id('prompt-end');
  return id(`prompt-${view.phase}`);
}

function promptReady(view: View, { family, args }: MoveInfo, moves: MoveInfo[]): Msg {
  const wall = id(`wall-${args.wall}`), hex = args.hex ?? '';
  const several = moves.filter(move => move.family === family && move.args.hex === args.hex).length;
  switch (family) {
    case 'tile': case 'replace': case 'aftershock': return { id: `eruption-prompt-ready-${family}`, args: { hex, count: several, turning: id(TOUCH ? 'prompt-turn-tap' : 'prompt-turn') } };
    case 'build': return { id: 'eruption-prompt-ready-build', args: { wall, place: placeWords(String(hex), String(args.side)) } };
    case 'build_village': return { id: 'eruption-prompt-ready-build_village', args: { wall, border: args.border } };
    case 'bomb': return { id: 'eruption-prompt-ready-bomb', args: { place: placeWords(String(hex), String(args.side)) } };
    case 'bomb_village': return { id: 'eruption-prompt-ready-bomb_village', args: { village: id(String(args.village)), border: args.border } };
    case 'stack': return { id: 'eruption-prompt-ready-stack', args: { stack: Number(args.stack) + 1 } };
    case 'extra': return id(`prompt-ready-extra-${args.answer}`);
    case 'arrange': return { id: 'eruption-prompt-ready-arrange', args: { wall, border: args.border } };
    case 'trade': case 'give': case 'discard': return { id: `eruption-prompt-ready-${family}`, args: { card: id(`card-${args.card}`) } };
    case 'trade_tile': return { id: 'eruption-prompt-ready-trade_tile', args: { first: id(`card-${args.first}`), second: id(`card-${args.second}`) } };
    case 'give_wall': return { id: 'eruption-prompt-ready-give_wall', args: { wall } };
    case 'eruption': case 'sinkhole': return { id: `eruption-prompt-ready-${family}`, args: { hex } };
    case 'done': return id(`prompt-ready-done-${view.phase === 'cards' ? 'cards' : 'build'}`);
    default: return { id: 'eruption-prompt-ready-play', args: { card: id(`card-${family}`) } };
  }
}

/** A chip for an open choice, with a picture of it. */
export function choice({ family, args }: MoveInfo, view: View, preview: Preview | null = null): Choice | null {
  const there = view.hexes.find(each => each.hex === args.hex)?.tile?.tile;
  switch (family) {
    case 'tile': case 'replace': case 'aftershock': {
      const tile = family === 'aftershock' ? there : view.drawn, exits = tile ? exitsOf(view, tile, Number(args.turn)) : [];
      return { label: { id: 'eruption-prompt-chip-turn', args: { sides: exits.join(' ').toUpperCase(), cards: preview?.cards ?? 0 } }, icon: Chip, props: { view, exits } };
    }
    case 'eruption': return { label: { id: 'eruption-prompt-chip-hex', args: { hex: args.hex } } };
    case 'stack': { const tile = view.stacks[Number(args.stack)]?.top; return { label: { id: 'eruption-prompt-chip-stack', args: { stack: Number(args.stack) + 1 } }, icon: Chip, props: { view, exits: tile ? view.shapes[tile] : [] } }; }
    case 'extra': return { label: id(`prompt-chip-extra-${args.answer}`) };
    case 'build': case 'build_village': {
      const place = family === 'build' ? placeWords(String(args.hex), String(args.side)) : t('eruption-piece-border-short', { border: args.border });
      return { label: { id: 'eruption-prompt-chip-build', args: { wall: id(`wall-${args.wall}`), place } }, icon: Chip, props: { view, wall: args.wall } };
    }
    case 'arrange': case 'give_wall':
      return { label: id(`wall-${args.wall}`), icon: Chip, props: { view, wall: args.wall } };
    case 'trade': return { label: { id: 'eruption-prompt-chip-trade', args: { card: id(`card-${args.card}`) } } };
    case 'give': return { label: { id: 'eruption-prompt-chip-give', args: { card: id(`card-${args.card}`) } } };
    case 'discard': return { label: { id: 'eruption-prompt-chip-discard', args: { card: id(`card-${args.card}`) } } };
    case 'trade_tile': return { label: { id: 'eruption-prompt-chip-pair', args: { first: id(`card-${args.first}`), second: id(`card-${args.second}`) } } };
    case 'bomb': return { label: { id: 'eruption-prompt-chip-bomb', args: { place: placeWords(String(args.hex), String(args.side)) } } };
    case 'sinkhole': return { label: { id: 'eruption-prompt-chip-sinkhole', args: { hex: args.hex } } };
    case 'bomb_village': return { label: { id: 'eruption-prompt-chip-bomb', args: { place: t('eruption-piece-border-of', { border: args.border, village: id(String(args.village)) }) } } };
    case 'done': return { label: id(preview?.ends || view.phase !== 'cards' ? 'prompt-chip-end' : 'prompt-chip-go-on') };
    default: return null;      // cards are in the hand
  }
}
