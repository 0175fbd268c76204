/** What the pieces of Maui are called and what they tell of themselves. */
import type { Choice, Msg } from '../client';
import type { MoveInfo } from '../../generated/messages';
import type { Selection } from '../../lib/selection.svelte';
import { t } from '../../lib/text.svelte';
import { CELLS, SPARE_TOP } from './geometry';
import { patternsOf } from './names';
import type { Beach, LaidTowel, Ornament, Preview, Slot, Spot, View } from './types';
import Gain from './Gain.svelte';

export const word = (id: string): string => t(`maui-${id}`);
const umbrella = (kind: string) => t(`maui-umbrella-${kind.replace('/', '-')}`);
const sentences = (...parts: (string | false | 0 | null | undefined)[]) => parts.filter(Boolean).join(' ');

function colours(towel: string): Record<string, string> {
  const [a, b, c] = patternsOf(towel).map(word);
  return { a: a!, b: b!, c: c! };
}

export function tellTowel(towel: LaidTowel, last: boolean): string {
  const bottom = towel.top + CELLS - 1;
  const out = towel.cells.filter(cell => cell.outside).length;
  return sentences(
    t('maui-piece-laid', { number: towel.column, top: towel.top, bottom, ...colours(towel.towel) }),
    last && t('maui-piece-last-towel'),
    out && t('maui-piece-out', { count: out }),
    ...towel.cells.filter(cell => cell.token).map(cell => t('maui-piece-turned', { row: cell.row, pattern: word(cell.token!) })),
  );
}

export function tellSlot(slot: Slot, mine: boolean): string {
  if (!slot.towel) return t('maui-piece-empty-slot');
  return sentences(
    t('maui-piece-offer', { cost: slot.cost, ...colours(slot.towel) }),
    mine && !slot.affordable && t('maui-piece-too-dear'),
    mine && slot.affordable && t('maui-piece-fits', { count: slot.tops.length }),
  );
}

export const labelSlot = (slot: Slot) =>
  slot.towel ? t('maui-piece-slot-name', { row: slot.row, slot: slot.slot, cost: slot.cost, ...colours(slot.towel) }) : t('maui-piece-empty-slot');

export const tellRow = (row: number, value: number) => t('maui-piece-row', { row, value });

export function tellSpot(spot: Spot): string {
  if (spot.kind === 'crab') return t('maui-piece-crab', { value: spot.value, column: spot.column });
  if (spot.kind === 'crab-on') return t('maui-piece-crab-on', { value: spot.value });
  if (spot.kind.includes('/')) {
    const [a, b] = spot.kind.split('/');
    return t('maui-piece-pair-umbrella', { a: word(a!), b: word(b!), column: spot.column });
  }
  return t('maui-piece-pearl-umbrella', { kind: umbrella(spot.kind), colour: word(spot.kind), column: spot.column });
}

export const tellZone = (zone: number, count: number) => t('maui-piece-zone', { zone, count });
export const labelZone = (zone: number, count: number) => t('maui-piece-zone-name', { zone, count });
export const tellShell = (name: string, pattern: string, square: number, points: number) =>
  t('maui-piece-shell', { name, pattern: word(pattern), square, points });
export const tellOrnament = (ornament: Ornament) =>
  t('maui-piece-ornament', { square: ornament.square, track: word(ornament.track), token: word(ornament.token), left: ornament.left });
export const tellToken = (token: string) => t('maui-piece-token', { token: word(token) });
export const tellStock = (beach: Beach, what: string) => {
  const line = beach.lines.find(each => each.what === what);
  return t(`maui-piece-stock-${what}`, { count: line?.count ?? 0, points: line?.points ?? 0 });
};
export const rowsLabel = (top: number) => t('maui-piece-rows', { top, bottom: top + CELLS - 1 });

export function heading(view: View): Msg {
  const id = view.phase === 'over' ? 'maui-heading-over' : view.last_round ? 'maui-heading-last' : 'maui-heading-round';
  return { id, args: { round: view.round, part: view.parts > 1 ? view.part : 0 } };
}

/** What can be done now, following what has been chosen. */
export function prompt(view: View, selection: Selection): Msg {
  const { moves, chosen, ready } = selection;
  if (view.phase === 'over') return { id: 'maui-prompt-over' };
  if (!moves.length) return { id: 'maui-prompt-wait' };
  if (ready) return promptReady(view, ready);
  if (view.phase === 'umbrella') {
    const [a, b] = view.choice;
    return { id: 'maui-prompt-umbrella', args: { a: { id: `maui-${a}` }, b: { id: `maui-${b}` } } };
  }
  if (view.phase === 'tokens') {
    if (chosen.token) return { id: 'maui-prompt-cell', args: { token: { id: `maui-${chosen.token}` } } };
    const tokens = moves.some(move => move.family === 'token');
    return { id: !tokens ? 'maui-prompt-done' : view.done ? 'maui-prompt-tokens' : 'maui-prompt-tokens-match' };
  }
  if (view.spare) return { id: 'maui-prompt-spare' };
  if (chosen.row) return { id: 'maui-prompt-height' };
  const towels = moves.some(move => move.family === 'towel'), dollars = moves.some(move => move.family === 'dollars');
  return { id: towels && dollars ? 'maui-prompt-action' : towels ? 'maui-prompt-towel' : 'maui-prompt-dollars' };
}

function promptReady(view: View, { family, args }: MoveInfo): Msg {
  switch (family) {
    case 'dollars': return { id: 'maui-prompt-ready-dollars', args: { count: view.zones[Number(args.zone) - 1] } };
    case 'towel': return { id: 'maui-prompt-ready-towel', args: { top: args.top, bottom: Number(args.top) + CELLS - 1 } };
    case 'spare': return { id: 'maui-prompt-ready-spare', args: { top: SPARE_TOP, bottom: SPARE_TOP + CELLS - 1 } };
    case 'umbrella': return { id: 'maui-prompt-ready-umbrella', args: { pattern: { id: `maui-${args.pattern}` } } };
    case 'token': return { id: 'maui-prompt-ready-token', args: { token: { id: `maui-${args.token}` }, row: args.cell } };
    default: return { id: 'maui-prompt-ready-done' };
  }
}

/** A chip for an open choice; its picture shows what the move brings as soon as that is known. */
export function choice({ family, args }: MoveInfo, view: View, preview: Preview | null = null): Choice {
  const props = { preview }, zone = Number(args.zone), towel = view.market[Number(args.row) - 1]?.[Number(args.slot) - 1]?.towel;
  switch (family) {
    case 'towel': return { label: { id: 'maui-piece-rows', args: { top: args.top, bottom: Number(args.top) + CELLS - 1 } }, icon: Gain, props: { ...props, towel } };
    case 'dollars': return { label: { id: 'maui-prompt-chip-dollars', args: { zone } }, icon: Gain, props: { ...props, dollars: view.zones[zone - 1] } };
    case 'umbrella': return { label: { id: `maui-${args.pattern}` }, icon: Gain, props: { ...props, pattern: args.pattern } };
    case 'token': return { label: { id: 'maui-prompt-chip-token', args: { row: args.cell, token: { id: `maui-${args.token}` } } }, icon: Gain, props: { ...props, token: args.token } };
    case 'spare': return { label: { id: 'maui-prompt-chip-spare', args: { row: args.row, slot: args.slot } }, icon: Gain, props: { ...props, towel } };
    default: return { label: { id: 'maui-prompt-chip-done' }, icon: Gain, props };
  }
}
