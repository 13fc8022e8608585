import { bestTrades, cashOf, sharesOf } from '@signalbox/rails';
import { newCompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import type { Company } from '@signalbox/titles/1860/data/companies.ts';
import { DECISIONS } from '@signalbox/titles/1860/exports.ts';
import { LINE } from '@signalbox/titles/1860/positions/line.ts';
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
import { presidentOf, priceOf, type State } from '@signalbox/titles/1860/state.ts';
import { type Judgement, LEARNER, type Lesson, type Verdict } from '../lesson.ts';
import { isTurnOf, onTheLine, untilStockRound } from './operating.ts';
import { isOwnTurn, othersPass, trade } from './shares.ts';

/** Lessons about companies without a train, without a president, and under British Rail. */

export const solvent: Lesson<State> = {
  id: 'solvent',
  rule: 'INS',
  position: () => {
    const state = onTheLine();
    phase(state, '5');
    company(state, 'IOW', { held: { p1: 4, p2: 3 }, price: 68, cash: 90, trains: [], insolvent: true });
    company(state, 'C&N', { held: { p1: 5, p3: 3 }, price: 110, cash: 40, trains: ['4+2', '5+3'] });
    depot(state, '6+3', 2);
    cash(state, { p1: 60, p2: 80, p3: 100 });
    operate(state);
    playTo(state, DECISIONS.buyTrain.name, 'IOW');
    return state;
  },
  isDone: ({ state }) => !isTurnOf(state, 'IOW') || !state.companies.IOW.insolvent,
  judge: ({ state }): Judgement => {
    const details = { company: 'IOW', other: 'C&N', cash: cashOf(state, 'IOW') };
    const verdict: Verdict = state.companies.IOW.insolvent ? 'wrong' : 'right';
    return { verdict, said: { key: `lesson/solvent/${verdict}`, details } };
  },
  solution: [
    { decision: DECISIONS.buyTrain.name, choice: { do: 'deal', from: 'C&N', train: '4+2', price: 10 } },
  ],
  sequel: untilStockRound('IOW'),
};

/** The second player takes the presidency as soon as possible. */
function takesPresidency(state: State, seat: string, decision: string) {
  if (decision !== DECISIONS.trade.name || seat === LEARNER) return null;
  const isFree = presidentOf(state, 'IOW') === null;
  return seat === 'p2' && isFree ? { do: 'buy', company: 'IOW', from: 'pool' } : { do: 'pass' };
}

export const receivership: Lesson<State> = {
  id: 'receivership',
  rule: 'REC',
  position: () => {
    const state = table(3);
    closePrivates(state);
    phase(state, '5');
    company(state, 'IOW', {
      held: { p1: 1, p2: 1 },
      pool: 5,
      president: 'pool',
      price: 50,
      cash: 460,
      trains: ['4+2'],
    });
    company(state, 'C&N', { held: { p3: 6, p1: 2 }, pool: 2, price: 54, cash: 60, trains: ['5+3'] });
    depot(state, '6+3', 2);
    cash(state, { p1: 60, p2: 60, p3: 40 });
    return state;
  },
  isDone: ({ state }) => !isOwnTurn(state),
  judge: ({ state }): Judgement => {
    const details = { company: 'IOW', price: priceOf(state, 'IOW'), cash: cashOf(state, 'IOW') };
    const verdict: Verdict = presidentOf(state, 'IOW') === LEARNER ? 'right' : 'wrong';
    return { verdict, said: { key: `lesson/receivership/${verdict}`, details } };
  },
  script: takesPresidency,
  solution: [trade({ do: 'buy', company: 'IOW', from: 'pool' })],
  sequel: {
    isOver: (state) => presidentOf(state, 'IOW') !== null || state.round.operating > 0,
    outcome: (_, after) => ({
      key: 'lesson/receivership/later',
      details: { company: 'IOW', president: presidentOf(after, 'IOW') ?? '' },
    }),
  },
};

/** What a company pays in each round under British Rail. */
function payment(state: State, id: Company): number {
  const [most] = bestTrades(runQuery({ ...state, era: 'british-rail' }, newCompanyTurn(id)));
  return most?.revenue ?? 0;
}

export const britishRail: Lesson<State> = {
  id: 'british-rail',
  rule: 'NAT',
  position: () => {
    const state = table(3);
    closePrivates(state);
    const { I5: _, ...line } = LINE;
    tiles(state, line);
    phase(state, '9');
    state.era = 'southern';
    company(state, 'C&N', { held: { p1: 5, p2: 3 }, pool: 2, price: 62, trains: ['9+5'] });
    company(state, 'IOW', { held: { p2: 5, p3: 3 }, pool: 2, price: 62, trains: ['9+5'] });
    company(state, 'FYN', { held: { p3: 5, p1: 3 }, pool: 2, price: 62, trains: ['9+5'] });
    cash(state, { p1: 65, p2: 20, p3: 20 });
    return state;
  },
  isDone: ({ state }) => !isOwnTurn(state),
  judge: ({ start, state }): Judgement => {
    const bought = (['C&N', 'IOW', 'FYN'] as const).find(
      (id) => sharesOf(state, id, LEARNER) > sharesOf(start, id, LEARNER),
    );
    if (!bought) return { verdict: 'wrong', said: { key: 'lesson/british-rail/idle' } };
    const details = { company: bought, revenue: payment(state, bought), best: payment(state, 'C&N') };
    const verdict: Verdict =
      details.revenue >= details.best ? 'right' : details.revenue > 0 ? 'nearly' : 'wrong';
    return { verdict, said: { key: `lesson/british-rail/${verdict}`, details } };
  },
  script: othersPass,
  solution: [trade({ do: 'buy', company: 'C&N', from: 'pool' })],
  sequel: {
    isOver: ({ outcome }) => outcome !== null,
    outcome: (_, after) => ({
      key: 'lesson/british-rail/later',
      details: { worth: after.outcome?.scores[LEARNER] ?? worthOf(after, LEARNER) },
    }),
  },
};
