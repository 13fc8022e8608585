import { enclosing } from '@signalbox/kernel';
import { actorFor, canAct } from '@signalbox/titles/1841/control.ts';
import { COMPANY_IDS, type Company } from '@signalbox/titles/1841/data/companies.ts';
import { DECISIONS, PROCEDURES, turnOf } from '@signalbox/titles/1841/exports.ts';
import { eighteenFortyOne } from '@signalbox/titles/1841/index.ts';
import { runQuery } from '@signalbox/titles/1841/operating-round/running.ts';
import { type State, worthOf } from '@signalbox/titles/1841/state.ts';
import type { Subject } from '../subject.ts';

export const SUBJECT: Subject<State> = {
  title: eighteenFortyOne,
  themes: ['run', 'track', 'presidency', 'rescue'],
  rules: { run: '4.3', track: '4.1', presidency: '3.5.3', rescue: '4.5.1' },
  worth: worthOf,
  isTurnOf: (state, seat) => enclosing(state, PROCEDURES.stockTurn)?.vars.seat === seat,
  stage: () => 0,
  turn: null,
  isNearEnd: () => false,
  railway: {
    decisions: {
      track: DECISIONS.layTrack.name,
      run: DECISIONS.runTrains.name,
      trade: DECISIONS.trade.name,
      sell: DECISIONS.sellInNeed.name,
    },
    operating: (state) => turnOf(state)?.company ?? null,
    query: (state, company) => runQuery(state, company as Company),
    companies: (state) => COMPANY_IDS.filter((company) => canAct(state, company)),
    president: (state, company) => actorFor(state, company),
    freeRuns: (state) => ({ ...state, options: { ...state.options, anyRun: true } }),
  },
};
