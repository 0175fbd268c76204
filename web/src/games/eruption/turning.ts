/** Turning a tile: through the rotations that are legal where it is to lie, and no others. */
import type { MoveInfo } from '../../generated/messages';
import type { Selection } from '../../lib/selection.svelte';

/** The legal ways to lay or turn the tile on the hex that is chosen, in the order of turning. */
export function ways(selection: Selection): MoveInfo[] {
  const ready = selection.ready;
  if (!ready || ready.args.turn === undefined) return [];
  return selection.moves.filter(move => move.family === ready.family && move.args.hex === ready.args.hex)
    .sort((a, b) => Number(a.args.turn) - Number(b.args.turn));
}

export function turnBy(selection: Selection, step: number): void {
  const all = ways(selection), now = all.findIndex(move => move.args.turn === selection.ready!.args.turn);
  if (all.length < 2) return;
  const next = all[(now + step + all.length) % all.length]!;
  selection.choose({ move: next.family, ...next.args });
}

/** One hex is chosen and only the rotation is open: one is shown at once, the others are a turn away. */
export function suggest(moves: MoveInfo[]): { turn: number | string } | null {
  const [first] = moves;
  if (first?.args.turn === undefined) return null;
  return moves.every(move => move.family === first.family && move.args.hex === first.args.hex) ? { turn: first.args.turn } : null;
}
