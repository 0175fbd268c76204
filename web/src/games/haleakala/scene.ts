/** An eruption and the scoring after it, told from the events: what is shown one after the other. */
import type { EventInfo } from '../../generated/messages';
import { LINES, SPACES } from './names';
import type { View } from './types';

export interface Cell { count: number; points: number }
export type Step =
  | { kind: 'calm' }
  | { kind: 'erupt'; segment: number; lava: number; destroyed: string[] }
  | { kind: 'line'; line: string; cells: (Cell | null)[] }
  | { kind: 'total' };

export interface Scene {
  round: number;
  steps: Step[];
  /** What stood before the eruption: the seat by space, and the lava by segment. */
  statues: Record<string, number>;
  lava: number[];
  /** Points from before, and all together, by seat. */
  banked: number[];
  totals: number[];
}

export const SCENE_MS: Record<Step['kind'], number> = { calm: 1200, erupt: 1700, line: 1000, total: 3600 };

export const hasScene = (events: EventInfo[]): boolean => events.some(event => event.kind === 'scored');

export function sceneOf(events: EventInfo[], after: View): Scene {
  const statues: Record<string, number> = { ...after.statues }, lava = [0, 0, 0, 0, 0, 0];
  const eruptions: Extract<Step, { kind: 'erupt' }>[] = [], lines: Record<string, (Cell | null)[]> = {};
  const banked = [0, 0], totals = [0, 0];
  for (const { kind, seat, args } of events) {
    const a = args as Record<string, number>;
    if (kind === 'erupt') {
      eruptions.push({ kind, segment: a.segment!, lava: a.lava!, destroyed: [] });
      lava[a.segment!] = a.lava!;
    } else if (kind === 'destroy') {
      eruptions.at(-1)?.destroyed.push(SPACES[a.space!]!);
      statues[SPACES[a.space!]!] = seat;
    } else if (kind === 'points') {
      (lines[LINES[a.line!]!] ??= [null, null])[seat] = { count: a.count!, points: a.points! };
    } else if (kind === 'scored') {
      totals[seat] = a.total!;
      banked[seat] = a.total! - a.points!;
    }
  }
  const told = LINES.filter(line => lines[line]).map((line): Step => ({ kind: 'line', line, cells: lines[line]! }));
  const first: Step[] = eruptions.length ? eruptions : [{ kind: 'calm' }];
  return { round: events.some(event => event.kind === 'second_round') ? 1 : 2, steps: [...first, ...told, { kind: 'total' }], statues, lava, banked, totals };
}

/** The points of each seat after so many steps. */
export function counted(scene: Scene, steps: number): number[] {
  return scene.banked.map((before, seat) => scene.steps.slice(0, steps).reduce(
    (sum, step) => sum + (step.kind === 'line' ? step.cells[seat]?.points ?? 0 : 0), before));
}
