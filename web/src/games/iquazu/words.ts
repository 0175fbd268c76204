/** What the pieces of Iquazú are called and what they tell of themselves; what can be done now. */
import type { MoveInfo } from '../../generated/messages';
import type { Selection } from '../../lib/selection.svelte';
import { t } from '../../lib/text.svelte';
import type { Choice, Msg, SeatLook } from '../client';
import Pays from './Pays.svelte';
import { COLUMNS_OPEN } from './geometry';
import { COLOURS } from './names';
import { countsOf, type Counts } from './paying';
import type { Column, Offer, Own, Player, Preview, Row, Slot, View } from './types';

const sentences = (...parts: (string | false | 0 | null | undefined)[]) => parts.filter(Boolean).join(' ');
const colour = (name: string): Msg => ({ id: `iquazu-${name}`, args: {} });
export const tileWord = (kind: string): Msg => ({ id: `iquazu-tile-${kind}`, args: {} });
const nameOf = (seats: SeatLook[], seat: number) => seats[seat]?.name ?? '';

/** `2 white and 1 orange`. */
export function cardsWord(counts: Counts): Msg {
  const parts = COLOURS.filter(each => counts[each]).map(each => ({ id: `iquazu-cards-${each}`, args: { count: counts[each] } }));
  return { id: `iquazu-cards-${parts.length}`, args: Object.fromEntries(parts.map((part, i) => [`part${i}`, part])) };
}

// -- the wall -------------------------------------------------------------------------------------------------

export function labelSlot(column: Column, slot: Slot): string {
  const args = { letter: t(`iquazu-piece-letter-${slot.colour}`), col: column.col, slot: slot.slot, row: slot.row, colour: colour(slot.colour), price: column.price ?? 0 };
  return t(slot.gem !== null || slot.drop ? 'iquazu-piece-slot-taken' : 'iquazu-piece-slot', args);
}

export function tellSlot(view: View, own: Own | null, seats: SeatLook[], column: Column, slot: Slot, offer: Offer | undefined): string {
  const where = { col: column.col, slot: slot.slot, row: slot.row, colour: colour(slot.colour) };
  if (slot.drop) return t('iquazu-piece-tell-drop', where);
  if (slot.gem !== null) return t('iquazu-piece-tell-gem', { ...where, name: nameOf(seats, slot.gem) });
  const best = offer?.best;
  return sentences(
    t('iquazu-piece-tell-free', { ...where, price: column.price ?? 0 }),
    own && best && t(best.joker ? 'iquazu-piece-best-joker' : 'iquazu-piece-best', { cards: cardsWord(countsOf(best as never)), count: offer.ways - 1 }),
    own && offer && !best && t('iquazu-piece-missing', { count: offer.missing, colour: colour(slot.colour) }),
    column.col === view.frame && slot.slot === view.drop_slot && t('iquazu-piece-next-drop'),
  );
}

export function tellColumn(view: View, seats: SeatLook[], column: Column): string {
  const points = column.points.join(', ');
  if (column.col < view.frame) return t('iquazu-piece-column-scored', { col: column.col, points });
  if (column.state === 'closed') {
    const slots = column.slots.map(slot => `${t(`iquazu-piece-letter-${slot.colour}`)}${slot.row}`).join(' ');
    return t(column.col < view.frame + COLUMNS_OPEN + 1 ? 'iquazu-piece-column-next' : 'iquazu-piece-column-behind', { col: column.col, points, slots });
  }
  return sentences(
    t('iquazu-piece-column', { col: column.col, price: column.price ?? 0, points, free: column.free }),
    ...column.standings.map(each => t('iquazu-piece-standing', {
      name: nameOf(seats, each.seat), gems: each.gems, points: each.points, lowest: each.tie ? each.lowest : 0,
    })),
    !column.standings.length && t('iquazu-piece-nobody'),
  );
}

export function tellRow(view: View, seats: SeatLook[], row: Row): string {
  if (!row.tile) return t('iquazu-piece-row-bare', { row: row.row });
  const args = { row: row.row, tile: tileWord(row.tile) };
  if (row.leader === null) return t('iquazu-piece-row-nobody', args);
  const [first, ...others] = row.claims;
  return sentences(
    t(`iquazu-piece-row-${row.tie || 'gems'}`, { ...args, name: nameOf(seats, row.leader), gems: first!.gems, col: first!.col, slot: first!.slot }),
    others.length && t('iquazu-piece-row-others', { others: others.map(each => t('iquazu-piece-claim', { name: nameOf(seats, each.seat), gems: each.gems })).join(', ') }),
  );
}

