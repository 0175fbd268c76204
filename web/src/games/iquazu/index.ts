/** Iquazú in the browser. */
import type { GameClient } from '../client';
import Board from './Board.svelte';
import Scoring from './Scoring.svelte';
import Seat from './Seat.svelte';
import { flights } from './flights';
import { piecesOf } from './names';
import { argsOf, even, paymentArgs } from './paying';
import { scorings } from './scoring';
import type { Own, Preview, View } from './types';
import { choice, heading, prompt } from './words';
import './iquazu.css';

const iquazu: GameClient<View, Own, Preview> = {
  Board, Seat, prompt, choice, heading, flights, piecesOf,
  score: (view, seat) => view.players[seat]?.score ?? null,
  /** The cheapest sensible payment, or the cards to discard. */
  propose(moves, view, own) {
    if (!own) return null;
    if (view.phase === 'pay') return own.payments[0] ? paymentArgs(own.payments[0]) : null;
    const away = view.phase === 'discard' ? even(moves, own.hand) : null;
    return away && argsOf(away);
  },
  /** A slot is chosen at once: nothing is taken before the payment is confirmed. */
  opens: move => move.family === 'place',
  /** To touch another slot while paying is to choose that one in its place. */
  reopens(args, view) {
    const column = args.move === 'place' ? view.columns[Number(args.col) - 1] : undefined, slot = column?.slots[Number(args.slot) - 1];
    return view.phase === 'pay' && column?.state === 'open' && slot !== undefined && slot.gem === null && !slot.drop;
  },
  scene(events) {
    const columns = scorings(events);
    return columns.length ? { Scene: Scoring, props: { columns } } : null;
  },
};

export default iquazu;
