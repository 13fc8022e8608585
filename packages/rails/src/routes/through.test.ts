import { describe, expect, it } from 'vitest';
import { everyPath } from '../testing/brute-force.ts';
import { WITH_HALTS } from '../testing/diagrams.ts';
import { type Dice, dice } from '../testing/dice.ts';
import { BOARDS } from '../testing/exact.ts';
import { line, mapOf, plainRules, situation } from '../testing/line.ts';
import type { Terrain } from '../testing/random-face.ts';
import { randomQuery } from '../testing/random-query.ts';
import { detour } from './detour.ts';
import type { GivenRoute, RunQuery } from './query.ts';
import { withBestStops } from './stops.ts';
import { nextStops, runBetween, runThrough } from './through.ts';
import { checkRoutes } from './verify.ts';

const RULES = plainRules();

const paths = (query: RunQuery, ...requests: string[]) => {
  const found = runThrough(
    query,
    requests.map((stops, i) => ({ train: query.trains[i]!.id, stops: stops.split(' ') })),
  );
  return found.ok ? found.run.routes.map(({ path }) => path.join(' ')) : found.objection;
};

describe('a train with stops of its own', () => {
  const map = line('city20', 'city50', 'city30', 'city10', 'city40');

  it('takes the best route that calls at them', () => {
    const query = situation(RULES, map, ['us A5'], '3');
    expect(paths(query, 'A7.0')).toEqual(['A3.0 A5.0 A7.0']);
    expect(paths(query, 'A9.0')).toEqual(['A5.0 A7.0 A9.0']);
    expect(paths(query, 'A9.0 A5.0')).toEqual(['A5.0 A7.0 A9.0']);
  });

  it('calls at them, whatever it could earn elsewhere', () => {
    const rich = line('city900', 'city800', 'city10', 'city20', 'city30');
    expect(paths(situation(RULES, rich, ['us A5'], '3'), 'A9.0')).toEqual(['A5.0 A7.0 A9.0']);
    expect(paths(situation(RULES, rich, ['us A5'], '4'), 'A9.0')).toEqual(['A3.0 A5.0 A7.0 A9.0']);
  });

  it('is told why it cannot call at them', () => {
    const query = situation(RULES, map, ['us A1', 'them A5'], '2', '9');
    expect(paths(query, 'A9.0')).toMatchObject({ why: 'routes/blocked', details: { node: 'A5.0' } });
    const free = situation(RULES, map, ['us A1'], '3');
    expect(paths(free, 'A9.0')).toMatchObject({ why: 'routes/too-long', details: { stops: 5 } });
    const apart = situation(
      RULES,
      mapOf('A1 gray city10(0)\nA3 gray city20(3)\nA7 gray city20'),
      ['us A1'],
      '3',
    );
    expect(paths(apart, 'A7.0')).toMatchObject({
      why: 'routes/no-track',
      details: { from: 'A1.0', to: 'A7.0' },
    });
    expect(paths(apart, 'A3.0 A7.0')).toMatchObject({
      why: 'routes/no-track',
      details: { from: 'A3.0', to: 'A7.0' },
    });
    expect(paths(situation(RULES, map, ['us A1'], '4'), 'A3.0 A1.0 A5.0')).toMatchObject({
      why: 'routes/track-twice',
    });
  });

  it('is told so about the shortest way there', () => {
    // A ring of six: two stops further one way round, four the other way.
    const ring = mapOf(`
      B2 gray city10(1,5)
      C3 gray city10(0,2)
      C5 gray city10(1,3)
      B6 gray city10(2,4)
      A5 gray city10(3,5)
      A3 gray city10(0,4)
    `);
    const query = situation(RULES, ring, ['us B2'], '2');
    const tooLong = { why: 'routes/too-long', details: { stops: 3 } };
    expect(paths(query, 'B2.0 C5.0')).toMatchObject(tooLong);
    expect(paths(query, 'B2.0 A5.0')).toMatchObject(tooLong);
  });

  it('leaves the rest of the track to the others, and takes none that another has chosen', () => {
    const query = situation(RULES, map, ['us A5'], '2', '2');
    expect(paths(query, 'A7.0')).toEqual(['A5.0 A7.0', 'A3.0 A5.0']);
    expect(paths(query, 'A7.0', 'A7.0')).toMatchObject({ why: 'routes/track-shared' });
  });

  it('leaves nothing of a fork whose trunk it uses', () => {
    // In B4 all track leads to the north.
    const map = mapOf(`
      B2 gray city10(0)
      B4 gray 0-3 1-3 3-5
      B6 gray city20(3)
      A5 gray city30(4)
      C5 gray city40(2)
    `);
    const query = situation(RULES, map, ['us B6 A5'], '2', '2');
    expect(paths(query, 'B2.0 B6.0')).toEqual(['B2.0 B4 B6.0']);
    expect(paths(query, 'B2.0 B6.0', 'A5.0 B2.0')).toMatchObject({ why: 'routes/track-shared' });
    const beside = [{ train: '2#1', path: ['B2.0', 'B4', 'B6.0'] }];
    expect(nextStops(query, { train: '2#2', stops: ['A5.0'] }, beside)).toEqual([]);
  });

  it('keeps the order of three stops and more', () => {
    // A triangle: from A1 both ways round lead to A3 and B2.
    const triangle = mapOf('A1 gray city10(0,5)\nA3 gray city20(3,4)\nB2 gray city90(1,2)');
    const query = situation(RULES, triangle, ['us A1'], '3');
    expect(paths(query, 'A1.0 A3.0 B2.0')).toEqual(['A1.0 A3.0 B2.0']);
    expect(paths(query, 'A3.0 A1.0 B2.0')).toEqual(['A3.0 A1.0 B2.0']);
  });
});

