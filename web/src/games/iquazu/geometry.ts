/** Where things lie on the wall. The window is wide; what lies under water is narrow, so that all fourteen columns fit. */
import type { Slot } from './types';

export const COLUMNS_OPEN = 5, ROW_COUNT = 5, STRIPS = 8;

export interface WallSize {
  width: number;
  side: number;      // the frame at the left
  pad: number;
  column: number;
  bonus: number;
  end: number;       // the frame at the right
  top: number;
  beam: number;      // the frame above
  row: number;
  foot: number;      // the frame below
  pool: number;
  slot: number;      // radius
  stagger: number;   // how far two slots of a row stand apart sideways, and up and down
  spread: number;
  head: number;      // size of the dragon's head
  drowned: boolean;  // what lies under water can be seen
}

export const WIDE: WallSize = { width: 868, side: 24, pad: 4, column: 78, bonus: 86, end: 18, top: 18, beam: 40, row: 70, foot: 20, pool: 58, slot: 20, stagger: 17, spread: .205, head: 1.06, drowned: true };
export const SLIM: WallSize = { width: 390, side: 16, pad: 0, column: 53, bonus: 68, end: 14, top: 8, beam: 32, row: 88, foot: 15, pool: 44, slot: 19.4, stagger: 0, spread: .25, head: .74, drowned: false };

export const windowWidth = (size: WallSize) => size.side + size.pad + COLUMNS_OPEN * size.column + size.bonus + size.end;
/** The width of a column under water. */
export const strip = (size: WallSize) => (size.width - windowWidth(size)) / STRIPS;
export const rowsTop = (size: WallSize) => size.top + size.beam;
export const rowsFoot = (size: WallSize) => rowsTop(size) + ROW_COUNT * size.row;
export const poolTop = (size: WallSize) => rowsFoot(size) + size.foot;
export const wallHeight = (size: WallSize) => poolTop(size) + size.pool;
export const rowY = (size: WallSize, row: number) => rowsTop(size) + (row - .5) * size.row;

/** The left edge of the frame. */
export const windowX = (size: WallSize, frame: number) => strip(size) * (frame - 1);
/** The left edges of the open columns and of the bonus column, measured from the frame. */
export const openX = (size: WallSize) => size.side + size.pad;
export const bonusX = (size: WallSize) => openX(size) + COLUMNS_OPEN * size.column;

/** The middle of a wall column. */
export function columnX(size: WallSize, frame: number, col: number): number {
  const left = windowX(size, frame), k = col - frame;
  if (k < 0) return (col - .5) * strip(size);
  if (k < COLUMNS_OPEN) return left + openX(size) + (k + .5) * size.column;
  if (k === COLUMNS_OPEN) return left + bonusX(size) + size.bonus / 2;
  return left + windowWidth(size) + (k - COLUMNS_OPEN - .5) * strip(size);
}

export type Covering = 'open' | 'scored' | 'behind';   // behind: tiles or water

export function covering(frame: number, col: number): Covering {
  return col < frame ? 'scored' : col < frame + COLUMNS_OPEN ? 'open' : 'behind';
}

export interface Spot { x: number; y: number; scale: number; height: number }

/** Where the slots of a column lie around its middle: those of one row stand one above the other, the first highest. */
export function spots(size: WallSize, slots: Pick<Slot, 'slot' | 'row'>[], covered: Covering): Spot[] {
  const open = covered === 'open';
  return slots.map(slot => {
    const mates = slots.filter(other => other.row === slot.row), k = mates.indexOf(slot) - (mates.length - 1) / 2;
    const spread = 2 * size.spread * size.row * (mates.length > 2 ? 2 / mates.length : 1);
    return {
      x: open ? 2 * k * size.stagger : 0, y: rowY(size, slot.row) + k * spread,
      scale: open ? 1 : covered === 'scored' ? .68 : .5,
      height: size.row / mates.length,
    };
  });
}

// -- the frame's outline ---------------------------------------------------------------------------------------

export interface Point { x: number; y: number }
interface Along extends Point { tx: number; ty: number; nx: number; ny: number }

/** A line through the middle of the frame, from the dragon's neck along the top to the left and around to its tail. */
export function spine(size: WallSize): Point[] {
  const top = rowsTop(size) - size.beam / 2 - 1, left = size.side / 2, foot = rowsFoot(size) + size.foot / 2;
  const end = windowWidth(size) - size.end / 2 - 1, r = size.side * 1.2;
  const points: Point[] = [];
  const line = (x0: number, y0: number, x1: number, y1: number) => {
    const steps = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / 3));
    for (let i = 0; i < steps; i++) points.push({ x: x0 + ((x1 - x0) * i) / steps, y: y0 + ((y1 - y0) * i) / steps });
  };
  const bend = (x0: number, y0: number, cx: number, cy: number, x1: number, y1: number) => {
    for (let i = 0; i < 14; i++) {
      const t = i / 14, a = (1 - t) ** 2, b = 2 * t * (1 - t), c = t * t;
      points.push({ x: a * x0 + b * cx + c * x1, y: a * y0 + b * cy + c * y1 });
    }
  };
  line(neck(size), top, left + r, top);
  bend(left + r, top, left, top, left, top + r);
  line(left, top + r, left, foot - r);
  bend(left, foot - r, left, foot, left + r, foot);
  line(left + r, foot, end - r, foot);
  bend(end - r, foot, end, foot, end, foot - r);
  line(end, foot - r, end, top + 62 * size.head);
  points.push({ x: end, y: top + 62 * size.head });
  return points;
}

export const neck = (size: WallSize) => windowWidth(size) - size.end / 2 - 1 - 34 * size.head;

/** How far the head is drawn back so that it stays on the board. */
export const headShift = (size: WallSize, frame: number) => Math.min(0, size.width - 92 * size.head - windowX(size, frame) - neck(size));

export class Course {
  readonly total: number;
  readonly #points: Point[];
  readonly #at: number[] = [0];

  constructor(points: Point[]) {
    this.#points = points;
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1]!, b = points[i]!;
      this.#at.push(this.#at[i - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
    }
    this.total = this.#at.at(-1)!;
  }

  /** The place so far along, and the ways along and across. */
  at(distance: number): Along {
    const d = Math.max(0, Math.min(distance, this.total));
    let i = this.#at.findIndex(each => each >= d);
    if (i < 1) i = 1;
    const a = this.#points[i - 1]!, b = this.#points[i]!, length = this.#at[i]! - this.#at[i - 1]! || 1;
    const k = (d - this.#at[i - 1]!) / length, tx = (b.x - a.x) / length, ty = (b.y - a.y) / length;
    return { x: a.x + (b.x - a.x) * k, y: a.y + (b.y - a.y) * k, tx, ty, nx: -ty, ny: tx };
  }
}