export function tellBack(view: View, col: number, back: string): string {
  const kinds = Object.entries(view.unseen[back] ?? {}).map(([kind, count]) => t('iquazu-piece-unseen', { tile: tileWord(kind), count })).join(', ');
  return t(`iquazu-piece-back-${back}`, { col, kinds });
}

export const tellTile = (kind: string, count: number) => t(`iquazu-piece-tile-${kind.startsWith('points') ? 'points' : kind.startsWith('draw') ? 'draw' : kind}`, { number: Number(kind.slice(-1)) || 0, count });
export const labelTile = (kind: string, count: number) => t('iquazu-piece-tile-name', { tile: tileWord(kind), count });
export const tellPlayer = (player: Player) => t('iquazu-piece-player', { cards: player.held, gems: player.gems, now: player.now });

// -- what can be done -----------------------------------------------------------------------------------------

export function heading(view: View): Msg {
  const last = view.frame === view.last_frame;
  return { id: view.phase === 'over' ? 'iquazu-heading-over' : last ? 'iquazu-heading-last' : 'iquazu-heading', args: { frame: view.frame, last: view.last_frame } };
}

export function prompt(view: View, selection: Selection): Msg {
  const { moves, ready } = selection;
  if (view.phase === 'over') return { id: 'iquazu-prompt-over', args: {} };
  if (!moves.length) return { id: 'iquazu-prompt-wait', args: {} };
  if (view.phase === 'pay' && view.chosen && view.chosen_col) {
    const args = { price: view.columns[view.chosen_col - 1]?.price ?? 0, colour: colour(view.chosen.colour), col: view.chosen_col, slot: view.chosen.slot };
    if (!ready) return { id: 'iquazu-prompt-pay', args };
    return { id: ready.family === 'joker' ? 'iquazu-prompt-paying-joker' : 'iquazu-prompt-paying', args: { ...args, cards: cardsWord(countsOf(ready.args)) } };
  }
  if (view.phase === 'discard') return { id: 'iquazu-prompt-discard', args: { cards: cardsWord(countsOf((ready ?? moves[0]!).args)) } };
  if (ready) return promptReady(ready);
  const has = (family: string) => moves.some(move => move.family === family);
  if (view.phase === 'after') return { id: has('tile') ? 'iquazu-prompt-after' : 'iquazu-prompt-done', args: {} };
  const what = has('draw') ? (has('place') ? 'both' : 'draw') : has('place') ? 'place' : 'pass';
  if (view.phase === 'extra') return { id: `iquazu-prompt-extra-${what}`, args: {} };
  return { id: `iquazu-prompt-${what}${has('tile') && what !== 'pass' ? '-tile' : ''}`, args: {} };
}

function promptReady({ family, args }: MoveInfo): Msg {
  switch (family) {
    case 'draw': return { id: 'iquazu-prompt-ready-draw', args: {} };
    case 'place': return { id: 'iquazu-prompt-ready-place', args };
    case 'tile': return { id: 'iquazu-prompt-ready-tile', args: { tile: tileWord(String(args.kind)) } };
    default: return { id: `iquazu-prompt-ready-${args.how ?? 'done'}`, args: {} };
  }
}

/** A chip for an open choice: the cards of a payment, and how many stay. */
export function choice({ family, args }: MoveInfo, view: View, preview: Preview | null = null): Choice {
  switch (family) {
    case 'draw': return { label: { id: 'iquazu-prompt-chip-draw', args: {} } };
    case 'place': return { label: { id: 'iquazu-prompt-chip-place', args } };
    case 'tile': return { label: tileWord(String(args.kind)) };
    case 'pay': case 'joker': case 'discard': {
      const counts = countsOf(args), held = view.players[view.seat]?.held ?? 0;
      return { label: { id: 'iquazu-prompt-chip-keeps', args: { count: held - COLOURS.reduce((sum, each) => sum + counts[each]!, 0) } }, icon: Pays, props: { counts, joker: family === 'joker', preview } };
    }
    default: return { label: { id: `iquazu-prompt-chip-${args.how ?? 'done'}`, args: {} } };
  }
}
