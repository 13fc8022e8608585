import { enclosing, type Frame } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import { actorFor } from '@signalbox/titles/1841/control.ts';
import { COMPANY_IDS } from '@signalbox/titles/1841/data/companies.ts';
import { auctionAt, DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { cheapestPrice } from '@signalbox/titles/1841/operating-round/train-market.ts';
import { inPhase, inStockRound, lay, put, table } from '@signalbox/titles/1841/position.ts';
import { priceOf, type State, worthOf } from '@signalbox/titles/1841/state.ts';
import { foundingObjection } from '@signalbox/titles/1841/stock-round/founding.ts';
import { type Answer, type Judgement, LEARNER, type Lesson, type Verdict } from '../lesson.ts';
import { purses, untilStockRound } from './common.ts';

/** Lessons about players: a concession, a company to found, and one without a president. */

const trade = (choice: Answer['choice']): Answer => ({ decision: DECISIONS.trade.name, choice });

const isOwnTurn = (state: State) => enclosing(state, PROCEDURES.stockTurn)?.vars.seat === LEARNER;

/** What the learner has, and what the rival goes up to. */
const SAVINGS = 300;
const RIVAL = 110;
const LEAST = RIVAL + 5;
/** The lowest par. */
const LOWEST = 68;

/** The rival raises by five up to its limit; nobody else bids, and nobody trades. */
function raises(state: State, seat: string, decision: string) {
  if (decision === DECISIONS.putUp.name) return { do: 'pass' };
  if (decision === DECISIONS.trade.name) return seat === LEARNER ? null : { do: 'pass' };
  if (decision !== DECISIONS.bid.name) return null;
  const next = (auctionAt(state)?.highest?.amount ?? 0) + 5;
  return seat === 'p2' && next <= RIVAL ? { do: 'bid', amount: Math.max(next, 20) } : { do: 'pass' };
}

export const concession: Lesson<State> = {
  id: 'concession',
  rule: '2.1',
  position: () => {
    const state = table(3);
    state.concessions = { Bayard: 'p3', SFTG: null };
    purses(state, { p1: SAVINGS, p2: 120, p3: 60 });
    state.stack = [
      { procedure: 'sequence-of-play', label: 'concession-round', vars: {} },
      { procedure: 'concession-round', label: 'concession-auctions', vars: { totals: {} } },
      { procedure: 'concession-auctions', label: 'put-up', vars: { turn: LEARNER, declined: 0, lot: null } },
    ] satisfies Frame[];
    return state;
  },
  isDone: ({ state }) => enclosing(state, PROCEDURES.concessionRound) === null,
  judge: ({ state }): Judgement => {
    const price = SAVINGS - cashOf(state, LEARNER);
    const details = { company: 'SFTG', price, cash: cashOf(state, LEARNER), best: LEAST, cost: 2 * LOWEST };
    if (state.concessions.SFTG !== LEARNER)
      return { verdict: 'wrong', said: { key: 'lesson/concession/lost', details } };
    if (foundingObjection(state, LEARNER, { company: 'SFTG', price: LOWEST }))
      return { verdict: 'wrong', said: { key: 'lesson/concession/too-much', details } };
    const verdict: Verdict = price <= LEAST ? 'right' : 'nearly';
    return { verdict, said: { key: `lesson/concession/${verdict}`, details } };
  },
  script: raises,
  solution: [
    { decision: DECISIONS.putUp.name, choice: 'SFTG' },
    { decision: DECISIONS.bid.name, choice: { do: 'bid', amount: LEAST } },
  ],
  sequel: {
    isOver: ({ round }) => round.stock >= 2,
    outcome: (_, after) => {
      const held = after.concessions.SFTG === LEARNER;
      return {
        key: `lesson/concession/${held ? 'kept' : 'gone'}`,
        details: { company: 'SFTG', worth: worthOf(after, LEARNER) },
      };
    },
  },
};

/** What the learner has to found a company with, and the most that its treasury can hold then; a test tries everything. */
const CAPITAL = 400;
const BEST_TREASURY = 350;

/** A company that the learner has founded in this lesson. */
const founded = (state: State) =>
  COMPANY_IDS.find((id) => state.companies[id].status === 'active' && actorFor(state, id) === LEARNER) ??
  null;

export const found: Lesson<State> = {
  id: 'found',
  rule: '3.3.4',
  position: () => {
    const state = inPhase('3', {}, 3);
    state.concessions = {};
    state.depot = [0, 4, 4, 3, 2, 2, 7];
    put(state, 'RSFS', {
      held: { p2: 4, p3: 2 },
      price: 144,
      cash: 150,
      trains: ['3', '3'],
      at: ['L14'],
      tokens: 1,
    });
    lay(state, { L14: '206/0', L12: '57/1' });
    purses(state, { p1: CAPITAL, p2: 40, p3: 40 });
    return inStockRound(state);
  },
  isDone: ({ state }) => !isOwnTurn(state),
  judge: ({ state }): Judgement => {
    const company = founded(state);
    if (!company) return { verdict: 'wrong', said: { key: 'lesson/found/idle' } };
    const details = {
      company,
      cash: cashOf(state, company),
      cost: cheapestPrice(state)!,
      best: BEST_TREASURY,
    };
    if (details.cash < details.cost)
      return { verdict: 'wrong', said: { key: 'lesson/found/too-poor', details } };
    const verdict: Verdict = details.cash >= BEST_TREASURY ? 'right' : 'nearly';
    return { verdict, said: { key: `lesson/found/${verdict}`, details } };
  },
  solution: [
    trade({ do: 'found', company: 'CGTF', price: 100 }),
    { decision: DECISIONS.firstShares.name, choice: 'buy' },
    { decision: DECISIONS.firstShares.name, choice: 'buy' },
    { decision: DECISIONS.chooseHome.name, choice: { hex: 'M7', node: 0 } },
    { decision: DECISIONS.buyTokens.name, choice: 2 },
  ],
  sequel: untilStockRound(founded),
};

/** Somebody else takes the certificate as soon as it can. */
function takesCertificate(state: State, seat: string, decision: string) {
  if (decision !== DECISIONS.trade.name || seat === LEARNER) return null;
  const isLeft = state.presidents.CGTF === 'pool';
  return seat === 'p3' && isLeft ? { do: 'buy', company: 'CGTF', from: 'president' } : { do: 'pass' };
}

export const frozen: Lesson<State> = {
  id: 'frozen',
  rule: '4.5.1.1',
  position: () => {
    const state = inPhase('5', {}, 3);
    state.depot = [0, 0, 0, 1, 2, 2, 7];
    put(state, 'CGTF', {
      held: { pool: 5, p2: 1 },
      president: 'pool',
      price: 84,
      cash: 420,
      trains: ['4', '5'],
      at: ['M7', 'K11'],
    });
    put(state, 'SFTG', { held: { p2: 4, p1: 2, pool: 2 }, price: 175, cash: 60, trains: ['4', '4'] });
    put(state, 'SFTN', { held: { p3: 4, p1: 2, pool: 1 }, price: 152, cash: 90, trains: ['4'] });
    purses(state, { p1: 180, p2: 60, p3: 200 });
    return inStockRound(state);
  },
  isDone: ({ state }) => !isOwnTurn(state),
  judge: ({ state }): Judgement => {
    const details = { company: 'CGTF', price: priceOf(state, 'CGTF'), cash: cashOf(state, 'CGTF') };
    const verdict: Verdict = actorFor(state, 'CGTF') === LEARNER ? 'right' : 'wrong';
    return { verdict, said: { key: `lesson/frozen/${verdict}`, details } };
  },
  script: takesCertificate,
  solution: [trade({ do: 'buy', company: 'CGTF', from: 'president' })],
  sequel: {
    isOver: ({ presidents, round }) => presidents.CGTF !== 'pool' || round.operating > 0,
    outcome: (_, { presidents }) => ({
      key: 'lesson/frozen/later',
      details: { company: 'CGTF', president: presidents.CGTF ?? '' },
    }),
  },
};

/** How far the learner is ahead of the best of the others; negative: behind. */
export function leadIn(state: State): number {
  const others = state.seats.filter((seat) => seat !== LEARNER).map((seat) => worthOf(state, seat));
  return worthOf(state, LEARNER) - Math.max(...others);
}

/** Nobody else trades. */
const othersPass = (_: State, seat: string, decision: string) =>
  decision === DECISIONS.trade.name && seat !== LEARNER ? { do: 'pass' } : null;

export const lastPrice: Lesson<State> = {
  id: 'last-price',
  rule: '5',
  position: () => {
    const state = inPhase('8', {}, 3);
    state.depot = [0, 0, 0, 0, 0, 0, 4];
    put(state, 'SFTG', { held: { p1: 5, p2: 2, p3: 2, pool: 1 }, cell: [1, 18], cash: 300, trains: ['8'] });
    put(state, 'SFTN', { held: { p2: 5, p3: 3, pool: 2 }, cell: [1, 15], cash: 200, trains: ['8'] });
    put(state, 'CGTF', {
      held: { p3: 4, p2: 2, pool: 2 },
      cell: [2, 12],
      cash: 100,
      trains: ['8'],
      at: ['M7'],
    });
    lay(state, { I5: '4/2' });
    purses(state, { p1: 850, p2: 80, p3: 120 });
    return inStockRound(state);
  },
  isDone: ({ state }) => enclosing(state, PROCEDURES.stockRound) === null,
  judge: ({ state }): Judgement => {
    const details = { company: 'SFTG', price: priceOf(state, 'SFTG'), lead: leadIn(state) };
    const verdict: Verdict = state.trigger === 'price' ? 'right' : 'wrong';
    return { verdict, said: { key: `lesson/last-price/${verdict}`, details } };
  },
  script: othersPass,
  solution: [trade({ do: 'buy', company: 'SFTG', from: 'pool' }), trade({ do: 'pass' })],
  sequel: untilStockRound(() => 'SFTG'),
};
