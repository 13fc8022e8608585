import type { Seat } from '@signalbox/kernel';
import { chainOfControl, controlledBy, playerBehind } from '@signalbox/rails';
import { type Company, isCompany, SITE_LIST } from './data/companies.ts';
import { inOperatingOrder, isActive, type State } from './state.ts';

/**
 * Who acts for a holder: a player for themselves, a company's president for the company; null if it is frozen (§13).
 */
export function actorFor(state: State, holder: string): Seat | null {
  return isCompany(holder) ? playerBehind(state, holder) : holder;
}

/** §4.5.1.1: there is no player at the end of the chain of control. */
export function isFrozen(state: State, company: Company): boolean {
  return isActive(state, company) && playerBehind(state, company) === null;
}

/** Active, with a player to act for it. */
export function canAct(state: State, company: Company): boolean {
  return isActive(state, company) && playerBehind(state, company) !== null;
}

export function isInRing(state: State, company: Company): boolean {
  return chainOfControl(state, company).circular;
}

/** The companies that control a company, the nearest first (§13). */
export function controllersOf(state: State, company: Company): Company[] {
  return chainOfControl(state, company).companies.slice(1) as Company[];
}

/** The companies that a player controls, in operating order. */
function companiesOf(state: State, seat: Seat): Company[] {
  const controlled = controlledBy(state, seat);
  const mine = inOperatingOrder(state).filter((company) => controlled.includes(company));
  return state.options.companyOrder === 'operating' ? mine : mine.sort(byList);
}

/** In the order of 18xx.games. */
export function byList(a: Company, b: Company): number {
  return SITE_LIST.indexOf(a) - SITE_LIST.indexOf(b);
}

/** §13: the order of shareholders: each player, then the companies they control. */
export function inShareholderOrder(state: State, players: readonly Seat[]): string[] {
  return players.flatMap((seat) => [seat, ...companiesOf(state, seat)]);
}

/** Frozen companies, in operating order: they come last in exchanges of shares. */
export function frozenCompanies(state: State): Company[] {
  return inOperatingOrder(state).filter((company) => isFrozen(state, company));
}
