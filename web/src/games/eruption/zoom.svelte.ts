/** Zoom and pan on a phone: the picture grows inside a window that scrolls, so one finger moves it and two spread it. */
const MOST = 3, STEP = 1.9, LEAST = 1.05;

export class Zoom {
  scale = $state(1);

  /** Grow or shrink so that the point of the window stays where it is. */
  to(view: HTMLElement, scale: number, x = view.clientWidth / 2, y = view.clientHeight / 2): void {
    const before = this.scale, left = view.scrollLeft, top = view.scrollTop;
    this.scale = Math.min(MOST, Math.max(1, scale));
    if (this.scale < LEAST) this.scale = 1;
    const k = this.scale / before;
    requestAnimationFrame(() => view.scrollTo((left + x) * k - x, (top + y) * k - y));
  }

  toggle(view: HTMLElement, x?: number, y?: number): void {
    this.to(view, this.scale > 1 ? 1 : STEP, x, y);
  }

  readonly pinch = (view: HTMLElement): (() => void) => {
    let start: { span: number; scale: number } | null = null;
    const span = (touches: TouchList) => Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);
    const begin = (event: TouchEvent) => {
      start = event.touches.length === 2 ? { span: span(event.touches), scale: this.scale } : null;
    };
    const move = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      const box = view.getBoundingClientRect(), [a, b] = [event.touches[0]!, event.touches[1]!];
      this.to(view, (start.scale * span(event.touches)) / start.span, (a.clientX + b.clientX) / 2 - box.left, (a.clientY + b.clientY) / 2 - box.top);
    };
    view.addEventListener('touchstart', begin, { passive: true });
    view.addEventListener('touchmove', move, { passive: false });
    view.addEventListener('touchend', begin, { passive: true });
    return () => {
      view.removeEventListener('touchstart', begin);
      view.removeEventListener('touchmove', move);
      view.removeEventListener('touchend', begin);
    };
  };
}
