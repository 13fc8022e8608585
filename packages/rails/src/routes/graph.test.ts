import { describe, expect, it } from 'vitest';
import { dice } from '../testing/dice.ts';
import { line, mapOf, plainRules, situation } from '../testing/line.ts';
import { randomQuery } from '../testing/random-query.ts';
import { nameOf, pathOf } from './best.ts';
import { BARRED, BLOCKED, FREE, runGraph, trackAlong } from './graph.ts';
import type { RunQuery } from './query.ts';
import { trackName, walkPath } from './walk.ts';

const RULES = plainRules();
const SAMPLE = {
  terrain: {
    nodes: { city: 4, town: 2 },
    ends: ['city', 'town'],
    ...{ crossings: true, forks: false, pairs: true, links: true },
  },
  trains: ['9'],
} as const;

/** The part that the company can use: each node with whether trains may run through. */
function seen(query: RunQuery): Record<string, number> {
  const { network, vertices, pass } = runGraph(query);
  return Object.fromEntries(
    vertices.map((vertex, i) => {
      const { hex, node } = network.vertices[vertex]!;
      return [`${network.hexes[hex]!.id}.${node?.index}`, pass[i]!];
    }),
  );
}

describe('the part of the network that a company can use', () => {
  const map = line('city20', 'city30/2', 'city40', 'off50');

  it('ends at stations full of others, and off the board', () => {
    const query = situation(RULES, map, ['us A1', 'them A5'], '4');
    expect(seen(query)).toEqual({ 'A1.0': FREE, 'A3.0': FREE, 'A5.0': BARRED });
    expect(seen({ ...query, stations: query.stations.slice(0, 1) })).toMatchObject({ 'A7.0': BARRED });
  });

  it('continues where a slot is free, where the company has a station, or a token is beside the city', () => {
    expect(seen(situation(RULES, map, ['us A1', 'them A3'], '4'))['A3.0']).toBe(FREE);
    expect(seen(situation(RULES, map, ['us A1', 'them A3 A3'], '4'))['A3.0']).toBe(BARRED);
    expect(seen(situation(RULES, map, ['us A1 A3', 'them A3'], '4'))['A3.0']).toBe(FREE);
    const query = situation(RULES, map, ['us A1', 'them A5'], '4');
    const beside = query.stations.map((station) => ({ ...station, beside: true as const }));
    expect(seen({ ...query, stations: beside })['A5.0']).toBe(FREE);
  });

  it('continues beyond blocked stations where one may be passed', () => {
    const rules = { ...RULES, blockedPasses: 1 };
    expect(seen(situation(rules, map, ['us A1', 'them A5'], '4'))).toMatchObject({
      'A5.0': BLOCKED,
      'A7.0': BARRED,
    });
  });

  it('is empty without a station of the right kind', () => {
    expect(seen(situation(RULES, map, ['them A1'], '4'))).toEqual({});
    const pass = mapOf('A1 gray pass(0)\nA3 gray city20(3)');
    expect(seen(situation(RULES, pass, ['us A1'], '4'))).toEqual({});
  });
});

describe('track along an edge', () => {
  it('is named like the track of a train that runs there', () => {
    const inside = mapOf(
      'A1 gray city10(0)\nA3 gray city20(3) town10(0) town20(1) #0-#1 #1-#2\nA5 gray city10(3)',
    );
    const boards = Array.from({ length: 12 }, (_, seed) =>
      randomQuery(dice(seed + 1), { ...SAMPLE, rules: RULES }),
    );
    for (const query of [situation(RULES, inside, ['us A1'], '9'), ...boards]) {
      const graph = runGraph(query);
      for (const [e, edge] of graph.edges.entries()) {
        const ends = [graph.u[e]!, graph.v[e]!];
        if (ends.some((end) => nameOf(graph, end) === null)) continue;
        const walk = walkPath(query, { train: query.trains[0]!.id, path: pathOf(graph, [e]) });
        const names = 'why' in walk ? [] : walk.used.map((piece) => trackName(query.board, piece));
        expect(names).toEqual(trackAlong(graph.network, edge));
      }
    }
  });

  it('is closed to others once a train runs on it', () => {
    const map = mapOf('A1 gray city10(0)\nA3 gray city20(3) town10 town20(0) #0-#1 #1-#2\nA5 gray city10(3)');
    const query = situation(RULES, map, ['us A1'], '9');
    const places = (...taken: string[]) => Object.keys(seen({ ...query, taken: new Set(taken) }));
    expect(places()).toEqual(['A1.0', 'A3.0', 'A3.1', 'A3.2', 'A5.0']);
    expect(places('A3:1-2')).toEqual(['A1.0', 'A3.0', 'A3.1']);
    expect(places('A3:0-1')).toEqual(['A1.0', 'A3.0']);
    expect(places('A1/0')).toEqual(['A1.0']);
  });

  it('takes the branches of a fork with it, and what they are the trunk of', () => {
    // Track from B6 and C5 joins in B4, and track from there and from A3 in B2, on the way to B0.
    const map = mapOf(`
      B0 gray city10(0)
      A3 gray city20(4)
      B2 gray 1-3 0-3
      B4 gray 0-3 3-5
      B6 gray city30(3)
      C5 gray city40(2)
    `);
    const query = situation(RULES, map, ['us B6 C5 A3 B0'], '9');
    const used = (...taken: string[]) => runGraph({ ...query, taken: new Set(taken) }).edges.length;
    expect(used()).toBe(5);
    expect(used('A3/4')).toBe(4);
    expect(used('B2/0')).toBe(2);
    expect(used('B0/0')).toBe(0);
  });
});
