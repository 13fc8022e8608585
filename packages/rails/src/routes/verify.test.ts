import { describe, expect, it } from 'vitest';
import { line, mapOf, plainRules, situation } from '../testing/line.ts';
import type { RunQuery } from './query.ts';
import type { RouteRules } from './rules.ts';
import { checkRoutes, routeObjection } from './verify.ts';

const RULES = plainRules();

const why = (query: RunQuery, ...paths: string[]) =>
  routeObjection(
    query,
    paths.map((path, i) => ({ train: query.trains[i]?.id ?? '?', path: path.split(' ') })),
  )?.why ?? null;

describe('a path', () => {
  const map = line('city20', 'town10', '', 'city30');
  const query = situation(RULES, map, ['us A1'], '4');

  it('is followed stop by stop, over plain track between them', () => {
    expect(checkRoutes(query, [{ train: '4#1', path: ['A1.0', 'A3.0', 'A5', 'A7.0'] }])).toMatchObject({
      ok: true,
      run: {
        revenue: 60,
        routes: [
          {
            revenue: 60,
            stops: [{ revenue: 20 }, { revenue: 10 }, { revenue: 30 }],
            track: [
              { hex: 'A1', from: null, to: 0 },
              { hex: 'A3', from: 3, to: null },
              { hex: 'A3', from: null, to: 0 },
              { hex: 'A5', from: 3, to: 0 },
              { hex: 'A7', from: 3, to: null },
            ],
          },
        ],
      },
    });
  });

  it.each([
    ['A1.0 A5 A7.0', 'routes/no-track'],
    ['A1.0 A3.0 A7.0', 'routes/no-track'],
    ['A1.0 A3 A5', 'routes/ends-on-track'],
    ['A1.0 A3.1', 'routes/no-such-place'],
    ['A1.0 Z9.0', 'routes/no-such-place'],
    ['A1.00 A3.0', 'routes/no-such-place'],
    ['A1.0', 'routes/too-short'],
    ['', 'routes/no-such-place'],
    ['A1.0 A3.0 A1.0', 'routes/track-twice'],
    ['A1.0 A1.0', 'routes/no-track'],
  ])('%s is refused: %s', (path, key) => {
    expect(why(query, path)).toBe(key);
  });

  it('needs a train of the company, each once', () => {
    expect(routeObjection(query, [{ train: 'x', path: ['A1.0', 'A3.0'] }])?.why).toBe('routes/no-such-train');
    const twice = [
      { train: '4#1', path: ['A1.0', 'A3.0'] },
      { train: '4#1', path: ['A3.0', 'A5', 'A7.0'] },
    ];
    expect(
      routeObjection({ ...query, stations: [...query.stations, { owner: 'us', hex: 'A7', node: 0 }] }, twice),
    ).toMatchObject({ why: 'routes/train-twice' });
  });
});

