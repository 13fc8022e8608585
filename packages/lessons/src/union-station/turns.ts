import { BANK } from '@signalbox/rails';
import { worthOf } from '@signalbox/titles/union-station/end.ts';
import { DECISIONS } from '@signalbox/titles/union-station/exports.ts';
import { NEAR_THE_END_OF_THE_LINE, position } from '@signalbox/titles/union-station/position.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import { type Answer, LEARNER, type Lesson, type Verdict } from '../lesson.ts';

/** Lessons about a single turn: what counts is how far the learner is ahead afterwards. */

interface TurnLesson {
  readonly id: string;
  readonly rule: string;
  readonly position: () => State;
  /** The largest lead after the turn; a test tries everything that is offered. */
  readonly best: number;
  /** What still counts as done. */
  readonly enough: number;
  readonly solution: readonly Answer[];
}

/** How far the learner is ahead of the best of the others; negative: behind. */
export function leadIn(state: State): number {
  const worth = (seat: string) => state.outcome?.scores[seat] ?? worthOf(state, seat);
  return worth(LEARNER) - Math.max(...state.seats.filter((seat) => seat !== LEARNER).map(worth));
}

export const isTurnOver = (state: State) => state.outcome !== null || state.toAct !== LEARNER;

function turnLesson({ best, enough, ...lesson }: TurnLesson): Lesson<State> {
  return {
    ...lesson,
    isDone: ({ state }) => isTurnOver(state),
    judge: ({ start, state }) => {
      const lead = leadIn(state);
      const verdict: Verdict = lead >= best ? 'right' : lead >= enough ? 'nearly' : 'wrong';
      const details = { gain: lead - leadIn(start), best: best - leadIn(start) };
      return { verdict, said: { key: `lesson/${lesson.id}/${verdict}`, details } };
    },
    sequel: null,
  };
}

export const act = (choice: Answer['choice']): Answer => ({ decision: DECISIONS.chooseAction.name, choice });
const disc = (hex: string): Answer => ({ decision: DECISIONS.placeDisc.name, choice: hex });

/** Everybody has this much; the bank has paid it. */
export function purses(state: State, cash: Readonly<Record<string, number>>): State {
  Object.assign(state.cash, cash);
  state.cash[BANK] = -state.seats.reduce((sum, seat) => sum + state.cash[seat]!, 0);
  return state;
}

export const goldSquare = turnLesson({
  id: 'gold-square',
  rule: 'DIV',
  position: () =>
    position({
      cash: { p1: 20, p2: 18, p3: 18 },
      held: { CBQ: { p1: 1 }, PRR: { p2: 1 }, MILW: { p3: 1 } },
      values: { CBQ: 11, PRR: 9, MILW: 10 },
      offer: ['MILW', 'PRR', 'CBQ'],
      open: 'PFWC',
    }),
  best: 23,
  enough: 18,
  solution: [act({ do: 'buy', space: 3 })],
});

export const destination = turnLesson({
  id: 'destination',
  rule: 'LAY',
  position: () =>
    position({
      ...NEAR_THE_END_OF_THE_LINE,
      cash: { p1: 3, p2: 12, p3: 12 },
      held: { PRR: { p1: 3, p2: 1 }, CBQ: { p2: 1 }, ALTON: { p3: 2 } },
      values: { PRR: 17, CBQ: 12, ALTON: 20 },
      offer: ['MILW', 'CBQ', 'PFWC'],
      open: 'MILW',
    }),
  best: 53,
  enough: 20,
  solution: [act({ do: 'lay', railroad: 'PRR' }), disc('F25'), disc('G28')],
});

export const dilute = turnLesson({
  id: 'dilute',
  rule: 'BUY',
  position: () =>
    position({
      cash: { p1: 31, p2: 10, p3: 12 },
      held: { MILW: { p2: 1, p1: 1 }, PRR: { p1: 1, p3: 2 } },
      values: { MILW: 23, PRR: 16, CBQ: 14, PFWC: 15 },
      offer: ['CBQ', 'MILW', 'PFWC'],
      open: 'ALTON',
    }),
  best: 48,
  enough: 37,
  solution: [act({ do: 'buy', space: 2 })],
});

export const dragDown = turnLesson({
  id: 'drag-down',
  rule: 'SELL',
  position: () =>
    position({
      cash: { p1: 6, p2: 5, p3: 10 },
      held: { PRR: { p1: 1, p2: 4 }, CBQ: { p1: 3 }, MILW: { p3: 2 } },
      values: { PRR: 31, CBQ: 20, MILW: 22, PFWC: 18, ALTON: 14 },
      offer: ['PFWC', 'ALTON', 'PFWC'],
      open: 'MILW',
    }),
  best: -8,
  enough: -26,
  solution: [act({ do: 'sell', railroad: 'PRR' })],
});

export const stationCompany = turnLesson({
  id: 'station-company',
  rule: 'CUS',
  position: () =>
    position({
      cash: { p1: 14, p2: 14, p3: 14 },
      held: {
        PRR: { p1: 1, p2: 1 },
        PFWC: { p1: 1 },
        MILW: { p1: 1, p3: 1 },
        CBQ: { p2: 1 },
        ALTON: { p3: 1 },
      },
      values: { PRR: 10, PFWC: 9, MILW: 11, CBQ: 8, ALTON: 9 },
      station: { PRR: 2, PFWC: 2, MILW: 2, CBQ: 2, ALTON: 1 },
      offer: ['ALTON', 'PRR', 'PFWC'],
      open: 'CBQ',
    }),
  best: 23,
  enough: 16,
  solution: [act({ do: 'buy', space: 1 })],
});
