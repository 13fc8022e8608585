import { cited, decision, emit, list, PASS, type Pass } from '@signalbox/kernel';
import {
  BANK,
  cashOf,
  IPO,
  moveShares,
  POOL,
  PRESIDENT_SHARES,
  pay,
  removeShares,
  type ShareLedger,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { actorFor, isFrozen } from '../control.ts';
import { type Company, isCompany } from '../data/companies.ts';
import { priceOf, type State } from '../state.ts';
import { holdingObjection } from '../stock-round/limits.ts';
import { transfer, wouldCloseRing } from '../stock-round/presidency.ts';
import { mergingPlayer, oldShares, SHARES_FOR_PRESIDENT, tradeUpCost } from './merger-terms.ts';
import type { Merger } from './merging.ts';

// §4.7.4.1: shares of two majors become shares of the new one, pairs first and then odd shares.

/** Old shares of the first holder, who exchanges now. */
export function sharesToExchange(state: State, { a, b, holders }: Merger): number {
  return oldShares(state, holders[0]!, a, b);
}

function removeOldShares(state: State, { a, b, holders }: Merger, shares: number): void {
  const holder = holders[0]!;
  const ofA = Math.min(shares, sharesOf(state, a, holder));
  removeShares(state, a, holder, ofA);
  removeShares(state, b, holder, shares - ofA);
}

/** The old company of which the holder has an odd share. */
export function oddShareOf(state: State, { a, b, holders }: Pick<Merger, 'a' | 'b' | 'holders'>): Company {
  return sharesOf(state, a, holders[0]!) > 0 ? a : b;
}

/** Can none of the holders who still have to exchange become president without paying? */
function nobodyHasEnough(state: State, { a, b, holders }: Merger): boolean {
  return holders.every(
    (holder) =>
      oldShares(state, holder, a, b) < SHARES_FOR_PRESIDENT ||
      holder === POOL ||
      isFrozenHolder(state, holder),
  );
}

/** If nobody has 40%, the player who proposed the merger has to become president (ruling 1841-R5). */
function mustTradeUp(state: State, vars: Merger): boolean {
  if (vars.tuscan || vars.holders[0] !== mergingPlayer(state, vars)) return false;
  return nobodyHasEnough(state, vars);
}

/** May the first holder pay to become president? A player with less than 40%, while there is no president. */
function mayTradeUp(state: State, vars: Merger): boolean {
  const shares = sharesToExchange(state, vars);
  if (shares < (state.options.tradingUpWithPair ? 2 : 1) || shares >= SHARES_FOR_PRESIDENT) return false;
  return !vars.hasPresident && state.seats.includes(vars.holders[0]!);
}

function costOfTradingUp(state: State, vars: Merger): number {
  return tradeUpCost(priceOf(state, vars.into), sharesToExchange(state, vars));
}

/** Would nobody be president unless the first holder pays, and does this holder have the money? */
export function mustAndCanTradeUp(state: State, vars: Merger): boolean {
  if (!mayTradeUp(state, vars) || !nobodyHasEnough(state, vars)) return false;
  return cashOf(state, vars.holders[0]!) >= costOfTradingUp(state, vars);
}

/** §4.7.4.1: while there is no president a player with less than 40% may pay the difference. */
export const tradeUp = decision<State, Merger, 'trade-up' | Pass>({
  name: 'trade-up',
  rule: '4.7.4.1',
  forced: true,
  actor: (state, vars) => (mayTradeUp(state, vars) ? vars.holders[0]! : null),
  offer: (state, vars) =>
    list<'trade-up' | Pass>([PASS, 'trade-up'], (choice) => {
      const cost = costOfTradingUp(state, vars);
      if (choice === 'trade-up')
        return cashOf(state, vars.holders[0]!) < cost ? cited('4.7.4.1', 'purchase/cash', { cost }) : null;
      return mustTradeUp(state, vars) ? cited('4.7.4.1', 'merger/no-president') : null;
    }),
  apply: (_, vars, choice) => {
    vars.tradesUp = choice === 'trade-up';
  },
});

/** Two old shares for a new one; the first holder with 40% takes the president's certificate (§4.7.4.1). */
export function exchangePairs(state: State, vars: Merger): void {
  const holder = vars.holders[0]!;
  const into = vars.into;
  const held = sharesToExchange(state, vars);
  const pairs = Math.floor(held / 2);
  if (vars.tradesUp) {
    const cost = costOfTradingUp(state, vars);
    pay(state, holder, into, cost);
    emit(state, { type: 'traded-up', seat: holder, company: into, amount: cost });
  }
  if (vars.tradesUp || (!vars.hasPresident && holder !== POOL && held >= SHARES_FOR_PRESIDENT)) {
    vars.hasPresident = true;
    setPresident(state, into, holder);
    emit(state, { type: 'president', company: into, president: holder });
  }
  removeOldShares(state, vars, vars.tradesUp ? held : pairs * 2);
  const due = vars.tradesUp ? PRESIDENT_SHARES : pairs;
  const issued = issuable(state, vars, due);
  moveShares(state, into, IPO, holder, issued);
  if (issued > 0)
    emit(state, {
      type: 'pairs-exchanged',
      holder,
      old: vars.tradesUp ? held : pairs * 2,
      company: into,
      count: issued,
    });
  if (due > issued) settleMissing(state, vars, due - issued);
  vars.tradesUp = false;
  vars.holders = vars.holders.slice(1);
}

/**
 * How many of these new shares the first holder can take. One of the certificates is the president's, of two shares: as
 * long as nobody has two, it stays where it is, and a single share is not issued in its place (ruling C-54).
 */
function issuable(state: State, { into, holders }: Merger, wanted: number): number {
  const left = sharesOf(state, into, IPO);
  const count = Math.min(wanted, left);
  const after: ShareLedger = { shares: { [into]: { ...state.shares[into] } } };
  moveShares(after, into, IPO, holders[0]!, count);
  const canBeHeld = Object.values(after.shares[into]!).some((shares) => shares >= PRESIDENT_SHARES);
  return canBeHeld ? count : 0;
}

/**
 * A player who traded up may have taken the last shares; then a later holder is paid for each missing
 * pair, and a pair in the pool is removed (ruling C-54).
 */
function settleMissing(state: State, { holders, into }: Merger, pairs: number): void {
  const holder = holders[0]!;
  if (holder === POOL) {
    emit(state, { type: 'pairs-dropped', old: pairs * 2, company: into });
    return;
  }
  const amount = pairs * priceOf(state, into);
  pay(state, BANK, holder, amount);
  emit(state, { type: 'pairs-cashed', holder, company: into, amount });
}

function isFrozenHolder(state: State, holder: string): boolean {
  return isCompany(holder) && isFrozen(state, holder);
}

/** §4.7.4.1: take half the price for an odd share, or pay the other half for a new share. */
export const oddShare = decision<State, Merger, 'cash' | 'share'>({
  name: 'odd-share',
  rule: '4.7.4.1',
  forced: true,
  actor: (state, { holders }) => (holders[0] === POOL ? null : actorFor(state, holders[0]!)),
  offer: (state, vars) =>
    list<'cash' | 'share'>(['cash', 'share'], (choice) => {
      if (choice === 'cash') return null;
      const { into, holders } = vars;
      const cost = Math.floor(priceOf(state, into) / 2);
      if (issuable(state, vars, 1) === 0) return cited('4.7.4.1', 'merger/none-left');
      // Ruling 1841-R16: a share that would create a circular chain of control is cashed in.
      if (wouldCloseRing(state, into, transfer(IPO, holders[0]!, 1)))
        return cited('3.5.4', 'purchase/ring', { company: into });
      // It is paid for like a purchase, so the 60% limit applies (§3.5.4).
      const limit = holdingObjection(state, holders[0]!, into, 1);
      if (limit) return limit;
      return cashOf(state, holders[0]!) < cost ? cited('4.7.4.1', 'purchase/cash', { cost }) : null;
    }),
  apply: (state, vars, choice) => {
    if (choice === 'cash') cashInOddShare(state, vars, sharesOf(state, vars.into, IPO) === 0);
    else {
      const half = Math.floor(priceOf(state, vars.into) / 2);
      pay(state, vars.holders[0]!, vars.into, half);
      moveShares(state, vars.into, IPO, vars.holders[0]!, 1);
      removeOldShares(state, vars, 1);
      emit(state, { type: 'odd-share-kept', holder: vars.holders[0]!, company: vars.into, amount: half });
    }
  },
});

function cashInOddShare(state: State, vars: Merger, noneLeft = false): void {
  const { into: company, holders } = vars;
  const [holder, amount] = [holders[0]!, Math.floor(priceOf(state, company) / 2)];
  const old = oddShareOf(state, vars);
  pay(state, BANK, holder, amount);
  removeOldShares(state, vars, 1);
  emit(state, { type: 'odd-share-cashed', holder, company, amount, left: noneLeft ? 'none' : 'some', old });
}

/** A frozen company's odd share is cashed in, the pool's is dropped (§4.7.4.1); then the next holder exchanges. */
export function settleOddShare(state: State, vars: Merger): void {
  if (sharesToExchange(state, vars) > 0) {
    if (isFrozenHolder(state, vars.holders[0]!)) cashInOddShare(state, vars);
    else if (vars.holders[0] === POOL) emit(state, { type: 'odd-share-dropped' });
  }
  vars.holders = vars.holders.slice(1);
}