describe('a route', () => {
  const map = line('city20', 'city30', 'city40', 'off50');

  it('has a station of the company, and one more stop', () => {
    expect(why(situation(RULES, map, ['us A5'], '4'), 'A1.0 A3.0')).toBe('routes/no-station');
    const pass: RouteRules = {
      ...RULES,
      trains: { 2: { ...RULES.trains[2]!, stops: { city: RULES.trains[2]!.stops.city! } } },
    };
    const query = situation(pass, line('city20', 'town10'), ['us A1'], '2');
    expect(why(query, 'A1.0 A3.0')).toBe('routes/incomplete');
  });

  it('is no longer than the train allows', () => {
    expect(why(situation(RULES, map, ['us A1'], '2'), 'A1.0 A3.0 A5.0')).toBe('routes/too-long');
    expect(why(situation(RULES, map, ['us A1'], '3'), 'A1.0 A3.0 A5.0')).toBeNull();
  });

  it('does not run through a city full of other tokens, but may end there', () => {
    const query = situation(RULES, map, ['us A1', 'them A3'], '4');
    expect(why(query, 'A1.0 A3.0 A5.0')).toBe('routes/blocked');
    expect(why(query, 'A1.0 A3.0')).toBeNull();
    const own = situation(RULES, map, ['us A1 A3', 'them A3'], '4');
    expect(why(own, 'A1.0 A3.0 A5.0')).toBeNull();
  });

  it('runs through as many as the rules allow, with one train of the company', () => {
    const rules = { ...RULES, blockedPasses: 1 };
    expect(why(situation(rules, map, ['us A1', 'them A3'], '4'), 'A1.0 A3.0 A5.0')).toBeNull();
    expect(why(situation(rules, map, ['us A1', 'them A3 A5'], '4'), 'A1.0 A3.0 A5.0 A7.0')).toBe(
      'routes/blocked',
    );
    const long = line('city20', 'city20', 'city20', 'city20', 'city20');
    const two = situation(rules, long, ['us A1 A5', 'them A3 A7'], '3', '3');
    expect(why(two, 'A1.0 A3.0 A5.0', 'A5.0 A7.0 A9.0')).toBe('routes/blocked');
  });

  it('may end at off-board areas and ports, but not run through them', () => {
    const through = mapOf('A1 gray city20(0)\nA3 gray off50(3,0)\nA5 gray city20(3)');
    expect(why(situation(RULES, through, ['us A1'], '4'), 'A1.0 A3.0 A5.0')).toBe('routes/offboard-inside');
    const rules = plainRules({ ends: { port: 'must', halt: 'never', town: 'must' } });
    const port = mapOf('A1 gray city20(0)\nA3 gray port50(3,0)\nA5 gray city20(3)');
    expect(why(situation(rules, port, ['us A1'], '4'), 'A1.0 A3.0 A5.0')).toBe('routes/port-inside');
    expect(why(situation(rules, line('city20', 'town10', 'city20'), ['us A1'], '4'), 'A1.0 A3.0 A5.0')).toBe(
      'routes/end-inside',
    );
    expect(why(situation(rules, line('city20', 'halt'), ['us A1'], '4'), 'A1.0 A3.0')).toBe(
      'routes/no-end-here',
    );
  });

  it('does not run through dead ends', () => {
    const map = mapOf('A1 gray city20(0)\nA3 gray city60(3,0)!\nA5 gray city20(3)');
    expect(why(situation(RULES, map, ['us A3'], '4'), 'A1.0 A3.0 A5.0')).toBe('routes/dead-end');
    expect(why(situation(RULES, map, ['us A3'], '4', '4'), 'A1.0 A3.0', 'A3.0 A5.0')).toBeNull();
  });

  it('uses one part of an off-board box at most', () => {
    const map = mapOf('A1 red off50[Box](0)\nA3 gray city20(3,0)\nA5 red off50[Box](3)');
    expect(why(situation(RULES, map, ['us A3'], '4'), 'A1.0 A3.0 A5.0')).toBe('routes/offboard-twice');
  });

  /** A city in the middle; B2 and B4 lead back to a second city in its hex. */
  const round = mapOf('A3 gray city20(4) city30(5)\nB2 gray 0-1\nB4 gray town10(2,3)');
  it('comes back into a hex only if the rules let it', () => {
    const path = 'A3.0 B2 B4.0 A3.1';
    expect(why(situation(RULES, round, ['us A3'], '4'), path)).toBeNull();
    expect(why(situation(plainRules({ hexTwice: false }), round, ['us A3'], '4'), path)).toBe(
      'routes/hex-twice',
    );
  });

  it('enters a hex twice over a junction only if it passes the junction both times', () => {
    const map = mapOf(`
      B1 gray city20(0)
      B3 gray (0,3,4) 1-2
      B5 gray city20(2,3)
      A4 gray city20(4,5)
      A2 gray city20(5)
    `);
    const running = (hexTwice: boolean) =>
      why(
        situation(plainRules({ hexTwice, junctionTwice: true }), map, ['us B1'], '4'),
        'B1.0 B3 B5.0 A4.0 B3 A2.0',
      );
    expect([running(false), running(true)]).toEqual(['routes/hex-twice', null]);
  });

  it('comes to no node and no junction twice', () => {
    const map = mapOf('A3 gray city20(4,5)\nB2 gray 0-1\nB4 gray town10(2,3)');
    expect(why(situation(RULES, map, ['us A3'], '4'), 'A3.0 B2 B4.0 A3.0')).toBe('routes/node-twice');
  });

  it('stops wherever it must', () => {
    const halt = { uses: 'none', factor: 1, completes: false, optional: true } as const;
    const rules = plainRules({
      trains: { 4: { ...RULES.trains[4]!, stops: { ...RULES.trains[4]!.stops, halt } } },
    });
    const query = situation(rules, line('city20', 'halt', 'town10', 'city20'), ['us A1'], '4');
    const path = ['A1.0', 'A3.0', 'A5.0', 'A7.0'];
    expect(routeObjection(query, [{ train: '4#1', path, passed: ['A3.0'] }])).toBeNull();
    expect(routeObjection(query, [{ train: '4#1', path, passed: ['A5.0'] }])?.why).toBe('routes/must-stop');
    expect(routeObjection(query, [{ train: '4#1', path, passed: ['A9.0'] }])?.why).toBe('routes/must-stop');
  });
});

