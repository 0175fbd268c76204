/** Pieces travel: where they were before a change and where they are after it, along gentle arcs.
 *
 * A copy of each piece that moved flies over the page while the piece itself waits unseen, so that no drawing clips it.
 * Nothing waits for it: input goes on, a click or the next change puts everything in its place.
 */
import { moving, settings } from './settings.svelte';

const MOVE_MS = 380;
const APPEAR_MS = 220;
const LEAST_PX = 3;
const MOST_COPIES = 40;
const STAGGER_MS = 45;
const ARC_STEPS = 8;

type Boxes = Map<string, DOMRect>;

export class Motion {
  #running: Animation[] = [];
  #ends: (() => void)[] = [];

  constructor(private readonly root: () => HTMLElement | null | undefined) {
    if (typeof addEventListener !== 'undefined') addEventListener('pointerdown', this.finish, { capture: true });
  }

  stop(): void {
    this.finish();
    removeEventListener('pointerdown', this.finish, { capture: true });
  }

  /** Where everything is now; call before the change, and `play` with it after. */
  measure(): Boxes {
    this.finish();
    const boxes: Boxes = new Map();
    if (!moving()) return boxes;
    for (const piece of this.#pieces('data-piece')) boxes.set(piece.getAttribute('data-piece')!, piece.getBoundingClientRect());
    for (const place of this.#pieces('data-anchor')) {
      const name = `@${place.getAttribute('data-anchor')}`, box = place.getBoundingClientRect();
      if (!boxes.get(name)?.width) boxes.set(name, box);      // one may be drawn twice: the first that is seen
    }
    return boxes;
  }

  /** Let what has moved travel, and what is new appear. */
  play(before: Boxes, flights: { from: string; to: string; sprite: Element }[] = []): void {
    const root = this.root();
    if (!root || !before.size || !moving()) return;
    const journeys: [Element, DOMRect, DOMRect][] = [];
    for (const piece of this.#pieces('data-piece')) {
      const from = before.get(piece.getAttribute('data-piece')!);
      const to = piece.getBoundingClientRect();
      if (!to.width || !to.height) continue;
      if (!from) this.#appear(piece);
      else if (from.width && Math.hypot(from.left - to.left, from.top - to.top) > LEAST_PX) journeys.push([piece, from, to]);
    }
    // A piece inside one that travels goes with it.
    const outer = journeys.filter(([piece]) => !journeys.some(([other]) => other !== piece && other.contains(piece)));
    outer.slice(0, MOST_COPIES).forEach(([piece, from, to], n) => this.#travel(piece, from, to, n * STAGGER_MS));
    flights.forEach(({ from, to, sprite }, n) => {
      const start = before.get(`@${from}`) ?? this.#anchor(from);
      const end = this.#anchor(to) ?? before.get(`@${to}`);
      if (start && end) this.#fly(root, sprite, start, end, n * STAGGER_MS);
      else sprite.remove();
    });
  }

  /** Everything at its place, now. */
  readonly finish = (): void => {
    for (const animation of this.#running.splice(0)) animation.cancel();
    for (const end of this.#ends.splice(0)) end();
  };

  #pieces(attribute: string): Iterable<Element> {
    return this.root()?.querySelectorAll(`[${attribute}]`) ?? [];
  }

  #anchor(name: string): DOMRect | undefined {
    for (const place of this.root()?.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`) ?? []) {
      const box = place.getBoundingClientRect();
      if (box.width) return box;
    }
    return undefined;
  }

  #appear(piece: Element): void {
    this.#running.push(piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR_MS * settings.speed }));
  }

  #travel(piece: Element, from: DOMRect, to: DOMRect, delay: number): void {
    const carrier = carry(piece, to);
    // Beside its own drawing, so that what styles the piece there styles the copy too.
    (piece.closest('svg:not(svg svg)') ?? piece).parentElement?.append(carrier);
    const shown = piece as HTMLElement | SVGElement;
    shown.style.visibility = 'hidden';
    const frames = arc(from, to).map(({ x, y, scale }) => ({ transform: `translate(${x - to.left}px, ${y - to.top}px) scale(${scale})` }));
    this.#run(carrier, frames, delay, () => {
      carrier.remove();
      shown.style.visibility = '';
    });
  }

  #fly(home: Element, sprite: Element, from: DOMRect, to: DOMRect, delay: number): void {
    const carrier = sprite as HTMLElement;
    carrier.classList.add('flying');
    home.append(carrier);
    const box = carrier.getBoundingClientRect();
    const frames = arc(centre(from, box), centre(to, box)).map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    Object.assign(carrier.style, { left: '0px', top: '0px' });
    this.#run(carrier, frames, delay, () => carrier.remove());
  }

  #run(carrier: Element, frames: Keyframe[], delay: number, end: () => void): void {
    const animation = carrier.animate(frames, {
      duration: MOVE_MS * settings.speed, delay: delay * settings.speed, easing: 'cubic-bezier(.3, .1, .2, 1)', fill: 'both',
    });
    this.#running.push(animation);
    this.#ends.push(end);
    animation.onfinish = () => {
      this.#ends = this.#ends.filter((each) => each !== end);
      this.#running = this.#running.filter((each) => each !== animation);
      end();
    };
  }
}

/** Points along an arc from one box to the other, with the size of the one and then of the other. */
export function arc(from: DOMRect, to: DOMRect): { x: number; y: number; scale: number }[] {
  const dx = to.left - from.left, dy = to.top - from.top;
  const lift = Math.min(70, Math.hypot(dx, dy) * 0.18);
  const first = to.width ? from.width / to.width : 1;
  return Array.from({ length: ARC_STEPS + 1 }, (_, n) => {
    const k = n / ARC_STEPS;
    return { x: from.left + dx * k, y: from.top + dy * k - lift * 4 * k * (1 - k), scale: first + (1 - first) * k };
  });
}

function centre(place: DOMRect, piece: DOMRect): DOMRect {
  return new DOMRect(place.left + (place.width - piece.width) / 2, place.top + (place.height - piece.height) / 2, piece.width, piece.height);
}

/** A copy of a piece in a box of its own, as large as it is on the screen. */
function carry(piece: Element, box: DOMRect): HTMLElement | SVGElement {
  let carrier: HTMLElement | SVGElement;
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
  for (const each of [copy, ...copy.querySelectorAll('[data-piece], [data-anchor], [data-pick], [id]')]) {
    for (const name of ['data-piece', 'data-anchor', 'data-pick', 'tabindex', 'role', 'aria-label', 'id']) each.removeAttribute(name);
  }
  if (piece instanceof SVGGraphicsElement) {
    // The copy keeps the coordinates of its drawing: the view box is what the screen shows of it.
    const matrix = piece.getScreenCTM()!.inverse();
    const corner = new DOMPoint(box.left, box.top).matrixTransform(matrix);
    const end = new DOMPoint(box.right, box.bottom).matrixTransform(matrix);
    carrier = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    carrier.setAttribute('viewBox', `${Math.min(corner.x, end.x)} ${Math.min(corner.y, end.y)} ${Math.abs(end.x - corner.x)} ${Math.abs(end.y - corner.y)}`);
    copy.removeAttribute('transform');
    carrier.append(copy);
  } else {
    carrier = copy as HTMLElement;
    carrier.style.margin = '0';
  }
  copy.style.visibility = 'visible';
  carrier.setAttribute('aria-hidden', 'true');
  carrier.classList.add('flying');
  Object.assign(carrier.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  return carrier;
}