describe('the stops that a train could call at next', () => {
  const map = line('city20', 'city50', 'city30', 'city10', 'city40');

  it('are those on some route of it', () => {
    const query = situation(RULES, map, ['us A1', 'them A7'], '3', '9');
    expect(nextStops(query, { train: '3#1', stops: [] })).toEqual(['A1.0', 'A3.0', 'A5.0']);
    expect(nextStops(query, { train: '9#2', stops: [] })).toEqual(['A1.0', 'A3.0', 'A5.0', 'A7.0']);
    expect(nextStops(query, { train: '3#1', stops: ['A5.0'] })).toEqual(['A1.0', 'A3.0']);
    expect(nextStops(query, { train: 'none', stops: [] })).toEqual([]);
    const other = [{ train: '9#2', path: ['A1.0', 'A3.0'] }];
    expect(nextStops(query, { train: '3#1', stops: [] }, other)).toEqual([]);
  });
});

/** Maps of this size are small enough for brute force. */
const MAX_PATHS = 60;

/** The most that a train earns on a route through stops in this order, by trying every way over the map. */
function bruteForce(
  query: RunQuery,
  train: string,
  stops: readonly string[],
  beside: readonly GivenRoute[] = [],
): number | null {
  const ways = everyPath(query, MAX_PATHS);
  if (!ways) return null;
  const calls = (path: readonly string[]) =>
    stops.every(
      (stop, i) => path.includes(stop) && (i === 0 || path.indexOf(stops[i - 1]!) < path.indexOf(stop)),
    );
  const earned = ways.flatMap((path) => {
    if (!calls(path) && !calls(path.toReversed())) return [];
    const checked = checkRoutes(query, [...beside, withBestStops(query, train, path, undefined, stops)]);
    return checked.ok ? [checked.run.routes.at(-1)!.revenue] : [];
  });
  return Math.max(-1, ...earned);
}

