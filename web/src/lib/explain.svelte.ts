/** What hover or a long press tells of a piece: one bubble for the whole page. */

export const bubble = $state<{ text: string; x: number; y: number; below: boolean }>({ text: '', x: 0, y: 0, below: false });

export function explain(text: string, at: Element): void {
  const box = at.getBoundingClientRect();
  const below = box.top < 120;
  bubble.text = text;
  bubble.x = Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130);
  bubble.y = below ? box.bottom + 8 : box.top - 8;
  bubble.below = below;
}

/** A piece that goes away while the page is being drawn ends its explanation too, when nothing may be changed: a moment later. */
export function unexplain(): void {
  queueMicrotask(() => (bubble.text = ''));
}
