import { sharesOf } from '@signalbox/rails';
import { auctionAt, DECISIONS } from '@signalbox/titles/union-station/exports.ts';
import { position } from '@signalbox/titles/union-station/position.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import { opening } from '@signalbox/titles/union-station/testing/play.ts';
import { type Answer, type Judgement, LEARNER, type Lesson } from '../lesson.ts';
import { act, isTurnOver, leadIn, purses } from './turns.ts';

/** Lessons about the beginning and the end: what others bid, and when the game is over. */

const bid = (amount: number): Answer => ({ decision: DECISIONS.bid.name, choice: { do: 'bid', amount } });

/** What the rival has, and goes up to. */
const RIVAL = 9;
const LEAST = RIVAL + 1;

/** The rival raises by a dollar while there is money; the other has none to bid. */
function raises(state: State, seat: string, decision: string) {
  if (decision !== DECISIONS.bid.name) return null;
  const next = (auctionAt(state)?.highest?.amount ?? 0) + 1;
  return seat === 'p2' && next <= RIVAL ? { do: 'bid', amount: Math.max(next, 5) } : { do: 'pass' };
}

export const bidForShare: Lesson<State> = {
  id: 'bid',
  rule: 'AUC',
  position: () =>
    purses(opening(3, ['ALTON', 'PRR', 'PFWC', 'MILW', 'CBQ'], 'PRR', LEARNER), { p1: 30, p2: RIVAL, p3: 4 }),
  isDone: ({ state }) => state.values.ALTON > 0,
  judge: ({ state }): Judgement => {
    const price = state.values.ALTON;
    const details = { price, best: LEAST };
    if (sharesOf(state, 'ALTON', LEARNER) === 0)
      return { verdict: 'wrong', said: { key: 'lesson/bid/wrong', details } };
    const verdict = price <= LEAST ? 'right' : 'nearly';
    return { verdict, said: { key: `lesson/bid/${verdict}`, details } };
  },
  script: raises,
  solution: [bid(LEAST)],
  sequel: null,
};

export const lastDividend: Lesson<State> = {
  id: 'last-dividend',
  rule: 'END',
  position: () =>
    position({
      cash: { p1: 60, p2: 30, p3: 40 },
      held: { PRR: { p1: 2, p2: 3 }, CBQ: { p1: 2 }, MILW: { p2: 2, p3: 3 }, ALTON: { p3: 1 } },
      values: { PRR: 37, CBQ: 36, MILW: 30, PFWC: 26, ALTON: 24 },
      offer: ['PFWC', 'ALTON', 'CBQ'],
      open: 'PRR',
      dividends: 19,
    }),
  isDone: ({ state }) => isTurnOver(state),
  judge: ({ state }): Judgement => {
    const lead = leadIn(state);
    const details = { lead };
    if (state.outcome?.winners.includes(LEARNER))
      return { verdict: 'right', said: { key: 'lesson/last-dividend/right', details } };
    const how = state.outcome ? 'lost' : 'goes-on';
    return { verdict: 'wrong', said: { key: `lesson/last-dividend/${how}`, details } };
  },
  solution: [act({ do: 'buy', space: 3 })],
  sequel: {
    isOver: ({ outcome }) => outcome !== null,
    outcome: (_, after) => {
      const won = after.outcome?.winners.includes(LEARNER) ?? false;
      return {
        key: `lesson/last-dividend/${won ? 'still-won' : 'lost-later'}`,
        details: { lead: leadIn(after) },
      };
    },
  },
};
