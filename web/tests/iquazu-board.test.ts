/** Iquazú's whole table, drawn on the server side from positions of the engine (web/dev/iquazu_scenes.py --tests). */
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import iquazu from '../src/games/iquazu';
import { piecesOf } from '../src/games/iquazu/names';
import type { Own, View } from '../src/games/iquazu/types';
import type { EventInfo, MoveInfo } from '../src/generated/messages';
import { Selection } from '../src/lib/selection.svelte';
import { addTexts, say } from '../src/lib/text.svelte';
import Drawn from './Drawn.svelte';
import found from './iquazu-scenes.json';

interface Scene { name: string; view: View; own: Own | null; moves: MoveInfo[]; events: EventInfo[] }
const scenes = (found as unknown as Scene[]).map(scene => [`${scene.name}, ${scene.view.players.length} players`, scene] as const);
const names = ['Ines', 'Kai', 'Mele', 'Joren'];

beforeAll(() => addTexts('en', readFileSync(new URL('../../src/lanai/locales/en/iquazu.ftl', import.meta.url), 'utf8')));

function draw({ view, own, moves }: Scene, narrow = false, watching = false): string {
  const me = watching || view.seat < 0 ? null : view.seat;
  const { body } = render(Drawn, { props: { client: iquazu, view, own: watching ? null : own, moves: watching ? [] : moves, names: names.slice(0, view.players.length), me, narrow } });
  return body;
}
const all = (body: string, attribute: string) => [...body.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(match => match[1]!);

function choosing({ view, own, moves }: Scene): Selection {
  const selection = new Selection({ preview: async () => null, why: async () => null, play: async () => null, confirm: () => 'always' }, () => null, list => iquazu.propose!(list, view, own));
  selection.offer(moves, 1);
  return selection;
}

describe.each(scenes)('%s', (_, scene) => {
  const { view, own } = scene;

  test('all slots are drawn, and what is legal can be picked', () => {
    const body = draw(scene), anchors = all(body, 'data-anchor');
    for (const column of view.columns) for (const slot of column.slots) expect(anchors.filter(name => name === `slot-${column.col}-${slot.slot}`)).toHaveLength(1);
    const legal = (body.match(/data-state="legal"/g) ?? []).length;
    const pieces = scene.moves.filter(move => ['place', 'draw', 'tile', 'end'].includes(move.family)).length;
    expect(legal).toBeGreaterThanOrEqual(pieces);
  });

  test('there are words for everything', () => {
    for (const narrow of [false, true]) for (const watching of [false, true]) {
      expect(draw(scene, narrow, watching)).not.toMatch(/undefined|NaN|\[object|iquazu-(prompt|piece|heading|tile|cards)-/);
    }
    expect(say(iquazu.prompt(view, choosing(scene)))).toMatch(/^[A-Z][^{}]+$/);
    expect(say(iquazu.heading!(view))).toMatch(/olumn|over|Last/);
    for (const move of scene.moves) expect(say(iquazu.choice!(move, view, null)!.label)).toMatch(/^\w[^{}]*$/);
  });

  test('nobody who watches sees a hand', () => {
    const body = draw(scene, false, true);
    expect(body).not.toContain('Your hand');
    if (own && view.phase === 'pay') expect(draw(scene)).toContain('Your hand');
  });

  test('what the log lights up is on the table', () => {
    const anchors = new Set(all(draw(scene), 'data-anchor'));
    const lasting = scene.events.filter(event => ['draw', 'pay', 'gem', 'drop', 'use', 'column', 'won', 'reveal', 'slide'].includes(event.kind));
    for (const event of lasting) expect(piecesOf(event).some(name => anchors.has(name)), `${event.kind} ${piecesOf(event)}`).toBe(true);
  });

  test('paying and discarding start from a whole proposal', () => {
    if (view.phase !== 'pay' && view.phase !== 'discard') return;
    const selection = choosing(scene);
    expect(selection.ready).not.toBeNull();
    if (view.phase === 'pay') expect(selection.ready!.args).toMatchObject({ white: own!.payments[0]!.white, blue: own!.payments[0]!.blue, orange: own!.payments[0]!.orange });
  });
});
