/** Haleakalā's whole table, drawn on the server side from positions of the engine (web/dev/haleakala_scenes.py --tests). */
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import haleakala from '../src/games/haleakala';
import { piecesOf } from '../src/games/haleakala/names';
import { counted, sceneOf } from '../src/games/haleakala/scene';
import type { View } from '../src/games/haleakala/types';
import type { EventInfo, MoveInfo } from '../src/generated/messages';
import { idleSelection } from '../src/lib/selection.svelte';
import { addTexts, say } from '../src/lib/text.svelte';
import End from '../src/table/End.svelte';
import Drawn from './Drawn.svelte';
import found from './haleakala-scenes.json';

interface Scene { name: string; view: View; moves: MoveInfo[]; events: EventInfo[] }
const scenes = (found as unknown as Scene[]).map(scene => [scene.name, scene] as const);
const names = ['Ines', 'Kai'];

beforeAll(() => {
  for (const file of ['haleakala', 'client']) addTexts('en', readFileSync(new URL(`../../src/lanai/locales/en/${file}.ftl`, import.meta.url), 'utf8'));
});

function draw(scene: Scene, narrow = false, me: number | null = Math.max(scene.view.seat, 0)): string {
  return render(Drawn, { props: { client: haleakala, view: scene.view, moves: scene.moves, names, me: me as number, narrow } }).body;
}
const all = (body: string, attribute: string) => [...body.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(match => match[1]!);
const count = (pieces: string[], start: string) => pieces.filter(piece => piece.startsWith(start)).length;

describe.each(scenes)('%s', (_, scene) => {
  const { view } = scene;

  test('everything on the table is drawn, and each thing once', () => {
    for (const [narrow, me] of [[false, 0], [false, 1], [false, null], [true, 0]] as const) {
      const pieces = all(draw(scene, narrow, me), 'data-piece');
      expect(new Set(pieces).size, `${pieces}`).toBe(pieces.length);
      expect(count(pieces, 'disc-')).toBe(10);
      expect(count(pieces, 'statue-')).toBe(Object.keys(view.statues).length);
      expect(count(pieces, 'shaman-')).toBe(2);
      expect(count(pieces, 'boat')).toBe(1);
      expect(count(pieces, 'invocation-')).toBe(view.variant === 'tactical' ? 2 : 0);
      expect(count(pieces, 'card-')).toBe(view.segments.flatMap(segment => segment.cards).filter(Boolean).length);
      if (!narrow) expect(count(pieces, 'market-')).toBe(view.market.filter(offer => offer.face_up || offer.holder !== null).length);
    }
  });

  test('there are words for everything', () => {
    for (const narrow of [false, true]) expect(draw(scene, narrow)).not.toMatch(/undefined|NaN|\[object|haleakala-(prompt|heading|scene|space|why|stock)/);
    const labels = all(draw(scene), 'aria-label').filter(label => label.startsWith('haleakala'));
    expect(labels).toEqual([]);
    const selection = idleSelection();
    selection.offer(scene.moves, 1);
    expect(say(haleakala.prompt(view, selection))).toMatch(/^[A-Z][^{}]+$/);
    expect(say(haleakala.heading!(view))).toMatch(/^(Round [12]|Game over)/);
    for (const move of scene.moves) {
      const chip = haleakala.choice!(move, view, null);
      if (chip) expect(say(chip.label)).toMatch(/^\w[^{}]*$/);
      else expect(['place', 'take']).toContain(move.family);      // discs and beaches stand for themselves
      selection.hint(move);
      expect(say(haleakala.prompt(view, selection)), move.text).toMatch(/^[A-Z][^{}]+$/);
    }
  });

  test('every move can be picked on the table', () => {
    const body = draw(scene);
    const legal = (body.match(/data-state="legal"/g) ?? []).length;
    expect(legal).toBeGreaterThanOrEqual(Math.min(scene.moves.filter(move => Object.keys(move.args).length).length, 1));
  });

  test('what the log lights up is on the table', () => {
    const body = draw(scene), there = new Set([...all(body, 'data-piece'), ...all(body, 'data-anchor')]);
    for (const event of scene.events) {
      const pieces = piecesOf(event);
      if (pieces.length) expect(pieces.some(name => there.has(name)), `${event.kind} ${pieces}`).toBe(true);
    }
  });
});

describe('scene', () => {
  const scored = scenes.filter(([, scene]) => haleakala.scene!(scene.events, scene.view, scene.view));

  test('there are scorings among the positions, and the others have no scene', () => {
    expect(scored.map(([name]) => name)).toEqual(expect.arrayContaining(['first scoring', 'over']));
    expect(scored.length).toBeLessThan(scenes.length);
  });

  test.each(scored)('%s adds up to the score, and what was destroyed stands before', (_, { view, events }) => {
    const scene = sceneOf(events, view);
    expect(counted(scene, scene.steps.length)).toEqual(scene.totals);
    expect(scene.totals).toEqual(view.players.map(player => (view.phase === 'over' ? player.score : player.banked)));
    const destroyed = scene.steps.flatMap(step => (step.kind === 'erupt' ? step.destroyed : []));
    expect(Object.keys(scene.statues)).toHaveLength(Object.keys(view.statues).length + destroyed.length);
    for (const space of destroyed) expect(view.statues[space]).toBeUndefined();
    expect(scene.steps[0]!.kind).toMatch(/erupt|calm/);
    expect(scene.steps.at(-1)!.kind).toBe('total');
    expect(scene.round).toBe(view.phase === 'over' ? 2 : 1);
  });
});

test('at the end every scoring card that is held is told, even if it brought nothing', () => {
  const { view } = scenes.find(([name]) => name === 'over')![1];
  const nothing = ['shells', 'butterflies', 'complete_segment', 'mountain_statues'].map(what => ({ what, count: 0, points: 0 }));
  const { body } = render(End, { props: {
    game: 'haleakala', seats: names.map(name => ({ name, shape: 'circle', colour: 'red', you: false })), ranking: [1, 2], scores: [0, 0], breakdown: [nothing, nothing],
    away: ['', ''], replay: '/', next: null, canRematch: false, always: haleakala.always!(view), onrematch: () => undefined,
  } });
  expect(view.players.map(({ cards }) => cards)).toEqual([['mountain_statues'], ['butterflies', 'complete_segment']]);
  expect([...body.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(row => row[1])).toEqual(['Butterflies', 'Complete segment', 'Mountain statues', 'Total']);
});
