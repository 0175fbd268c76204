/** Changing a payment or a discard card by card: always from one legal choice to the nearest other one. */
import type { Args, MoveInfo } from '../client';
import { COLOURS, type Colour } from './names';
import type { Payment } from './types';

export type Counts = Record<string, number>;

const FAMILIES = ['pay', 'joker', 'discard'];

/** The moves that put cards down. */
export const spending = (moves: MoveInfo[]) => moves.filter(move => FAMILIES.includes(move.family));
export const countsOf = (args: Args): Counts => Object.fromEntries(COLOURS.map(colour => [colour, Number(args[colour] ?? 0)]));
export const argsOf = (move: MoveInfo): Args => ({ move: move.family, ...move.args });

/** The move that a payment of the server's list is. */
export const paymentArgs = ({ white, blue, orange, joker }: Payment): Args => ({ move: joker ? 'joker' : 'pay', white, blue, orange });

function apart(a: Counts, b: Counts): number {
  return COLOURS.reduce((sum, colour) => sum + Math.abs(a[colour]! - b[colour]!), 0);
}

/** The legal choice nearest to the present one with more (`way` 1) or fewer (-1) cards of a colour; without a joker
 * turning into one with it, if that can be. */
export function nearest(moves: MoveInfo[], now: MoveInfo | null, colour: Colour, way: 1 | -1): MoveInfo | null {
  const have = countsOf(now ? now.args : {});
  let best: MoveInfo | null = null, least = Infinity;
  for (const move of spending(moves)) {
    const counts = countsOf(move.args), step = (counts[colour]! - have[colour]!) * way;
    if (step <= 0) continue;
    const cost = apart(counts, have) + 3 * (step - 1) + (now && move.family !== now.family ? 100 : 0);
    if (cost < least) [best, least] = [move, cost];
  }
  return best;
}

/** The nearest choice of the other kind: with the any-colour tile, or without. */
export function other(moves: MoveInfo[], now: MoveInfo | null): MoveInfo | null {
  const have = countsOf(now ? now.args : {}), wanted = now?.family === 'joker' ? 'pay' : 'joker';
  let best: MoveInfo | null = null, least = Infinity;
  for (const move of moves) {
    if (move.family !== wanted) continue;
    const cost = apart(countsOf(move.args), have);
    if (cost < least) [best, least] = [move, cost];
  }
  return best;
}

/** A discard that keeps the colours as even as can be, to begin with. */
export function even(moves: MoveInfo[], hand: Counts): MoveInfo | null {
  let best: MoveInfo | null = null, least = Infinity;
  for (const move of moves) {
    if (move.family !== 'discard') continue;
    const paid = countsOf(move.args), cost = COLOURS.reduce((sum, colour) => sum + (hand[colour]! - paid[colour]!) ** 2, 0);
    if (cost < least) [best, least] = [move, cost];
  }
  return best;
}
