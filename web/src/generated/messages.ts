export interface Message {
  id: string;
  args?: Record<string, any>;
}

export interface SeatInfo {
  kind: string;
  bot: string;
  person: string | null;
  name: string;
  away: string;
  here: boolean;
}

export interface ClockInfo {
  left: number[];
  running: number;
}

export interface TableInfo {
  id: string;
  game: string;
  variant: string;
  status: string;
  seats: SeatInfo[];
  clock: ClockInfo | null;
  hints: boolean;
  deciding: number;
  asking: number;
  commitment: string;
  ranking: number[] | null;
  next: string | null;
}

export interface MoveInfo {
  text: string;
  family: string;
  args: Record<string, number | string>;
  final: boolean;
}

export interface EventInfo {
  kind: string;
  seat: number;
  args: Record<string, any> | null;
  ply: number;
  say: Message | null;
}

export interface State {
  type: 'state';
  seq: number;
  ply: number;
  table: TableInfo;
  view: any;
  you: number[];
  seat: number | null;
  own: any;
  moves: MoveInfo[] | null;
  undo: string;
  since: number;
  events: EventInfo[];
  ask: Message | null;
}

export interface Answer {
  type: 'answer';
  request: string;
  ok: boolean;
  seq: number;
  code?: string;
  text?: string;
  ruling?: string;
  message?: Message;
  body?: any;
}

export interface Chat {
  type: 'chat';
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface Presence {
  type: 'presence';
  table: TableInfo;
}

export interface Bye {
  type: 'bye';
  code: string;
  seconds: number;
}
