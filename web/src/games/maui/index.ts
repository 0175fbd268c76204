/** Maui in the browser. */
import type { GameClient } from '../client';
import { t } from '../../lib/text.svelte';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { flights } from './flights';
import { patternsOf, piecesOf } from './names';
import TowelGlyph from './pieces/TowelGlyph.svelte';
import type { Preview, View } from './types';
import { choice, heading, prompt } from './words';
import './maui.css';

const maui: GameClient<View, null, Preview> = {
  Board, Seat, prompt, choice, heading, flights, piecesOf,
  quiet: ['market', 'refill'],
  glyph: (arg, value) => (arg === 'towel' && typeof value === 'string'
    ? { icon: TowelGlyph, props: { towel: value }, name: patternsOf(value).map((pattern) => t(`maui-${pattern}`)).join(', ') } : null),
  score: (view, seat) => view.beaches[seat]?.score ?? null,
};

export default maui;
