import { enclosing } from '@signalbox/kernel';
import { newCompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import type { Company } from '@signalbox/titles/1860/data/companies.ts';
import { DECISIONS, PROCEDURES, turnOf } from '@signalbox/titles/1860/exports.ts';
import { eighteenSixty } from '@signalbox/titles/1860/index.ts';
import { runQuery } from '@signalbox/titles/1860/running.ts';
import { worthOf } from '@signalbox/titles/1860/share-value.ts';
import { operatingCompanies, presidentOf, type State } from '@signalbox/titles/1860/state.ts';
import type { Subject } from '../subject.ts';

export const SUBJECT: Subject<State> = {
  title: eighteenSixty,
  themes: ['run', 'track', 'presidency'],
  rules: { run: 'RUN', track: 'LAY', presidency: 'SR' },
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
      sell: null,
    },
    operating: (state) => turnOf(state)?.company ?? null,
    query: (state, company) => runQuery(state, newCompanyTurn(company as Company)),
    companies: operatingCompanies,
    president: (state, company) => presidentOf(state, company as Company),
    // Any legal run may be chosen anyway.
    freeRuns: (state) => state,
  },
};
