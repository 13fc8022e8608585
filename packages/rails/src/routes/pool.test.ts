import { describe, expect, it } from 'vitest';
import { dice } from '../testing/dice.ts';
import { line, plainRules, situation } from '../testing/line.ts';
import { connected } from './connected.ts';
import { crudeBound } from './crude.ts';
import { fareOf, score, subsidyOf } from './fare.ts';
import { type RunGraph, runGraph } from './graph.ts';
import { bestOfPools, RoutePool } from './pool.ts';
import { NO_RUN, problemOf } from './problem.ts';
import { quickly } from './search.ts';

const query = situation(plainRules(), line('city20', 'city30', 'city40', 'city50'), ['us A1 A5'], '2');
const graph = runGraph(query);
const FREE = { meeting: false, subsidy: 0 };

function pool(...routes: [value: number, edges: number[], blocked?: boolean][]): RoutePool {
  const made = new RoutePool(graph);
  for (const [value, edges, blocked] of routes) made.add(value, edges, blocked ?? false);
  return made;
}

describe('the best choice from pools of routes', () => {
  it('shares no edge', () => {
    const routes = pool([50, [0]], [90, [0, 1]], [70, [1]], [60, [2]]);
    const best = bestOfPools([routes], [2], 0, FREE)!;
    expect(best.value).toBe(150);
    expect(best.choices.map(({ edges }) => edges)).toEqual([[0, 1], [2]]);
    expect(bestOfPools([routes], [3], 0, FREE)?.value).toBe(180);
  });

  it('knows every edge of long lines', () => {
    for (const cities of [32, 33, 34, 65]) {
      const stops = Array.from({ length: cities }, () => 'city10');
      const last = cities - 2;
      const made = new RoutePool(runGraph(situation(plainRules(), line(...stops), ['us A1'], '2')));
      // More routes than there is room for at first.
      for (let i = 0; i < 40; i++) made.add(10 + i, [last], false);
      made.add(5, [last - 1], false);
      expect([made.edges(0), made.edges(39), made.edges(40)]).toEqual([[last], [last], [last - 1]]);
      expect(bestOfPools([made], [3], 0, FREE)?.value).toBe(49 + 5);
    }
  });

  it('has at most one route through blocked stations', () => {
    expect(bestOfPools([pool([50, [0], true], [70, [1], true], [10, [2]])], [2], 0, FREE)?.value).toBe(80);
  });

  it('has routes that meet, where they must', () => {
    const meeting = { ...query, rules: { ...query.rules, meeting: ['city' as const] } };
    const there = new RoutePool(runGraph(meeting));
    for (const [value, edges] of [
      [50, [0]],
      [60, [2]],
      [5, [1]],
    ] as const)
      there.add(value, edges, false);
    expect(bestOfPools([there], [2], 0, { meeting: true, subsidy: 0 })?.value).toBe(65);
    expect(bestOfPools([there], [3], 0, { meeting: true, subsidy: 0 })?.value).toBe(115);
  });

  it('is null if nothing beats the known run', () => {
    expect(bestOfPools([pool([50, [0]])], [1], 50, FREE)).toBeNull();
    expect(bestOfPools([pool()], [1], 0, FREE)).toBeNull();
  });
});

interface Listed {
  readonly value: number;
  readonly edges: readonly number[];
  readonly blocked: boolean;
}

/** The most that trains earn with one of their routes each, or none, by trying all of them. */
function bruteForce(
  { u, v, exclusive, meets }: RunGraph,
  lists: readonly (readonly Listed[])[],
  { meeting, subsidy }: { readonly meeting: boolean; readonly subsidy: number },
): number {
  const placesOf = ({ edges }: Listed) => [
    ...new Set(edges.flatMap((edge) => [u[edge]!, v[edge]!].filter((vertex) => meets[vertex]))),
  ];
  const uses = ({ edges, blocked }: Listed) => [
    ...edges.map((edge) => `edge ${edge}`),
    ...new Set(edges.flatMap((edge) => [u[edge]!, v[edge]!].filter((vertex) => exclusive[vertex]))),
    ...(blocked ? ['blocked'] : []),
  ];
  const search = (train: number, chosen: readonly Listed[]): number => {
    const used = chosen.flatMap(uses);
    if (new Set(used).size < used.length) return -1;
    if (train < lists.length)
      return Math.max(
        search(train + 1, chosen),
        ...lists[train]!.map((route) => search(train + 1, [...chosen, route])),
      );
    const value = chosen.reduce((sum, route) => sum + route.value, 0);
    return subsidyOf(value) < subsidy || (meeting && !connected(chosen.map(placesOf))) ? -1 : value;
  };
  return search(0, []);
}

