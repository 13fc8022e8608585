import type { Happened, Json, Seat } from '@signalbox/kernel';
import type { StockRound } from '../rounds/stock-round.ts';
import { IPO, POOL, type ShareLedger, sharesOf } from '../shares/ledger.ts';
import { type Presidencies, rightfulPresident } from '../shares/presidency.ts';

/** Something that may affect a player: the details of the message if it has happened, otherwise null. */
export type Concern<S> = (happened: Happened<S>) => Readonly<Record<string, Json>> | null;

export type Concerns<S> = Readonly<Record<string, Concern<S>>>;

/** A title's companies and their owners, as far as auto actions need them. */
export interface Ownership<S, Company extends string> {
  /** Companies that have been started. */
  readonly companies: (state: S) => readonly Company[];
  /** The player who acts for a company. */
  readonly president: (state: S, company: Company) => Seat | null;
  readonly price: (state: S, company: Company) => number | null;
  /** The player on whom the president could dump the company. */
  readonly heir: (state: S, company: Company) => Seat | null;
  /** Who would have the priority deal if everybody passed from now on. */
  readonly nextPriority: (state: S) => Seat | null;
}

/** What may affect a player in a stock round, in the order in which it is listed. */
export function stockRoundConcerns<S extends ShareLedger, Company extends string>(
  rules: Ownership<S, Company>,
): Concerns<S> {
  const { companies, president, price, heir, nextPriority } = rules;
  const firstCompany =
    (test: (happened: Happened<S>, company: Company) => boolean): Concern<S> =>
    (happened) => {
      const company = companies(happened.after).find((one) => test(happened, one));
      return company === undefined ? null : { company };
    };
  const others =
    (concern: Concern<S>): Concern<S> =>
    (happened) =>
      happened.own ? null : concern(happened);
  return {
    'own-traded': others(
      firstCompany(
        ({ before, after, seat }, company) =>
          president(before, company) === seat && !sameHoldings(before, after, company),
      ),
    ),
    'holding-traded': others(
      firstCompany(
        ({ before, after, seat }, company) =>
          sharesOf(before, company, seat) > 0 && !sameHoldings(before, after, company),
      ),
    ),
    'holding-fell': others(
      firstCompany(({ before, after, seat }, company) => {
        const [was, is] = [price(before, company), price(after, company)];
        return sharesOf(after, company, seat) > 0 && was !== null && is !== null && is < was;
      }),
    ),
    presidency: firstCompany(
      ({ before, after, seat }, company) =>
        (president(before, company) === seat) !== (president(after, company) === seat),
    ),
    heir: others(
      firstCompany(
        ({ before, after, seat }, company) =>
          president(after, company) !== seat &&
          heir(after, company) === seat &&
          heir(before, company) !== seat,
      ),
    ),
    pool: others(
      firstCompany(
        ({ before, after }, company) => sharesOf(after, company, POOL) > sharesOf(before, company, POOL),
      ),
    ),
    started: others(firstCompany(({ before }, company) => !companies(before).includes(company))),
    'sold-out': others(
      firstCompany(
        ({ before, after }, company) =>
          sharesOf(after, company, IPO) === 0 && sharesOf(before, company, IPO) > 0,
      ),
    ),
    priority: others(({ before, after, seat }) => {
      const next = nextPriority(after);
      return next !== null && next !== seat && nextPriority(before) === seat ? { seat: next } : null;
    }),
  };
}

/** A company in which the player has shares and whose price has fallen below the limit. */
export function priceBelow<S extends ShareLedger, Company extends string>({
  companies,
  price,
}: Ownership<S, Company>) {
  return ({ before, after, seat }: Happened<S>, limit: number) => {
    for (const company of companies(after)) {
      const [was, is] = [price(before, company), price(after, company)];
      if (sharesOf(after, company, seat) > 0 && is !== null && is < limit && (was ?? limit) >= limit)
        return { company, price: is };
    }
    return null;
  };
}

/** Those that are ticked by default. */
export const DEFAULT_CONCERNS: readonly string[] = ['own-traded', 'holding-fell', 'presidency', 'heir'];

function sameHoldings(before: ShareLedger, after: ShareLedger, company: string): boolean {
  const holders = new Set([
    ...Object.keys(before.shares[company] ?? {}),
    ...Object.keys(after.shares[company] ?? {}),
  ]);
  return [...holders].every(
    (holder) => sharesOf(before, company, holder) === sharesOf(after, company, holder),
  );
}

/** Who would be president if the president sold everything; the order breaks ties. */
export function nextInLine(
  state: ShareLedger & Presidencies,
  company: string,
  orderAfterPresident: readonly string[],
): string | null {
  const vacant = { shares: state.shares, presidents: { [company]: null } };
  const sitting = state.presidents[company] ?? null;
  return rightfulPresident(
    vacant,
    company,
    orderAfterPresident.filter((holder) => holder !== sitting),
  );
}

/** If all pass, the priority deal goes to the first of those who have passed in a row. */
export function priorityAfter({ turn, passes }: StockRound, players: readonly Seat[]): Seat | null {
  const count = players.length;
  const at = players.indexOf(turn);
  return at < 0 ? null : players[(((at - passes) % count) + count) % count]!;
}
