import { brokenPromises } from '@signalbox/kernel';
import { POOL, promiseMoney, promiseShares, sharesOf, stock } from '@signalbox/rails';
import { BOARD, COMPANY_IDS, MOST_HELD, SHARES, TRAIN_LIMIT } from './data.ts';
import { BANK_MONEY, isStarted, type State } from './state.ts';

/** What holds after every step of every game: the promises that are broken. */
export function invariants(state: State): string[] {
  return brokenPromises((must) => {
    promiseMoney(state, BANK_MONEY, must);
    for (const company of COMPANY_IDS) {
      const { trains, floated } = state.companies[company];
      promiseShares(state, company, SHARES, must);
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
