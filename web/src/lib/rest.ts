/** What is asked of the server over HTTP. Playing itself goes over the live connection. */
import type { AnalysisBody, Frames, TableInfo } from '../generated/messages';
import { has, language, t } from './text.svelte';

export interface Person {
  id: string;
  name: string;
  colour: number;
  lang: string;
}

export interface GameInfo {
  name: string;
  title: string;
  variants: Record<string, number[]>;
  bots: string[];
}

export interface SeatPlan {
  kind: 'open' | 'invited' | 'hotseat' | 'bot';
  bot?: string;
  name?: string;
}

export interface ClockPlan {
  kind: 'none' | 'live' | 'turn';
  seconds: number;
  increment: number;
}

export interface Options {
  game: string;
  variant: string;
  seats: SeatPlan[];
  first: number | null;
  clock: ClockPlan;
  timeout: 'bot' | 'lose';
  hints: boolean;
  listed: boolean;
}

/** Older servers leave out what is optional here. */
export interface ListedTable {
  table: TableInfo & { plan?: ClockPlan | null };
  seq: number;
  host: boolean;
  invite: string | null;
  you?: number[];
}

/** Why something could not be done; `code` is stable, "offline" if the server was not reached. */
export class Problem extends Error {
  constructor(readonly code: string, readonly status = 0, title = code) {
    super(title);
  }

  /** In the reader's language. */
  get words(): string {
    if (this.code === 'offline') return t('pages-offline');
    const id = `server-problem-${this.code}`;
    return has(id) ? t(id) : this.message || t('pages-problem');
  }
}

export function wordsOf(error: unknown): string {
  return error instanceof Problem ? error.words : t('pages-problem');
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Problem('offline');
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = await response.json().catch(() => ({}));
  throw new Problem(problem.code ?? (response.status >= 500 ? 'offline' : 'http'), response.status, problem.title);
}

let person: Promise<Person> | null = null;

/** Who this browser is; a guest at once if it is new. Asked once. */
export function me(): Promise<Person> {
  person ??= ask<Person>('POST', '/me', { lang: language() });
  person.catch(forgetMe);
  return person;
}

/** The cookie may have been lost or replaced: ask again next time. */
export function forgetMe(): void {
  person = null;
}

/** As somebody: a new visitor becomes a guest first, and so does one whom the server no longer knows. */
async function asMe<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  await me();
  try {
    return await ask<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'no-person') throw error;
    forgetMe();
    await me();
    return ask<T>(method, path, body);
  }
}

/** Who this browser is, or null if it is nobody yet. */
export async function known(): Promise<Person | null> {
  try {
    return await ask<Person>('GET', '/me');
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  }
}

export async function changeMe(change: Partial<Pick<Person, 'name' | 'colour' | 'lang'>>): Promise<Person> {
  await me();      // who comes here first is a guest before being renamed
  forgetMe();
  return ask<Person>('PATCH', '/me', change);
}

export const newLink = () => ask<{ secret: string }>('POST', '/me/link');
export function claim(secret: string): Promise<Person> {
  forgetMe();
  return ask<Person>('POST', '/me/claim', { secret });
}

export const newToken = (label: string) => ask<{ secret: string }>('POST', '/me/tokens', { label });
export const dropTokens = () => ask<void>('DELETE', '/me/tokens');

export const games = () => ask<GameInfo[]>('GET', '/games');
export const listedTables = () => ask<ListedTable[]>('GET', '/tables');
export const table = (id: string) => ask<ListedTable>('GET', `/tables/${id}`);
export const newTable = (options: Options) => asMe<ListedTable>('POST', '/tables', options);
export const abandon = (id: string) => asMe<ListedTable>('POST', `/tables/${id}/abandon`);
export const rematch = (id: string) => asMe<ListedTable>('POST', `/tables/${id}/rematch`);

/** Tables of this person; none on a server that cannot tell. */
export async function ownTables(): Promise<ListedTable[]> {
  try {
    return await ask<ListedTable[]>('GET', '/me/tables');
  } catch (error) {
    if (error instanceof Problem && [401, 404, 405].includes(error.status)) return [];
    throw error;
  }
}

/** This person's part of the seed: chance that the server cannot foresee. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const sit = (id: string, where: { seat?: number; invite?: string } = {}) =>
  asMe<ListedTable>('POST', `/tables/${id}/sit`, { nonce: nonce(), ...where });

/** Where the record of a table is downloaded from. */
export const recordOf = (id: string) => `/api/tables/${id}/record`;

function range(from: number, to: number, seat: number | null): string {
  return `from=${from}&to=${to}${seat === null ? '' : `&seat=${seat}`}`;
}

/** A finished game ply by ply, as a seat or a spectator saw it. */
export const frames = (id: string, from: number, to: number, seat: number | null) =>
  ask<Frames>('GET', `/tables/${id}/frames?${range(from, to, seat)}`);

/** The same for a record from disk. */
export const framesOf = (file: string, from: number, to: number, seat: number | null) =>
  asMe<Frames>('POST', `/records/frames?${range(from, to, seat)}`, file);

/** How far the analysis of a finished game is, and what it says once it is there. */
export const analysis = (id: string) => ask<AnalysisBody>('GET', `/tables/${id}/analysis`);
export const analyse = (id: string) => asMe<AnalysisBody>('POST', `/tables/${id}/analysis`);
/** Both at once for a record from disk. */
export const analyseFile = (file: string) => asMe<AnalysisBody>('POST', '/records/analysis', file);

/** A new table that goes on from a finished game after `ply` decisions, with that move to begin with. */
export const sideline = (id: string, ply: number, move: string) => asMe<ListedTable>('POST', `/tables/${id}/sidelines`, { ply, move });
/** The record stands in the body as it came: its numbers may be larger than those of JavaScript. */
export const sidelineOf = (file: string, ply: number, move: string) =>
  asMe<ListedTable>('POST', '/records/sidelines', `{"ply":${ply},"move":${JSON.stringify(move)},"record":${file}}`);
