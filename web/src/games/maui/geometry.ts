/** Where things lie: the measures of a beach and of the score tracks, and how controls are kept apart. */

export const ROWS = 7, COLUMNS = 12, CELLS = 3;
/** A spare towel always lies here. */
export const SPARE_TOP = 3;
const OCEAN_ROWS = 2, TREE_ROWS = 2;   // rows -1 and 0, rows 8 and 9

export interface BeachSize {
  cell: { w: number; h: number };
  left: number;     // room for the values of the rows
  right: number;
  width: number;
  height: number;
}

export function beachSize(w: number, h: number, left: number, right: number): BeachSize {
  return { cell: { w, h }, left, right, width: left + (COLUMNS + 1) * w + right, height: (OCEAN_ROWS + ROWS + TREE_ROWS) * h };
}

export const LARGE = beachSize(44, 33.8, 32, 30);   // at the right: the controls of the last column
export const SMALL = beachSize(16, 12, 0, 0);

/** Upper left corner of a cell; rows run from -1 (in the ocean) to 9 (under the trees). */
export const columnX = (size: BeachSize, column: number) => size.left + column * size.cell.w;
export const rowY = (size: BeachSize, row: number) => (row + OCEAN_ROWS - 1) * size.cell.h;

/** Places near the wished ones, in their order, at least `gap` apart and within the bounds if there is room. */
export function spread(wishes: number[], gap: number, low: number, high: number): number[] {
  const places: number[] = [];
  for (const wish of wishes) places.push(Math.max(wish, low, (places.at(-1) ?? -Infinity) + gap));
  let limit = high;
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i]!, limit);
    limit = places[i]! - gap;
  }
  return balance(places, wishes, gap, low);
}

/** Move each block of touching places up as far as its wishes ask, so that controls stay beside what they mean. */
function balance(places: number[], wishes: number[], gap: number, low: number): number[] {
  const done: number[] = [];
  for (let start = 0; start < places.length;) {
    let end = start + 1;
    while (end < places.length && places[end]! - places[end - 1]! <= gap + 1e-6) end++;
    const block = places.slice(start, end);
    const drift = block.reduce((sum, place, i) => sum + place - wishes[start + i]!, 0) / block.length;
    const floor = start === 0 ? low : done[start - 1]! + gap;
    const shift = Math.min(Math.max(drift, 0), Math.max(block[0]! - floor, 0));
    done.push(...block.map(place => place - shift));
    start = end;
  }
  return done;
}

/** The parts of a strip from `low` to `high` that belong to each place: up to the middle between neighbours. */
export function bands(places: number[], low: number, high: number): { y: number; h: number }[] {
  return places.map((place, i) => {
    const from = i === 0 ? low : (places[i - 1]! + place) / 2;
    const to = i === places.length - 1 ? high : (place + places[i + 1]!) / 2;
    return { y: from, h: to - from };
  });
}

export interface TrackSize {
  width: number;
  lane: number;
  head: number;      // the line of points above
  label: number;     // the motif at the left
  start: number;     // where shells wait that have not entered
  shell: number;
  from: number;      // first and last square
  to: number;
}

export function squareWidth(size: TrackSize): number {
  return (size.width - size.label - size.start - 8) / (size.to - size.from + 1);
}

/** Left edge of a square; square 0 is the place before the track. */
export function squareX(size: TrackSize, square: number): number {
  if (square < size.from) return size.label;
  return size.label + size.start + (square - size.from) * squareWidth(size);
}

export const trackHeight = (size: TrackSize) => size.head + 5 * size.lane + 5;

export interface Spread { x: number; y: number; size: number }

/** Where `count` shells lie in a square: side by side, smaller if they must, and in two rows where that lets more be seen. */
export function cluster(count: number, room: number, lane: number, shell: number): Spread[] {
  const alone = Math.min(shell, room - 2), inRow = Math.min(alone, (room - 2) / (1 + .55 * (count - 1)));
  const perRow = Math.ceil(count / 2), inTwo = Math.min(lane * .56, (room - 2) / (1 + .7 * (perRow - 1)));
  const rows = count > 2 && inTwo > inRow ? 2 : 1, size = rows === 2 ? inTwo : inRow, across = rows === 2 ? perRow : count;
  const step = across > 1 ? Math.min(size + 1, (room - 1 - size) / (across - 1)) : 0;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across), mates = Math.min(across, count - row * across);
    const y = rows === 1 ? (lane - size) / 2 : row * (lane - size - 2) + .5;
    return { x: (room - size - step * (mates - 1)) / 2 + (i % across) * step, y, size };
  });
}
