/** Haleakalā in the browser. */
import type { GameClient } from '../client';
import Board from './Board.svelte';
import Scene from './Scene.svelte';
import Seat from './Seat.svelte';
import { flights } from './flights';
import { piecesOf } from './names';
import { hasScene } from './scene';
import type { Preview, View } from './types';
import { choice, heading, prompt } from './words';
import './haleakala.css';

const haleakala: GameClient<View, null, Preview> = {
  Board, Seat, prompt, choice, heading, flights, piecesOf,
  scene: (events, _before, view) => (hasScene(events) ? { Scene, props: { events, view } } : null),
  wholeSeats: true,
  /** As on the track: what the first scoring has brought; the last one is added at the end. */
  score: (view, seat) => {
    const player = view.players[seat];
    return !player ? null : view.phase === 'over' ? player.score : player.banked;
  },
  /** Every scoring card that somebody holds is scored, be it for nothing. */
  always: (view) => view.players.flatMap(({ cards }) => cards),
  /** With disc and beach chosen at the boat, the invocation disc stays at home unless it is asked for. */
  suggest: (moves) => (moves.length === 2 && moves.some(move => move.family === 'place') && moves.some(move => move.family === 'invoke') ? { move: 'place' } : null),
};

export default haleakala;
