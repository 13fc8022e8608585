import { bestRoutes, type RunQuery, routeObjection, type Tiles } from '@signalbox/rails';
import { line, mapOf, situation } from '@signalbox/rails/testing/line.ts';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { BOARD, LITE_BOARD } from './board.ts';
import { OFF_BOARD_COLOURS, type Phase, phaseRules } from './phases.ts';
import { ROUTE_RULES } from './route-rules.ts';

const why = (query: RunQuery, path: string) =>
  routeObjection(query, [{ train: query.trains[0]!.id, path: path.split(' ') }])?.why ?? null;
const on = (map: ReturnType<typeof line>, stations: string[], ...kinds: string[]) =>
  situation(ROUTE_RULES, map, stations, ...kinds);

describe('§4.3.1 choosing routes', () => {
  proves(
    ['4.3.1x', '4.3.2a'],
    'the example: Venezia’s port, its town, Mestre, Padova and Rovigo are two stops and L.110',
    () => {
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
    },
  );

  proves('4.3.1a', 'needs a token in a city, not in a pass', () => {
    const map = mapOf('A1 gray pass(0)\nA3 gray city40(3)');
    expect(why(on(map, ['us A1'], '4'), 'A1.0 A3.0')).toBe('routes/no-station');
  });

  proves('4.3.1b', 'needs another city, town or off-board; ports and passes do not do', () => {
    const genova = mapOf('A1 gray pass(0)\nA3 gray city40(3,0)\nA5 blue port70(3)');
    expect(why(on(genova, ['us A3'], '4'), 'A1.0 A3.0 A5.0')).toBe('routes/incomplete');
    expect(bestRoutes(on(genova, ['us A3'], '4')).routes).toEqual([]);
    const savona = mapOf('A1 gray town10(0)\nA3 gray city40(3,0)\nA5 blue port70(3)');
    expect(bestRoutes(on(savona, ['us A3'], '2')).revenue).toBe(120);
  });

  proves(['4.3.1c', '4.3.1d', '4.3.1e'], 'counts cities, passes and arrows, not towns and ports', () => {
    const giovi = line('city20', 'pass', 'city40');
    expect(why(on(giovi, ['us A1'], '2'), 'A1.0 A3.0 A5.0')).toBe('routes/too-long');
    expect(why(on(giovi, ['us A1'], '3'), 'A1.0 A3.0 A5.0')).toBeNull();
    const towns = line('city20', 'town10', 'town10', 'town10', 'off50');
    expect(bestRoutes(on(towns, ['us A1'], '2')).revenue).toBe(100);
  });

  proves(
    ['4.3.1e', 'C-29', '4.1f'],
    'lets the 8-train over passes freely, but nobody through a full one',
    () => {
      const nodes = ['city10', 'pass', ...Array<string>(7).fill('city10/2')];
      expect(bestRoutes(on(line(...nodes), ['us A1'], '8')).revenue).toBe(80);
      expect(bestRoutes(on(line(...nodes, 'city10'), ['us A1'], '8')).revenue).toBe(80);
      expect(bestRoutes(on(line(...nodes), ['us A1'], '7')).revenue).toBe(60);
      for (const train of ['7', '8'])
        expect(why(on(line(...nodes), ['us A1', 'them A3'], train), 'A1.0 A3.0 A5.0')).toBe('routes/blocked');
      expect(why(on(line(...nodes), ['us A1', 'us A3'], '8'), 'A1.0 A3.0 A5.0')).toBeNull();
    },
  );

  proves(
    ['4.3.1j', 'C-32', '1841-R14'],
    'has no run through printed Milano; two trains may both end there',
    () => {
      const tiles: Tiles = { D8: '57/0', E9: '621/1' };
      const query = { ...on(BOARD, ['us F8'], '4', '4'), tiles };
      expect(why(query, 'D8.0 F8.0 E9.0')).toBe('routes/dead-end');
      expect(bestRoutes(query).revenue).toBe(60 + 20 + 60 + 30);
    },
  );

  proves(['4.3.1l', 'C-31'], 'joins no two arrows of one box; two trains may each use one', () => {
    const map = mapOf('A1 red off20[Trento](0)\nA3 gray city20(3,0)\nA5 red off20[Trento](3)');
    expect(why(on(map, ['us A3'], '3'), 'A1.0 A3.0 A5.0')).toBe('routes/offboard-twice');
    expect(bestRoutes(on(map, ['us A3'], '3', '3')).revenue).toBe(80);
  });

  proves(['4.1d', '4.3.1f'], 'is one line of track with every city on it a stop, and nothing twice', () => {
    const four = line('city20', 'city20', 'city20', 'city20');
    expect(why(on(four, ['us A1'], '2'), 'A1.0 A3.0 A5.0')).toBe('routes/too-long');
    expect(why(on(four, ['us A1'], '4'), 'A1.0 A5.0')).toBe('routes/no-track');
    expect(why(on(four, ['us A1'], '4'), 'A1.0 A3.0 A5.0 A3.0')).toMatch(/routes\/(node|track)-twice/);
    const fork = mapOf('B1 gray city20(0)\nB3 gray town10(3,0,1)\nB5 gray city20(3)\nA4 gray city20(4)');
    expect(why(on(fork, ['us B1'], '4'), 'B1.0 B3.0 B5.0')).toBeNull();
    expect(why(on(fork, ['us B1'], '4'), 'B1.0 B3.0 B5.0 B3.0 A4.0')).toMatch(/routes\/(node|track)-twice/);
  });

  proves(['4.1e'], 'ends in a city full of others’ tokens, but does not pass it', () => {
    const three = line('city20', 'city20', 'city20');
    const query = on(three, ['us A1', 'them A3'], '3');
    expect(why(query, 'A1.0 A3.0')).toBeNull();
    expect(why(query, 'A1.0 A3.0 A5.0')).toBe('routes/blocked');
    expect(
      why(on(line('city20', 'city20/2', 'city20'), ['us A1', 'them A3'], '3'), 'A1.0 A3.0 A5.0'),
    ).toBeNull();
  });

  proves(['4.1h', '13h'], 'has ports and off-board arrows at its ends only', () => {
    expect(why(on(line('city20', 'port10', 'city20'), ['us A1'], '3'), 'A1.0 A3.0 A5.0')).toBe(
      'routes/port-inside',
    );
    expect(why(on(line('city20', 'off10', 'city20'), ['us A1'], '3'), 'A1.0 A3.0 A5.0')).toBe(
      'routes/offboard-inside',
    );
    // A port costs a train no stop.
    expect(bestRoutes(on(line('port10', 'city20', 'city20'), ['us A3'], '2')).revenue).toBe(50);
  });

  const both = (query: RunQuery, ...paths: string[]) =>
    routeObjection(
      query,
      paths.map((path, i) => ({ train: query.trains[i]!.id, path: path.split(' ') })),
    )?.why ?? null;

  proves('4.3.1h', 'shares no track with another train; they meet in cities and cross on one tile', () => {
    const meeting = on(line('city20', 'city20', 'city20'), ['us A3'], '2', '2');
    expect(both(meeting, 'A1.0 A3.0', 'A3.0 A5.0')).toBeNull();
    expect(both(meeting, 'A1.0 A3.0', 'A1.0 A3.0')).toBe('routes/track-shared');
    const crossing = mapOf(
      'B1 gray city20(0)\nB5 gray city20(3)\nA2 gray city20(5)\nC4 gray city20(2)\nB3 gray 0-3 2-5',
    );
    expect(both(on(crossing, ['us B1 A2'], '2', '2'), 'B1.0 B3 B5.0', 'A2.0 B3 C4.0')).toBeNull();
  });

  proves(['4.3.1i', 'C-30'], 'lets two trains visit one town over different track', () => {
    const town = mapOf(
      'B1 gray city20(0)\nB5 gray city20(3)\nA2 gray city20(5)\nC4 gray city20(2)\nB3 gray town10(0,3,2,5)',
    );
    const query = on(town, ['us B1 A2'], '2', '2');
    expect(both(query, 'B1.0 B3.0 B5.0', 'A2.0 B3.0 C4.0')).toBeNull();
    expect(bestRoutes(query).revenue).toBe(100);
    expect(both(query, 'B1.0 B3.0 B5.0', 'A2.0 B3.0 B5.0')).toBe('routes/track-shared');
  });

  proves('4.1g', 'uses no stub of branching track twice', () => {
    const map = mapOf('B1 gray city20(0)\nB3 gray 3-0 3-1\nB5 gray city20(3)\nA4 gray city20(4)');
    expect(bestRoutes(on(map, ['us B1'], '2', '2')).routes).toHaveLength(1);
  });
});

