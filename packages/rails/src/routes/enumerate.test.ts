import { describe, expect, it } from 'vitest';
import { everyRouteOf, problems, VARIANTS, WITH_HALTS } from '../testing/diagrams.ts';
import { line, plainRules, situation } from '../testing/line.ts';
import { byEnumeration, everyRoute, fromSomeRoutes } from './enumerate.ts';
import { revenueOf, subsidyOf } from './fare.ts';
import { type Problem, problemOf } from './problem.ts';

const PLENTY = 1_000_000;
const anywhere = { add: () => undefined };

/** The steps that it takes to find every route of a kind of train. */
function stepsFor({ graph, kinds, blockedPasses }: Problem, kind: number, steps = PLENTY): number {
  return steps - everyRoute(graph, kinds[kind]!.fare, blockedPasses, anywhere, steps);
}

describe('finding every route', () => {
  it('takes a step for each piece of track that a train may try, and is given up one step before the last', () => {
    let all = 0;
    for (const [, rules, trains] of VARIANTS) {
      for (const { seed, problem } of problems(rules, trains, 'ignored', 5)) {
        for (const kind of problem.kinds.keys()) {
          const steps = stepsFor(problem, kind);
          if (steps > 3_000) continue;
          all += steps;
          expect(stepsFor(problem, kind, steps), `board ${seed}`).toBe(steps);
          if (steps > 0) expect(everyRouteOf(problem, kind, steps - 1), `board ${seed}`).toBeNull();
        }
      }
    }
    // Exactly the steps that are taken now: more of them would take longer.
    expect(all).toBeLessThanOrEqual(34_761);
  });

  it('ends when a route is found that is good enough', () => {
    const problem = problemOf(
      situation(plainRules(), line('city20', 'city30', 'city40'), ['us A3'], '3'),
      'ignored',
    );
    const found: number[] = [];
    const first = {
      add(value: number) {
        found.push(revenueOf(value));
        return false;
      },
    };
    expect(everyRoute(problem.graph, problem.kinds[0]!.fare, 0, first, PLENTY)).toBeLessThan(0);
    expect(found).toHaveLength(1);
    expect(everyRouteOf(problem, 0, PLENTY)!.map(({ value }) => revenueOf(value))).toEqual([50, 90, 70]);
  });

  it('begins at stations, also at those where no route may end', () => {
    const rules = plainRules({ ends: { city: 'never' } });
    const query = situation(rules, line('town10', 'city20', 'town30', 'town50'), ['us A3'], '9');
    const found = everyRouteOf(problemOf(query, 'ignored'), 0, PLENTY)!;
    expect(found.map(({ value }) => revenueOf(value))).toEqual([60, 110]);
  });

  it('finds the efficient trades of revenue against subsidy, and no others', () => {
    const trades = (stops: readonly string[]) => {
      const query = situation(WITH_HALTS, line('city20', ...stops, 'city30'), ['us A1'], '3+2');
      const whole = everyRouteOf(problemOf(query, 'counted'), 0, PLENTY)!.filter(
        ({ edges }) => edges.length === stops.length + 1,
      );
      return whole.map(({ value }) => [revenueOf(value), subsidyOf(value)]);
    };
    // There is room for three stops on the way.
    expect(trades(['halt', 'town10', 'halt'])).toEqual([[60, 20]]);
    expect(trades(['halt', 'town10', 'halt', 'halt'])).toEqual([
      [50, 30],
      [60, 20],
    ]);
    expect(trades(['halt', 'town10', 'town20', 'halt', 'halt', 'halt'])).toEqual([
      [50, 30],
      [70, 20],
      [80, 10],
    ]);
    expect(trades(['town10', 'town20', 'town10', 'town10', 'halt'])).toEqual([
      [80, 10],
      [90, 0],
    ]);
  });
});

describe('the best run from a list of routes', () => {
  const problem = problemOf(
    situation(plainRules(), line('city20', 'city30', 'city40', 'city60'), ['us A3'], '3', '2'),
    'ignored',
  );

  it('is proven if every route of every train is on it', () => {
    const steps = stepsFor(problem, 0) + stepsFor(problem, 1);
    const best = byEnumeration(problem, steps)!;
    expect([best.value, best.bound].map(revenueOf)).toEqual([180, 180]);
    expect(best.choices.map(({ kind, edges }) => [kind, edges.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(byEnumeration(problem, steps - 1)).toBeNull();
  });

  it('is at most what the best stops of all trains earn, if it is not', () => {
    const some = fromSomeRoutes(problem, 2);
    expect(revenueOf(some.bound)).toBe(60 + 40 + 30 + 60 + 40);
    expect(some.value).toBeGreaterThan(0);
    expect(fromSomeRoutes(problem, 0)).toMatchObject({ value: 0, choices: [] });
    expect(revenueOf(fromSomeRoutes(problem, PLENTY).value)).toBe(180);
  });
});
