/** After a hint: its reasons near the prompt, and a line in the log for everybody. */
import { beforeAll, describe, expect, test } from 'vitest';
import { render } from 'svelte/server';
import { idleSelection, Selection } from '../src/lib/selection.svelte';
import { addTexts, setLanguage } from '../src/lib/text.svelte';
import Log from '../src/table/Log.svelte';
import Prompt from '../src/table/Prompt.svelte';

const seats = ['Ann', 'Ben'].map((name) => ({ name, shape: 'circle', colour: 'red', you: false })) as any[];
const event = (ply: number, seat: number, turn = ply) => ({ kind: 'x', seat, args: {}, ply, turn, say: { id: 'did', args: { ply } } });
const plain = (html: string) => html.replace(/<!--.*?-->|<svg.*?<\/svg>/gs, '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();

beforeAll(async () => {
  await setLanguage('en');
  addTexts('en', 'did = plays { $ply }');
});

describe('the log', () => {
  const told = (hinted: [number, number][], events = [event(1, 0), event(2, 1), event(3, 1, 2), event(4, 0)]) =>
    plain(render(Log, { props: { events, seats, news: -1, light: () => {}, hinted } as any }).body);

  test('marks a hint before the line of the move that came after it', () => {
    expect(told([])).toBe('Ann plays 1 Ben plays 2, plays 3 Ann plays 4');
    expect(told([[0, 0], [2, 1], [3, 0]])).toBe('Ann asks for a hint Ann plays 1 Ben asks for a hint Ben plays 2, plays 3 Ann asks for a hint Ann plays 4');
  });
  test('counts hints in a row instead of telling each', () => {
    expect(told([[0, 0], [1, 1], [2, 1], [2, 1]])).toBe('Ann asks for a hint Ann plays 1 Ben asks for a hint (×3) Ben plays 2, plays 3 Ann plays 4');
    expect(told([[4, 1], [4, 0], [4, 0]])).toMatch(/Ann plays 4 Ben asks for a hint Ann asks for a hint \(×2\)$/);
  });
  test('marks it at the end as long as no move has come', () => {
    expect(told([[4, 1]])).toMatch(/Ann plays 4 Ben asks for a hint$/);
    expect(told([[0, 0]], [])).toMatch(/Ann asks for a hint$/);
  });
});

describe('the prompt', () => {
  const port = { preview: async () => null, why: async () => null, play: async () => null, confirm: () => 'always', opens: () => false, reopens: () => false, reopen: () => {} };
  const props = { client: null, view: null, heading: 'Now', note: '', deciding: true, listed: true, undo: '', hints: true, onundo: () => {}, onhint: () => {} };
  const chosen = () => {
    const selection = new Selection(port as any);
    const move = { text: 'a', family: 'f', args: { n: 1 }, final: true };
    selection.offer([move, { ...move, text: 'b', args: { n: 2 } }], 1);
    selection.hint(move);
    selection.previews = { a: { preview: {}, effects: [{ id: 'did', args: { ply: 7 } }] } as any };
    return selection;
  };

  test('says why before all else, in the part that is read aloud', () => {
    const { body } = render(Prompt, { props: { ...props, selection: chosen(), thinking: false, reasons: 'Why: it is good.' } as any });
    expect(plain(body)).toContain('Now Why: it is good. plays 7 ');
    expect(body.slice(body.indexOf('aria-live="polite"'), body.indexOf('class="acts'))).toContain('Why: it is good.');
  });
  test('says that it thinks, and cannot be asked meanwhile', () => {
    const { body } = render(Prompt, { props: { ...props, selection: idleSelection(), thinking: true, reasons: '' } as any });
    const button = body.match(/<button[^>]*aria-busy="true"[^>]*>.*?<\/button>/s)![0];
    expect(plain(button)).toBe('Thinking…');
    expect(button).toContain('disabled');
  });
});
