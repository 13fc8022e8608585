import { cashOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANIES, COMPANY_IDS, type Company } from '@signalbox/titles/1841/data/companies.ts';
import { START_PRICES } from '@signalbox/titles/1841/data/market.ts';
import { isFrom } from '@signalbox/titles/1841/data/phases.ts';
import { charterObjection } from '@signalbox/titles/1841/finance/merger-terms.ts';
import { freeCharters } from '@signalbox/titles/1841/finance/new-charter.ts';
import { limitObjection } from '@signalbox/titles/1841/stock-round/limits.ts';
import type { Question } from '../recording/question.ts';
import { subjectOf } from './subject.ts';

/** Is there anything to choose? */
export function hasChoice(question: Question): boolean {
  return question.few().length > 1;
}

/** Does the site stop for this decision? It passes over what leaves no choice, with exceptions. */
export function asksFor(state: State, pending: Question): boolean {
  // Whether there is a choice is expensive to find out, and does not matter where it asks anyway.
  return asksAnyway(state, pending) || hasChoice(pending);
}

function asksAnyway(state: State, pending: Question): boolean {
  const subject = subjectOf(state, pending);
  switch (pending.decision) {
    case 'put-up':
    case 'lay-track':
      return true;
    case 'buy-token':
      return cashOf(state, subject) > 0;
    case 'trade':
      return thinksOfFounding(state, subject) || mustSell(pending);
    case 'company-purchase':
      return thinksOfFounding(state, subject);
    case 'merge':
      return asksForMerger(state, subject as Company);
    default:
      return false;
  }
}

/** The only choice is a sale that the limits demand. */
function mustSell(question: Question): boolean {
  const [only] = question.few() as { do: string }[];
  return only?.do === 'sell';
}

/**
 * From phase 4 on the site lets everybody think of founding a company who has the lowest price of a single share,
 * though the president's certificate is two.
 */
function thinksOfFounding(state: State, founder: string): boolean {
  if (!isFrom(state.phase, 4) || cashOf(state, founder) < START_PRICES[0]) return false;
  return COMPANY_IDS.some(
    (company) =>
      COMPANIES[company].foundedBy === 'anybody' &&
      state.companies[company].status === 'unfounded' &&
      limitObjection(state, founder, company, 1) === null,
  );
}

/** It asks every company that might merge at all, and passes by itself if there is nobody to merge with. */
function asksForMerger(state: State, company: Company): boolean {
  const free = freeCharters(state).length > 0 && charterObjection(state, company, '4.7.4') === null;
  return free && state.companies[company].operated;
}
