import { pending } from '@signalbox/kernel';
import { bestRun } from '@signalbox/rails';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { DECISIONS } from '@signalbox/titles/18fl/exports.ts';
import { eighteenFL } from '@signalbox/titles/18fl/index.ts';
import {
  COAST_LINE,
  closeAllPrivates,
  company,
  operate,
  phase,
  station,
  table,
  tiles,
} from '@signalbox/titles/18fl/position.ts';
import { runQuery } from '@signalbox/titles/18fl/running.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import type { Answer, Lesson, Verdict } from '../lesson.ts';

/** Lessons about what a company's trains earn: the learner builds, and the best run decides. */

interface RunLesson {
  readonly id: string;
  readonly rule: string;
  readonly position: () => State;
  readonly company: Company;
  /** The step of the company's turn that the lesson is about. */
  readonly step: string;
  /** The most that its trains can earn after this step; a test tries everything that is offered. */
  readonly best: number;
  /** What still counts as done. */
  readonly enough: number;
  readonly solution: readonly Answer[];
}

function runLesson({ company, step, best, enough, ...lesson }: RunLesson): Lesson<State> {
  return {
    ...lesson,
    isDone: ({ state }) => pending(eighteenFL, state)?.decision !== step,
    judge: ({ state }) => {
      const { revenue } = bestRun(runQuery(state, company));
      const verdict: Verdict = revenue >= best ? 'right' : revenue >= enough ? 'nearly' : 'wrong';
      return {
        verdict,
        said: { key: `lesson/${lesson.id}/${verdict}`, details: { company, revenue, best } },
      };
    },
    sequel: null,
  };
}

const lay = (hex: string, tile: string, rotation: number): Answer => ({
  decision: DECISIONS.layTrack.name,
  choice: { do: 'lay', hex, tile, rotation },
});

export const firstTrack = runLesson({
  id: 'first-track',
  rule: '7.2',
  position: () => {
    const state = table(3);
    closeAllPrivates(state);
    company(state, 'ACL', { held: { p1: 3 }, price: 80, cash: 300, trains: ['2'], operated: false });
    operate(state);
    return state;
  },
  company: 'ACL',
  step: DECISIONS.layTrack.name,
  best: 50,
  enough: 40,
  solution: [lay('F21', '8', 4), lay('F23', '6o', 0)],
});

/** ACL on the coast line, in phase 3. */
function onTheCoast(price: number, cash: number): State {
  const state = table(3);
  closeAllPrivates(state);
  phase(state, '3');
  tiles(state, COAST_LINE);
  company(state, 'ACL', { held: { p1: 3, p2: 1 }, price, cash, trains: ['2', '2'] });
  return state;
}

export const secondStation = runLesson({
  id: 'second-station',
  rule: '7.3',
  position: () => {
    const state = onTheCoast(100, 300);
    operate(state, DECISIONS.placeToken.name);
    return state;
  },
  company: 'ACL',
  step: DECISIONS.placeToken.name,
  best: 120,
  enough: 80,
  solution: [{ decision: DECISIONS.placeToken.name, choice: { do: 'station', hex: 'F23', node: 0 } }],
});

export const upgrade = runLesson({
  id: 'upgrade',
  rule: '7.2.1',
  position: () => {
    const state = onTheCoast(110, 100);
    station(state, 'ACL', 'F23');
    operate(state);
    return state;
  },
  company: 'ACL',
  step: DECISIONS.layTrack.name,
  best: 140,
  enough: 130,
  solution: [lay('F23', '443o', 0)],
});
