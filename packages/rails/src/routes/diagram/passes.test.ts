import { describe, expect, it } from 'vitest';
import { everyPathOf, everyRouteOf, fleetOf, type Path, problems, VARIANTS } from '../../testing/diagrams.ts';
import { dice } from '../../testing/dice.ts';
import { subsidyOf } from '../fare.ts';
import type { Diagram } from './diagram.ts';
import { bestWay, completions, gainsOf, type Prices, perNode } from './passes.ts';
import { withoutPoorRoutes } from './prune.ts';

function randomPrices(layers: number, seed: number): Prices {
  const { below } = dice(seed);
  return {
    edges: Int32Array.from({ length: layers }, () => below(8) * 4096),
    blocked: below(4) * 5 * 4096,
    subsidy: below(3) * 2048,
  };
}

/** What a path gains after prices. */
const worth = ({ uses, value, blocked }: Path, prices: Prices) =>
  value +
  prices.subsidy * subsidyOf(value) -
  uses.reduce((sum, layer) => sum + prices.edges[layer]!, 0) -
  (blocked ? prices.blocked : 0);

function* diagrams(): Generator<{ name: string; diagram: Diagram; prices: Prices }> {
  for (const [variant, rules, kinds] of VARIANTS) {
    for (const { seed, problem } of problems(rules, kinds, 'counted', 4)) {
      if (problem.kinds.some((_, kind) => everyRouteOf(problem, kind, 500) === null)) continue;
      for (const diagram of fleetOf(problem).diagrams)
        yield { name: `${variant}, board ${seed}`, diagram, prices: randomPrices(diagram.layers, seed) };
    }
  }
}

describe('after prices', () => {
  it('the best route from each root is found, and what it gains', () => {
    for (const { name, diagram, prices } of diagrams()) {
      const gain = gainsOf(diagram, prices);
      const left = completions(diagram, gain, prices, perNode(diagram));
      for (const root of diagram.roots) {
        const paths = everyPathOf(diagram, root);
        const most = Math.max(...paths.map((path) => worth(path, prices)));
        expect(left[root], name).toBe(most);
        const { uses, value, blocked } = bestWay(diagram, gain, prices, left, root);
        const best = paths.filter((path) => worth(path, prices) === most);
        expect(
          best.map((path) => [path.uses, path.value, path.blocked]),
          name,
        ).toContainEqual([uses, value, blocked]);
      }
    }
  });

  it('routes that are worse by more than the slack are dropped, all others stay', () => {
    const slack = 30 * 4096;
    let dropped = 0;
    for (const { name, diagram, prices } of diagrams()) {
      const fewer = withoutPoorRoutes(diagram, prices, slack);
      const used = new Set<number>();
      diagram.roots.forEach((root, i) => {
        const before = everyPathOf(diagram, root);
        const after = everyPathOf(fewer, fewer.roots[i]!);
        const least = Math.max(...before.map((path) => worth(path, prices))) - slack;
        const good = (path: Path) => worth(path, prices) >= least;
        const told = (path: Path) => `${path.uses} ${path.value} ${path.blocked}`;
        expect(after.filter(good).map(told), name).toEqual(before.filter(good).map(told));
        for (const path of after.filter(good)) for (const arc of path.arcs) used.add(arc);
        dropped += before.length - after.length;
      });
      expect(used.size, name).toBe(fewer.target.length);
    }
    expect(dropped).toBeGreaterThan(100);
  });
});
