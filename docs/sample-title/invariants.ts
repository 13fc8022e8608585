import { brokenInvariants } from '@signalbox/kernel';
import { companyInvariants, mapInvariants, moneyInvariant, POOL, sharesOf } from '@signalbox/rails';
import { BOARD, COMPANY_IDS, MAX_HELD, SHARES, TRAIN_LIMIT } from './data.ts';
import { BANK_MONEY, isStarted, type State } from './state.ts';

/** The invariants of every game that do not hold. */
export function invariants(state: State): string[] {
  return brokenInvariants((must) => {
    moneyInvariant(state, BANK_MONEY, must);
    for (const company of COMPANY_IDS) {
      const { trains, floated } = state.companies[company];
      companyInvariants(
        state,
        company,
        { size: SHARES, started: isStarted(state, company), rivals: state.seats },
        must,
      );
      must(trains.length <= TRAIN_LIMIT, `${company} keeps the train limit (§4.4)`);
      must(!floated || isStarted(state, company), `${company} was started before it floated (§3.2)`);
      must(
        [...state.seats, POOL].every((holder) => sharesOf(state, company, holder) <= MAX_HELD),
        `nobody has more than 60% of ${company} (§3.2)`,
      );
    }
    mapInvariants(BOARD, state, ['city'], must);
  });
}
