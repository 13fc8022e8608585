import { describe, expect, it } from 'vitest';
import { line, plainRules, situation } from '../../testing/line.ts';
import { fareOf } from '../fare.ts';
import { runGraph } from '../graph.ts';
import type { StopRule } from '../rules.ts';
import { countersOf } from './counters.ts';
import { STOP_FIRST } from './structure.ts';
import { sweepOf } from './sweep.ts';

const town: StopRule = { uses: 'either', factor: 1, completes: true };
const { stops } = plainRules().trains[2]!;
const RULES = plainRules({
  trains: {
    '2+1': { first: 2, second: 1, stops: { ...stops, town } },
    '3+0': { first: 3, second: 0, stops: { ...stops, town } },
    2: plainRules().trains[2]!,
  },
});
const map = line('city20', 'town10', 'city20', 'town10', 'city20', 'town10', 'city20');

function counters(...kinds: string[]) {
  const query = situation(RULES, map, ['us A1'], ...kinds);
  const graph = runGraph(query);
  const fares = kinds.map((kind) => fareOf(query, graph, kind, false));
  const { start, ...found } = countersOf(sweepOf(graph), fares);
  return { ...found, starts: fares.map(start) };
}

describe('a train’s numbers', () => {
  const LARGE = STOP_FIRST;
  const SMALL = 1;

  it('2+1: two large stops, three in all', () => {
    const { add } = counters('2+1');
    const after = (...made: number[]) => made.reduce((now, stop) => (now < 0 ? now : add(now, stop)), 0);
    expect(after(LARGE, LARGE, SMALL)).toBeGreaterThan(0);
    expect(after(LARGE, SMALL, SMALL)).toBeGreaterThan(0);
    expect(after(LARGE, LARGE, LARGE)).toBe(-1);
    expect(after(LARGE, SMALL, SMALL, SMALL)).toBe(-1);
    expect(after(LARGE + SMALL, LARGE)).toBe(after(LARGE, LARGE, SMALL));
  });

  it('one number is enough where all stops need the first', () => {
    expect(counters('2').count).toBe(3);
    expect(counters('2+1').count).toBe(3 * 4);
  });

  it('are counted together with those of trains that only differ in them', () => {
    const { add, starts } = counters('2+1', '3+0');
    const most = (kind: number, stop: number) => {
      let made = 0;
      for (let now = add(starts[kind]!, stop); now >= 0; now = add(now, stop)) made++;
      return made;
    };
    expect([most(0, LARGE), most(0, SMALL)]).toEqual([2, 3]);
    expect([most(1, LARGE), most(1, SMALL)]).toEqual([3, 3]);
  });

  it('are forgotten when no more stops can follow', () => {
    const { merged, count } = counters('2+1');
    expect(new Set(merged[0]).size).toBeGreaterThan(1);
    expect(new Set(merged.at(-1)).size).toBe(1);
    expect(merged.every((table) => table.length === count)).toBe(true);
  });
});
