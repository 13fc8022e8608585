import type { Seat } from '@signalbox/kernel';
import { chainOfControl, controlledBy, playerBehind } from '@signalbox/rails';
import { type Company, isCompany, SITE_LIST } from './data/companies.ts';
import { inOperatingOrder, isActive, type State } from './state.ts';

/** Who acts for a holder: a player for himself, a company's president for the company; null for a frozen one (§13). */
export function actorFor(state: State, holder: string): Seat | null {
  return isCompany(holder) ? playerBehind(state, holder) : holder;
}

/** §4.5.1.1: no player stands at the end of the chain of control. */
export function isFrozen(state: State, company: Company): boolean {
  return isActive(state, company) && playerBehind(state, company) === null;
}

/** In business, and somebody there to act for it. */
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

/** As 18xx.games lists them. */
export function byList(a: Company, b: Company): number {
  return SITE_LIST.indexOf(a) - SITE_LIST.indexOf(b);
}

/** §13: the order of shareholders: each player, then the companies they control. */
export function inShareholderOrder(state: State, players: readonly Seat[]): string[] {
  return players.flatMap((seat) => [seat, ...companiesOf(state, seat)]);
}

/** Frozen companies, in operating order: they come last where shares are exchanged. */
export function frozenCompanies(state: State): Company[] {
  return inOperatingOrder(state).filter((company) => isFrozen(state, company));
}
