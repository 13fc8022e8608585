import { drained } from '../routes/best.ts';
import { type Diagram, FIRST_NODE, PASSES_BLOCKED, TOUCHED_BIT, USES } from '../routes/diagram/diagram.ts';
import type { Fleet } from '../routes/diagram/fleet.ts';
import { diagramFor, yardOf } from '../routes/diagram/solve.ts';
import { everyRoute } from '../routes/enumerate.ts';
import { type Problem, problemOf } from '../routes/problem.ts';
import type { RouteRules } from '../routes/rules.ts';
import { dice } from './dice.ts';
import { line, plainRules, situation } from './line.ts';
import type { Terrain } from './random-face.ts';
import { randomQuery } from './random-query.ts';

const TERRAIN: Terrain = {
  nodes: { city: 4, town: 3, junction: 2, halt: 2 },
  ends: ['town', 'offboard', 'city'],
  ...{ crossings: true, forks: true, pairs: true, links: true },
};
/** With more junctions, for rules that forbid to share them. */
const JUNCTIONS: Terrain = {
  ...TERRAIN,
  nodes: { city: 4, town: 2, junction: 6 },
  ...{ crossings: false, forks: false },
};
/**
 * The first of these boards are those on which the rules of the variants matter: there are full stations to pass one or
 * two of, hexes to enter twice, routes that would not meet, junctions to share, and subsidies to trade for revenue.
 */
const SEEDS = [3, 11, 32, 12, 20, 19, 61, 26, 4, 16, 40, 44, 22, 41, 27];
const town = { uses: 'either', factor: 1, completes: true, optional: true } as const;
const halt = { uses: 'either', factor: 0, subsidy: 10, completes: false, optional: true } as const;

export const PLAIN = plainRules();
export const WITH_HALTS = plainRules({
  trains: {
    ...PLAIN.trains,
    '3+2': { first: 3, second: 2, stops: { ...PLAIN.trains[3]!.stops, town, halt } },
    '2+1': { first: 2, second: 1, base: 5, stops: { ...PLAIN.trains[3]!.stops, town, halt } },
  },
  ends: { offboard: 'must', halt: 'never' },
});

const FREE_TOWNS = plainRules({
  trains: Object.fromEntries(
    Object.entries(PLAIN.trains).map(([kind, train]) => [
      kind,
      { ...train, stops: { ...train.stops, town: { ...town, uses: 'none' }, halt } },
    ]),
  ),
});

/** Rules as different as those of the titles, with trains for them. */
export const VARIANTS: readonly (readonly [name: string, rules: RouteRules, kinds: readonly string[]])[] = [
  ['plain rules', PLAIN, ['2', '3', '4', '9']],
  ['no junction shared', { ...PLAIN, sharedJunctions: false }, ['2', '3', '4', '9']],
  ['no hex twice', { ...PLAIN, hexTwice: false }, ['2', '3', '4', '9']],
  ['one blocked station passed', { ...PLAIN, blockedPasses: 1 }, ['2', '3', '4']],
  ['two blocked stations passed', { ...PLAIN, blockedPasses: 2 }, ['3', '4']],
  ['routes that meet', { ...PLAIN, meeting: ['city', 'town'] }, ['2', '3', '4']],
  [
    'all of this at once',
    { ...PLAIN, sharedJunctions: false, hexTwice: false, blockedPasses: 1, meeting: ['city'] },
    ['2', '3', '4'],
  ],
  ['halts and towns that may be passed', WITH_HALTS, ['3+2', '3']],
  ['towns that may be left out at the end', { ...WITH_HALTS, optionalEnds: true }, ['3+2', '3']],
  ['towns that cost no stop', { ...FREE_TOWNS, optionalEnds: true }, ['2', '3']],
];

