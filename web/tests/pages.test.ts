import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { addTexts, has } from '../src/lib/text.svelte';
import { DRAWN, pace, players, rules } from '../src/pages/parts/words';

const texts = readFileSync('../src/lanai/locales/en/pages.ftl', 'utf8');
beforeAll(() => addTexts('en', texts));

describe('how fast a table is, in words', () => {
  test.each([
    [{ kind: 'none' }, 'no clock'],
    [{}, 'no clock'],
    [{ kind: 'live', seconds: 600, increment: 0 }, '10 minutes each'],
    [{ kind: 'live', seconds: 60 }, '1 minute each'],
    [{ kind: 'live', seconds: 1200, increment: 10 }, '20\u00a0min + 10\u00a0s'],
    [{ kind: 'turn', seconds: 86400 }, 'a day per move'],
    [{ kind: 'turn', seconds: 3 * 86400 }, '3 days per move'],
    [{ kind: 'turn', seconds: 3600 }, 'an hour per move'],
    [{ kind: 'turn', seconds: 300 }, '5 minutes per move'],
    [{ kind: 'turn', seconds: 45 }, '45 seconds per move'],
  ] as const)('%j', (plan, words) => expect(pace(plan)).toBe(words));
});

test('numbers of players', () => {
  expect(players([2, 2])).toBe('2 players');
  expect(players([2, 6])).toBe('2–6 players');
});

test('every game we have drawn has three lines of rules', () => {
  for (const game of DRAWN) expect(rules(game)).toHaveLength(3);
});

describe('texts of the pages', () => {
  const files = readdirSync('src/pages', { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = [...files.map((file) => join(file.parentPath, file.name)), 'src/lib/rest.ts', 'src/table/names.ts'];
  const sources = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
  const used = new Set([...sources.matchAll(/\bt\(\s*'((?:pages|home|lobby|new|settings|about)-[\w-]+)'/g)].map((match) => match[1]!));

  test('none is missing', () => {
    expect(used.size).toBeGreaterThan(60);
    expect([...used].filter((id) => !has(id))).toEqual([]);
  });

  test('none is left over', () => {
    // An id may be put together, as in t(`new-clock-${preset}`): then its beginning is in the source.
    const known = (id: string) => {
      const parts = id.split('-');
      return parts.some((_, n) => sources.includes(`'${id}'`) || (n > 1 && sources.includes(`\`${parts.slice(0, n).join('-')}-\${`)));
    };
    const ids = [...texts.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    expect(ids.filter((id) => !known(id))).toEqual([]);
  });
});

test('every cover is drawn, each with its own ids for gradients and clips', async () => {
  const { default: Cover } = await import('../src/art/Cover.svelte');
  for (const game of [...DRAWN, 'a game from elsewhere']) {
    const { body } = render(Cover, { props: { game, title: 'Title & more' } });
    expect(body).toContain('Title &amp; more');
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of body.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    for (const [, id] of body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  }
});
