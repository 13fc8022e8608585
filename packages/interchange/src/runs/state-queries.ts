import type { GameState } from '@signalbox/kernel';
import type { RunQuery } from '@signalbox/rails';
import type { Company as Company18FL } from '@signalbox/titles/18fl/data/companies.ts';
import { turnOf as turn18FL } from '@signalbox/titles/18fl/exports.ts';
import { runQuery as runQuery18FL } from '@signalbox/titles/18fl/running.ts';
import type { State as State18FL } from '@signalbox/titles/18fl/state.ts';
import type { Company as Company1841 } from '@signalbox/titles/1841/data/companies.ts';
import { turnOf as turn1841 } from '@signalbox/titles/1841/exports.ts';
import { runQuery as runQuery1841 } from '@signalbox/titles/1841/operating-round/running.ts';
import type { State as State1841 } from '@signalbox/titles/1841/state.ts';
import { newCompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import type { Company as Company1860 } from '@signalbox/titles/1860/data/companies.ts';
import { turnOf as turn1860 } from '@signalbox/titles/1860/exports.ts';
import { runQuery as runQuery1860 } from '@signalbox/titles/1860/running.ts';
import type { State as State1860 } from '@signalbox/titles/1860/state.ts';

/** For each title, how to find the operating company and the run query of a company in a state. */
export const QUERIES: Readonly<
  Record<
    string,
    {
      readonly operator: (state: GameState) => string | undefined;
      readonly query: (state: GameState, company: string) => RunQuery;
    }
  >
> = {
  '18FL': {
    operator: (state) => turn18FL(state as State18FL)?.company,
    query: (state, company) => runQuery18FL(state as State18FL, company as Company18FL),
  },
  '1841': {
    operator: (state) => turn1841(state as State1841)?.company,
    query: (state, company) => runQuery1841(state as State1841, company as Company1841),
  },
  '1860': {
    operator: (state) => turn1860(state as State1860)?.company,
    query: (state, company) => query1860(state as State1860, company as Company1860),
  },
};

/** A company in the middle of its turn may run a leased train. */
function query1860(state: State1860, company: Company1860): RunQuery {
  const turn = turn1860(state);
  return runQuery1860(state, turn?.company === company ? turn : newCompanyTurn(company));
}

/** The operating company. */
export function operatorAt(title: string, state: GameState): string | undefined {
  return QUERIES[title]?.operator(state);
}

interface WithCompanies {
  readonly companies: Readonly<Record<string, { readonly trains: readonly string[] }>>;
}

/** Every company that has a train to run, with its run query. */
export function queriesAt(title: string, state: GameState): RunQuery[] {
  const query = QUERIES[title]?.query;
  if (!query) return [];
  const { companies } = state as GameState & WithCompanies;
  return Object.keys(companies)
    .map((company) => query(state, company))
    .filter(({ trains }) => trains.length > 0);
}