/** Maps too large for brute force, but small enough to enumerate every route. */
export function* problems(
  rules: RouteRules,
  trains: readonly string[],
  subsidies: 'ignored' | 'counted',
  boards = 15,
  size: readonly [number, number] = [4, 4],
): Generator<{ readonly seed: number; readonly problem: Problem }> {
  const terrain = rules.sharedJunctions ? TERRAIN : JUNCTIONS;
  for (const seed of SEEDS.slice(0, boards)) {
    const problem = problemOf(randomQuery(dice(seed), { rules, terrain, trains, size }), subsidies);
    if (problem.graph.edges.length > 0) yield { seed, problem };
  }
}

/** Short lines, on which every kind of stop is the first or the last place of a map and of a route. */
export function* problemsOnLines(
  rules: RouteRules,
  kinds: readonly string[],
  subsidies: 'ignored' | 'counted',
  lines: number,
): Generator<{ readonly seed: number; readonly problem: Problem }> {
  for (let seed = 1; seed <= lines; seed++) {
    const { below, pick } = dice(seed);
    const ends = ['off30[Box]', 'off50[Box]', 'off40', 'city20', 'town10'];
    const stops = Array.from({ length: below(5) }, () =>
      pick(['city20', 'city30', 'town10', 'town20', 'halt']),
    );
    const map = line(pick(ends), ...stops.toSpliced(below(stops.length + 1), 0, 'city40'), pick(ends));
    const cities = [...map.hexes.values()].filter(({ face }) => face.nodes[0]!.kind === 'city');
    const stations = cities.map(({ id }) => `${pick(['us', 'us', 'them', 'nobody'])} ${id}`);
    const trains = Array.from({ length: 1 + below(3) }, () => pick(kinds));
    const owned = stations.filter((station) => !station.startsWith('nobody'));
    const problem = problemOf(situation(rules, map, owned, ...trains), subsidies);
    if (problem.graph.edges.length > 0) yield { seed, problem };
  }
}

export function fleetOf(problem: Problem): Fleet {
  const { sweep, groups, places } = drained(yardOf(problem, Number.POSITIVE_INFINITY))!;
  return { problem, sweep, places, diagrams: groups.map(diagramFor) };
}

/** A path from a root of a diagram to an end. */
export interface Path {
  readonly arcs: readonly number[];
  /** Layers whose edges it uses. */
  readonly uses: readonly number[];
  readonly value: number;
  readonly blocked: boolean;
  /** Vertices that it says it has touched. */
  readonly touched: readonly number[];
}

export function everyPathOf(
  diagram: Diagram,
  root: number,
  leaving: readonly (readonly number[])[] = [],
): Path[] {
  const { arcStart, target, gain, mark, idle } = diagram;
  const found: Path[] = [];
  const goOn = (node: number, layer: number, path: Path) => {
    if (node < FIRST_NODE || node === idle) found.push(path);
    if (node < FIRST_NODE) return;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const here = (leaving[layer] ?? []).filter((_, i) => mark[arc]! & (1 << (TOUCHED_BIT + i)));
      goOn(target[arc]!, layer + 1, {
        arcs: [...path.arcs, arc],
        uses: mark[arc]! & USES ? [...path.uses, layer] : path.uses,
        value: path.value + gain[arc]!,
        blocked: path.blocked || (mark[arc]! & PASSES_BLOCKED) !== 0,
        touched: [...path.touched, ...here],
      });
    }
  };
  goOn(root, 0, { arcs: [], uses: [], value: 0, blocked: false, touched: [] });
  return found;
}

/** The routes of a kind of train; null if finding them takes too many steps. */
export function everyRouteOf({ graph, kinds, blockedPasses }: Problem, kind: number, steps: number) {
  const routes: { readonly value: number; readonly edges: readonly number[]; readonly blocked: boolean }[] =
    [];
  const add = (value: number, edges: readonly number[], blocked: boolean) => {
    routes.push({ value, edges: [...edges], blocked });
    return undefined;
  };
  return everyRoute(graph, kinds[kind]!.fare, blockedPasses, { add }, steps) < 0 ? null : routes;
}
