import { describe, expect, it } from 'vitest';
import { everyRouteOf, fleetOf, problems, VARIANTS, WITH_HALTS } from '../../testing/diagrams.ts';
import { dice } from '../../testing/dice.ts';
import { drained } from '../best.ts';
import { byEnumeration } from '../enumerate.ts';
import { revenueOf, subsidyOf } from '../fare.ts';
import type { Found, Problem } from '../problem.ts';
import type { Fleet } from './fleet.ts';
import type { Prices } from './passes.ts';
import { Pricing } from './prices.ts';
import { searchTogether } from './product.ts';

const IDLE = { choices: [], value: 0 };

/** With any prices the search has to find the same. */
function randomPrices({ sweep, problem }: Fleet, seed: number): Prices {
  const { below } = dice(seed);
  return {
    edges: Int32Array.from(sweep.order, () => below(20) * 4096),
    blocked: below(20) * 4096,
    subsidy: problem.subsidy > 0 ? below(3) * 4096 : 0,
  };
}

function* solved(boards: Generator<{ seed: number; problem: Problem }>) {
  for (const { seed, problem } of boards) {
    const all = byEnumeration(problem, 1_500);
    if (all && all.value > 0) yield { seed, problem, all, fleet: fleetOf(problem) };
  }
}

/** The routes that were chosen exist, share no edge, and are worth what the run says. */
function isRun(problem: Problem, { choices, value }: Pick<Found, 'choices' | 'value'>): boolean {
  const edges = choices.flatMap((choice) => choice.edges);
  const key = (each: readonly number[]) => [...each].sort((a, b) => a - b).join();
  return (
    new Set(edges).size === edges.length &&
    choices.reduce((sum, choice) => sum + choice.value, 0) === value &&
    choices.every((choice) =>
      everyRouteOf(problem, choice.kind, 3_000)!.some(
        (route) =>
          key(route.edges) === key(choice.edges) && revenueOf(route.value) >= revenueOf(choice.value),
      ),
    )
  );
}

describe('the best run of all trains together', () => {
  it.each(VARIANTS)('is found whatever the prices: %s', (_, rules, kinds) => {
    for (const { seed, problem, all, fleet } of solved(problems(rules, kinds, 'ignored', 8))) {
      const searched = drained(
        searchTogether(fleet, randomPrices(fleet, seed), IDLE, Number.POSITIVE_INFINITY),
      );
      expect({ seed, value: searched.best.value, lost: searched.lost }).toEqual({
        seed,
        value: all.value,
        lost: null,
      });
      expect(isRun(problem, searched.best), `board ${seed}`).toBe(true);
    }
  });

  it('earns the subsidy that is required', () => {
    for (const board of solved(problems(WITH_HALTS, ['3+2', '2+1'], 'counted', 5))) {
      for (const subsidy of [10, 30]) {
        const problem = { ...board.problem, subsidy };
        const all = byEnumeration(problem, 3_000)!;
        const fleet = { ...board.fleet, problem };
        const prices = randomPrices(fleet, board.seed);
        const known = { choices: [], value: -1 };
        const { best } = drained(searchTogether(fleet, prices, known, Number.POSITIVE_INFINITY));
        expect({ seed: board.seed, subsidy, revenue: revenueOf(best.value) }).toEqual({
          seed: board.seed,
          subsidy,
          revenue: revenueOf(all.value),
        });
        if (best.value > 0) expect(subsidyOf(best.value)).toBeGreaterThanOrEqual(subsidy);
      }
    }
  });

  it('is not above the bound of what a narrow search has lost', () => {
    let narrow = 0;
    for (const { seed, all, fleet } of solved(problems(WITH_HALTS, ['3+2', '2', '3'], 'ignored', 12))) {
      for (const width of [1, 2, 5, 20]) {
        const { best, lost } = drained(searchTogether(fleet, randomPrices(fleet, seed), IDLE, width));
        expect(best.value, `board ${seed}`).toBeLessThanOrEqual(all.value);
        expect(Math.max(best.value, lost ?? 0), `board ${seed}`).toBeGreaterThanOrEqual(all.value);
        if (lost !== null) narrow++;
      }
    }
    expect(narrow).toBeGreaterThan(10);
  });

  it('is found without looking at what cannot be better', () => {
    const work = (fleet: Fleet) => {
      const pricing = new Pricing(fleet, IDLE);
      for (let round = 0; round < 6; round++) pricing.round();
      return drained(searchTogether(fleet, pricing.prices, pricing.best, 200)).work;
    };
    let [plain, subsidised] = [0, 0];
    for (const [, rules, kinds] of VARIANTS)
      for (const { fleet } of solved(problems(rules, kinds, 'ignored', 4))) plain += work(fleet);
    for (const { fleet, problem } of solved(problems(WITH_HALTS, ['3+2', '2+1'], 'counted', 4)))
      subsidised += work({ ...fleet, problem: { ...problem, subsidy: 20 } });
    // Exactly the states that are looked at now: more of them would take longer.
    expect(plain).toBeLessThanOrEqual(23_938);
    expect(subsidised).toBeLessThanOrEqual(5_440);
  });

  it('is the known one, if nothing is better', () => {
    for (const { all, fleet } of solved(problems(WITH_HALTS, ['3+2', '3'], 'ignored', 12))) {
      const known = { choices: [], value: all.value };
      const prices = randomPrices(fleet, 1);
      expect(drained(searchTogether(fleet, prices, known, Number.POSITIVE_INFINITY)).best).toBe(known);
    }
  });
});
