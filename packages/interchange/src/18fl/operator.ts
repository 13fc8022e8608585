import type { EighteenFLState as State } from '@signalbox/titles';
import type { CompanyTurn } from '@signalbox/titles/18fl/company-turn.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';

/** The turn of the company that operates. */
export function turnOf(state: State): CompanyTurn | null {
  const turn = state.stack.findLast(({ procedure }) => procedure === 'company-turn');
  return turn ? (turn.vars as CompanyTurn) : null;
}

export function operatorOf(state: State): Company | null {
  return turnOf(state)?.company ?? null;
}

/** The site keeps everybody's track step open, to be passed, as long as the Tallahassee is in play. */
export function holdsTrackOpen({ privates }: State): boolean {
  return privates.TR !== undefined;
}
