import { frameOf, isPass, type Json } from '@signalbox/kernel';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { priceOf } from '@signalbox/titles/1841/state.ts';
import { cityName, type Ledger, writeFor } from './ledger.ts';

/** The site's answers to the questions asked while companies are formed. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [DECISIONS.oddShare.name]: { share: 'full', cash: 'cash' },
  [DECISIONS.tradeUp.name]: { 'trade-up': 'pres', pass: 'no' },
  [DECISIONS.subscribe.name]: { buy: 'yes', pass: 'no' },
  [DECISIONS.grantRound.name]: { again: 'y', pass: 'n' },
  [DECISIONS.exchangeSingle.name]: { SB: 'a', SFL: 'b' },
  [DECISIONS.chooseCertificate.name]: { SB: 'a', SFL: 'b' },
};

export function isWorded(decision: string): boolean {
  return WORDS[decision] !== undefined;
}

export function writeWord(ledger: Ledger, subject: string, decision: string, choice: Json): void {
  const word = isPass(choice) ? choice.do : String(choice);
  writeFor(ledger, subject, 'choose', { choice: WORDS[decision]![word]! });
}

/** The site removes tokens one by one. */
export function writeRemoval(ledger: Ledger, state: State, { hex }: { readonly hex: string }): void {
  const { a, b, into } = frameOf(state, PROCEDURES.merger)!.vars;
  const station = state.stations.find((each) => each.hex === hex && (each.owner === a || each.owner === b))!;
  ledger.actionWriter.corporation(ledger.symbolOf(into!), 'remove_token', {
    city: cityName(ledger, station),
    slot: ledger.slots.slotOf(station, station.owner),
  });
}

/** If the new company may take either market space, the site calls that of the proposing company the first. */
export function writeSpace(ledger: Ledger, state: State, subject: string, price: number): void {
  const { a } = frameOf(state, PROCEDURES.merger)!.vars;
  writeFor(ledger, subject, 'choose', { choice: priceOf(state, a) === price ? 'first' : 'second' });
}

/**
 * On the site the company that needs the money declares the bankruptcy, and says at once whether its president plays
 * on.
 */
export function writeBankruptcy(ledger: Ledger, state: State, choice: Json): void {
  const { company } = frameOf(state, PROCEDURES.bankruptcy)!.vars;
  writeFor(ledger, company, 'bankrupt', { option: choice === 'return' ? 1 : 0 });
}
