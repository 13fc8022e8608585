import { describe, expect, it } from 'vitest';
import { line, mapOf, plainRules, situation } from '../testing/line.ts';
import { bestOnFewRoutes, canEarnMoreOnFewRoutes } from './few-routes.ts';

// That its answers are right is shown by `exact.test.ts`, on random boards.

const RULES = plainRules();
const LINE = line('city30', 'city50', 'city20', 'city10');

describe('few routes', () => {
  it('are followed for a single train', () => {
    const one = situation(RULES, LINE, ['us A3'], '3');
    expect(canEarnMoreOnFewRoutes(one, 99)).toBe(true);
    expect(canEarnMoreOnFewRoutes(one, 100)).toBe(false);
  });

  it('are combined for several trains, which share no track', () => {
    const two = situation(RULES, LINE, ['us A3 A5'], '3', '2');
    expect(canEarnMoreOnFewRoutes(two, 159)).toBe(true);
    expect(canEarnMoreOnFewRoutes(two, 160)).toBe(false);
    const three = situation(RULES, LINE, ['us A3'], '2', '2', '2');
    expect(canEarnMoreOnFewRoutes(three, 149)).toBe(true);
    expect(canEarnMoreOnFewRoutes(three, 150)).toBe(false);
  });

  it('start in a station where they have to end', () => {
    const rules = plainRules({ ends: { offboard: 'must' }, stationKinds: ['offboard'] });
    const query = situation(rules, line('off40', 'city50', 'off30'), ['us A1'], '3');
    expect(canEarnMoreOnFewRoutes(query, 119)).toBe(true);
    expect(canEarnMoreOnFewRoutes(query, 120)).toBe(false);
  });
});

describe('the best run on few routes', () => {
  const best = (...given: Parameters<typeof situation>) => {
    const found = bestOnFewRoutes(situation(...given))!;
    return [found.revenue, ...found.routes.map(({ train, path }) => `${train}: ${path.join(' ')}`)];
  };

  it('is given by the paths of its routes, each from the end that comes first', () => {
    expect(best(RULES, LINE, ['us A3'], '3')).toEqual([100, '3#1: A1.0 A3.0 A5.0']);
    expect(best(RULES, LINE, ['us A5'], '4')).toEqual([110, '4#1: A1.0 A3.0 A5.0 A7.0']);
  });

  it('names hexes with plain track and junctions, but no node of them', () => {
    const between = mapOf('A1 gray city30(0)\nA3 gray 0-3\nA5 gray (0,1,3)\nA7 gray city50(3)');
    expect(best(RULES, between, ['us A1'], '2')).toEqual([80, '2#1: A1.0 A3 A5 A7.0']);
  });

  it('lets a train leave the best route to another one if both then earn more', () => {
    expect(best(RULES, LINE, ['us A3 A5'], '2', '3')).toEqual([160, '2#1: A1.0 A3.0', '3#2: A3.0 A5.0 A7.0']);
  });

  it('leaves trains idle for which there is no track', () => {
    expect(best(RULES, line('city20', 'city30'), ['us A1'], '2', '2')).toEqual([50, '2#1: A1.0 A3.0']);
    expect(best(RULES, line('city20'), ['us A1'], '2', '2')).toEqual([0]);
  });
});

describe('no answer is given', () => {
  const answerFor = (rules: Parameters<typeof plainRules>[0], map = LINE) =>
    canEarnMoreOnFewRoutes(situation(plainRules(rules), map, ['us A3'], '2', '2'), 1_000);

  it('under rules that are left to the general search', () => {
    expect(answerFor({})).toBe(false);
    expect(answerFor({ blockedPasses: 1 })).toBeNull();
    expect(answerFor({ sharedJunctions: false })).toBeNull();
    expect(answerFor({ meeting: ['city'] })).toBeNull();
    const halt = { uses: 'none', factor: 1, completes: true, optional: true } as const;
    expect(answerFor({ trains: { 2: { first: 2, second: 0, stops: { halt } } } })).toBeNull();
  });

  it('where nodes of a hex are linked, and for long networks', () => {
    const linked = mapOf('A1 gray city20(0)\nA3 gray city20(3) city20 #0-#1');
    expect(answerFor({}, linked)).toBeNull();
    expect(answerFor({}, line(...Array.from({ length: 70 }, () => 'city20')))).toBeNull();
  });
});
