import type { GameState } from '@signalbox/kernel';
import type { RunQuery } from '@signalbox/rails';
import type { Company as Company18FL } from '@signalbox/titles/18fl/data/companies.ts';
import { runQuery as runQuery18FL } from '@signalbox/titles/18fl/running.ts';
import type { State as State18FL } from '@signalbox/titles/18fl/state.ts';
import type { Company as Company1841 } from '@signalbox/titles/1841/data/companies.ts';
import { runQuery as runQuery1841 } from '@signalbox/titles/1841/operating-round/running.ts';
import type { State as State1841 } from '@signalbox/titles/1841/state.ts';
import type { CompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import { runQuery as runQuery1860 } from '@signalbox/titles/1860/running.ts';
import type { State as State1860 } from '@signalbox/titles/1860/state.ts';

/** How each title's states are asked what a company would run with. */
const QUERIES: Readonly<Record<string, (state: GameState, company: string) => RunQuery>> = {
  '18FL': (state, company) => runQuery18FL(state as State18FL, company as Company18FL),
  '1841': (state, company) => runQuery1841(state as State1841, company as Company1841),
  '1860': (state, company) => runQuery1860(state as State1860, turnOf(state, company)),
};

/** The turn a company is in the middle of, if it is: it may run on lease. */
function turnOf({ stack }: GameState, company: string): CompanyTurn {
  const turn = stack
    .map(({ vars }) => vars as Partial<CompanyTurn>)
    .find((vars) => vars?.company === company);
  return { leased: null, ...turn, company } as CompanyTurn;
}

interface WithCompanies {
  readonly companies: Readonly<Record<string, { readonly trains: readonly string[] }>>;
}

/** Every company that has something to run with, and its situation. */
export function queriesAt(title: string, state: GameState): RunQuery[] {
  const query = QUERIES[title];
  if (!query) return [];
  const { companies } = state as GameState & WithCompanies;
  return Object.keys(companies)
    .map((company) => query(state, company))
    .filter(({ trains }) => trains.length > 0);
}
