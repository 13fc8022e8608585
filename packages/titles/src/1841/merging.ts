import {
  ask,
  call,
  cited,
  decision,
  emit,
  list,
  procedure,
  run,
  type Seat,
  when,
  whilst,
} from '@signalbox/kernel';
import { BANK, cashOf, IPO, moveShares, POOL, PRESIDENT_SHARES, pay, sharesOf } from '@signalbox/rails';
import { closeCompany, handOver } from './closing.ts';
import { actorFor, isFrozen } from './control.ts';
import { COMPANY_IDS, type Company, isCompany } from './data/companies.ts';
import { CHART } from './data/market.ts';
import { discards } from './discards.ts';
import { chooseTokens, keepTokensOfFrozen, relabelTokens } from './merged-tokens.ts';
import {
  exchangeOrder,
  FOR_PRESIDENT,
  freeCharters,
  mergedCells,
  oldShares,
  tradeUpCost,
} from './merger-terms.ts';
import { releaseFromFrozen, seatPresident } from './presidency.ts';
import { setPrice } from './prices.ts';
import { classOf, priceOf, type State } from './state.ts';

export interface Merger {
  /** The company whose president carries the merger out, and the other. */
  readonly a: Company;
  readonly b: Company;
  /** The new charter; null until it is chosen. */
  into: Company | null;
  /** Steps of the Tuscan merger need no president in the end, and have tokens of their own (§4.6.10). */
  readonly tuscan: 'interim' | 'final' | null;
  /** Who has yet to exchange; the first is at it. */
  holders: string[];
  /** The president's certificate has been taken. */
  seated: boolean;
  /** The first holder pays to become president. */
  tradesUp: boolean;
}

export function newMerger(
  a: Company,
  b: Company,
  tuscan: Merger['tuscan'] = null,
  into: Company | null = null,
): Merger {
  return { a, b, into, tuscan, holders: [], seated: false, tradesUp: false };
}

/** Who acts for the merger; for two frozen companies the holder of the priority card stands in. */
export function executor(state: State, { a, b }: Merger): Seat {
  return actorFor(state, a) ?? actorFor(state, b) ?? state.priority!;
}

/** “The president chooses one of the non-historical majors that can be founded.” */
export const chooseCharter = decision<State, { into: Company | null } & { readonly a: Company }, Company>({
  name: 'choose-charter',
  rule: '4.7.4',
  actor: (state, { a }) => actorFor(state, a),
  offer: (state) => list(freeCharters(state)),
  apply: (_, vars, company) => {
    vars.into = company;
  },
});

/** “The new charter replaces the old ones; all assets are moved to it.” Nothing of the old two stays in it. */
function moveAssets(state: State, vars: Merger): void {
  const { a, b } = vars;
  const into = vars.into!;
  vars.holders = exchangeOrder(state, a, b, executor(state, vars));
  const president = state.presidents[a] === b ? state.presidents[b]! : state.presidents[a]!;
  state.companies[into].status = 'active';
  state.companies[into].operated = false;
  // Until the shares are exchanged, whoever presided goes on controlling what the company owns.
  state.presidents[into] = president === a ? null : president;
  emit(state, { type: 'merger', a, b, into });
  // It has its first turn in the next round; only SFLi may run at once, if nothing of it has run (§4.6.10).
  const ran = [a, b].some((old) => state.round.operated.includes(old));
  waitsForNextRound(state, into, !vars.tuscan || ran);
  for (const old of [a, b]) {
    handOver(state, old, into);
    state.companies[into].tokens += state.companies[old].tokens;
    takeOverShares(state, old, into);
  }
  for (const old of [a, b]) {
    for (const gone of [a, b, into, IPO]) delete state.shares[old]![gone];
  }
}

/** A charter that is used anew may have had a turn in this round under its old owners: that does not count. */
export function waitsForNextRound(state: State, company: Company, waits: boolean): void {
  const others = state.round.operated.filter((operated) => operated !== company);
  state.round.operated = waits ? [...others, company] : others;
}

/** What the two owned together may make the new company president (§3.5.3). */
function seatInSubsidiaries(state: State, { a, b, into }: Merger): void {
  for (const company of COMPANY_IDS) {
    if (company !== a && company !== b && sharesOf(state, company, into!) > 0) seatPresident(state, company);
  }
}

