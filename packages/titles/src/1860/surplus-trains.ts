import { decision, emit, list } from '@signalbox/kernel';
import { changeCharter, withoutTrain } from '@signalbox/rails';
import type { CompanyTurn } from './company-turn.ts';
import type { Company } from './data/companies.ts';
import { bySize, type Train } from './data/trains.ts';
import { presidentOf, type State } from './state.ts';
import { trainLimit } from './train-market.ts';

/** A lower limit takes effect when the company's next turn begins. */
export function hasSurplus(state: State, { company }: CompanyTurn): boolean {
  return state.companies[company].trains.length > trainLimit(state);
}

/** The president chooses which train returns to the bank without compensation (G-10). */
export const surrenderTrain = decision<State, CompanyTurn, { train: Train }>({
  name: 'surrender-train',
  rule: 'TR',
  actor: (state, { company }) => presidentOf(state, company),
  offer: (state, { company }) =>
    list([...new Set(state.companies[company].trains)].map((train) => ({ train }))),
  apply: (state, { company }, { train }) => surrender(state, company, train),
  forced: true,
});

/** Without a president nobody can choose: the smallest goes. */
export function surrenderWithoutPresident(state: State, turn: CompanyTurn): void {
  if (presidentOf(state, turn.company) !== null || !hasSurplus(state, turn)) return;
  surrender(state, turn.company, [...state.companies[turn.company].trains].sort(bySize)[0]!);
}

function surrender(state: State, company: Company, train: Train): void {
  changeCharter(state, company, { trains: withoutTrain(state.companies[company].trains, train) });
  state.discarded.push(train);
  emit(state, { type: 'train-surrendered', company, train });
}
