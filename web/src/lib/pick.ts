/** How pointers and keys reach the selection machine: one attachment for every piece that can be picked. */
import { on } from 'svelte/events';
import type { Args } from '../games/client';
import { explain, unexplain } from './explain.svelte';
import type { Selection } from './selection.svelte';

export interface Picking {
  args: Args;
  explain: string;
  drag: boolean;
}

const HOVER_MS = 450;
const PRESS_MS = 480;
const DRAG_PX = 8;

const pieces = new WeakMap<Element, () => Picking>();

export function picking(selection: Selection, now: () => Picking) {
  return (element: Element): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let quiet = false;       // the click that ends a long press or a drag is none

    pieces.set(element, now);

    function later(ms: number, then: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    }

    function enter(event: PointerEvent): void {
      if (event.pointerType === 'mouse' && now().explain) later(HOVER_MS, () => explain(now().explain, element));
    }

    function leave(): void {
      clearTimeout(timer);
      unexplain();
    }

    function down(event: PointerEvent): void {
      quiet = false;
      if (event.button) return;
      if (event.pointerType !== 'mouse' && now().explain) {
        later(PRESS_MS, () => {
          quiet = true;
          explain(now().explain, element);
        });
      } else {
        leave();
      }
      if (now().drag && selection.state(now().args) !== 'idle') carry(event);
    }

    /** Follow the pointer with a copy of the piece; dropped on another piece, both are touched. */
    function carry(start: PointerEvent): void {
      let ghost: Ghost | null = null;

      function move(event: PointerEvent): void {
        if (event.pointerId !== start.pointerId) return;
        if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > DRAG_PX) {
          leave();
          quiet = true;
          if (selection.state(now().args) !== 'chosen') selection.touch(now().args);
          ghost = lift(element);
        }
        ghost?.move(event.clientX - start.clientX, event.clientY - start.clientY);
        if (ghost) event.preventDefault();
      }

      function end(event: PointerEvent): void {
        if (event.pointerId !== start.pointerId) return;
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        if (!ghost) return;
        ghost.drop();
        if (event.type === 'pointercancel') return;
        const target = document.elementsFromPoint(event.clientX, event.clientY)
          .map((each) => each.closest('[data-pick]')).find((each) => each && each !== element);
        const onto = target && pieces.get(target)?.();
        if (onto) selection.touch(onto.args);
      }

      addEventListener('pointermove', move, { passive: false });
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    }

    function click(event: Event): void {
      event.stopPropagation();
      clearTimeout(timer);
      if (quiet) quiet = false;
      else if ((event as MouseEvent).detail < 2) {     // the second click of a double click would take the first back

        unexplain();
        selection.touch(now().args);
      }
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      // Enter on what is chosen confirms it, so that a whole move needs no walk to the button.
      if (event.key === 'Enter' && selection.ready && selection.state(now().args) === 'chosen') selection.confirm();
      else selection.touch(now().args);
    }

    function focus(): void {
      if (now().explain && element.matches(':focus-visible')) later(HOVER_MS, () => explain(now().explain, element));
    }

    function menu(event: Event): void {
      if (quiet) event.preventDefault();     // a long press on a phone
    }

    const listeners: [string, EventListener][] = [
      ['pointerenter', enter as EventListener], ['pointerleave', leave], ['pointerdown', down as EventListener],
      ['pointerup', () => clearTimeout(timer)], ['pointercancel', leave], ['click', click],
      ['keydown', key as EventListener], ['focus', focus], ['blur', leave], ['contextmenu', menu],
    ];
    // A piece that goes away while it has the focus is blurred in the midst of drawing: `on` keeps that apart.
    const ends = listeners.map(([name, listener]) => on(element, name, listener));
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  };
}

interface Ghost {
  move(x: number, y: number): void;
  drop(): void;
}

/** A copy of the piece that floats over the page. */
function lift(element: Element): Ghost {
  const box = element.getBoundingClientRect();
  let floating: HTMLElement | SVGElement;
  if (element instanceof SVGGraphicsElement) {
    const inner = element.getBBox();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
    const copy = element.cloneNode(true) as SVGElement;
    copy.removeAttribute('transform');
    copy.removeAttribute('data-piece');
    svg.append(copy);
    floating = svg;
  } else {
    floating = element.cloneNode(true) as HTMLElement;
  }
  floating.setAttribute('aria-hidden', 'true');
  floating.classList.add('carried');
  Object.assign(floating.style, {
    left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
  });
  document.body.append(floating);
  document.documentElement.classList.add('carrying');
  return {
    move(x, y) { floating.style.translate = `${x}px ${y}px`; },
    drop() {
      floating.remove();
      document.documentElement.classList.remove('carrying');
    },
  };
}