/** Treasury shares, and the chairs that go with them. */
export function takeOverShares(state: State, from: Company, to: Company): void {
  for (const company of COMPANY_IDS) {
    const count = sharesOf(state, company, from);
    if (count > 0) moveShares(state, company, from, to, count);
    if (state.presidents[company] === from) state.presidents[company] = to;
  }
}

/** Both stand at 250 or more: either place may be kept (ruling 1841-R3). */
const choosePlace = decision<State, Merger, number>({
  name: 'choose-place',
  rule: '4.7.4',
  forced: true,
  actor: executor,
  offer: (state, { a, b }) => list(mergedCells(state, a, b).map((cell) => CHART.cells[cell]!.price)),
  apply: (state, { a, b, into }, price) => {
    const cell = mergedCells(state, a, b).find((candidate) => CHART.cells[candidate]!.price === price)!;
    setPrice(state, into!, cell);
  },
});

/** “Merging minors: presidents' certificates become 20%, shares become shares.” */
function exchangeMinors(state: State, { a, b, into }: Merger): void {
  for (const old of [a, b]) {
    for (const [holder, count] of Object.entries(state.shares[old]!)) {
      moveShares(state, into!, IPO, holder, count);
    }
  }
}

function count(state: State, { a, b, holders }: Merger): number {
  return oldShares(state, holders[0]!, a, b);
}

function giveUp(state: State, { a, b, holders }: Merger, shares: number): void {
  const holder = holders[0]!;
  const ofA = Math.min(shares, sharesOf(state, a, holder));
  state.shares[a]![holder] = sharesOf(state, a, holder) - ofA;
  state.shares[b]![holder] = sharesOf(state, b, holder) - (shares - ofA);
}

/** Nobody has 40%: then whoever wanted the merger has to see to a president (ruling 1841-R5). */
function mustTradeUp(state: State, vars: Merger): boolean {
  if (vars.tuscan || vars.holders[0] !== executor(state, vars)) return false;
  return vars.holders.every((holder) => {
    const few = oldShares(state, holder, vars.a, vars.b) < FOR_PRESIDENT;
    return few || holder === POOL || isFrozenHolder(state, holder);
  });
}

/** §4.7.4.1: while there is no president a player with less than 40% may pay the difference. */
const tradeUp = decision<State, Merger, 'trade-up' | 'no'>({
  name: 'trade-up',
  rule: '4.7.4.1',
  forced: true,
  actor: (state, vars) => {
    const open = !vars.seated && state.seats.includes(vars.holders[0]!) && count(state, vars) < FOR_PRESIDENT;
    return open ? vars.holders[0]! : null;
  },
  offer: (state, vars) =>
    list<'trade-up' | 'no'>(['no', 'trade-up'], (choice) => {
      const cost = tradeUpCost(priceOf(state, vars.into!), count(state, vars));
      if (choice === 'trade-up')
        return cashOf(state, vars.holders[0]!) < cost ? cited('4.7.4.1', 'purchase/cash', { cost }) : null;
      return mustTradeUp(state, vars) ? cited('4.7.4.1', 'merger/no-president') : null;
    }),
  apply: (_, vars, choice) => {
    vars.tradesUp = choice === 'trade-up';
  },
});

/** Two old shares for a new one; the first with 40% takes the president's certificate (§4.7.4.1). */
function exchangePairs(state: State, vars: Merger): void {
  const holder = vars.holders[0]!;
  const into = vars.into!;
  const held = count(state, vars);
  const pairs = Math.floor(held / 2);
  if (vars.tradesUp) {
    const cost = tradeUpCost(priceOf(state, into), held);
    pay(state, holder, into, cost);
    emit(state, { type: 'traded-up', seat: holder, company: into, amount: cost });
  }
  if (vars.tradesUp || (!vars.seated && holder !== POOL && held >= FOR_PRESIDENT)) {
    vars.seated = true;
    state.presidents[into] = holder;
    emit(state, { type: 'president', company: into, president: holder });
  }
  giveUp(state, vars, vars.tradesUp ? held : pairs * 2);
  const due = vars.tradesUp ? PRESIDENT_SHARES : pairs;
  const issued = Math.min(due, sharesOf(state, into, IPO));
  moveShares(state, into, IPO, holder, issued);
  // Somebody who traded up may have used the last shares: then a pair is paid in money (C-54).
  if (holder !== POOL) pay(state, BANK, holder, (due - issued) * priceOf(state, into));
  vars.tradesUp = false;
  vars.holders = vars.holders.slice(1);
}

