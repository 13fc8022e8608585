import { enclosing } from '@signalbox/kernel';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { DECISIONS, PROCEDURES, turnOf } from '@signalbox/titles/18fl/exports.ts';
import { eighteenFL } from '@signalbox/titles/18fl/index.ts';
import { runQuery } from '@signalbox/titles/18fl/running.ts';
import { operatingCompanies, presidentOf, type State, worthOf } from '@signalbox/titles/18fl/state.ts';
import type { Subject } from '../subject.ts';

export const SUBJECT: Subject<State> = {
  title: eighteenFL,
  themes: ['run', 'track', 'presidency', 'rescue', 'ending'],
  rules: { run: '7.4', track: '7.2', presidency: '5.4', rescue: '8.4.1', ending: '11' },
  worth: worthOf,
  isTurnOf: (state, seat) => enclosing(state, PROCEDURES.stockTurn)?.vars.seat === seat,
  stage: () => 0,
  turn: null,
  isNearEnd: ({ bankBroken }) => bankBroken === true,
  railway: {
    decisions: {
      track: DECISIONS.layTrack.name,
      run: DECISIONS.runTrains.name,
      trade: DECISIONS.trade.name,
      sell: DECISIONS.sellForTrain.name,
    },
    operating: (state) => turnOf(state)?.company ?? null,
    query: (state, company) => runQuery(state, company as Company),
    companies: operatingCompanies,
    president: (state, company) => presidentOf(state, company as Company),
    freeRuns: (state) => ({ ...state, options: { ...state.options, anyRun: true } }),
  },
};
