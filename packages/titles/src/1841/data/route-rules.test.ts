import { bestRoutes, type RunQuery, routeObjection, type Tiles } from '@signalbox/rails';
import { line, mapOf, situation } from '@signalbox/rails/testing/line.ts';
import { describe, expect, it } from 'vitest';
import { BOARD } from './board.ts';
import { offboardPeriod, ROUTE_RULES } from './route-rules.ts';

const why = (query: RunQuery, path: string) =>
  routeObjection(query, [{ train: query.trains[0]!.id, path: path.split(' ') }])?.why ?? null;
const on = (map: ReturnType<typeof line>, stations: string[], ...kinds: string[]) =>
  situation(ROUTE_RULES, map, stations, ...kinds);

describe('§4.3.1 choosing routes', () => {
  it('the example: Venezia’s port, its town, Mestre, Padova and Rovigo are two stops and L.110', () => {
    const tiles: Tiles = { F16: '601/0', G15: '202/4', I15: '4/0' };
    const best = bestRoutes({ ...on(BOARD, ['us F16'], '2'), tiles });
    expect(best).toMatchObject({ revenue: 110, proven: true });
    expect(best.routes[0]!.stops.map(({ hex, revenue }) => [hex, revenue])).toEqual(
      expect.arrayContaining([
        ['G17', 40],
        ['F16', 20],
        ['F16', 10],
        ['G15', 30],
        ['I15', 10],
      ]),
    );
  });

  it('needs a token in a city, not in a pass (4.3.1a)', () => {
    const map = mapOf('A1 gray pass(0)\nA3 gray city40(3)');
    expect(why(on(map, ['us A1'], '4'), 'A1.0 A3.0')).toBe('routes/no-station');
  });

  it('needs another city, town or off-board; ports and passes do not do (4.3.1b)', () => {
    const genova = mapOf('A1 gray pass(0)\nA3 gray city40(3,0)\nA5 blue port70(3)');
    expect(why(on(genova, ['us A3'], '4'), 'A1.0 A3.0 A5.0')).toBe('routes/too-short');
    expect(bestRoutes(on(genova, ['us A3'], '4')).routes).toEqual([]);
    const savona = mapOf('A1 gray town10(0)\nA3 gray city40(3,0)\nA5 blue port70(3)');
    expect(bestRoutes(on(savona, ['us A3'], '2')).revenue).toBe(120);
  });

  it('counts cities, passes and arrows, not towns and ports (4.3.1c–e)', () => {
    const giovi = line('city20', 'pass', 'city40');
    expect(why(on(giovi, ['us A1'], '2'), 'A1.0 A3.0 A5.0')).toBe('routes/too-long');
    expect(why(on(giovi, ['us A1'], '3'), 'A1.0 A3.0 A5.0')).toBeNull();
    const towns = line('city20', 'town10', 'town10', 'town10', 'off50');
    expect(bestRoutes(on(towns, ['us A1'], '2')).revenue).toBe(100);
  });

  it('lets the 8-train over passes freely, but not through a full one (4.3.1e, C-29)', () => {
    const nodes = ['city10', 'pass', ...Array<string>(7).fill('city10/2')];
    expect(bestRoutes(on(line(...nodes), ['us A1'], '8')).revenue).toBe(80);
    expect(bestRoutes(on(line(...nodes), ['us A1'], '7')).revenue).toBe(60);
    expect(why(on(line(...nodes), ['us A1', 'them A3'], '8'), 'A1.0 A3.0 A5.0')).toBe('routes/blocked');
  });

  it('has no run through printed Milano; two trains may both end there (4.3.1j, C-32)', () => {
    const tiles: Tiles = { D8: '57/0', E9: '621/1' };
    const query = { ...on(BOARD, ['us F8'], '4', '4'), tiles };
    expect(why(query, 'D8.0 F8.0 E9.0')).toBe('routes/dead-end');
    expect(bestRoutes(query).revenue).toBe(60 + 20 + 60 + 30);
  });

  it('joins no two arrows of one box; two trains may each use one (4.3.1l, C-31)', () => {
    const map = mapOf('A1 red off20[Trento](0)\nA3 gray city20(3,0)\nA5 red off20[Trento](3)');
    expect(why(on(map, ['us A3'], '3'), 'A1.0 A3.0 A5.0')).toBe('routes/offboard-twice');
    expect(bestRoutes(on(map, ['us A3'], '3', '3')).revenue).toBe(80);
  });

  it('uses no stub of branching track twice (4.1g)', () => {
    const map = mapOf('B1 gray city20(0)\nB3 gray 3-0 3-1\nB5 gray city20(3)\nA4 gray city20(4)');
    expect(bestRoutes(on(map, ['us B1'], '2', '2')).routes).toHaveLength(1);
  });
});

it('§4.3.2: off-board boxes pay by phase: white, grey from 4, black from 6 (4.3.2b)', () => {
  expect([2, 3, 4, 5, 6, 8].map(offboardPeriod)).toEqual([0, 0, 1, 1, 2, 2]);
  const map = line('city20', 'off0,90,150');
  const earned = [2, 4, 6].map((phase) => {
    return bestRoutes({ ...on(map, ['us A1'], '2'), period: offboardPeriod(phase) }).revenue;
  });
  expect(earned).toEqual([20, 110, 170]);
});
