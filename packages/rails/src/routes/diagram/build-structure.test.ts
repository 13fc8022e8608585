import { describe, expect, it } from 'vitest';
import {
  everyPathOf,
  everyRouteOf,
  fleetOf,
  PLAIN,
  problems,
  problemsOnLines,
  VARIANTS,
} from '../../testing/diagrams.ts';
import { drained } from '../best.ts';
import { revenueOf, subsidyOf } from '../fare.ts';
import type { Problem } from '../problem.ts';
import { FINISHED, FINISHED_BLOCKED } from './diagram.ts';
import { diagramOf, rootOf } from './fleet.ts';
import { completions, noPrices, perNode } from './passes.ts';
import { diagramFor, yardOf } from './solve.ts';
import type { Structure } from './structure.ts';

/** By edges, and whether a blocked station is passed: the values that no other is as good as in both respects. */
function byTrack(
  routes: readonly { readonly edges: readonly number[]; readonly value: number; readonly blocked: boolean }[],
): Record<string, number[]> {
  const track = new Map<string, Set<number>>();
  for (const { edges, value, blocked } of routes) {
    const name = `${[...edges].sort((a, b) => a - b).join()}${blocked ? ' blocked' : ''}`;
    track.set(name, (track.get(name) ?? new Set()).add(value));
  }
  const worse = (a: number, b: number) =>
    a !== b && revenueOf(a) <= revenueOf(b) && subsidyOf(a) <= subsidyOf(b);
  return Object.fromEntries(
    [...track].map(([name, values]) => [
      name,
      [...values].filter((a) => ![...values].some((b) => worse(a, b))).sort((a, b) => a - b),
    ]),
  );
}

/** Boards on which every route can be listed, with the routes of each kind of train by both methods. */
function* bothWays(boards: Generator<{ seed: number; problem: Problem }>) {
  for (const { seed, problem } of boards) {
    const fleet = fleetOf(problem);
    for (const kind of problem.kinds.keys()) {
      const routes = everyRouteOf(problem, kind, 1_000);
      if (!routes) continue;
      const paths = everyPathOf(diagramOf(fleet, kind), rootOf(fleet, kind), fleet.sweep.leaving);
      const edgesOf = (uses: readonly number[]) => uses.map((layer) => fleet.sweep.order[layer]!);
      const ways = paths.map((path) => ({ ...path, edges: edgesOf(path.uses) }));
      yield { seed, problem, fleet, kind, routes: [...routes, IDLE], ways };
    }
  }
}

/** A train may always stay where it is. */
const IDLE = { edges: [], value: 0, blocked: false };

describe('a diagram has every route', () => {
  it.each(VARIANTS)('with %s', (_, rules, kinds) => {
    for (const { seed, routes, ways } of bothWays(problems(rules, kinds, 'ignored', 8)))
      expect({ seed, ...byTrack(ways) }).toEqual({ seed, ...byTrack(routes) });
  });

  it.each(VARIANTS)('of short lines, with %s', (_, rules, kinds) => {
    for (const subsidies of ['ignored', 'counted'] as const) {
      for (const { seed, routes, ways } of bothWays(problemsOnLines(rules, kinds, subsidies, 25)))
        expect({ seed, ...byTrack(ways) }).toEqual({ seed, ...byTrack(routes) });
    }
  });

  it('with every efficient trade of revenue against subsidy', () => {
    const [, rules, kinds] = VARIANTS.at(-3)!;
    for (const { seed, routes, ways } of bothWays(problems(rules, kinds, 'counted', 8)))
      expect({ seed, ...byTrack(ways) }).toEqual({ seed, ...byTrack(routes) });
  });
});

it('each route is one path, if no stop is optional', () => {
  for (const { seed, routes, ways } of bothWays(problems(PLAIN, ['2', '3'], 'ignored', 8)))
    expect({ seed, paths: ways.length }).toEqual({ seed, paths: routes.length });
});

it('paths say which watched vertices they touch', () => {
  const [, rules, kinds] = VARIANTS.find(([name]) => name === 'routes that meet')!;
  for (const { seed, problem, ways } of bothWays(
    problems({ ...rules, sharedJunctions: false }, kinds, 'ignored', 8),
  )) {
    const { graph, kinds: fleet } = problem;
    if (fleet.reduce((sum, { count }) => sum + count, 0) < 2) continue;
    const isWatched = (vertex: number) => graph.meets[vertex] === 1 || graph.exclusive[vertex] === 1;
    for (const { edges, touched } of ways) {
      const on = new Set(edges.flatMap((edge) => [graph.u[edge]!, graph.v[edge]!]));
      expect(
        touched.every((vertex) => on.has(vertex)),
        `board ${seed}`,
      ).toBe(true);
      expect(new Set(touched.filter(isWatched)), `board ${seed}`).toEqual(new Set([...on].filter(isWatched)));
    }
  }
});

/** Nodes that lead to no end, and alive ones whose arcs are the same as those of another node. */
function superfluous({ layers, layerStart, arcStart, target, gain, mark, stops, idle, complete }: Structure) {
  const alive = new Uint8Array(layerStart[layers + 1]!);
  for (const end of [FINISHED, FINISHED_BLOCKED, idle]) alive[end] = 1;
  const looks = new Set<string>();
  let dead = 0;
  let twins = 0;
  for (let node = layerStart[layers]! - 1; node >= layerStart[0]!; node--) {
    const arcs = Array.from({ length: arcStart[node + 1]! - arcStart[node]! }, (_, i) => arcStart[node]! + i);
    if (arcs.some((arc) => alive[target[arc]!])) alive[node] = 1;
    const look = arcs.map((arc) => [target[arc], gain[arc], mark[arc], stops[arc]].join());
    if (alive[node] === 0) dead++;
    else if (looks.size === looks.add(`${complete[node]} ${look.join(' ')}`).size) twins++;
  }
  return { dead, twins };
}

it('states that cannot become a route are dropped early, equal ones are one node', () => {
  const size = { nodes: 0, arcs: 0, dead: 0, twins: 0, countedNodes: 0, countedArcs: 0 };
  for (const [, rules, kinds] of VARIANTS) {
    for (const { problem } of problems(rules, kinds, 'ignored', 8)) {
      for (const group of drained(yardOf(problem, Number.POSITIVE_INFINITY))!.groups) {
        const { dead, twins } = superfluous(group.structure);
        const diagram = diagramFor(group);
        size.nodes += group.structure.complete.length;
        size.arcs += group.structure.target.length;
        size.dead += dead;
        size.twins += twins;
        size.countedNodes += diagram.arcStart.length;
        size.countedArcs += diagram.target.length;
      }
    }
  }
  // Exactly what is built now, so that whatever builds more, and makes every search slower, is noticed.
  expect(size.nodes).toBeLessThanOrEqual(22_081);
  expect(size.arcs).toBeLessThanOrEqual(29_469);
  expect(size.dead).toBeLessThanOrEqual(5_131);
  expect(size.twins).toBeLessThanOrEqual(602);
  expect(size.countedNodes).toBeLessThanOrEqual(26_719);
  expect(size.countedArcs).toBeLessThanOrEqual(34_931);
});

it('every node leads to an end', () => {
  for (const [, rules, kinds] of VARIANTS) {
    for (const { problem } of problems(rules, kinds, 'ignored', 4)) {
      for (const diagram of fleetOf(problem).diagrams) {
        const left = completions(diagram, diagram.gain, noPrices(diagram.layers), perNode(diagram));
        expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
      }
    }
  }
});
