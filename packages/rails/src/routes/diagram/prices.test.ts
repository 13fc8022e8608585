import { expect, it } from 'vitest';
import { fleetOf, problems, VARIANTS } from '../../testing/diagrams.ts';
import { byEnumeration } from '../enumerate.ts';
import { revenueOf } from '../fare.ts';
import { Pricing } from './prices.ts';

const IDLE = { choices: [], value: 0 };

it('the best run lies between the one found and the bound, after every round of pricing', () => {
  const count = { settled: 0, rounds: 0, gap: 0 };
  for (const [name, rules, kinds] of VARIANTS) {
    for (const { seed, problem } of problems(rules, kinds, 'ignored', 8)) {
      const all = byEnumeration(problem, 2_000);
      if (!all || all.value === 0) continue;
      const pricing = new Pricing(fleetOf(problem), IDLE);
      for (let round = 0; round < 24; round++) {
        const goesOn = pricing.round();
        expect(pricing.best.value, `${name}, board ${seed}`).toBeLessThanOrEqual(all.value);
        // After the filter the bound is that of better runs only.
        const most = round > 8 ? Math.max(pricing.bound, pricing.best.value) : pricing.bound;
        expect(most, `${name}, board ${seed}`).toBeGreaterThanOrEqual(all.value);
        count.rounds++;
        if (!goesOn) break;
        if (round === 8) pricing.filter();
      }
      if (pricing.settled) count.settled++;
      count.gap += revenueOf(Math.max(0, pricing.bound - all.value));
    }
  }
  // Exactly what is reached now: worse prices would leave more to the search.
  expect(count.settled).toBeGreaterThanOrEqual(25);
  expect(count.rounds).toBeLessThanOrEqual(1325);
  expect(count.gap).toBeLessThanOrEqual(1547);
});
