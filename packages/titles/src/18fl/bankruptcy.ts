import { emit, procedure, run, type Seat } from '@signalbox/kernel';
import { BANK, cashOf, orderAfter, pay, sharesOf, surrenderShares } from '@signalbox/rails';
import type { Company, Private } from './data/companies.ts';
import { limitsOf } from './emergency.ts';
import { endIfBankrupt } from './end.ts';
import { closePrivate } from './phases.ts';
import { largestBlocks, sellShares, updatePresident } from './selling.ts';
import { COMPANY_IDS, playing, type State } from './state.ts';

interface Bankruptcy {
  readonly seat: Seat;
  /** The company that needed a train. */
  readonly company: Company;
  readonly soldBlocks: readonly Company[];
}

/** Everything that may be sold is sold; the company keeps the money, or the bank if the game is over. */
function sellEverything(state: State, bankruptcy: Bankruptcy): void {
  const { seat, company } = bankruptcy;
  for (const block of largestBlocks(state, seat, limitsOf(state, bankruptcy)))
    sellShares(state, seat, block.company, block.count);
  const amount = cashOf(state, seat);
  pay(state, seat, isLast(state) ? BANK : company, amount);
  if (amount > 0 && !isLast(state)) emit(state, { type: 'cash-surrendered', seat, company, amount });
}

/** On 18xx.games nothing follows a bankruptcy, so nothing is distributed. */
function isLast({ options }: State): boolean {
  return options.bankruptcyEnds === 'first';
}

/** The rest goes to the pool, even above its limit, and prices do not move (§8.4.3). Privates leave the game (C-8). */
function leaveTheGame(state: State, { seat }: Bankruptcy): void {
  emit(state, { type: 'bankrupt', seat });
  passPriority(state, seat);
  state.bankrupt.push(seat);
  if (isLast(state)) return;
  for (const company of COMPANY_IDS) {
    const count = sharesOf(state, company, seat);
    surrenderShares(state, seat, company);
    if (count > 0) emit(state, { type: 'shares-surrendered', seat, company, count });
  }
  for (const id of Object.keys(state.privates) as Private[]) {
    if (state.privates[id] === seat) closePrivate(state, id);
  }
}

/** The priority deal of a player who leaves goes to the next one (G-13). */
function passPriority(state: State, seat: Seat): void {
  const [next] = orderAfter(playing(state), seat);
  if (state.priority !== seat || next === undefined) return;
  state.priority = next;
  emit(state, { type: 'priority', seat: next });
}

/** Each company goes to the next entitled player; if nobody has two shares the certificate is in the pool. */
function handOverCompanies(state: State, { seat }: Bankruptcy): void {
  if (isLast(state)) return;
  for (const company of COMPANY_IDS) if (state.presidents[company] === seat) updatePresident(state, company);
}

export const bankruptcy = procedure<State, Bankruptcy>(
  'bankruptcy',
  '8.4.3',
  run(sellEverything),
  run(leaveTheGame),
  run(handOverCompanies),
  run(endIfBankrupt),
);