describe('routes together', () => {
  it('share stops, not track', () => {
    const map = line('city20', 'city30', 'city40');
    const query = situation(RULES, map, ['us A3'], '4', '4');
    expect(why(query, 'A1.0 A3.0', 'A3.0 A5.0')).toBeNull();
    expect(why(query, 'A1.0 A3.0', 'A1.0 A3.0 A5.0')).toBe('routes/track-shared');
  });

  it('do not share track inside a hex either', () => {
    const map = mapOf(
      'A1 gray city20(0)\nA3 gray city30(3,5) town10(0) #0-#1\nA5 gray city20(3)\nB4 gray city20(2)',
    );
    const query = situation(RULES, map, ['us A3'], '4', '4');
    expect(why(query, 'A1.0 A3.0 A3.1', 'B4.0 A3.0 A3.1 A5.0')).toBe('routes/track-shared');
  });

  it('share the bare centre of a tile if the rules allow it', () => {
    const cross = mapOf(
      'B1 gray city20(0)\nB3 gray (0,1,3,4)\nB5 gray city20(3)\nC2 gray city20(1)\nA4 gray city20(4)',
    );
    const both = ['B1.0 B3 B5.0', 'A4.0 B3 C2.0'];
    expect(why(situation(RULES, cross, ['us B1 A4'], '4', '4'), ...both)).toBeNull();
    const apart = plainRules({ sharedJunctions: false });
    expect(why(situation(apart, cross, ['us B1 A4'], '4', '4'), ...both)).toBe('routes/track-shared');
  });

  it('are connected where they must', () => {
    const map = line('city20', 'city30', 'city40', 'city20');
    const rules = plainRules({ meeting: ['city'] });
    const query = situation(rules, map, ['us A1 A7'], '2', '2', '2');
    expect(why(query, 'A1.0 A3.0', 'A5.0 A7.0')).toBe('routes/apart');
    const middle = situation(rules, map, ['us A1 A3 A7'], '2', '2', '2');
    expect(why(middle, 'A1.0 A3.0', 'A5.0 A7.0', 'A3.0 A5.0')).toBeNull();
  });
});

describe('what is earned', () => {
  it('is the value of the period, with bonuses, times the factor', () => {
    const express = {
      first: 2,
      second: 0,
      stops: {
        city: { uses: 'first', factor: 2, completes: true },
        offboard: { uses: 'first', factor: 2, completes: true },
      },
    } as const;
    const rules = plainRules({
      trains: {
        X: express,
        L: { ...express, base: 40, stops: { city: { ...express.stops.city, flat: 20 } } },
      },
    });
    const map = line('city20', 'off30,70');
    const bonuses = [{ name: 'port', hex: 'A1', amount: 10 }];
    const query = { ...situation(rules, map, ['us A1'], 'X'), bonuses, period: 1 };
    const checked = checkRoutes(query, [{ train: 'X#1', path: ['A1.0', 'A3.0'] }]);
    expect(checked).toMatchObject({ run: { revenue: 2 * (20 + 10) + 2 * 70 } });
    const leased = situation(rules, line('city50', 'city10'), ['us A1'], 'L');
    expect(checkRoutes(leased, [{ train: 'L#1', path: ['A1.0', 'A3.0'] }])).toMatchObject({
      run: { revenue: 40 + 20 + 20 },
    });
  });
});
