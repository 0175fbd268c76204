/** Arrow keys walk from piece to piece as they lie on the board. */

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.2;      // how much worse a piece aside is than one straight ahead

interface Place { x: number; y: number }

/** The index of the place that lies next in that direction, or -1. */
export function nextPlace(from: Place, places: Place[], [dx, dy]: [number, number]): number {
  let best = -1, least = Infinity;
  places.forEach((place, n) => {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    const cost = ahead + ASIDE * aside;
    if (ahead > 1 && cost < least) {
      least = cost;
      best = n;
    }
  });
  return best;
}

/** Move the focus among the pieces of a board; whether the key was used. */
export function walk(root: Element, event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return false;
  const from = document.activeElement?.closest('[data-pick]');
  const pieces = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-pick]')].filter((piece) => piece.getClientRects().length);
  // Arrows belong to whoever has the focus: a field, a tab, a list that scrolls.
  const idle = document.activeElement === document.body || document.activeElement?.matches('.prompt button');
  if (!pieces.length || (!idle && !from)) return false;
  event.preventDefault();
  if (!from || !root.contains(from)) {
    (pieces.find((piece) => piece.dataset.state !== 'idle') ?? pieces[0]!).focus();
    return true;
  }
  const centre = (piece: Element): Place => {
    const box = piece.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const others = pieces.filter((piece) => piece !== from);
  const found = nextPlace(centre(from), others.map(centre), way);
  if (found >= 0) others[found]!.focus();
  return true;
}
