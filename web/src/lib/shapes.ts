/** Players are told apart by shape and pattern besides colour. */

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'cross'] as const;
export type Shape = (typeof SHAPES)[number];

/** Outlines on a 24 px grid. */
export const PATHS: Record<Shape, string> = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
  square: 'M5.5 3h13A2.5 2.5 0 0 1 21 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5v-13A2.5 2.5 0 0 1 5.5 3z',
  triangle: 'M13.6 3.4 22.4 18.8a1.8 1.8 0 0 1-1.6 2.7H3.2a1.8 1.8 0 0 1-1.6-2.7L10.4 3.4a1.85 1.85 0 0 1 3.2 0z',
  diamond: 'M13.4 1.6 22.4 10.6a2 2 0 0 1 0 2.8l-9 9a2 2 0 0 1-2.8 0l-9-9a2 2 0 0 1 0-2.8l9-9a2 2 0 0 1 2.8 0z',
  hexagon: 'M7.3 2.8h9.4a2 2 0 0 1 1.7 1l4.2 7.2a2 2 0 0 1 0 2l-4.2 7.2a2 2 0 0 1-1.7 1H7.3a2 2 0 0 1-1.7-1L1.4 13a2 2 0 0 1 0-2l4.2-7.2a2 2 0 0 1 1.7-1z',
  cross: 'M9 2.5h6a1 1 0 0 1 1 1V8h4.5a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H16v4.5a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V16H3.5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1H8V3.5a1 1 0 0 1 1-1z',
};

export function shapeOf(seat: number): Shape {
  return SHAPES[seat % SHAPES.length]!;
}

export function colourOf(seat: number): string {
  return `var(--p${seat % SHAPES.length})`;
}
