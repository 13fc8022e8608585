import { frameOf, type Json, PASS } from '@signalbox/kernel';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { priceOf } from '@signalbox/titles/1841/state.ts';
import { ourCompany } from './names.ts';

/** Recorded games show one or two answers to most of these questions; synonyms are accepted too. */
const YES = /^(y|true|ok|accept|buy|again|more)/i;
const LOAN = /^(y|true|ok|accept|loan|return|stay|continue|re)/i;
const CASH = /cash|sell|money|half/i;
const SHARE = /full|share|whole|buy|pay/i;
const PRESIDENCY = /^pres|chair|trade/i;

/** An answer to one of the site's questions as our choice; null for a question that is answered otherwise. */
export function chosenWord(state: State, decision: string, word: string): Json | null {
  switch (decision) {
    case DECISIONS.oddShare.name:
      if (PRESIDENCY.test(word)) return null;
      return CASH.test(word) ? 'cash' : SHARE.test(word) ? 'share' : null;
    case DECISIONS.tradeUp.name:
      if (word === 'full' || word === 'cash') return null;
      return PRESIDENCY.test(word) ? 'trade-up' : PASS;
    case DECISIONS.subscribe.name:
      return YES.test(word) ? 'buy' : PASS;
    case DECISIONS.grantRound.name:
      return YES.test(word) ? 'again' : PASS;
    case DECISIONS.returnOrLeave.name:
      return LOAN.test(word) ? 'return' : 'leave';
    case DECISIONS.exchangeSingle.name:
    case DECISIONS.chooseCertificate.name:
      return word === 'a' || word === 'SB' || word === 'SFV' ? 'SB' : 'SFL';
    case DECISIONS.chooseSpace.name:
      return numberIn(word) ?? priceNamed(state, word);
    default:
      return null;
  }
}

export function numberIn(word: unknown): number | null {
  return Number.isInteger(Number(word)) ? Number(word) : null;
}

/** The price of one of the merging companies, identified by name or as the first or second of the two. */
function priceNamed(state: State, word: string): number | null {
  const { a, b } = frameOf(state, PROCEDURES.merger)!.vars;
  const named = ourCompany(word) ?? (['b', 'second', 'last'].includes(word) ? b : a);
  return named === a || named === b ? priceOf(state, named) : null;
}
