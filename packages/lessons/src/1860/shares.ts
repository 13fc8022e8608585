import { enclosing, PASS } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1860/exports.ts';
import { missingToFloat } from '@signalbox/titles/1860/floating.ts';
import {
  cash,
  closePrivates,
  company,
  depot,
  phase,
  table,
  unsold,
} from '@signalbox/titles/1860/positions/position.ts';
import { worthOf } from '@signalbox/titles/1860/share-value.ts';
import { presidentOf, priceOf, type State } from '@signalbox/titles/1860/state.ts';
import { type Answer, type Judgement, LEARNER, type Lesson, type Verdict } from '../lesson.ts';

/** Lessons about shares: the par of a company, sales in the red zone, and who presides. */

export const trade = (choice: Answer['choice']): Answer => ({ decision: DECISIONS.trade.name, choice });

export const isOwnTurn = (state: State) => enclosing(state, PROCEDURES.stockTurn)?.vars.seat === LEARNER;

/** Nobody else does anything in the stock round. */
export const othersPass = (_: State, __: string, decision: string) =>
  decision === DECISIONS.trade.name ? PASS : null;

/** Five shares at 82, not at 90. */
const SAVINGS = 420;
const BEST_PAR = 82;

export const par: Lesson<State> = {
  id: 'par',
  rule: 'FL',
  position: () => {
    const state = table(3);
    closePrivates(state);
    unsold(state, 'IOW');
    unsold(state, 'C&N');
    cash(state, { p1: SAVINGS, p2: 20, p3: 20 });
    return state;
  },
  isDone: ({ start, state }) =>
    state.companies.IOW.floated ||
    state.companies['C&N'].floated ||
    enclosing(state, PROCEDURES.stockTurn) === null ||
    state.round.stock > start.round.stock,
  judge: ({ state }): Judgement => {
    const own = (['IOW', 'C&N'] as const).find((id) => presidentOf(state, id) === LEARNER);
    if (!own) return { verdict: 'wrong', said: { key: 'lesson/par/idle' } };
    const { floated, par: price } = state.companies[own];
    const details = {
      company: own,
      price: price ?? 0,
      cash: state.cash[own] ?? 0,
      count: missingToFloat(state, own),
      best: BEST_PAR,
    };
    if (!floated) return { verdict: 'wrong', said: { key: 'lesson/par/wrong', details } };
    const verdict: Verdict = price === BEST_PAR ? 'right' : 'nearly';
    return { verdict, said: { key: `lesson/par/${verdict}`, details } };
  },
  script: othersPass,
  solution: [
    trade({ do: 'start', company: 'C&N', par: BEST_PAR }),
    trade({ do: 'buy', company: 'C&N', from: 'ipo' }),
    trade({ do: 'buy', company: 'C&N', from: 'ipo' }),
    trade({ do: 'buy', company: 'C&N', from: 'ipo' }),
  ],
  sequel: null,
};

/** What has to be raised, and the most that the learner can be worth then; a test tries every sale. */
const WANTED = 320;
const BEST_SALE = 1296;

export const redZone: Lesson<State> = {
  id: 'red-zone',
  rule: 'MK',
  position: () => {
    const state = table(3);
    closePrivates(state);
    phase(state, '5');
    company(state, 'IOW', { held: { p2: 6, p1: 4 }, price: 158, trains: ['5+3'] });
    company(state, 'C&N', { held: { p3: 6, p1: 4 }, price: 166, trains: ['5+3'] });
    depot(state, '6+3', 2);
    cash(state, { p1: 0, p2: 20, p3: 20 });
    return state;
  },
  isDone: ({ state }) => !isOwnTurn(state),
  judge: ({ state }): Judgement => {
    const worth = worthOf(state, LEARNER);
    const details = { cash: cashOf(state, LEARNER), wanted: WANTED, worth, best: BEST_SALE };
    if (details.cash < WANTED) return { verdict: 'wrong', said: { key: 'lesson/red-zone/wrong', details } };
    const verdict: Verdict = worth >= BEST_SALE ? 'right' : 'nearly';
    return { verdict, said: { key: `lesson/red-zone/${verdict}`, details } };
  },
  script: othersPass,
  solution: [
    trade({ do: 'sell', company: 'C&N', count: 1 }),
    trade({ do: 'sell', company: 'IOW', count: 1 }),
    trade(PASS),
  ],
  sequel: null,
};

export const presidency: Lesson<State> = {
  id: 'presidency',
  rule: 'SR',
  position: () => {
    const state = table(3);
    closePrivates(state);
    phase(state, '4');
    company(state, 'IOW', {
      held: { p2: 4, p1: 4 },
      pool: 2,
      president: 'p2',
      price: 82,
      cash: 300,
      trains: ['4+2'],
    });
    company(state, 'C&N', { held: { p1: 2, p3: 4 }, price: 60, trains: [] });
    cash(state, { p1: 60, p2: 20, p3: 20 });
    return state;
  },
  isDone: ({ state }) => !isOwnTurn(state),
  judge: ({ state }): Judgement => {
    const details = {
      company: 'IOW',
      price: priceOf(state, 'IOW'),
      president: presidentOf(state, 'IOW') ?? '',
    };
    const verdict: Verdict = details.president === LEARNER ? 'right' : 'wrong';
    return { verdict, said: { key: `lesson/presidency/${verdict}`, details } };
  },
  script: othersPass,
  solution: [
    trade({ do: 'sell', company: 'C&N', count: 1 }),
    trade({ do: 'buy', company: 'IOW', from: 'pool' }),
  ],
  sequel: null,
};
