import type { Seat } from '@signalbox/kernel';
import { BANK, CREDITS, cashOf, pay } from '@signalbox/rails';
import type { Company } from './data/companies.ts';
import type { State } from './state.ts';

/** Players' money and companies' money are two currencies (Set-up, Floating and capital). */
export const PLAYER_MONEY = 10_000;

/** The bank pays a player. */
export function payPlayer(state: State, seat: Seat, amount: number): void {
  pay(state, BANK, seat, amount);
  checkBank(state);
}

/** It is broken once the players together hold more than it had (G-22); under British Rail it never is. */
export function checkBank(state: State): void {
  if (cashOf(state, BANK) < 0 && state.era !== 'british-rail') state.broken = true;
}

export function takeFromPlayer(state: State, seat: Seat, amount: number): void {
  pay(state, seat, BANK, amount);
}

export function payCompany(state: State, company: Company, amount: number): void {
  pay(state, CREDITS, company, amount);
}

export function takeFromCompany(state: State, company: Company, amount: number): void {
  pay(state, company, CREDITS, amount);
}
