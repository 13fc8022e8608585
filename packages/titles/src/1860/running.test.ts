import { changeCharter } from '@signalbox/rails';
import { describe, expect } from 'vitest';
import { proves } from '../testing/proves.ts';
import { COWES_TO_NEWPORT, HALTS, NEWPORT_TO_RYDE, onTheLine, ran, route } from './positions/line.ts';
import { operate, play, why } from './positions/play.ts';
import { company, phase, tiles, token } from './positions/position.ts';
import type { State } from './state.ts';

const WHOLE_LINE = [...COWES_TO_NEWPORT, ...NEWPORT_TO_RYDE.slice(1)];
const ALL_HALTS = ['F2.2', 'F4.0', ...HALTS];
const without = (...kept: string[]) => ALL_HALTS.filter((halt) => !kept.includes(halt));

describe('a route', () => {
  proves(['RUN-a', '1860-R6'], 'ends at large or small stations, never at a halt', () => {
    const state = onTheLine('C&N', ['3+2']);
    expect(ran(state, 'C&N', route(state, 'C&N', 1, ['F2.0', 'F2.1', 'F2.2', 'F4.0']))).toMatchObject({
      why: 'routes/no-end-here',
    });
    expect(ran(state, 'C&N', route(state, 'C&N', 1, ['F2.0', 'F2.1']))).toMatchObject({ revenue: 30 });
  });

  proves(
    ['RUN-a', 'BOARD-f', 'BOARD-g'],
    'may end at Ryde Pier, a large station, once the Esplanade is upgraded',
    () => {
      const state = onTheLine('IOW', ['2+1']);
      phase(state, '3');
      const toPier = () => route(state, 'IOW', 1, ['J2.0', 'I3.0']);
      expect(ran(state, 'IOW', toPier())).toMatchObject({ why: 'routes/no-track' });
      tiles(state, { I3: '758/0' });
      expect(ran(state, 'IOW', toPier())).toMatchObject({ revenue: 50 + 20 });
      expect(ran(state, 'IOW', route(state, 'IOW', 1, ['J2.0', 'I3.0', 'J4.0']))).toMatchObject({
        why: 'routes/too-long',
      });
      phase(state, '5');
      changeCharter(state, 'IOW', { trains: ['2+1'] });
      expect(ran(state, 'IOW', toPier())).toMatchObject({ revenue: 50 + 40 });
    },
  );

  proves('RUN-b', 'has a large station with an own token', () => {
    const state = onTheLine('C&N', ['2+1', '2+1']);
    expect(
      ran(
        state,
        'C&N',
        route(state, 'C&N', 1, COWES_TO_NEWPORT, ['F2.2', 'F4.0']),
        route(state, 'C&N', 2, NEWPORT_TO_RYDE, HALTS),
      ),
    ).toMatchObject({ why: 'routes/no-station' });
  });

  proves('RUN-d', 'is one continuous line', () => {
    const state = onTheLine('C&N', ['3+2']);
    expect(ran(state, 'C&N', route(state, 'C&N', 1, ['F2.0', 'F2.1', 'J4.0', 'I3.0']))).toMatchObject({
      why: 'routes/no-track',
    });
  });

  proves('RUN-f', 'stops at every station on the way', () => {
    const state = onTheLine('C&N', ['2+1']);
    tiles(state, { F4: '748/3' });
    const twoTowns = route(state, 'C&N', 1, COWES_TO_NEWPORT, ['F2.2']);
    expect(ran(state, 'C&N', twoTowns)).toMatchObject({ why: 'routes/too-long' });
    expect(ran(state, 'C&N', { ...twoTowns, passed: ['F2.2', 'F4.0'] })).toMatchObject({
      why: 'routes/must-stop',
    });
  });

  proves('1860-R1', 'may pass small stations by option', () => {
    const state = onTheLine('C&N', ['2+1'], { skipTowns: true });
    tiles(state, { F4: '748/3' });
    expect(ran(state, 'C&N', route(state, 'C&N', 1, COWES_TO_NEWPORT, ['F2.2', 'F4.0']))).toMatchObject({
      revenue: 60,
    });
  });

  proves('RUN-h', 'may pass halts', () => {
    const state = onTheLine('C&N', ['2+1']);
    token(state, 'C&N', 'G5');
    const line = (...kept: string[]) =>
      route(
        state,
        'C&N',
        1,
        NEWPORT_TO_RYDE,
        HALTS.filter((halt) => !kept.includes(halt)),
      );
    expect(ran(state, 'C&N', line())).toMatchObject({ revenue: 50, subsidy: 0 });
    expect(ran(state, 'C&N', line('G3.0'))).toMatchObject({ revenue: 50, subsidy: 10 });
    expect(ran(state, 'C&N', line('G3.0', 'I5.0'))).toMatchObject({ why: 'routes/too-long' });
  });

  proves('RUN-i', 'uses the first number for anything, the second for small stations and halts', () => {
    const state = onTheLine('C&N', ['2+1']);
    token(state, 'C&N', 'G5');
    const one = (path: readonly string[], passed: string[] = []) =>
      ran(state, 'C&N', route(state, 'C&N', 1, path, passed));
    // LLs and LLh
    expect(one(COWES_TO_NEWPORT, ['F2.2', 'F4.0'])).toMatchObject({ revenue: 60 });
    expect(one(NEWPORT_TO_RYDE, ['H4.0', 'H4.1', 'I5.0'])).toMatchObject({ revenue: 50, subsidy: 10 });
    // Lsh
    expect(one(['F2.1', 'F2.2', 'F4.0', 'G5.0'], ['F2.2'])).toMatchObject({ revenue: 40, subsidy: 10 });
    // LLL
    expect(one(WHOLE_LINE, ALL_HALTS)).toMatchObject({ why: 'routes/too-long' });
    tiles(state, { F4: '748/3', G3: '747/5' });
    // Lss, and one small station too many
    expect(one(['G3.0', 'G5.0', 'F4.0'])).toMatchObject({ revenue: 50 });
    expect(one(['G3.0', 'G5.0', 'F4.0', 'F2.2', 'F2.1'], ['F2.2'])).toMatchObject({ why: 'routes/too-long' });
  });

  proves('RUN-j', 'may use several stations of one hex', () => {
    const state = onTheLine('C&N', ['3+2']);
    expect(ran(state, 'C&N', route(state, 'C&N', 1, COWES_TO_NEWPORT))).toMatchObject({
      revenue: 60,
      subsidy: 20,
    });
  });

  proves('RUN-k', 'enters no hex twice', () => {
    const loop = (options: object) => {
      const state = onTheLine('C&N', ['4+2'], options);
      tiles(state, { G5: '763/0', G7: '775/0', F6: '751/5' });
      token(state, 'C&N', 'G5', 0);
      return ran(state, 'C&N', route(state, 'C&N', 1, ['G5.1', 'G7.1', 'G7.0', 'F6.0', 'G5.0'], ['F6.0']));
    };
    expect(loop({})).toMatchObject({ why: 'routes/hex-twice' });
    expect(loop({ reenterHexes: true })).toMatchObject({ revenue: 30 + 10 + 20 + 50 });
  });

  proves(['RUN-m', 'TL-g'], 'pays ten to the company for each halt, beside the revenue', () => {
    const state = onTheLine('C&N', ['3+2']);
    const run = ran(state, 'C&N', route(state, 'C&N', 1, WHOLE_LINE, without('F4.0')));
    expect(run).toMatchObject({ revenue: 80, subsidy: 10 });
    operate(state, 'run-trains', 'C&N');
    play(state, { routes: [{ ...route(state, 'C&N', 1, WHOLE_LINE, without('F4.0')) }] });
    const before = state.cash.p1!;
    play(state, 'pay');
    expect(state.cash['C&N']).toBe(10);
    expect(state.cash.p1).toBe(before + 40);
  });
});

