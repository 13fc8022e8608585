import { expect, it } from 'vitest';
import { fleetOf, problems, VARIANTS } from '../../testing/diagrams.ts';
import { byEnumeration } from '../enumerate.ts';
import { Pricing } from './prices.ts';

const IDLE = { choices: [], value: 0 };

it('the best run lies between the one found and the bound, after every round of pricing', () => {
  const count = { boards: 0, settled: 0 };
  for (const [name, rules, kinds] of VARIANTS) {
    for (const { seed, problem } of problems(rules, kinds, 'ignored', 10)) {
      const all = byEnumeration(problem, 2_000);
      if (!all || all.value === 0) continue;
      const pricing = new Pricing(fleetOf(problem), IDLE);
      for (let round = 0; round < 24; round++) {
        const goesOn = pricing.round();
        expect(pricing.best.value, `${name}, board ${seed}`).toBeLessThanOrEqual(all.value);
        expect(pricing.bound, `${name}, board ${seed}`).toBeGreaterThanOrEqual(all.value);
        if (!goesOn) break;
        if (round === 8) pricing.filter();
      }
      count.boards++;
      if (pricing.settled) count.settled++;
    }
  }
  // On most boards no search is needed any more.
  expect(count.settled / count.boards).toBeGreaterThan(0.67);
});
