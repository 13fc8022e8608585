import { PASS, pending } from '@signalbox/kernel';
import { bestTrades, cashOf } from '@signalbox/rails';
import { newCompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import type { Company } from '@signalbox/titles/1860/data/companies.ts';
import type { Train } from '@signalbox/titles/1860/data/trains.ts';
import { DECISIONS, turnOf } from '@signalbox/titles/1860/exports.ts';
import { eighteenSixty } from '@signalbox/titles/1860/index.ts';
import { COWES_TO_NEWPORT, LINE } from '@signalbox/titles/1860/positions/line.ts';
import { operate, playTo } from '@signalbox/titles/1860/positions/play.ts';
import {
  cash,
  closePrivates,
  company,
  depot,
  phase,
  table,
  tiles,
} from '@signalbox/titles/1860/positions/position.ts';
import { runQuery } from '@signalbox/titles/1860/running.ts';
import { worthOf } from '@signalbox/titles/1860/share-value.ts';
import { priceOf, type State } from '@signalbox/titles/1860/state.ts';
import { type Answer, LEARNER, type Lesson, type Sequel, type Verdict } from '../lesson.ts';

/** Lessons about a company's turn: what its trains earn, and how it keeps one. */

const hasTrain = (state: State, id: Company, train: Train) => state.companies[id].trains.includes(train);

const buy = (train: Train): Answer => ({
  decision: DECISIONS.buyTrain.name,
  choice: { do: 'buy', from: 'bank', train },
});

const lay = (hex: string, tile: string, rotation: number): Answer => ({
  decision: DECISIONS.layTrack.name,
  choice: { do: 'lay', hex, tile, rotation },
});

/** Playing on until the next stock round shows what has become of a company and of the learner. */
export function untilStockRound(id: Company): Sequel<State> {
  return {
    isOver: ({ round }) => round.stock >= 2,
    outcome: (judged, after) => {
      const { trains, insolvent } = after.companies[id];
      const how = insolvent ? 'insolvent' : trains.length > 0 ? 'trains' : 'no-train';
      const worth = worthOf(after, LEARNER);
      const before = worthOf(judged, LEARNER);
      const details = {
        company: id,
        trains,
        price: priceOf(after, id),
        worth,
        before,
        moved: worth - before,
      };
      return { key: `lesson/outcome/${how}`, details };
    },
  };
}

export const isTurnOf = (state: State, id: Company) => turnOf(state)?.company === id;

/** The most that a 2+1 can earn after this turn's track; a test tries everything that is offered. */
const BEST_TRACK = 60;
const ENOUGH_TRACK = 30;

export const track: Lesson<State> = {
  id: 'track',
  rule: 'LAY',
  position: () => {
    const state = table(3);
    closePrivates(state);
    company(state, 'C&N', { held: { p1: 5 }, price: 82, cash: 300, trains: ['2+1'] });
    depot(state, '2+1', 4);
    tiles(state, { F2: LINE.F2 });
    operate(state, DECISIONS.layTrack.name, 'C&N');
    return state;
  },
  isDone: ({ state }) =>
    pending(eighteenSixty, state)?.decision !== DECISIONS.layTrack.name || !isTurnOf(state, 'C&N'),
  judge: ({ state }) => {
    const [most] = bestTrades(runQuery(state, newCompanyTurn('C&N')));
    const revenue = most?.revenue ?? 0;
    const verdict: Verdict = revenue >= BEST_TRACK ? 'right' : revenue >= ENOUGH_TRACK ? 'nearly' : 'wrong';
    const details = { company: 'C&N', revenue, best: BEST_TRACK };
    return { verdict, said: { key: `lesson/track/${verdict}`, details } };
  },
  solution: [lay('F4', '742', 3), { decision: DECISIONS.layTrack.name, choice: PASS }],
  sequel: null,
};

/** C&N of the learner on the line to Ryde, IOW of the second player at its other end. */
export function onTheLine(): State {
  const state = table(3);
  closePrivates(state);
  tiles(state, LINE);
  return state;
}

export const halts: Lesson<State> = {
  id: 'halts',
  rule: 'RUN',
  position: () => {
    const state = onTheLine();
    phase(state, '3');
    company(state, 'IOW', { held: { p2: 6 }, price: 74, cash: 400, trains: ['2+1'] });
    company(state, 'C&N', { held: { p1: 6, p3: 2 }, price: 58, cash: 330, trains: ['3+2'] });
    depot(state, '4+2', 3);
    cash(state, { p1: 60, p2: 80, p3: 100 });
    operate(state, DECISIONS.runTrains.name, 'C&N');
    return state;
  },
  isDone: ({ state }) => !isTurnOf(state, 'C&N') || hasTrain(state, 'C&N', '4+2'),
  judge: ({ state, answers }) => {
    const details = { company: 'C&N', cash: cashOf(state, 'C&N') };
    if (!hasTrain(state, 'C&N', '4+2'))
      return { verdict: 'wrong', said: { key: 'lesson/halts/wrong', details } };
    const verdict: Verdict = answers.some(({ choice }) => choice === 'pay') ? 'right' : 'nearly';
    return { verdict, said: { key: `lesson/halts/${verdict}`, details } };
  },
  solution: [
    {
      decision: DECISIONS.runTrains.name,
      choice: { routes: [{ train: '3+2-1', path: [...COWES_TO_NEWPORT] }] },
    },
    { decision: DECISIONS.dividend.name, choice: 'pay' },
    buy('4+2'),
  ],
  sequel: untilStockRound('C&N'),
};

export const insolvency: Lesson<State> = {
  id: 'insolvency',
  rule: 'INS',
  position: () => {
    const state = onTheLine();
    phase(state, '3');
    company(state, 'IOW', { held: { p2: 6 }, price: 74, cash: 400, trains: ['2+1'] });
    company(state, 'C&N', { held: { p1: 6, p3: 2 }, price: 100, cash: 290, trains: ['2+1'] });
    depot(state, '4+2', 3);
    cash(state, { p1: 60, p2: 80, p3: 100 });
    operate(state, DECISIONS.dividend.name, 'C&N');
    return state;
  },
  isDone: ({ state }) => !isTurnOf(state, 'C&N'),
  judge: ({ state, answers }) => {
    const details = { company: 'C&N', cash: state.cash['C&N'] ?? 0 };
    if (hasTrain(state, 'C&N', '4+2'))
      return { verdict: 'right', said: { key: 'lesson/insolvency/right', details } };
    const how = answers[0]?.choice === 'withhold' ? 'not-bought' : 'paid';
    return { verdict: 'wrong', said: { key: `lesson/insolvency/${how}`, details } };
  },
  // The rival buys the first 4+2 as soon as it can.
  script: (state, _, decision) =>
    decision === DECISIONS.buyTrain.name && isTurnOf(state, 'IOW') && state.phase === '3'
      ? buy('4+2').choice
      : null,
  solution: [{ decision: DECISIONS.dividend.name, choice: 'withhold' }, buy('4+2')],
  sequel: untilStockRound('C&N'),
};

export const rust: Lesson<State> = {
  id: 'rust',
  rule: 'PH',
  position: () => {
    const state = onTheLine();
    phase(state, '3');
    company(state, 'IOW', { held: { p2: 6 }, price: 90, cash: 40, trains: ['2+1', '2+1'] });
    company(state, 'C&N', { held: { p1: 6, p3: 2 }, price: 100, cash: 700, trains: ['3+2'] });
    depot(state, '3+2', 1);
    cash(state, { p1: 60, p2: 80, p3: 100 });
    operate(state);
    playTo(state, DECISIONS.buyTrain.name, 'C&N');
    return state;
  },
  isDone: ({ state }) => !isTurnOf(state, 'C&N'),
  judge: ({ state }) => {
    const details = { company: 'C&N', other: 'IOW', cash: state.cash['C&N'] ?? 0 };
    if (state.companies.IOW.trains.length === 0)
      return { verdict: 'right', said: { key: 'lesson/rust/right', details } };
    const how = state.depot[1] === 0 ? 'one-more' : 'idle';
    return { verdict: 'wrong', said: { key: `lesson/rust/${how}`, details } };
  },
  solution: [buy('3+2'), buy('4+2')],
  sequel: untilStockRound('IOW'),
};
