/** Texts in the reader's language, from the .ftl files that client, terminal and server share.
 *
 * The shell's texts are loaded at the start, a game's when its board is. English stands in for what another
 * language lacks. `t` is reactive: whatever it wrote changes when the language does.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../generated/messages';

export const LANGUAGES: Record<string, string> = { en: 'English', ru: 'Русский', uk: 'Українська', fr: 'Français' };
const FALLBACK = 'en';
const SHELL = ['client', 'pages', 'bots', 'engine', 'server'];

/** A made-up language, English made 40 % longer: it shows where a translation would not fit. */
export const PSEUDO = 'qps';

const files = import.meta.glob<string>(
  ['../../../src/lanai/locales/*/*.ftl', '!../../../src/lanai/locales/*/{terminal,bench,arena}.ftl'], { query: '?raw', import: 'default' });

const bundles = new Map<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set(SHELL);
const state = $state({ lang: FALLBACK, loaded: 0 });

/** The languages there are texts for. */
export function languages(): string[] {
  return Object.keys(LANGUAGES).filter((lang) => pathOf(lang, 'client') in files);
}

export function language(): string {
  return state.lang;
}

/** What the browser asks for, as far as we have it. */
export function preferred(asked: readonly string[]): string {
  const have = languages();
  for (const tag of asked) {
    const lang = tag.toLowerCase().split('-')[0] ?? '';
    if (have.includes(lang)) return lang;
  }
  return FALLBACK;
}

export async function setLanguage(lang: string): Promise<void> {
  const chosen = lang === PSEUDO || languages().includes(lang) ? lang : FALLBACK;
  await Promise.all([...wanted].flatMap((file) => [load(chosen, file), load(FALLBACK, file)]));
  state.lang = chosen;
  if (typeof document !== 'undefined') document.documentElement.lang = chosen;
}

/** The texts of a game, before its board is shown. */
export async function loadTexts(game: string): Promise<void> {
  wanted.add(game);
  await Promise.all([load(state.lang, game), load(FALLBACK, game)]);
}

export function t(id: string, args?: Record<string, unknown>): string {
  void state.loaded;
  const text = format(state.lang, id, args) ?? format(FALLBACK, id, args) ?? id;
  return state.lang === PSEUDO ? stretch(text) : text;
}

/** A message in words; a string stays as it is, nothing is nothing. */
export function say(message: Message | string | null | undefined): string {
  if (!message) return '';
  return typeof message === 'string' ? message : t(message.id, message.args);
}

export function has(id: string): boolean {
  void state.loaded;
  return bundles.get(state.lang)?.hasMessage(id) || bundles.get(FALLBACK)?.hasMessage(id) || false;
}

/** Add texts by hand: for tests and for games from other packages. */
export function addTexts(lang: string, source: string): void {
  let bundle = bundles.get(lang);
  if (!bundle) {
    // No isolation marks: names are shown apart from sentences, and marks disturb copying and tests.
    bundle = new FluentBundle(lang, { useIsolating: false });
    bundles.set(lang, bundle);
  }
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  state.loaded++;
}

function pathOf(lang: string, file: string): string {
  return `../../../src/lanai/locales/${lang}/${file}.ftl`;
}

function load(lang: string, file: string): Promise<void> {
  const path = pathOf(lang, file);
  let promise = loading.get(path);
  if (!promise) {
    const read = files[path];
    promise = read ? read().then((source) => addTexts(lang, source)) : Promise.resolve();
    promise.catch(() => loading.delete(path));
    loading.set(path, promise);
  }
  return promise;
}

function format(lang: string, id: string, args?: Record<string, unknown>): string | null {
  const bundle = bundles.get(lang);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, plain(args), errors);
  if (errors.length && import.meta.env.DEV) console.warn(lang, id, errors);
  return text;
}

const ACCENTS: Record<string, string> = { a: 'å', e: 'é', i: 'î', o: 'ö', u: 'ü', c: 'ç', n: 'ñ', A: 'Å', E: 'É', I: 'Î', O: 'Ö', U: 'Ü', C: 'Ç', N: 'Ñ' };

export function stretch(text: string): string {
  const more = Math.ceil([...text].length * 0.4);
  return text.replace(/[a-z]/gi, (letter) => ACCENTS[letter] ?? letter) + (text.length > 1 ? ' ' + 'lôrem '.repeat(more).slice(0, Math.max(0, more - 1)) : '');
}

/** Messages among the arguments become words first. */
function plain(args: Record<string, unknown> = {}): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null && 'id' in value ? say(value as Message)
        : typeof value === 'number' || typeof value === 'string' ? value : String(value),
    ]),
  );
}
