/** The five patterns: ground, motif and tint differ, and so does the lightness of the ground. Drawn in a field of 40 × 30. */
import type { Pattern } from './names';

export interface Motif {
  ground: string;
  tint: string;      // of the lane on the score board
  ink: string;       // readable on paper and in the dark alike when it stands beside the motif
  drawing: string;
  small: string;     // what is left of it on a small beach
}

const petals = (d: string, x: number, y: number) => [0, 72, 144, 216, 288].map(turn => `<path d="${d}" transform="rotate(${turn} ${x} ${y})"/>`).join('');

export const MOTIFS: Record<Pattern, Motif> = {
  yellow: {
    ground: '#f8cc4c', tint: '#f8cc4c', ink: '#a9581a',
    drawing: `<path d="M-4 9 13-8M-4 23 27-8M3 30 41-8M17 30 44 3M31 30 44 17M27-8 44 9M13-8 44 23M-1-8 37 30M-4 3 23 30M-4 17 9 30" stroke="#eab536" stroke-width="1.4"/>
      <path d="M20 12c-1-4-5-6-8-6 1 3 4 5 8 6 0-4-2-8 0-11 2 3 0 7 0 11 4-1 7-3 8-6-3 0-7 2-8 6z" fill="#2c6b46"/>
      <path d="M20 10.5c4.6 0 7.2 3.4 7.2 8s-2.8 9-7.2 9-7.2-4.4-7.2-9 2.6-8 7.2-8z" fill="#a9581a"/>
      <path d="M14 14l11 11M18 11.5l8.5 8.5M13 19l8 8M26 14 15 25M22 11.5 13.5 20M27 19l-8 8" stroke="#f8cc4c"/>`,
    small: `<path d="M20 12c-2-5-6-7-10-7 2 4 6 6 10 7 0-5-2-9 0-12 2 3 0 7 0 12 4-1 8-3 10-7-4 0-8 2-10 7z" fill="#2c6b46"/><ellipse cx="20" cy="19" rx="8.5" ry="9.5" fill="#a9581a"/>`,
  },
  pink: {
    ground: '#f6abc3', tint: '#ef86a8', ink: '#a11f57',
    drawing: `<path d="M0 5h40M0 25h40" stroke="#fbd0dd" stroke-width="2.4"/>
      <path d="M5 15.5C10 7.5 20 6 28 14l7-6.5c-1.4 4.6-1.4 11 0 15.5L28 16.5c-8 8.5-18 7-23-1z" fill="#a11f57"/>
      <path d="M17 9.3c2.4 3.6 2.4 8.6 0 12M22 10.5c1.8 3 1.8 6.4 0 9.5" fill="none" stroke="#f6abc3" stroke-width="1.5" stroke-linecap="round"/><circle cx="11.5" cy="13.8" r="1.7" fill="#fff"/>`,
    small: `<path d="M3 15.5C9 6 20 5 28 14l9-8.5c-1.6 5-1.6 14 0 19L28 16.5c-8 9.5-19 8-25-1z" fill="#a11f57"/>`,
  },
  blue: {
    ground: '#a5dcf0', tint: '#7cc8e6', ink: '#1b6fa3',
    drawing: `<g fill="none" stroke-width="3.4"><path d="M-3 8.5q5.75-8 11.5 0t11.5 0 11.5 0 11.5 0M-3 24.5q5.75-8 11.5 0t11.5 0 11.5 0 11.5 0" stroke="#1b6fa3"/><path d="M-3 16.5q5.75-8 11.5 0t11.5 0 11.5 0 11.5 0" stroke="#fff"/></g>`,
    small: `<g fill="none" stroke-width="5"><path d="M-3 9.5q5.75-9 11.5 0t11.5 0 11.5 0 11.5 0M-3 24.5q5.75-9 11.5 0t11.5 0 11.5 0 11.5 0" stroke="#1b6fa3"/></g>`,
  },
  orange: {
    ground: '#ea6f2b', tint: '#ea6f2b', ink: '#b8281c',
    drawing: `<g fill="#fff1da">${petals('M20 16C12 13 12.5 3.5 20 2c7.5 1.5 8 11 0 14z', 20, 16)}</g><circle cx="20" cy="16" r="3.4" fill="#b8281c"/><path d="M20 16l6-6" stroke="#b8281c" stroke-width="1.6" stroke-linecap="round"/><circle cx="26.5" cy="9.5" r="1.7" fill="#f8cc4c"/>`,
    small: `<g fill="#fff1da">${petals('M20 15C11 12 11.5 1 20 0c8.5 1 9 12 0 15z', 20, 15)}</g><circle cx="20" cy="15" r="4" fill="#b8281c"/>`,
  },
  green: {
    ground: '#2a7550', tint: '#2f8a5e', ink: '#2a7550',
    drawing: `<path d="M5 25C4 11 13 3 35 4c1 15-8 23.5-22 22z" fill="#c5ebaa"/><path d="M4 27 29 9M14 20l-1-8M20 15.5v-8M16 19l9 2M22 14.5l9 .5" fill="none" stroke="#2a7550" stroke-width="1.8" stroke-linecap="round"/>`,
    small: `<path d="M4 27C3 11 12 2 37 3c1 17-9 25.5-24 23.5z" fill="#c5ebaa"/><path d="M4 27 28 10" stroke="#2a7550" stroke-width="2.5"/>`,
  },
};

/** Tones of the umbrellas by what they bring. */
export const UMBRELLAS: Record<string, [string, string]> = {
  white: ['#e4574f', '#fff6ea'], black: ['#2d6f8f', '#fff6ea'], 'blue/green': ['#3f9ccb', '#c9ecf7'], 'orange/green': ['#f08a45', '#ffe3c8'],
};