proves('4.3.2b', 'off-board boxes pay by phase: white, grey from 4, black from 6', () => {
  const period = (phase: Phase) => phaseRules(phase).offBoard;
  expect((['2', '3', '4', '5', '6', '7', '8'] as const).map(period)).toEqual([0, 0, 1, 1, 2, 2, 2]);
  expect(OFF_BOARD_COLOURS).toEqual(['white', 'gray', 'black']);
  const map = line('city20', 'off0,90,150');
  const earned = (['2', '4', '6'] as const).map((phase) => {
    return bestRoutes({ ...on(map, ['us A1'], '2'), period: period(phase) }).revenue;
  });
  expect(earned).toEqual([20, 110, 170]);
});

proves(['4.3.2b', '4.3.2c', 'C-59'], 'what boxes and ports are worth', () => {
  const values = (board: typeof BOARD, kind: string) =>
    Object.fromEntries(
      [...board.hexes.values()].flatMap(({ id, face }) =>
        face.nodes.filter((node) => node.kind === kind).map((node) => [node.group ?? id, node.revenue]),
      ),
    );
  expect(values(BOARD, 'offboard')).toEqual({
    E1: [0, 140, 200],
    a4: [0, 90, 150],
    A7: [20, 30, 150],
    Trento: [20, 70, 140],
    East: [50, 80, 120],
    O17: [10, 70, 150],
    Marseille: [60, 100, 150],
    Roma: [10, 40, 200],
  });
  expect(values(LITE_BOARD, 'offboard').Roma).toEqual([50, 100, 250]);
  expect(values(BOARD, 'port')).toEqual({ G17: 40, M17: 20, O7: 70, P6: 10, Q9: 10, T10: 20 });
});
