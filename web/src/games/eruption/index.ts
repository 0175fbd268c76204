/** Eruption in the browser. */
import type { GameClient } from '../client';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { flights } from './flights';
import { TOKENS, piecesOf } from './names';
import { suggest } from './turning';
import type { Own, Preview, View } from './types';
import { choice, heading, prompt } from './words';
import './eruption.css';

const eruption: GameClient<View, Own, Preview> = {
  Board, Seat, prompt, choice, heading, flights, piecesOf, suggest,
  score: (view, seat) => (view.players[seat] ? `${view.players[seat].temperature}°` : null),
  /** Everybody has the colour and the shape of the village that is theirs. */
  tokens: view => view.players.map(player => TOKENS[player.village]!),
};

export default eruption;
