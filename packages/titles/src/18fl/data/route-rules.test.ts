import { bestRoutes, type RunQuery, routeObjection, type Station, type Tiles } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../../testing/proves.ts';
import { BOARD } from './board.ts';
import { ROUTE_RULES } from './route-rules.ts';

const HOMES: Station[] = [
  { owner: 'LN', hex: 'B5', node: 0 },
  { owner: 'Plant', hex: 'B15', node: 0 },
  { owner: 'SAL', hex: 'B23', node: 0 },
  { owner: 'SR', hex: 'B23', node: 1 },
  { owner: 'ACL', hex: 'G20', node: 0 },
  { owner: 'FECR', hex: 'K28', node: 0 },
];

/** New Orleans to Jacksonville. */
const PANHANDLE: Tiles = {
  B3: '9/1',
  B7: '4/1',
  B9: '9/1',
  B11: '9/1',
  B13: '4/1',
  B17: '9/1',
  B19: '4/1',
  B21: '9/1',
};

function running(company: string, trains: string[], more: Partial<RunQuery> = {}): RunQuery {
  return {
    board: BOARD,
    tiles: PANHANDLE,
    stations: HOMES,
    company,
    trains: trains.map((kind, i) => ({ id: `${kind}#${i + 1}`, kind })),
    rules: ROUTE_RULES,
    ...more,
  };
}

const hexes = (query: RunQuery) =>
  bestRoutes(query).routes.map(({ stops }) => stops.map(({ hex }) => hex).join('-'));

describe('§7.4 running trains', () => {
  proves('7.4d', 'counts cities and off-boards against the number, towns not', () => {
    const best = bestRoutes(running('LN', ['2'], { tiles: { ...PANHANDLE, B3: '8/0' } }));
    expect(best).toMatchObject({ revenue: 60, bound: 60, proven: true });
    expect(best.routes[0]!.stops.map(({ hex, revenue }) => [hex, revenue])).toEqual([
      ['B5', 20],
      ['B7', 10],
      ['B13', 10],
      ['B15', 20],
    ]);
  });

  proves(['7.4e', '7.4l'], 'skips no city on the way, and ends in one that is full of others', () => {
    const path = ['B5.0', 'B7.0', 'B9', 'B11', 'B13.0', 'B15.0', 'B17', 'B19.0'];
    expect(routeObjection(running('LN', ['3']), [{ train: '3#1', path }])).toMatchObject({
      why: 'routes/blocked',
      details: { node: 'B15.0' },
    });
    expect(routeObjection(running('LN', ['3']), [{ train: '3#1', path: path.slice(0, 6) }])).toBeNull();
    const long = ['B1.0', 'B3', ...path.slice(0, 6)];
    expect(routeObjection(running('Plant', ['2']), [{ train: '2#1', path: long }])).toMatchObject({
      why: 'routes/blocked',
    });
    expect(routeObjection(running('LN', ['2']), [{ train: '2#1', path: long }])).toMatchObject({
      why: 'routes/too-long',
      details: { stops: 3 },
    });
  });

  proves(['7.4b', '7.4c'], 'needs an own station somewhere, and one more stop', () => {
    const path = ['B7.0', 'B9', 'B11', 'B13.0'];
    expect(routeObjection(running('LN', ['2']), [{ train: '2#1', path }])?.why).toBe('routes/no-station');
    expect(hexes(running('LN', ['3']))).toEqual(['B1-B5-B7-B13-B15']);
    const onlyTown = running('LN', ['3E'], { tiles: { B7: '4/1' } });
    expect(bestRoutes(onlyTown).routes).toEqual([]);
    expect(routeObjection(onlyTown, [{ train: '3E#1', path: ['B5.0', 'B7.0'] }])?.why).toBe(
      'routes/incomplete',
    );
    expect(bestRoutes({ ...onlyTown, trains: [{ id: 'a', kind: '2' }] }).revenue).toBe(30);
  });

  proves(['7.4f', '7.4g', '18FL-R4'], 'has the express double its stops and ignore towns and hotels', () => {
    const bonuses = [{ name: 'hotel', hex: 'B19', amount: 20 }];
    const query = running('SR', ['3E'], { tiles: { ...PANHANDLE, B23: '488/4' }, bonuses, period: 1 });
    expect(bestRoutes(query).revenue).toBe(2 * (80 + 50 + 20));
    expect(bestRoutes({ ...query, trains: [{ id: 'a', kind: '3' }] }).revenue).toBe(80 + 50 + (10 + 20) + 20);
  });

  proves('7.4h', 'takes off-board values of the period, only at an end', () => {
    const query = running('LN', ['3']);
    expect(bestRoutes(query).revenue).toBe(40 + 20 + 10 + 10 + 20);
    expect(bestRoutes({ ...query, period: 1 }).revenue).toBe(70 + 20 + 10 + 10 + 20);
  });

  proves('7.2.1h', 'runs nowhere into the stubs at Mobile', () => {
    const query = running('LN', ['4'], { tiles: { B5: '15/0' } });
    expect(bestRoutes(query).routes).toEqual([]);
    expect(routeObjection(query, [{ train: '4#1', path: ['B5.0', 'A4.0'] }])?.why).toBe(
      'routes/no-such-place',
    );
  });

  proves('7.4m', 'lets trains share stops, not track', () => {
    const best = bestRoutes(running('Plant', ['3', '3']));
    expect(best.routes.map(({ stops }) => stops.map(({ hex }) => hex))).toEqual([
      ['B5', 'B7', 'B13', 'B15'],
      ['B15', 'B19', 'B23'],
    ]);
    const path = ['B15.0', 'B13.0'];
    const both = [
      { train: '3#1', path },
      { train: '3#2', path: ['B7.0', 'B9', 'B11', 'B13.0', 'B15.0'] },
    ];
    expect(routeObjection(running('Plant', ['3', '3']), both)).toMatchObject({ why: 'routes/track-shared' });
  });

  proves(['7.4k', '18FL-R5'], 'uses not both halves of Jacksonville with one train', () => {
    const tiles = { B21: '8/4', C20: '8/3', D21: '8/2', D23: '3/1', C22: '8/3' };
    const query = running('SR', ['4'], { tiles });
    const loop = ['B23.1', 'B21', 'C20', 'D21', 'D23.0', 'C22', 'B23.0'];
    expect(routeObjection(query, [{ train: '4#1', path: loop }])).toMatchObject({
      why: 'routes/hex-twice',
      details: { hex: 'B23' },
    });
    expect(hexes(query)).toEqual(['A22-B23-D23']);
  });

  proves(['18FL-R4', 'G-21'], 'lets a station beside the slots count for its owner and block nobody', () => {
    const beside: Station = { owner: 'LN', hex: 'B15', node: 0, beside: true };
    const query = running('LN', ['4'], { stations: [...HOMES, beside] });
    expect(hexes(query)).toEqual(['B1-B5-B7-B13-B15-B19-B23']);
    expect(hexes({ ...query, company: 'Plant' })).toEqual(['B5-B7-B13-B15-B19-B23']);
  });
});