/** The most that all trains earn if these routes are fixed, by trying every way for every other train. */
function mostBeside(query: RunQuery, fixed: readonly GivenRoute[]): number | null {
  const ways = everyPath(query, MAX_PATHS);
  if (!ways) return null;
  const most = (routes: readonly GivenRoute[], [train, ...rest]: readonly string[]): number => {
    const checked = checkRoutes(query, routes);
    if (!checked.ok) return -1;
    if (train === undefined) return checked.run.revenue;
    const running = ways.map((path) => most([...routes, withBestStops(query, train, path)], rest));
    return Math.max(most(routes, rest), ...running);
  };
  const others = query.trains.filter(({ id }) => !fixed.some(({ train }) => train === id));
  return most(
    fixed,
    others.map(({ id }) => id),
  );
}

function randomSituation(chance: Dice, nodes: Terrain['nodes']): RunQuery {
  const [base, kinds] = chance.chance(0.5)
    ? [RULES, ['1', '2', '3', '4', '9']]
    : [WITH_HALTS, ['2+1', '3+2']];
  return randomQuery(chance, {
    rules: { ...base, hexTwice: chance.chance(0.5), blockedPasses: chance.below(2) },
    terrain: {
      nodes,
      ends: ['city', 'town', 'offboard'],
      crossings: true,
      forks: true,
      pairs: true,
      links: true,
    },
    trains: kinds,
  });
}

function randomStops(chance: Dice, { board }: RunQuery, most: number): string[] {
  const nodes = [...board.hexes.values()].flatMap(({ id, face }) =>
    face.nodes.flatMap(({ kind, edges }, i) =>
      kind !== 'junction' && edges.length > 0 ? [`${id}.${i}`] : [],
    ),
  );
  return chance.shuffle(nodes).slice(0, 1 + chance.below(most));
}

it('the best route through stops is the best of all ways over random maps', () => {
  let compared = 0;
  for (let seed = 1; compared < 150; seed++) {
    const chance = dice(seed);
    const query = randomSituation(chance, { city: 4, town: 2, halt: 1, junction: 1 });
    const [train] = query.trains;
    const stops = randomStops(chance, query, 4);
    const expected = stops.length === 0 ? null : bruteForce(query, train!.id, stops);
    if (expected === null) continue;
    compared += 1;
    const found = runThrough({ ...query, trains: [train!] }, [{ train: train!.id, stops }]);
    expect(found.ok ? found.run.revenue : -1, `seed ${seed}: ${stops}`).toBe(expected);
    if (expected >= 0) {
      const last = nextStops(query, { train: train!.id, stops: stops.slice(0, -1) });
      expect(last, `seed ${seed}`).toContain(stops.at(-1));
    }
  }
});

it('the other trains take the best of all ways that are left on random maps', () => {
  let compared = 0;
  for (let seed = 1; compared < BOARDS; seed++) {
    const chance = dice(seed);
    const all = randomSituation(chance, { city: 4, town: 2, halt: 1, junction: 2 });
    const query = { ...all, trains: all.trains.slice(0, 3) };
    const [train, second] = query.trains;
    const requests = [{ train: train!.id, stops: randomStops(chance, query, 2) }];
    if (!second || requests[0]!.stops.length === 0) continue;
    const alone = runThrough({ ...query, trains: [train!] }, requests);
    const expected = alone.ok ? mostBeside(query, alone.run.routes) : null;
    if (!alone.ok || expected === null) continue;
    compared += 1;
    const found = runThrough(query, requests);
    expect(found.ok ? found.run.revenue : -1, `seed ${seed}: ${requests[0]!.stops}`).toBe(expected);
    const stops = randomStops(chance, query, 2);
    const both = runThrough({ ...query, trains: [train!, second] }, [
      ...requests,
      { train: second.id, stops },
    ]);
    const earned = both.ok ? both.run.routes[1]!.revenue : -1;
    expect(earned, `seed ${seed}: ${stops}`).toBe(bruteForce(query, second.id, stops, alone.run.routes));
  }
});