describe('several routes', () => {
  const twoTrains = (id: 'C&N' | 'IOW') => onTheLine(id, ['3+2', '3+2']);

  proves(['RUN-c', '1860-R9', 'C-12'], 'are connected by shared stations', () => {
    const state = twoTrains('C&N');
    token(state, 'C&N', 'J4');
    const cowes = route(state, 'C&N', 1, ['F2.0', 'F2.1']);
    const ryde = route(state, 'C&N', 2, ['J4.0', 'I3.0']);
    expect(ran(state, 'C&N', cowes, ryde)).toMatchObject({ why: 'routes/apart' });
    const byNewport = route(state, 'C&N', 2, ['F2.1', 'F2.2', 'F4.0', 'G5.0', ...HALTS, 'J4.0'], ALL_HALTS);
    expect(ran(state, 'C&N', cowes, byNewport)).toMatchObject({ revenue: 30 + 60 });
  });

  proves('RUN-e', 'cross no side of a hex twice', () => {
    const state = twoTrains('IOW');
    const ways = [1, 2].map((nth) => route(state, 'IOW', nth, ['J4.0', 'I3.0']));
    expect(ran(state, 'IOW', ...ways)).toMatchObject({ why: 'routes/track-shared' });
  });

  proves('RUN-l', 'may share stations, and each counts them', () => {
    const state = twoTrains('IOW');
    token(state, 'IOW', 'J4');
    const east = route(state, 'IOW', 1, ['J4.0', 'I3.0']);
    const west = route(state, 'IOW', 2, NEWPORT_TO_RYDE, HALTS);
    expect(ran(state, 'IOW', east, west)).toMatchObject({ revenue: 20 + 30 + 30 + 20 });
  });

  proves('RUN-g', 'one train passes one station full of others, no other does; ending there is free', () => {
    const state = twoTrains('C&N');
    const fill = (hex: string) => {
      company(state, 'IWNJ', { held: { p2: 5 }, price: 50 });
      token(state, 'IWNJ', hex);
    };
    fill('G5');
    const toRyde = (nth: number) => route(state, 'C&N', nth, WHOLE_LINE, ALL_HALTS);
    expect(ran(state, 'C&N', toRyde(1))).toMatchObject({ revenue: 80 });
    expect(ran(state, 'C&N', route(state, 'C&N', 1, COWES_TO_NEWPORT))).toMatchObject({ revenue: 60 });
    fill('J4');
    expect(ran(state, 'C&N', toRyde(1))).toMatchObject({ revenue: 80 });
    const two = route(state, 'C&N', 1, [...WHOLE_LINE, 'I3.0'], ALL_HALTS);
    changeCharter(state, 'C&N', { trains: ['4+2', '4+2'] });
    expect(ran(state, 'C&N', { ...two, train: '4+2-1' })).toMatchObject({ why: 'routes/blocked' });
  });

  proves('RUN-g', 'two routes with one such station each are too many', () => {
    const state = onTheLine('C&N', ['4+2', '4+2']);
    tiles(state, { G3: '747/5' });
    company(state, 'IWNJ', { held: { p2: 5 }, price: 50 });
    token(state, 'C&N', 'I3');
    token(state, 'IWNJ', 'G5');
    token(state, 'IWNJ', 'J4');
    const west = route(state, 'C&N', 1, [...COWES_TO_NEWPORT, 'G3.0'], ['F2.2', 'F4.0']);
    const east = route(state, 'C&N', 2, ['I3.0', 'J4.0', 'I5.0', 'H4.1', 'H4.0', 'G3.0']);
    expect(ran(state, 'C&N', west)).toMatchObject({ revenue: 70 });
    expect(ran(state, 'C&N', east)).toMatchObject({ revenue: 60 });
    expect(ran(state, 'C&N', west, east)).toMatchObject({ why: 'routes/blocked' });
  });
});

describe('having to run', () => {
  const atRun = (): State => {
    const state = onTheLine('C&N', ['3+2']);
    operate(state, 'run-trains', 'C&N');
    return state;
  };

  proves(['RUN-n', 'A5'], 'the highest revenue is not required', () => {
    const state = atRun();
    expect(why(state, { routes: [{ train: '3+2-1', path: ['F2.0', 'F2.1'] }] })).toBeNull();
  });

  proves(['RUN-o', 'G-9'], 'but a company with a train and a route runs', () => {
    expect(why(atRun(), { routes: [] })).toBe('routes/must-run RUN');
  });
});

proves(['1860-R6', 'NAT-f'], 'under British Rail a train makes as many stops as its first number', () => {
  const state = onTheLine('C&N', ['3+2']);
  state.era = 'british-rail';
  expect(ran(state, 'C&N', route(state, 'C&N', 1, WHOLE_LINE))).toMatchObject({ why: 'routes/too-long' });
  expect(ran(state, 'C&N', route(state, 'C&N', 1, COWES_TO_NEWPORT))).toMatchObject({
    revenue: 60,
    subsidy: 0,
  });
});
