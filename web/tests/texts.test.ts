/** Every text the client shows comes from the .ftl files, and every language has all of them. */
import { FluentResource } from '@fluent/bundle';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { addTexts, say, setLanguage, stretch, t } from '../src/lib/text.svelte';

const ftl = import.meta.glob<string>('../../src/lanai/locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>(['../src/**/*.{svelte,ts}', '!../src/dev/**', '!../src/generated/**'], { query: '?raw', import: 'default', eager: true });

type Entry = { id: string; value: unknown };

function entries(source: string): Entry[] {
  return new FluentResource(source).body as unknown as Entry[];
}

function variables(value: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(value, (_, each) => {
    if (each && typeof each === 'object' && each.type === 'var') found.add(each.name);
    return each;
  });
  return [...found].sort();
}

function lang(path: string): [string, string] {
  const [, language, file] = /locales\/(\w+)\/(\w+)\.ftl$/.exec(path)!;
  return [language!, file!];
}

const english = new Map<string, { file: string; variables: string[] }>();
for (const [path, source] of Object.entries(ftl)) {
  const [language, file] = lang(path);
  if (language === 'en') for (const each of entries(source)) english.set(each.id, { file, variables: variables(each.value) });
}

describe('languages', () => {
  const others = [...new Set(Object.keys(ftl).map((path) => lang(path)[0]))].filter((language) => language !== 'en');
  test.each(others.length ? others : ['en'])('%s has every text with the same variables, and no others', (language) => {
    const theirs = new Map<string, string[]>();
    const files = new Set<string>();
    for (const [path, source] of Object.entries(ftl)) {
      const [own, file] = lang(path);
      if (own !== language) continue;
      files.add(file);
      for (const each of entries(source)) theirs.set(each.id, variables(each.value));
    }
    const wanted = [...english].filter(([, { file }]) => files.has(file));
    expect(wanted.filter(([id]) => !theirs.has(id)).map(([id]) => id)).toEqual([]);
    expect([...theirs.keys()].filter((id) => !english.has(id))).toEqual([]);
    // A plural may leave the number out ("one seat"), but nothing may be asked for that is not given.
    for (const [id, { variables }] of wanted) {
      for (const name of theirs.get(id)!) expect(variables, id).toContain(name);
    }
  });

  test('no English text is written twice', () => {
    const all = Object.entries(ftl).filter(([path]) => lang(path)[0] === 'en').flatMap(([, source]) => entries(source).map((each) => each.id));
    expect(all.filter((id, n) => all.indexOf(id) !== n)).toEqual([]);
  });
});

describe('code', () => {
  test('every text that is asked for by name exists', () => {
    const missing: string[] = [];
    for (const [path, source] of Object.entries(code)) {
      for (const [, id] of source.matchAll(/\b(?:t|told|msg)\(\s*'([a-z]+-[a-z0-9-]+)'/g)) if (!english.has(id!)) missing.push(`${path}: ${id}`);
      for (const [, id] of source.matchAll(/\bid: '([a-z]+-[a-z0-9-]+)'/g)) if (!english.has(id!)) missing.push(`${path}: ${id}`);
      for (const [, a, b] of source.matchAll(/\bt\([^()?]*(?:\([^()]*\))?[^()?]*\? '([a-z]+-[a-z0-9-]+)' : '([a-z]+-[a-z0-9-]+)'/g)) {
        for (const id of [a!, b!]) if (!english.has(id)) missing.push(`${path}: ${id}`);
      }
      // t(`client-away-${...}`): at least one text begins like that
      for (const [, start] of source.matchAll(/\bt\(`([a-z]+-[a-z0-9-]*)\$\{/g)) {
        if (![...english.keys()].some((id) => id.startsWith(start!))) missing.push(`${path}: ${start}…`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('no visible text and no style stands in a component itself', () => {
    const SPOKEN = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label', 'explain']);
    const LETTERS = /\p{L}{2,}/u;
    const found: string[] = [];
    for (const [path, source] of Object.entries(code)) {
      if (!path.endsWith('.svelte')) continue;
      const walk = (node: any): void => {
        if (!node || typeof node !== 'object') return;
        if (Array.isArray(node)) return node.forEach(walk);
        if (node.type === 'RegularElement' && ['code', 'pre'].includes(node.name)) return;      // what is typed is the same everywhere
        if (node.type === 'Text' && LETTERS.test(node.data.replace('Lanai', ''))) found.push(`${path}: ${node.data.trim()}`);
        if (node.type === 'Attribute') {
          const plain = Array.isArray(node.value) ? node.value.filter((part: any) => part.type === 'Text').map((part: any) => part.data).join('') : '';
          if (SPOKEN.has(node.name) && LETTERS.test(plain)) found.push(`${path}: ${node.name}=${plain}`);
          // Our pages forbid inline styles; only the directives style:… are set by code and work.
          if (node.name === 'style') found.push(`${path}: style attribute`);
          return;
        }
        for (const key of ['fragment', 'nodes', 'consequent', 'alternate', 'body', 'fallback', 'pending', 'then', 'catch', 'attributes']) walk(node[key]);
      };
      walk(parse(source, { modern: true }).fragment);
    }
    expect(found).toEqual([]);
  });
});

describe('words', () => {
  test('fall back to English, then to the id, and fill in messages', async () => {
    addTexts('en', 'a-test = { $what } for { $who }\na-word = a towel');
    await setLanguage('xx');
    expect(t('a-test', { what: { id: 'a-word' }, who: 'Ines' })).toBe('a towel for Ines');
    expect(t('no-such-text')).toBe('no-such-text');
    expect(say(null)).toBe('');
    expect(say('plain')).toBe('plain');
  });

  test('the made-up language is 40 % longer', () => {
    expect(stretch('Confirm move').length).toBeGreaterThanOrEqual(Math.floor('Confirm move'.length * 1.4));
  });
});
