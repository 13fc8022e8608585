import { describe, expect, it } from 'vitest';
import { line, mapOf, plainRules, situation } from '../testing/line.ts';
import { BARRED, BLOCKED, FREE, runGraph } from './graph.ts';
import type { RunQuery } from './query.ts';

const RULES = plainRules();

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