describe('a run by hand', () => {
  const map = line('city20', 'city50', 'city30', 'city10', 'city40');
  const between = (query: RunQuery, ...requests: string[]) => {
    const found = runBetween(
      query,
      requests.map((stops, i) => ({ train: query.trains[i]!.id, stops: stops.split(' ') })),
    );
    return found.ok ? found.run.routes.map(({ path }) => path.join(' ')) : found.objection;
  };

  it('goes from the first of the chosen stops to the last, and no further', () => {
    const query = situation(RULES, map, ['us A5'], '4', '2');
    expect(between(query, 'A5.0 A7.0')).toEqual(['A5.0 A7.0']);
    expect(between(query, 'A3.0 A7.0')).toEqual(['A3.0 A5.0 A7.0']);
    expect(between(query, 'A5.0 A7.0', 'A3.0 A5.0')).toEqual(['A5.0 A7.0', 'A3.0 A5.0']);
  });

  it('passes what it has no room for, on its part of the way', () => {
    const places = line('city20', 'town10', 'city50', 'town10', 'town20', 'city30', 'halt', 'city10');
    const found = (stops: string[]) => {
      const run = runBetween(situation(WITH_HALTS, places, ['us A5'], '2+1'), [{ train: '2+1#1', stops }]);
      return run.ok ? run.run.routes.map(({ path, passed }) => [path.length, passed]) : run.objection.why;
    };
    expect(found(['A5.0', 'A11.0'])).toEqual([[4, ['A7.0']]]);
    expect(found(['A5.0', 'A7.0', 'A11.0'])).toEqual([[4, ['A9.0']]]);
    expect(found(['A1.0', 'A5.0'])).toEqual([[3, undefined]]);
    expect(found(['A5.0', 'A9.0'])).toEqual([[3, undefined]]);
  });

  it('leaves trains without two stops idle, and does not guess', () => {
    const query = situation(RULES, map, ['us A5'], '4', '2');
    expect(between(query, 'A7.0')).toEqual([]);
    expect(between(query, 'A5.0 A7.0', 'A5.0 A7.0')).toMatchObject({ why: 'routes/track-shared' });
  });
});

