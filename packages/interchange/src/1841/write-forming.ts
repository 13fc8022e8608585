import { frameOf, isPass, type Json } from '@signalbox/kernel';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { FIRENZE, PISA } from '@signalbox/titles/1841/data/companies.ts';
import { PROCEDURES } from '@signalbox/titles/1841/door.ts';
import { hexOfToken, type Kept } from '@signalbox/titles/1841/finance/merged-tokens.ts';
import { cityName, type Ledger, writeFor } from './ledger.ts';

/** The site's words for what is chosen while companies are formed. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'odd-share': { share: 'full', cash: 'cash' },
  'trade-up': { 'trade-up': 'pres', pass: 'no' },
  subscribe: { buy: 'yes', pass: 'no' },
  'grant-round': { again: 'y', pass: 'n' },
  'exchange-single': { SB: 'a', SFL: 'b' },
  'choose-certificate': { SB: 'a', SFL: 'b' },
  'return-or-leave': { return: 'yes', leave: 'no' },
};

export function isWorded(decision: string): boolean {
  return WORDS[decision] !== undefined;
}

export function writeWord(ledger: Ledger, subject: string, decision: string, choice: Json): void {
  const word = isPass(choice) ? choice.do : String(choice);
  writeFor(ledger, subject, 'choose', { choice: WORDS[decision]![word]! });
}

/** Tokens in Firenze and Pisa stay in the Tuscan merger. */
function mayGo(hexes: readonly string[], tuscan: string | null): boolean {
  const loose = tuscan === null ? hexes : hexes.filter((hex) => hex !== FIRENZE && hex !== PISA);
  return loose.length > 0 && hexes.length > 1;
}

/** Tokens are taken away one by one; a president who could remove more says when to stop. */
export function writeKeptTokens(ledger: Ledger, state: State, kept: Kept): void {
  const { a, b, into, tuscan } = frameOf(state, PROCEDURES.merger)!.vars;
  const symbol = ledger.symbolOf(into);
  // The site does not ask which of two tokens in one hex stays.
  const hexes = kept.hexes.map(hexOfToken);
  const old = state.stations.filter(({ owner }) => owner === a || owner === b);
  for (const station of old) {
    if (hexes.includes(station.hex)) continue;
    ledger.actionWriter.corporation(symbol, 'remove_token', {
      city: cityName(ledger, station),
      slot: ledger.slots.slotOf(station, station.owner),
    });
  }
  if (mayGo(hexes, tuscan)) ledger.actionWriter.corporation(symbol, 'pass');
}
