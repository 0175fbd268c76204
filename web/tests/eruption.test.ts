/** Eruption's whole table, drawn on the server side from positions of the engine (web/dev/eruption_scenes.py --tests). */
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import eruption from '../src/games/eruption';
import { angleOf, centre, markerAt, meterAt, turnFor } from '../src/games/eruption/geometry';
import { figure, island, meets, tilesOf } from '../src/games/eruption/lava';
import { HEXES, PLACES, VILLAGES, hexName, piecesOf } from '../src/games/eruption/names';
import { lastRolls } from '../src/games/eruption/rolls';
import { BORDERS } from '../src/games/eruption/scenery';
import { suggest, turnBy, ways } from '../src/games/eruption/turning';
import type { Own, View } from '../src/games/eruption/types';
import type { EventInfo, MoveInfo } from '../src/generated/messages';
import { Selection, idleSelection } from '../src/lib/selection.svelte';
import { addTexts, say } from '../src/lib/text.svelte';
import End from '../src/table/End.svelte';
import Drawn from './Drawn.svelte';
import found from './eruption-scenes.json';

interface Scene { name: string; view: View; own: Own | null; moves: MoveInfo[]; events: EventInfo[] }
const all = found as unknown as Scene[];
const scenes = all.map(scene => [scene.name, scene] as const);
const scene = (name: string) => all.find(each => each.name === name)!;

beforeAll(() => addTexts('en', readFileSync(new URL('../../src/lanai/locales/en/eruption.ftl', import.meta.url), 'utf8')));

function draw({ view, own, moves }: Scene, narrow = false): string {
  const names = view.players.map((_, seat) => `Player ${seat}`);
  return render(Drawn, { props: { client: eruption, view, own, moves, names, me: Math.max(view.seat, 0), narrow } }).body;
}
const named = (body: string, attribute: string) => [...body.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].map(match => match[1]!);

test('the tables of the drawing are those of the rules', () => {
  const { view } = scene('build');
  expect(HEXES).toEqual(view.hexes.map(hex => hex.hex));
  expect(PLACES).toEqual(view.hexes.map(({ q, r }) => [q, r]));
  expect(VILLAGES).toEqual(view.villages.map(village => village.village));
  const sides = ['n', 'ne', 'se', 's', 'sw', 'nw'];
  expect(BORDERS.map(borders => borders.map(({ place: [q, r], side }) => `${hexName(q, r)} ${sides[side]}`)))
    .toEqual(view.villages.map(village => village.borders.map(({ hex, side }) => `${hex} ${side}`)));
});

describe('the island', () => {
  test.each(VILLAGES)('lies with the %s village to the south', village => {
    const turn = turnFor(village), { hex } = scene('build').view.villages.find(each => each.village === village)!.borders[3]!;
    const [x, y] = centre(hex, turn);
    expect(Math.abs(x)).toBeLessThan(1);
    expect(y).toBeGreaterThan(100);
    expect(angleOf(VILLAGES.indexOf(village), turn) % 360).toBe(90);
  });

  test('joins flows where lava meets lava, and nowhere else', () => {
    const { view } = scene('build'), linked = meets(view, tilesOf(view));
    const tile = view.hexes.find(hex => hex.tile && hex.tile.exits.length > 2 && hex.tile.exits.some((_, i) => linked(hex.hex, ['n', 'ne', 'se', 's', 'sw', 'nw'].indexOf(hex.tile!.exits[i]!))))!;
    expect(figure(tile.hex, tile.tile!.exits, 0, linked)).not.toBe(figure(tile.hex, tile.tile!.exits, 0, () => false));
    const { path } = island(view, 0);
    for (const hex of view.hexes) if (hex.tile) expect(path).toContain(figure(hex.hex, hex.tile.exits, 0, linked));
  });

  test('markers on one space stand apart', () => {
    const places = [0, 1, 2, 3, 4, 5].map(i => markerAt(0, 145, i, 6).map(Math.round).join());
    expect(new Set(places).size).toBe(6);
    expect(markerAt(25, 145, 0, 1)).toEqual(meterAt(25, 145));
  });
});

describe('turning', () => {
  const { view, moves } = scene('tile, many ways');
  function selection(): Selection {
    const sent: MoveInfo[] = [];
    const it = new Selection({ preview: async () => null, why: async () => null, play: async move => (sent.push(move), null), confirm: () => 'never' }, suggest);
    it.offer(moves, 1);
    return Object.assign(it, { tried: sent });
  }
  const spot = view.spots.find(each => each.turns.length > 3)!;

  test('goes through the legal rotations only, and around', () => {
    const it = selection(), legal = spot.turns.map(turn => turn.turn);
    it.touch({ hex: spot.hex });
    expect(it.ready?.args).toMatchObject({ hex: spot.hex, turn: legal[0] });
    expect(ways(it).map(move => move.args.turn)).toEqual(legal);
    const seen = legal.map(() => (turnBy(it, 1), Number(it.ready!.args.turn)));
    expect(seen).toEqual([...legal.slice(1), legal[0]]);
    turnBy(it, -1);
    expect(it.ready!.args.turn).toBe(legal.at(-1));
  });

  test('never sends the move, whatever the settings', () => {
    const it = selection() as Selection & { tried: MoveInfo[] };
    it.touch({ hex: spot.hex });
    turnBy(it, 1);
    expect(it.tried).toEqual([]);
    it.touch({ turn: spot.turns[2]!.turn });
    expect(it.tried).toHaveLength(1);
  });

  test('proposes nothing while the kind of move is open', () => {
    expect(suggest([{ text: '', family: 'aftershock', args: { hex: 'e6', turn: 1 }, final: false }, { text: '', family: 'sinkhole', args: { hex: 'e6' }, final: false }])).toBeNull();
  });
});