describe('the most direct way through some stops', () => {
  /** From the north to the south by the west or by the east; our station is in the north. */
  const RING = mapOf(`
    A1 gray city10
    C1 gray city10
    D2 gray city10
    B2 gray city20(1,5)
    A3 gray city10(4,5)
    C3 gray city10(2,1)
    B4 gray city30(2,4)
  `);
  const [NORTH, WEST, EAST, SOUTH] = ['B2.0', 'A3.0', 'C3.0', 'B4.0'] as const;
  const way = (stops: string[], stations: string[] = [], taken: string[] = []) =>
    detour(situation(plainRules(), RING, ['us B2', ...stations], '4'), new Set(taken), stops);

  it('goes round a city that is full of others’ tokens, not round its own', () => {
    expect(way([NORTH, SOUTH], ['them A3'])).toEqual({ path: [NORTH, EAST, SOUTH] });
    expect(way([NORTH, SOUTH], ['them C3'])).toEqual({ path: [NORTH, WEST, SOUTH] });
    expect(way([NORTH, SOUTH], ['them C3', 'us A3'])).toEqual({ path: [NORTH, WEST, SOUTH] });
    // Where both are full, it still says how one would come there.
    expect(way([NORTH, SOUTH], ['them A3', 'them C3'])).toHaveProperty('path.length', 3);
  });

  it('is not kept out by a token beside a city', () => {
    const beside = { owner: 'them', hex: 'A3', node: 0, beside: true } as const;
    const query = situation(plainRules(), RING, ['us B2', 'them C3'], '4');
    const stations = [...query.stations, beside, { ...beside, owner: 'others' }];
    expect(detour({ ...query, stations }, new Set(), [NORTH, SOUTH])).toEqual({ path: [NORTH, WEST, SOUTH] });
  });

  it('passes few hexes, and few stops on equally many', () => {
    const between = (a3: string, b2: string, a5 = '') => {
      const map = mapOf(
        `A1 gray city10(0,5)\nA3 gray ${a3}\nB2 gray ${b2}\nA5 gray ${a5}\nB4 gray city10(1,2,3)`,
      );
      return detour(situation(plainRules(), map, ['us A1'], '4'), new Set(), ['A1.0', 'B4.0']);
    };
    expect(between('0-3', '0-2', '3-4')).toEqual({ path: ['A1.0', 'B2', 'B4.0'] });
    expect(between('3-5', '0-5', '3-4')).toEqual({ path: ['A1.0', 'A3', 'B4.0'] });
    expect(between('town10(3,5)', '0-2')).toEqual({ path: ['A1.0', 'B2', 'B4.0'] });
    expect(between('3-5', 'town10(0,2)')).toEqual({ path: ['A1.0', 'A3', 'B4.0'] });
  });

  it('does not mind junctions on the way', () => {
    const map = mapOf(`
      B2 gray city10(0,5)
      B4 gray (0,1,3)
      A5 gray city10(4)
      B6 gray (0,1,3)
      A7 gray city10(4)
      B8 gray city10(3,4)
      C3 gray 0-2
      C5 gray 0-3
      C7 gray 1-3
    `);
    const query = situation(plainRules(), map, ['us B2'], '4');
    expect(detour(query, new Set(), ['B2.0', 'B8.0'])).toEqual({ path: ['B2.0', 'B4', 'B6', 'B8.0'] });
  });

  it('names the station that no track leads to', () => {
    const map = mapOf('A1 gray city10(0)\nA3 gray city10(3)\nA7 gray city10(0)\nA9 gray city10(3)');
    const query = (owner: string) => situation(plainRules(), map, [`${owner} A1`], '4');
    expect(detour(query('us'), new Set(), ['A7.0'])).toEqual({ from: 'A1.0', to: 'A7.0' });
    expect(detour(query('them'), new Set(), ['A7.0'])).toEqual({ from: 'A7.0', to: 'A7.0' });
  });

  it('takes no sharp turn at a fork', () => {
    // From A5 and from B4 the track in A3 leads to A1, not from one to the other.
    const map = mapOf('A1 gray city10(0)\nA3 gray 0-3 3-5\nA5 gray city10(3)\nB4 gray city10(2)');
    const way = (...stops: string[]) =>
      detour(situation(plainRules(), map, ['us A1'], '4'), new Set(), stops);
    expect(way('A5.0', 'A1.0')).toEqual({ path: ['A5.0', 'A3', 'A1.0'] });
    expect(way('B4.0', 'A1.0')).toEqual({ path: ['B4.0', 'A3', 'A1.0'] });
    expect(way('A5.0', 'B4.0')).toEqual({ from: 'A5.0', to: 'B4.0' });
  });

  it('avoids track that another train uses', () => {
    const byWest = { path: [NORTH, WEST, SOUTH] };
    const byEast = { path: [NORTH, EAST, SOUTH] };
    for (const side of ['A3/4', 'A3/5']) expect(way([NORTH, SOUTH], [], [side])).toEqual(byEast);
    for (const side of ['B2/5', 'B4/4']) expect(way([NORTH, SOUTH], [], [side])).toEqual(byWest);
    expect(way([NORTH, SOUTH], ['them A3'], ['B2/5'])).toEqual(byWest);
  });

  it('does not come to a place a second time, if there is another way', () => {
    expect(way([WEST, NORTH, SOUTH])).toEqual({ path: [WEST, NORTH, EAST, SOUTH] });
    expect(way([EAST, NORTH, SOUTH])).toEqual({ path: [EAST, NORTH, WEST, SOUTH] });
  });

  it('goes on to one of its stations, and names what no track connects', () => {
    expect(way([WEST])).toEqual({ path: [WEST, NORTH] });
    expect(way([NORTH, 'D4.0'])).toEqual({ from: NORTH, to: 'D4.0' });
    expect(way(['D4.0'])).toEqual({ from: NORTH, to: 'D4.0' });
  });
});
