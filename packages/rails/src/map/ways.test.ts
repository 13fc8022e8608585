import { expect, it } from 'vitest';
import { FORKS, randomNetworks } from '../testing/every-trail.ts';
import type { Network } from './network.ts';
import { hexOfDeparture, NONE, nothingReached, type Ways, walk } from './ways.ts';

/** What the way that found a departure uses, piece by piece. */
function usedBy({ plan, rules }: Network, { previous }: Ways, departure: number): string[] {
  const used: string[] = [];
  for (let at = departure; at !== NONE; at = previous[at]!) {
    used.push(`side ${Math.min(at, plan.across[at]!)}`);
    if (!rules.hexTwice) used.push(`hex ${hexOfDeparture(at)}`);
  }
  return rules.hexTwice ? used : [...used, `hex ${plan.over[departure]}`];
}

it.each([true, false])(
  'only ways that use something twice are doubted (hexes entered twice: %s)',
  (twice) => {
    let doubts = 0;
    for (const found of randomNetworks(FORKS, { ends: ['offboard'], hexTwice: twice }, 200)) {
      const ways = walk({ ...found, ...nothingReached(found.plan) }, found.starts);
      const doubtful = [...ways.departures.slice(0, ways.count)].filter((departure) => {
        const used = usedBy(found, ways, departure);
        const repeats = new Set(used).size < used.length;
        expect(ways.doubtful[departure]).toBe(repeats ? 1 : 0);
        return repeats;
      });
      expect(ways.doubts).toBe(doubtful.length);
      doubts += doubtful.length;
    }
    expect(doubts).toBeGreaterThan(20);
  },
);