test('the dice of the last move that had any are told', () => {
  const event = (kind: string, ply: number, args: Record<string, number>): EventInfo => ({ kind, seat: 0, args, ply, turn: 1, say: null });
  const rolls = lastRolls([event('holds', 3, { border: 2, wall: 1, lava: 1, white: 4 }), event('breaks', 5, { border: 1, wall: 3, lava: 6, white: 2 }), event('yields', 5, { place: 0, wall: 2, lava: 6, white: 1 }), event('lay', 6, { hex: 1 })]);
  expect(rolls).toHaveLength(2);
  expect(rolls[0]).toMatchObject({ wall: 'stone', holds: false, bonus: 2, border: 1 });
  expect(rolls[1]).toMatchObject({ wall: 'wood', hex: HEXES[0], side: 'n', border: null });
});

describe.each(scenes)('%s', (_, scene) => {
  const { view } = scene;

  test('everything on the table is drawn, and each thing once', () => {
    for (const narrow of [false, true]) {
      const pieces = named(draw(scene, narrow), 'data-piece');
      expect(new Set(pieces).size).toBe(pieces.length);
      expect(pieces.filter(piece => piece.startsWith('tile-')).sort()).toEqual(view.hexes.filter(hex => hex.tile).map(hex => `tile-${hex.hex}`).sort());
      const walls = view.hexes.flatMap(hex => Object.keys(hex.tile?.walls ?? {})).length + view.villages.flatMap(village => village.borders.filter(border => border.wall)).length;
      if (view.phase !== 'arrange') expect(pieces.filter(piece => piece.startsWith('wall-'))).toHaveLength(walls);
      expect(pieces.filter(piece => piece.startsWith('marker-'))).toHaveLength(view.players.length);
    }
  });

  test('every legal hex can be chosen and says so', () => {
    const body = draw(scene);
    const legal = [...body.matchAll(/<g role="button"[^>]*class="pick hex[^"]*"[^>]*>/g)].map(match => match[0]).filter(tag => tag.includes('data-state="legal"'));
    const hexes = new Set(scene.moves.flatMap(move => (move.args.hex ? [move.args.hex] : [])));
    expect(legal).toHaveLength(hexes.size);
  });

  test('there are words for everything', () => {
    for (const narrow of [false, true]) expect(draw(scene, narrow)).not.toMatch(/undefined|NaN|\[object|eruption-(prompt|piece|heading|side|tile-name)/);
    const selection = idleSelection();
    selection.offer(scene.moves, 1);
    expect(say(eruption.prompt(view, selection))).toMatch(/^[A-Z][^{}]+$/);
    expect(say(eruption.heading!(view))).toMatch(/^(Turn|Game)/);
    for (const move of scene.moves) {
      const choice = eruption.choice!(move, view, null);
      if (choice) expect(say(choice.label), move.text).toMatch(/^\w[^{}]*$/);
      selection.hint(move);
      expect(say(eruption.prompt(view, selection)), move.text).toMatch(/^[A-Z][^{}]+\?.*$/);
      expect(say(eruption.prompt(view, selection))).not.toMatch(/eruption-/);
    }
  });

  test('what the log lights up is on the table', () => {
    const body = draw(scene), there = new Set([...named(body, 'data-piece'), ...named(body, 'data-anchor')]);
    const lasting = scene.events.filter(event => ['lay', 'build', 'build_village', 'heat', 'gain', 'card', 'turned', 'erupt', 'holds', 'breaks'].includes(event.kind));
    for (const event of lasting) expect(piecesOf(event).some(name => there.has(name)), `${event.kind} ${piecesOf(event)}`).toBe(true);
  });
});

test('the end shows temperatures, as people know them', () => {
  const line = (what: string, degrees: number) => ({ what, count: degrees, points: -degrees });
  const { body } = render(End, { props: {
    game: 'eruption', seats: ['Ines', 'Kai'].map(name => ({ name, shape: 'circle', colour: 'red', you: false })), ranking: [2, 1], scores: [-145, -85], breakdown: [[line('temperature', 145)], [line('temperature', 85)]],
    away: ['', ''], replay: '/', next: null, canRematch: false, onrematch: () => undefined,
  } });
  expect([...body.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(cell => cell[1]!.replace(/<!--.*?-->/g, '').trim())).toEqual(['85°', '145°', '85°', '145°']);
});
