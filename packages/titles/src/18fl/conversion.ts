import { decision, emit, list, PASS, type Pass } from '@signalbox/kernel';
import { BANK, pay } from '@signalbox/rails';
import type { CompanyTurn } from './company-turn.ts';
import type { Company } from './data/companies.ts';
import { phaseRules } from './data/phases.ts';
import { growToTen } from './founding.ts';
import { COMPANY_IDS, presidentOf, priceOf, type State } from './state.ts';

/** §7.1: at the start of its turn a five-share company that has operated before may become a ten-share one. */
export const offerConversion = decision<State, CompanyTurn, 'convert' | Pass>({
  name: 'convert',
  rule: '7.1',
  actor: (state, { company }) => (mayConvert(state, company) ? presidentOf(state, company) : null),
  offer: () => list<'convert' | Pass>([PASS, 'convert']),
  apply: (state, { company }, choice) => {
    if (choice === 'convert') convert(state, company);
  },
});

export function mayConvert(state: State, company: Company): boolean {
  const { size, operated } = state.companies[company];
  return size === 5 && operated && phaseRules(state.phase).conversion;
}

/** The bank pays five times the market price for the five new shares, to floated companies (ruling 18FL-R2). */
function convert(state: State, company: Company): void {
  growToTen(state, company);
  const capital = state.companies[company].floated ? priceOf(state, company) * 5 : 0;
  if (capital > 0) pay(state, BANK, company, capital);
  emit(state, { type: 'converted', company, capital });
}

/** §7.1: the first 5-train converts all remaining ones, whether they have operated or not. */
export function convertAll(state: State): void {
  for (const company of COMPANY_IDS) if (state.companies[company].size === 5) convert(state, company);
}
