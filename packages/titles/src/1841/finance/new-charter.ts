import { decision, list } from '@signalbox/kernel';
import { actorFor } from '../control.ts';
import { COMPANIES, COMPANY_IDS, type Company } from '../data/companies.ts';
import { classOf, type State } from '../state.ts';

// Charters for majors that a merger or a conversion creates.

/** Non-historical majors whose charter is free (§4.7.4, §4.7.5). */
export function freeCharters(state: State): Company[] {
  return COMPANY_IDS.filter(
    (company) =>
      COMPANIES[company].foundedBy === 'anybody' &&
      classOf(state, company) === 'major' &&
      state.companies[company].status === 'unfounded',
  );
}

interface CharterChoice {
  readonly company: Company;
  readonly converts: boolean;
  /** What the company is to become. */
  charter: Company | null;
}

/** The president chooses one of the non-historical majors that can be founded. */
export const chooseCharter = decision<State, CharterChoice, Company>({
  name: 'choose-charter',
  rule: '4.7.4',
  ruleAt: (_, { converts }) => (converts ? '4.7.5' : '4.7.4'),
  actor: (state, { company }) => actorFor(state, company),
  offer: (state) => list(freeCharters(state)),
  apply: (_, vars, charter) => {
    vars.charter = charter;
  },
});

/**
 * Marks a new company as having operated in this round or not; a turn of an earlier company with the same charter does
 * not count.
 */
export function setOperatedThisRound(state: State, company: Company, operated: boolean): void {
  const others = state.round.operated.filter((other) => other !== company);
  state.round.operated = operated ? [...others, company] : others;
}