it('the best choice is the best of all, whatever the routes and rules', () => {
  const map = line('city20', 'city30', 'city40', 'city50', 'city60');
  for (let seed = 1; seed <= 250; seed++) {
    const { below, chance } = dice(seed);
    const plain = runGraph(situation(plainRules(), map, ['us A1'], '2'));
    const some = () => Uint8Array.from(plain.vertices, () => (chance(0.4) ? 1 : 0));
    const there = { ...plain, meets: some(), exclusive: chance(0.5) ? some() : plain.exclusive };
    const rules = { meeting: chance(0.5), subsidy: chance(0.5) ? 10 * below(4) : 0 };
    const counts = Array.from({ length: 1 + below(2) }, () => 1 + below(2));
    const lists = counts.map(() =>
      Array.from({ length: below(6) }, (): Listed => {
        const first = below(plain.edges.length);
        const edges = plain.edges.flatMap((_, edge) => (edge === first || chance(0.2) ? [edge] : []));
        return { value: score(10 * (1 + below(9)), 10 * below(3)), edges, blocked: chance(0.2) };
      }),
    );
    const pools = lists.map((list) => {
      const made = new RoutePool(there);
      for (const { value, edges, blocked } of list) made.add(value, edges, blocked);
      return made;
    });
    const trains = counts.flatMap((count, kind) => Array(count).fill(lists[kind]!));
    const most = bruteForce(there, trains, rules);
    const best = bestOfPools(pools, counts, -1, rules);
    expect(best?.value ?? -1, `seed ${seed}`).toBe(most);
    expect(bestOfPools(pools, counts, most, rules), `seed ${seed}`).toBeNull();
    const chosen = (best?.choices ?? []).map(({ kind, value, edges }) =>
      lists[kind]!.find((route) => route.value === value && `${route.edges}` === `${edges}`),
    );
    expect(chosen, `seed ${seed}`).not.toContain(undefined);
    expect(
      bruteForce(
        there,
        chosen.map((route) => [route!]),
        rules,
      ),
      `seed ${seed}`,
    ).toBe(most);
  }
});

it('routes are listed from the best to the worst, equal ones as they came', () => {
  const made = pool([50, [0]], [90, [1]], [50, [2]], [0, []], [70, [0]]);
  expect([...made.bestFirst()]).toEqual([1, 4, 0, 2, 3]);
  made.add(80, [1], false);
  expect([...made.bestFirst()]).toEqual([1, 5, 4, 0, 2, 3]);
});

it('sets are connected directly or through others', () => {
  expect(connected([])).toBe(true);
  expect(connected([[1], [2]])).toBe(false);
  expect(connected([[1], [3], [1, 2], [2, 3]])).toBe(true);
});

it('without track trains are idle, unless a subsidy has to be earned', () => {
  const alone = problemOf(situation(plainRules(), line('city20'), ['us A1'], '2'), 'ignored');
  expect(quickly(alone)).toEqual({ choices: [], value: 0, bound: 0 });
  expect(quickly({ ...alone, subsidy: 1 })).toEqual(NO_RUN);
});

it('a crude bound takes the best stops, wherever they are', () => {
  const bound = (kind: string) => crudeBound(fareOf(query, graph, kind, false)) / 4096;
  expect(bound('2')).toBe(90);
  const stops = {
    ...plainRules().trains[2]!.stops,
    town: { uses: 'either', factor: 1, completes: true },
  } as const;
  const rules = plainRules({
    trains: { '1+2': { first: 1, second: 2, base: 5, stops }, 2: plainRules().trains[2]! },
  });
  const towns = situation(rules, line('city20', 'town10', 'city30', 'town5'), ['us A1'], '2');
  const most = (kind: string) => crudeBound(fareOf(towns, runGraph(towns), kind, false)) / 4096;
  expect([most('2'), most('1+2')]).toEqual([10 + 5 + 30 + 20, 5 + 30 + 10 + 5]);
});
