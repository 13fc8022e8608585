import { brokenPromises } from '@signalbox/kernel';
import { BANK, POOL, sharesOf, stock, totalCash, totalShares } from '@signalbox/rails';
import { BOARD, COMPANY_IDS, MOST_HELD, SHARES, TRAIN_LIMIT } from './data.ts';
import { BANK_MONEY, isStarted, type State } from './state.ts';

/** What holds after every step of every game: the promises that are broken. */
export function invariants(state: State): string[] {
  return brokenPromises((must) => {
    must(totalCash(state) === BANK_MONEY, `all money together is ${BANK_MONEY} (§1)`);
    for (const [owner, amount] of Object.entries(state.cash))
      must(owner === BANK || amount >= 0, `${owner} has ${amount}`);
    for (const company of COMPANY_IDS) {
      const { trains, floated } = state.companies[company];
      must(totalShares(state, company) === SHARES, `${company} has ${SHARES} shares (§1)`);
      must(trains.length <= TRAIN_LIMIT, `${company} keeps the train limit (§4.4)`);
      must(!floated || isStarted(state, company), `${company} was started before it floated (§3.2)`);
      must(
        [...state.seats, POOL].every((holder) => sharesOf(state, company, holder) <= MOST_HELD),
        `nobody has more than 60% of ${company} (§3.2)`,
      );
      const president = state.presidents[company];
      const most = Math.max(...state.seats.map((seat) => sharesOf(state, company, seat)));
      must(
        !president || sharesOf(state, company, president) === most,
        `${company} has the right president (§3.3)`,
      );
    }
    for (const { id } of BOARD.tiles.values())
      must(stock(BOARD, state.tiles, id) >= 0, `there are enough tiles ${id}`);
  });
}
