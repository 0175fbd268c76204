/** Maui's whole table, drawn on the server side from positions of the engine (web/dev/maui_scenes.py --tests). */
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import maui from '../src/games/maui';
import { piecesOf } from '../src/games/maui/names';
import type { View } from '../src/games/maui/types';
import type { EventInfo, MoveInfo } from '../src/generated/messages';
import { idleSelection } from '../src/lib/selection.svelte';
import { addTexts, say } from '../src/lib/text.svelte';
import Drawn from './Drawn.svelte';
import found from './maui-scenes.json';

interface Scene { name: string; view: View; moves: MoveInfo[]; events: EventInfo[] }
const scenes = (found as unknown as Scene[]).map(scene => [scene.name, scene] as const);
const names = ['Ines', 'Kai', 'Mele', 'Joren'];

beforeAll(() => addTexts('en', readFileSync(new URL('../../src/lanai/locales/en/maui.ftl', import.meta.url), 'utf8')));

function draw(scene: Scene, narrow = false): string {
  const { body } = render(Drawn, { props: { client: maui, view: scene.view, moves: scene.moves, names, me: Math.max(scene.view.seat, 0), narrow } });
  return body;
}
const all = (body: string, attribute: string) => [...body.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(match => match[1]!);

describe.each(scenes)('%s', (_, scene) => {
  const { view } = scene;

  test('everything on the table is drawn, and each thing once', () => {
    const pieces = all(draw(scene), 'data-piece');
    expect(new Set(pieces).size).toBe(pieces.length);
    const towels = [...view.market.flat().map(slot => slot.towel), ...view.beaches.flatMap(beach => beach.towels.map(each => each.towel))].filter(Boolean);
    expect(pieces.filter(piece => piece.startsWith('towel-')).sort()).toEqual(towels.map(towel => `towel-${towel}`).sort());
    expect(pieces.filter(piece => piece.startsWith('shell-'))).toHaveLength(5 * view.beaches.length);
    const out = view.beaches.flatMap(beach => beach.towels.flatMap(each => each.cells.filter(cell => cell.outside)));
    expect(pieces.filter(piece => piece.startsWith('penalty-'))).toHaveLength(out.length);
    const crabs = view.beaches.flatMap(beach => beach.towels.flatMap(each => each.cells.filter(cell => cell.crab)));
    expect(pieces.filter(piece => piece.startsWith('spot-'))).toHaveLength(view.beaches.flatMap(beach => beach.spots).length + crabs.length);
  });

  test('there are words for everything', () => {
    for (const narrow of [false, true]) {
      const body = draw(scene, narrow);
      expect(body).not.toMatch(/undefined|NaN|\[object|maui-(prompt|piece|heading)/);
    }
    const selection = idleSelection();
    selection.offer(scene.moves, 1);
    expect(say(maui.prompt(view, selection))).toMatch(/^[A-Z][^{}]+$/);
    expect(say(maui.heading!(view))).toMatch(/ound|over/);
    for (const move of scene.moves) expect(say(maui.choice!(move, view, null)!.label)).toMatch(/^\w[^{}]*$/);
  });

  test('what the log lights up is on the table', () => {
    const body = draw(scene), there = new Set([...all(body, 'data-piece'), ...all(body, 'data-anchor')]);
    const lasting = scene.events.filter(event => ['lay', 'dollars', 'penalty', 'step', 'pearl', 'token', 'ornament'].includes(event.kind));
    for (const event of lasting) expect(piecesOf(event).some(name => there.has(name)), `${event.kind} ${piecesOf(event)}`).toBe(true);
  });
});
