/** Maui in the browser. */
import type { GameClient } from '../client';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { flights } from './flights';
import { piecesOf } from './names';
import type { Preview, View } from './types';
import { choice, heading, prompt } from './words';
import './maui.css';

const maui: GameClient<View, null, Preview> = {
  Board, Seat, prompt, choice, heading, flights, piecesOf,
  score: (view, seat) => view.beaches[seat]?.score ?? null,
};

export default maui;
