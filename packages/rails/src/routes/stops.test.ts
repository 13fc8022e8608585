import { expect, it } from 'vitest';
import { line, plainRules, situation } from '../testing/line.ts';
import type { TrainRules } from './rules.ts';
import { withBestStops } from './stops.ts';

const TRAIN: TrainRules = {
  first: 2,
  second: 1,
  stops: {
    city: { uses: 'first', factor: 1, completes: true },
    town: { uses: 'either', factor: 1, completes: true, optional: true },
    halt: { uses: 'either', factor: 0, subsidy: 10, completes: false, optional: true },
  },
};
const query = situation(
  plainRules({ trains: { '2+1': TRAIN } }),
  line('city20', 'halt', 'town10', 'town20', 'city30'),
  ['us A1'],
  '2+1',
);
const path = ['A1.0', 'A3.0', 'A5.0', 'A7.0', 'A9.0'];

it('stops where it pays most, within the numbers of the train', () => {
  expect(withBestStops(query, '2+1#1', path)).toEqual({ train: '2+1#1', path, passed: ['A5.0', 'A3.0'] });
});

it('earns what is printed for the present period', () => {
  const changing = { ...query, board: line('city20', 'town30,10', 'town20,40', 'city30') };
  const all = ['A1.0', 'A3.0', 'A5.0', 'A7.0'];
  const passed = (period?: number) =>
    withBestStops({ ...changing, ...(period !== undefined && { period }) }, '2+1#1', all).passed;
  expect([passed(), passed(0), passed(1)]).toEqual([['A5.0'], ['A5.0'], ['A3.0']]);
});

it('stops for the subsidy where that is required', () => {
  expect(withBestStops(query, '2+1#1', path, 1).passed).toEqual(['A7.0', 'A5.0']);
});

it('returns a path that it cannot follow unchanged', () => {
  const broken = ['A1.0', 'A9.0'];
  expect(withBestStops(query, '2+1#1', broken)).toEqual({ train: '2+1#1', path: broken });
  expect(withBestStops(query, 'x', path)).toEqual({ train: 'x', path });
});

it('stops where the player wants it to, even if less is paid there', () => {
  expect(withBestStops(query, '2+1#1', path, undefined, ['A3.0']).passed).toEqual(['A7.0', 'A5.0']);
  // Two wanted stops and both cities are already more than the train may make: nothing else is added.
  expect(withBestStops(query, '2+1#1', path, undefined, ['A3.0', 'A5.0']).passed).toEqual(['A7.0']);
});

it('passes nothing if it may stop everywhere', () => {
  const short = ['A5.0', 'A7.0', 'A9.0'];
  expect(withBestStops(query, '2+1#1', short)).toEqual({ train: '2+1#1', path: short });
});

it('stops at both ends, unless the rules make them optional', () => {
  const towns = line('town10', 'city20', 'city30', 'town20');
  const all = ['A1.0', 'A3.0', 'A5.0', 'A7.0'];
  const passed = (optionalEnds: boolean) =>
    withBestStops(
      situation(plainRules({ trains: { '2+1': TRAIN }, optionalEnds }), towns, ['us A3'], '2+1'),
      '2+1#1',
      all,
    ).passed;
  expect([passed(false), passed(true)]).toEqual([undefined, ['A1.0']]);
});

it('does not count what the train ignores', () => {
  const ignores: TrainRules = {
    ...TRAIN,
    stops: { ...TRAIN.stops, halt: { uses: 'none', factor: 0, completes: false } },
  };
  const ignoring = situation(
    plainRules({ trains: { '2+1': ignores } }),
    line('city20', 'halt', 'town10', 'city30'),
    ['us A1'],
    '2+1',
  );
  const route = ['A1.0', 'A3.0', 'A5.0', 'A7.0'];
  expect(withBestStops(ignoring, '2+1#1', route)).toEqual({ train: '2+1#1', path: route });
});
