import { ask, decision, emit, list, procedure, run, type Seat } from '@signalbox/kernel';
import { BANK, moveShares, POOL, PRESIDENT_SHARES, pay, setPresident, sharesOf } from '@signalbox/rails';
import { COMPANY_IDS, CONCESSIONS, type Company } from '../data/companies.ts';
import { endIfDeserted } from '../end.ts';
import { clockwiseAfter, type State } from '../state.ts';
import {
  concessionHolder,
  hasConcession,
  replaceFrozenPresidents,
  updatePresident,
} from '../stock-round/presidency.ts';
import { lowerPrices } from '../stock-round/prices.ts';
import { collect, giversFor, halfPrice } from './emergency-money.ts';

const LOAN = 500;

interface Bankruptcy {
  readonly seat: Seat;
  /** The company that needed the money. */
  readonly company: Company;
}

/** Our game declares it as soon as there is nothing left to sell; 18xx.games waits until a player does. */
export const declareBankruptcy = decision<State, Bankruptcy, 'bankrupt'>({
  name: 'declare-bankruptcy',
  rule: '4.5.1',
  forced: true,
  actor: (state, { seat }) => (state.options.everyStep ? seat : null),
  offer: () => list(['bankrupt']),
  apply: () => {},
});

/**
 * §4.5.1: everything that the player still holds goes to the pool at half price, for the company that needs the
 * money.
 */
function surrender(state: State, { seat, company }: Bankruptcy): void {
  emit(state, { type: 'bankrupt', seat });
  const givers = giversFor(state, company);
  const rows: Partial<Record<Company, number>> = {};
  for (const held of COMPANY_IDS) {
    const count = sharesOf(state, held, seat);
    if (count === 0) continue;
    const amount = halfOfEach(state, held, seat);
    pay(state, BANK, company, amount);
    moveShares(state, held, seat, POOL, count);
    rows[held] = count;
    emit(state, { type: 'shares-surrendered', seat, company: held, count, to: company, amount });
  }
  if (!state.options.surrenderKeepsPrices) lowerPrices(state, rows);
  // The player behind the company has given everything.
  collect(state, company, Number.POSITIVE_INFINITY, givers);
}

/** Half of its price for every certificate, each rounded down separately (§4.5.1). */
function halfOfEach(state: State, company: Company, seat: Seat): number {
  const half = (count: number) => halfPrice(state, { company, count });
  const shares = sharesOf(state, company, seat);
  const isPresident = state.presidents[company] === seat;
  return isPresident ? half(PRESIDENT_SHARES) + (shares - PRESIDENT_SHARES) * half(1) : shares * half(1);
}

/**
 * A concession of the bankrupt player goes to the pool, a used one together with its president's certificate (C-50).
 */
function returnConcessions(state: State, { seat }: Bankruptcy): void {
  for (const concession of CONCESSIONS) {
    if (state.concessions[concession] !== seat) continue;
    state.concessions = { ...state.concessions, [concession]: null };
    emit(state, { type: 'concession-returned', seat, concession });
  }
}

/** §4.5.1: a player who has two shares takes over; if nobody has, the certificate is in the pool. */
function handOverCompanies(state: State, { seat }: Bankruptcy): void {
  for (const company of COMPANY_IDS) {
    if (state.presidents[company] !== seat) continue;
    if (hasConcession(state, company) && concessionHolder(state, company) === null) {
      setPresident(state, company, POOL);
      emit(state, { type: 'president', company, president: POOL });
    } else updatePresident(state, company);
  }
  replaceFrozenPresidents(state);
}

/** §4.5.1: the player continues with 500 from the bank, deducted at the end, or leaves the game. */
export const returnOrLeave = decision<State, Bankruptcy, 'return' | 'leave'>({
  name: 'return-or-leave',
  rule: '4.5.1',
  actor: (_, { seat }) => seat,
  offer: () => list(['return', 'leave']),
  apply: (state, { seat }, choice) => {
    if (choice === 'return') {
      pay(state, BANK, seat, LOAN);
      state.debts[seat] = (state.debts[seat] ?? 0) + LOAN;
      emit(state, { type: 'returned', seat, amount: LOAN });
      return;
    }
    state.left.push(seat);
    emit(state, { type: 'left', seat });
    passPriorityOn(state, seat);
  },
});

/** To the next player, if somebody is left. */
function passPriorityOn(state: State, from: Seat): void {
  const next = clockwiseAfter(state, from)[0];
  if (state.priority !== from || next === undefined) return;
  state.priority = next;
  emit(state, { type: 'priority-passed', seat: next });
}

export const bankruptcy = procedure<State, Bankruptcy>(
  'bankruptcy',
  '4.5.1',
  ask(declareBankruptcy),
  run(surrender),
  run(returnConcessions),
  run(handOverCompanies),
  ask(returnOrLeave),
  run(endIfDeserted),
);