function isFrozenHolder(state: State, holder: string): boolean {
  return isCompany(holder) && isFrozen(state, holder);
}

/** §4.7.4.1: half the price for an odd share, or the other half on top and a whole new one. */
const oddShare = decision<State, Merger, 'cash' | 'share'>({
  name: 'odd-share',
  rule: '4.7.4.1',
  forced: true,
  actor: (state, { holders }) => (holders[0] === POOL ? null : actorFor(state, holders[0]!)),
  offer: (state, { into, holders }) =>
    list<'cash' | 'share'>(['cash', 'share'], (choice) => {
      if (choice === 'cash') return null;
      const cost = Math.floor(priceOf(state, into!) / 2);
      if (sharesOf(state, into!, IPO) === 0) return cited('4.7.4.1', 'merger/none-left');
      return cashOf(state, holders[0]!) < cost ? cited('4.7.4.1', 'purchase/cash', { cost }) : null;
    }),
  apply: (state, vars, choice) => {
    if (choice === 'cash') cashOddShare(state, vars);
    else {
      const half = Math.floor(priceOf(state, vars.into!) / 2);
      pay(state, vars.holders[0]!, vars.into!, half);
      moveShares(state, vars.into!, IPO, vars.holders[0]!, 1);
      giveUp(state, vars, 1);
      emit(state, { type: 'odd-share-kept', holder: vars.holders[0]!, company: vars.into!, amount: half });
    }
  },
});

function cashOddShare(state: State, vars: Merger): void {
  const half = Math.floor(priceOf(state, vars.into!) / 2);
  pay(state, BANK, vars.holders[0]!, half);
  giveUp(state, vars, 1);
  emit(state, { type: 'odd-share-cashed', holder: vars.holders[0]!, company: vars.into!, amount: half });
}

/** The pool's odd share is dropped, a frozen company's cashed (§4.7.4.1). */
function settleOddShare(state: State, vars: Merger): void {
  if (count(state, vars) > 0 && isFrozenHolder(state, vars.holders[0]!)) cashOddShare(state, vars);
  vars.holders = vars.holders.slice(1);
}

/** “After the exchange the presidency changes by the usual rule”; without a president the certificate lies in the pool. */
function seatNewPresident(state: State, { into }: Merger): void {
  seatPresident(state, into!);
  if (state.presidents[into!] === POOL) {
    const missing = Math.max(0, PRESIDENT_SHARES - sharesOf(state, into!, POOL));
    moveShares(state, into!, IPO, POOL, missing);
  }
  releaseFromFrozen(state);
}

/** “Old non-historical companies may be founded again.” */
function closeOldCompanies(state: State, { a, b }: Merger): void {
  closeCompany(state, a);
  closeCompany(state, b);
}

const endsFrozen = (state: State, { into, tuscan }: Merger) => tuscan === 'final' && isFrozen(state, into!);
const isMajor = (state: State, { a }: Merger) => classOf(state, a) === 'major';
const holdersLeft = (_: State, { holders }: Merger) => holders.length > 0;

/** §4.7.4 with §4.7.4.1, in their order. */
export const merger = procedure<State, Merger>(
  'merger',
  '4.7.4',
  when((_, { into }) => into === null, ask(chooseCharter)),
  run(moveAssets),
  ask(choosePlace),
  run(seatInSubsidiaries),
  call(discards),
  when((state, vars) => !isMajor(state, vars), run(exchangeMinors)),
  when(
    isMajor,
    whilst(holdersLeft, ask(tradeUp), run(exchangePairs)),
    run((state, vars) => {
      vars.holders = exchangeOrder(state, vars.a, vars.b, executor(state, vars));
    }),
    whilst(
      holdersLeft,
      when((state, vars) => count(state, vars) > 0, ask(oddShare)),
      run(settleOddShare),
    ),
  ),
  run(seatNewPresident),
  run(relabelTokens),
  ask(chooseTokens),
  when(endsFrozen, run(keepTokensOfFrozen)),
  run(closeOldCompanies),
);
