import { PASS } from '@signalbox/kernel';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import type { Train } from '@signalbox/titles/18fl/data/trains.ts';
import { DECISIONS, turnOf } from '@signalbox/titles/18fl/exports.ts';
import {
  COAST_LINE,
  cash,
  closeAllPrivates,
  company,
  depot,
  operate,
  phase,
  playTo,
  station,
  table,
  tiles,
} from '@signalbox/titles/18fl/position.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import type { Answer, Lesson } from '../lesson.ts';
import { untilStockRound } from './sequel.ts';

/** Lessons about trains: money for the next one in time, and what a new kind does to the old ones. */

const buy = (train: Train): Answer => ({
  decision: DECISIONS.buyTrain.name,
  choice: { do: 'buy', from: 'bank', train },
});

const hasTrain = (state: State, company: Company, train: Train) =>
  state.companies[company].trains.includes(train);

/** Phase 3: ACL of the learner on the coast line, FEC of the second player in Miami, no conversion left to either. */
function beforeTheFours(): State {
  const state = table(3);
  closeAllPrivates(state);
  phase(state, '3');
  tiles(state, { ...COAST_LINE, J27: '6fl/5' });
  return state;
}

/** The rival buys the first 4-train as soon as it can. */
function buysTheFirstFour(state: State, _: string, decision: string) {
  const isItsTurn =
    decision === DECISIONS.buyTrain.name && turnOf(state)?.company === 'FEC' && state.phase === '3';
  return isItsTurn ? buy('4').choice : null;
}

export const withhold: Lesson<State> = {
  id: 'withhold',
  rule: '7.6',
  position: () => {
    const state = beforeTheFours();
    company(state, 'FEC', { size: 10, held: { p2: 6 }, price: 90, cash: 460, trains: ['2'] });
    company(state, 'ACL', { size: 10, held: { p1: 5, p3: 2 }, price: 110, cash: 330, trains: ['2'] });
    station(state, 'ACL', 'F23');
    depot(state, '4', 3);
    cash(state, { p1: 40, p2: 120, p3: 150 });
    operate(state);
    playTo(state, DECISIONS.dividend.name, 'ACL');
    return state;
  },
  isDone: ({ state }) => turnOf(state)?.company !== 'ACL',
  judge: ({ state, answers }) => {
    const details = { company: 'ACL', cash: state.cash.ACL ?? 0 };
    if (hasTrain(state, 'ACL', '4'))
      return { verdict: 'right', said: { key: 'lesson/withhold/right', details } };
    const how = answers[0]?.choice === 'withhold' ? 'not-bought' : 'paid';
    return { verdict: 'wrong', said: { key: `lesson/withhold/${how}`, details } };
  },
  script: buysTheFirstFour,
  solution: [{ decision: DECISIONS.dividend.name, choice: 'withhold' }, buy('4')],
  sequel: untilStockRound(2, () => 'ACL'),
};

export const convert: Lesson<State> = {
  id: 'convert',
  rule: '7.1',
  position: () => {
    const state = beforeTheFours();
    company(state, 'FEC', { size: 10, held: { p2: 6 }, price: 90, cash: 460, trains: ['2'] });
    company(state, 'ACL', { held: { p1: 3, p3: 1 }, price: 110, cash: 60, trains: ['2'] });
    station(state, 'ACL', 'F23');
    depot(state, '4', 3);
    cash(state, { p1: 40, p2: 120, p3: 150 });
    operate(state, DECISIONS.convert.name);
    return state;
  },
  isDone: ({ state }) => turnOf(state)?.company !== 'ACL',
  judge: ({ state }) => {
    const { size } = state.companies.ACL;
    const details = { company: 'ACL', cash: state.cash.ACL ?? 0 };
    if (hasTrain(state, 'ACL', '4'))
      return { verdict: 'right', said: { key: 'lesson/convert/right', details } };
    return {
      verdict: 'wrong',
      said: { key: `lesson/convert/${size === 10 ? 'not-bought' : 'kept'}`, details },
    };
  },
  script: buysTheFirstFour,
  solution: [
    { decision: DECISIONS.convert.name, choice: 'convert' },
    { decision: DECISIONS.layTrack.name, choice: PASS },
    { decision: DECISIONS.placeToken.name, choice: PASS },
    {
      decision: DECISIONS.runTrains.name,
      choice: { routes: [{ train: '2-1', path: ['B23.0', 'C24.0', 'D25.0', 'E24', 'F23.0'] }] },
    },
    { decision: DECISIONS.dividend.name, choice: 'pay' },
    buy('4'),
  ],
  sequel: untilStockRound(2, () => 'ACL'),
};

export const rust: Lesson<State> = {
  id: 'rust',
  rule: '8.3',
  position: () => {
    const state = beforeTheFours();
    company(state, 'FEC', {
      size: 10,
      held: { p2: 5, p1: 1 },
      pool: 2,
      price: 140,
      cash: 90,
      trains: ['2', '2'],
    });
    company(state, 'ACL', {
      size: 10,
      held: { p1: 6, p3: 2 },
      pool: 1,
      price: 100,
      cash: 620,
      trains: ['3'],
    });
    depot(state, '3', 1);
    cash(state, { p1: 150, p2: 320, p3: 200 });
    operate(state);
    playTo(state, DECISIONS.buyTrain.name, 'ACL');
    return state;
  },
  isDone: ({ state }) => turnOf(state)?.company !== 'ACL',
  judge: ({ state }) => {
    const details = { company: 'ACL', other: 'FEC', cash: state.cash.ACL ?? 0 };
    if (state.companies.FEC.trains.length === 0) {
      return { verdict: 'right', said: { key: 'lesson/rust/right', details } };
    }
    const how = state.depot[1] === 0 ? 'one-more' : 'idle';
    return { verdict: 'wrong', said: { key: `lesson/rust/${how}`, details } };
  },
  solution: [buy('3'), buy('4')],
  sequel: untilStockRound(2, () => 'FEC'),
};
