/** Which token a seat has where a game gives colours itself: set by the page of a table, read wherever a seat is drawn. */
import { getContext, hasContext, setContext } from 'svelte';

const KEY = Symbol('palette');
type Palette = (seat: number) => number;

export function setPalette(tokens: () => number[] | null | undefined): Palette {
  const palette: Palette = (seat) => tokens()?.[seat] ?? seat;
  setContext(KEY, palette);
  return palette;
}

export function getPalette(): Palette {
  return hasContext(KEY) ? getContext<Palette>(KEY) : (seat) => seat;
}
