import { pending } from '@signalbox/kernel';
import { sharesOf } from '@signalbox/rails';
import { START_PRICES } from '@signalbox/titles/18fl/data/market.ts';
import { DECISIONS } from '@signalbox/titles/18fl/exports.ts';
import { missingToFloat } from '@signalbox/titles/18fl/founding.ts';
import { eighteenFL } from '@signalbox/titles/18fl/index.ts';
import { cash, operate, playTo, sinkingCompany, table } from '@signalbox/titles/18fl/position.ts';
import { COMPANY_IDS, presidentOf, priceOf, type State, worthOf } from '@signalbox/titles/18fl/state.ts';
import { type Answer, type Judgement, LEARNER, type Lesson } from '../lesson.ts';
import { untilStockRound } from './sequel.ts';

/** Lessons about shares: starting a company, selling one's way out of it, and paying for it. */

const trade = (choice: Answer['choice']): Answer => ({ decision: DECISIONS.trade.name, choice });

const isStockRound = (state: State) => pending(eighteenFL, state)?.decision === DECISIONS.trade.name;

const ownCompany = (state: State) => COMPANY_IDS.find((id) => presidentOf(state, id) === LEARNER) ?? null;

/** What the learner has in the lesson about floating: three shares at 80, not at 90. */
const SAVINGS = 250;
const BEST_START = 80;

export const float: Lesson<State> = {
  id: 'float',
  rule: '6.2',
  position: () => {
    const state = table(3);
    cash(state, { p1: SAVINGS, p2: 60, p3: 60 });
    return state;
  },
  isDone: ({ start, state }) => !isStockRound(state) || state.round.stock > start.round.stock,
  judge: ({ state }): Judgement => {
    const own = ownCompany(state);
    if (!own) return { verdict: 'wrong', said: { key: 'lesson/float/idle' } };
    const { floated, startPrice } = state.companies[own];
    const price = startPrice ?? START_PRICES[0];
    const details = { company: own, price, cash: state.cash[own] ?? 0, count: missingToFloat(state, own) };
    if (floated) {
      const verdict = price === BEST_START ? 'right' : 'nearly';
      return { verdict, said: { key: `lesson/float/${verdict}`, details: { ...details, best: BEST_START } } };
    }
    const how = price * 3 > SAVINGS ? 'too-expensive' : 'not-bought';
    return { verdict: 'wrong', said: { key: `lesson/float/${how}`, details } };
  },
  solution: [
    trade({ do: 'start', company: 'ACL', price: BEST_START, size: 5 }),
    trade({ do: 'buy', company: 'ACL', from: 'ipo' }),
  ],
  sequel: untilStockRound(2, ownCompany),
};

export const dump: Lesson<State> = {
  id: 'dump',
  rule: '5.4',
  position: () => {
    const state = sinkingCompany({ p1: 5, p2: 3 });
    cash(state, { p1: 60, p2: 430, p3: 200 });
    return state;
  },
  isDone: ({ state }) => presidentOf(state, 'FEC') !== LEARNER || !isAsked(state),
  judge: ({ state }): Judgement => {
    const president = presidentOf(state, 'FEC');
    const details = { company: 'FEC', president: president ?? '', price: priceOf(state, 'FEC') };
    if (president !== LEARNER) return { verdict: 'right', said: { key: 'lesson/dump/right', details } };
    const sold = sharesOf(state, 'FEC', LEARNER) < 5;
    return { verdict: 'wrong', said: { key: `lesson/dump/${sold ? 'too-few' : 'kept'}`, details } };
  },
  solution: [trade({ do: 'sell', company: 'FEC', count: 3 })],
  sequel: untilStockRound(2, () => 'FEC'),
};

function isAsked(state: State): boolean {
  return pending(eighteenFL, state)?.seats.includes(LEARNER) ?? false;
}

/** The most that the learner can be worth after paying for the train; a test tries every sale. */
const BEST_RESCUE = 530;

export const rescue: Lesson<State> = {
  id: 'rescue',
  rule: '8.4.1',
  position: () => {
    const state = sinkingCompany({ p1: 5, p2: 2 });
    cash(state, { p1: 60, p2: 430, p3: 200 });
    operate(state);
    playTo(state, DECISIONS.buyTrain.name, 'FEC');
    return state;
  },
  isDone: ({ state }) => state.companies.FEC.trains.length > 0 || state.bankrupt.includes(LEARNER),
  judge: ({ state }): Judgement => {
    const details = { company: 'FEC', worth: worthOf(state, LEARNER), best: BEST_RESCUE };
    if (state.bankrupt.includes(LEARNER))
      return { verdict: 'wrong', said: { key: 'lesson/rescue/bankrupt', details } };
    const verdict = details.worth >= BEST_RESCUE ? 'right' : 'nearly';
    return { verdict, said: { key: `lesson/rescue/${verdict}`, details } };
  },
  solution: [
    { decision: DECISIONS.buyTrain.name, choice: { do: 'finance', from: 'bank', train: '4' } },
    { decision: DECISIONS.sellForTrain.name, choice: { company: 'ACL', count: 3 } },
  ],
  sequel: null,
};
