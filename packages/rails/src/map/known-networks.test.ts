import { expect, it } from 'vitest';
import { FORKS, randomNetworks } from '../testing/every-trail.ts';
import { knownNetworks } from './known-networks.ts';
import { network } from './network.ts';

const RULES = { ends: ['offboard'], hexTwice: true } as const;

it('sides that are barred make the same difference as in a network of its own', () => {
  const barredSides = [0, 1, 2].map((side) => (hex: string, edge: number) => hex > 'B' && edge === side);
  const found = { same: 0, other: 0 };
  for (const { board, tiles, stations, owner } of randomNetworks(FORKS, RULES, 60)) {
    const networks = knownNetworks();
    const asked = { board, tiles, stations, owner, key: owner, rules: () => RULES };
    const open = networks(asked);
    for (const barred of barredSides) {
      const { distances, arrivals, passed } = networks({ ...asked, barred });
      const own = network(board, tiles, stations, owner, { ...RULES, barred });
      expect({ distances, arrivals, passed }).toEqual({
        distances: own.distances,
        arrivals: own.arrivals,
        passed: own.passed,
      });
      found[arrivals === open.arrivals ? 'same' : 'other']++;
    }
  }
  expect(Math.min(found.same, found.other)).toBeGreaterThan(20);
});

it('what sides are barred for one question is not for another', () => {
  for (const { board, tiles, stations, owner } of randomNetworks(FORKS, RULES, 20)) {
    const networks = knownNetworks();
    const asked = { board, tiles, stations, owner, key: owner, rules: () => RULES };
    networks({ ...asked, barred: () => true });
    expect(networks(asked).arrivals).toEqual(network(board, tiles, stations, owner, RULES).arrivals);
    expect(networks({ ...asked, barred: () => true }).arrivals.every((edges) => edges === 0)).toBe(true);
  }
});
