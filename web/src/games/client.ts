/** What a game's client module offers, and what its board is given. A board knows no rules. */
import type { Component } from 'svelte';
import type { EventInfo, Message, MoveInfo } from '../generated/messages';
import type { Selection } from '../lib/selection.svelte';

/** A text yet to be put into words: its Fluent id and what to fill in (values may be messages too). */
export type Msg = Message;
/** Named values that a piece stands for; `move` names the family and may be left out. */
export type Args = Record<string, number | string>;
export type { EventInfo, MoveInfo };

export interface SeatLook {
  name: string;
  shape: string;
  /** A CSS colour, as in `var(--p1)`. */
  colour: string;
  you: boolean;
}

export interface BoardProps<View = any, Own = any, Preview = any> {
  view: View;
  own: Own | null;
  /** The seat it is looked at from; null: a spectator. */
  me: number | null;
  seats: SeatLook[];
  /** What the chosen move would do, to be drawn on the board. */
  preview: Preview | null;
  narrow: boolean;
  /** All that has happened, as far as it is known here; the latest last. */
  events?: EventInfo[];
}

/** Something without identity that travels from one `data-anchor` to another. */
export interface Flight {
  from: string;
  to: string;
  Sprite: Component<any>;
  props?: Record<string, unknown>;
}

export interface Choice {
  label: Msg | string;
  icon?: Component<any>;
  props?: Record<string, unknown>;
}

/** A small picture in place of a value in the log, and what it is called. */
export interface Glyph {
  icon: Component<any>;
  props: Record<string, unknown>;
  name: string;
}

export interface GameClient<View = any, Own = any, Preview = any> {
  Board: Component<BoardProps<View, Own, Preview>>;
  /** What a seat card shows besides name, clock and score; `compact`: one line of it (own seat, phone). */
  Seat?: Component<{ view: View; own: Own | null; seat: number; compact: boolean }>;
  /** The board shows nobody's things: where there is room, every seat card shows all of them. */
  wholeSeats?: boolean;
  score?(view: View, seat: number): number | string | null;
  /** Lines of the final score that are told even if they brought nobody anything. */
  always?(view: View): string[];
  /** Which of the six tokens (colour and shape) each seat has; its own number without this. */
  tokens?(view: View): number[];
  prompt(view: View, selection: Selection): Msg;
  /** A chip for an open choice, null if a piece of the board stands for it; `preview` is what the server says the move does, once it has said it. */
  choice?(move: MoveInfo, view: View, preview: Preview | null): Choice | null;
  flights?(events: EventInfo[], before: View, after: View): Flight[];
  piecesOf?(event: EventInfo): string[];
  heading?(view: View): Msg;
  /** Kinds of events that the log leaves out: what everybody sees on the table anyway. */
  quiet?: readonly string[];
  /** A picture for an argument of an event's text. */
  glyph?(arg: string, value: unknown): Glyph | null;
  suggest?(moves: MoveInfo[], view: View, selection: Selection): Args | null;
  /** Arguments to propose before anything is chosen: the cheapest payment. */
  propose?(moves: MoveInfo[], view: View, own: Own | null): Args | null;
  /** Whether a move only opens another choice and takes nothing: it is sent as soon as it is touched. */
  opens?(move: MoveInfo): boolean;
  /** Whether to touch this means to take the last choice back and choose this in its place. */
  reopens?(args: Args, view: View): boolean;
  /** A short scene over the board in place of travelling pieces; a click ends it. */
  scene?(events: EventInfo[], before: View, after: View): Scene | null;
}

/** Its component is given these props and SceneLook. */
export interface Scene {
  Scene: Component<any>;
  props: Record<string, unknown>;
}

export interface SceneLook {
  seats: SeatLook[];
  narrow: boolean;
  /** To be called when it is over or skipped. */
  ondone: () => void;
}
