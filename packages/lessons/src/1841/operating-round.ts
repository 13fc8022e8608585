import { enclosing, type Frame, playInPlace } from '@signalbox/kernel';
import { bestRun, cashOf } from '@signalbox/rails';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import type { Train } from '@signalbox/titles/1841/data/trains.ts';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { eighteenFortyOne } from '@signalbox/titles/1841/index.ts';
import { runQuery } from '@signalbox/titles/1841/operating-round/running.ts';
import { cheapestPrice } from '@signalbox/titles/1841/operating-round/train-market.ts';
import { newTrainStep } from '@signalbox/titles/1841/operating-round/train-step.ts';
import { inPhase, inTurn, lay, put } from '@signalbox/titles/1841/position.ts';
import { type State, worthOf } from '@signalbox/titles/1841/state.ts';
import { type Answer, type Judgement, LEARNER, type Lesson, type Verdict } from '../lesson.ts';
import { isTurnOf, purses, untilStockRound } from './common.ts';

/** Lessons about trains: money for the next one, and what the first 4-train does to IRSFF. */

const buy = (train: Train): Answer => ({
  decision: DECISIONS.buyTrain.name,
  choice: { do: 'buy', from: 'bank', train },
});

const trainStep = (company: Company): Frame => ({
  procedure: 'train-step',
  label: 'buy-train',
  vars: newTrainStep(company),
});

const hasFour = (state: State) => state.companies.SFTG.trains.includes('4');

export const train: Lesson<State> = {
  id: 'train',
  rule: '4.6',
  position: () => {
    const state = inPhase('3', {}, 3);
    state.concessions = {};
    state.depot = [0, 0, 4, 3, 2, 2, 7];
    put(state, 'SFTG', { held: { p1: 6, p3: 4 }, price: 100, cash: 280, trains: ['2'] });
    put(state, 'SFTN', { held: { p2: 5, p3: 1 }, price: 68, cash: 420, trains: ['2'] });
    lay(state, { I5: '4/2', J6: '57/2' });
    purses(state, { p1: 40, p2: 60, p3: 90 });
    return inTurn(state, 'SFTG', DECISIONS.dividend.name, {
      revenue: bestRun(runQuery(state, 'SFTG')).revenue,
      rounds: 2,
    });
  },
  isDone: ({ state }) =>
    hasFour(state) || enclosing(state, PROCEDURES.financialActions) !== null || !isTurnOf(state, 'SFTG'),
  judge: ({ state, answers }): Judgement => {
    const details = { company: 'SFTG', cash: cashOf(state, 'SFTG') };
    if (hasFour(state)) return { verdict: 'right', said: { key: 'lesson/train/right', details } };
    const how = answers[0]?.choice === 'withhold' ? 'not-bought' : 'paid';
    return { verdict: 'wrong', said: { key: `lesson/train/${how}`, details } };
  },
  // The rival buys the first 4-train as soon as it can.
  script: (state, _, decision) =>
    decision === DECISIONS.buyTrain.name && isTurnOf(state, 'SFTN') && state.phase === '3'
      ? buy('4').choice
      : null,
  solution: [{ decision: DECISIONS.dividend.name, choice: 'withhold' }, buy('4')],
  sequel: untilStockRound(() => 'SFTG'),
};

/** The most that the learner can be worth after paying for the train; a test tries every sale. */
const BEST_RESCUE = 1167;

export const emergency: Lesson<State> = {
  id: 'emergency',
  rule: '4.5.1',
  position: () => {
    const state = inPhase('5', {}, 3);
    state.depot = [0, 0, 0, 1, 2, 2, 7];
    put(state, 'SFTG', { held: { p1: 4, p2: 3, p3: 3 }, price: 144, cash: 400 });
    put(state, 'CGTF', { held: { p3: 5, p1: 3, SFTG: 2 }, price: 177, cash: 60, trains: ['5'], at: ['M7'] });
    put(state, 'AFI', { held: { p2: 5, SFTG: 2, p3: 1 }, price: 158, cash: 30, trains: ['5'], at: ['K11'] });
    lay(state, { I5: '4/2' });
    purses(state, { p1: 60, p2: 120, p3: 150 });
    return inTurn(state, 'SFTG', trainStep('SFTG'), { after: ['CGTF', 'AFI'] });
  },
  isDone: ({ state }) => !isTurnOf(state, 'SFTG') || state.companies.SFTG.trains.length > 0,
  judge: ({ state }): Judgement => {
    const details = { company: 'SFTG', worth: worthOf(state, LEARNER), best: BEST_RESCUE };
    const verdict: Verdict = details.worth >= BEST_RESCUE ? 'right' : 'nearly';
    return { verdict, said: { key: `lesson/emergency/${verdict}`, details } };
  },
  // Nobody sells a train.
  script: (_, __, decision) => (decision === DECISIONS.consent.name ? 'decline' : null),
  solution: [
    { decision: DECISIONS.buyTrain.name, choice: { do: 'emergency' } },
    { decision: DECISIONS.sellInNeed.name, choice: { company: 'AFI', count: 2 } },
  ],
  sequel: null,
};

export const secession: Lesson<State> = {
  id: 'secession',
  rule: '4.6.9',
  position: () => {
    const state = inPhase('3', {}, 3);
    state.depot = [0, 0, 4, 3, 2, 2, 7];
    state.concessions = { IRSFF: 'p1', SFTG: 'p3' };
    put(state, 'IRSFF', {
      held: { p1: 3, p2: 3 },
      price: 144,
      cash: 480,
      trains: ['3', '3', '2'],
      tokens: 1,
    });
    put(state, 'SFTG', { held: { p3: 4 }, cash: 500, price: 158, trains: ['3'] });
    lay(state, { I5: '4/2' });
    purses(state, { p1: 100, p2: 100, p3: 100 });
    inTurn(state, 'SFTG', trainStep('SFTG'));
    playInPlace(eighteenFortyOne, state, { seat: 'p3', ...buy('4') });
    return state;
  },
  isDone: ({ state }) => state.presidents.SB !== null,
  judge: ({ state }): Judgement => {
    const details = {
      cash: cashOf(state, 'SB'),
      rest: cashOf(state, 'SFL'),
      cost: cheapestPrice(state)!,
    };
    const verdict: Verdict = state.presidents.SB === LEARNER ? 'right' : 'wrong';
    return { verdict, said: { key: `lesson/secession/${verdict}`, details } };
  },
  solution: [{ decision: DECISIONS.chooseCertificate.name, choice: 'SB' }],
  sequel: untilStockRound(() => 'SFL'),
};
