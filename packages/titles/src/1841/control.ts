import type { Seat } from '@signalbox/kernel';
import { chainOfControl, playerBehind } from '@signalbox/rails';
import { COMPANY_IDS, type Company, isCompany, SITE_LIST } from './data/companies.ts';
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

/** Is a company one of those? */
export function isControlledBy(state: State, company: Company, controller: Company): boolean {
  let above: string | null = company;
  // A ring has no end.
  for (let links = 0; links < COMPANY_IDS.length; links++) {
    above = state.presidents[above] ?? null;
    if (above === null || above === company || !isCompany(above)) return false;
    if (above === controller) return true;
  }
  return false;
}

/** In the order of 18xx.games. */
export function byList(a: Company, b: Company): number {
  return SITE_LIST.indexOf(a) - SITE_LIST.indexOf(b);
}

/** §13: the order of shareholders: each player, then the companies they control. */
export function inShareholderOrder(state: State, players: readonly Seat[]): string[] {
  const active = inOperatingOrder(state);
  const companies = state.options.companyOrder === 'operating' ? active : [...active].sort(byList);
  return players.flatMap((seat) => [
    seat,
    ...companies.filter((company) => playerBehind(state, company) === seat),
  ]);
}

/** Frozen companies, in operating order: they come last in exchanges of shares. */
export function frozenCompanies(state: State): readonly Company[] {
  return inOperatingOrder(state).filter((company) => isFrozen(state, company));
}
