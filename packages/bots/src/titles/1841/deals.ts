import { ACCEPT, choices } from '@signalbox/kernel';
import { type ConsentVars, sharesOf, type TrainProposal } from '@signalbox/rails';
import type { Proposal } from '@signalbox/titles/1841/consent.ts';
import { actorFor } from '@signalbox/titles/1841/control.ts';
import { COMPANY_IDS, type Company } from '@signalbox/titles/1841/data/companies.ts';
import type { Emergency } from '@signalbox/titles/1841/operating-round/emergency-money.ts';
import { isActive, priceOf, type State, sizeOf } from '@signalbox/titles/1841/state.ts';
import { isUsed } from '@signalbox/titles/1841/stock-round/private-deals.ts';
import type { Block } from '@signalbox/titles/1841/stock-round/selling.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { byScore } from '../../play-on.ts';
import { consentToDeal, earningsNow } from '../../railways/index.ts';
import { concessionValue } from './concessions.ts';
import { plainChoices } from './offers.ts';
import { shareValue } from './outlook.ts';
import { RAILWAYS } from './railways.ts';

const DECISIVE = 10_000;
/** Premium over the value, because the other side has a reason for wanting it. */
const PROFIT = 1.3;
/** A place on the map, and the priority deal. */
const TOKEN_VALUE = 200;
const PRIORITY_VALUE = 15;

const adviceOnTrain = consentToDeal(RAILWAYS);

/** The lowest acceptable price; null where no price is. */
function wanted(state: State, proposal: Exclude<Proposal, TrainProposal>): number | null {
  switch (proposal.kind) {
    case 'deal': {
      const { company, count, from } = proposal;
      if (actorFor(state, company) === from) return null;
      return PROFIT * count * shareValue(state, company, priceOf(state, company));
    }
    case 'concession-deal':
      return isUsed(state, proposal.concession) ? null : PROFIT * concessionValue(proposal.concession);
    case 'token':
      return TOKEN_VALUE;
    default:
      return null;
  }
}

/** Deals, tokens, mergers and the priority deal: only what is clearly to the seat's advantage. */
export function consent(question: Question<State, ConsentVars<Proposal>>): Advice[] {
  const { state, vars } = question;
  const { proposal } = vars;
  if (proposal.kind === 'buy-train') return adviceOnTrain({ ...question, vars: { ...vars, proposal } });
  const price = proposal.kind === 'merger' ? 0 : proposal.price;
  const least = wanted(state, proposal);
  const agrees = proposal.kind === 'priority' ? price <= PRIORITY_VALUE : least !== null && price >= least;
  return [
    { choice: ACCEPT, score: agrees ? DECISIVE : -DECISIVE, because: because('1841/accept', { price }) },
    { choice: 'decline', score: 0, because: because('1841/decline', { price }) },
    // Where no price is acceptable, closes the deal for the turn.
    { choice: 'not-this-turn', score: least === null ? 1 : -1, because: because('1841/decline', { price }) },
  ];
}

/** Bots buy neither tokens of others nor the priority deal. */
export function alwaysPass<V>(key: string, facts: (vars: V) => { readonly company?: string }) {
  return ({ offer, vars }: Question<State, V>): Advice[] =>
    [...plainChoices(offer)].map((choice) => ({ choice, score: 0, because: because(key, facts(vars)) }));
}

/** One more operating round for the player who earns more by it than the others do on average. */
export function addRound({ state, seat, offer }: Question<State>): Advice[] {
  const income = (one: string): number => {
    let sum = 0;
    for (const company of COMPANY_IDS) {
      const count = isActive(state, company) ? sharesOf(state, company, one) : 0;
      if (count > 0) sum += (count * earningsNow(RAILWAYS, state, company)) / sizeOf(state, company);
    }
    return sum;
  };
  const others = state.seats.filter((one) => one !== seat);
  const average = others.reduce((sum, one) => sum + income(one), 0) / Math.max(1, others.length);
  const gain = Math.round(income(seat) - average);
  return [...choices(offer)].map((choice) =>
    choice === 'one-more'
      ? { choice, score: gain, because: because('1841/one-more-round', { gain }) }
      : { choice, score: 0, because: because('1841/no-more-rounds') },
  );
}

/**
 * In an emergency, sells the shares that are worth least to keep for what they bring; all that may be sold of a company
 * at once, because one by one they bring less and less.
 */
export function sellInEmergency({
  state,
  offer,
  vars: { purpose },
  quick,
}: Question<State, Pick<Emergency, 'purpose'>, Block>): Advice[] {
  const rounds = RAILWAYS.roundsLeft(state);
  const why = purpose === 'tokens' ? '1841/sell-for-tokens' : 'rail/sell-for-train';
  const adviceOn = (blocks: readonly Block[]) => {
    const largest = largestOfEach(blocks);
    return blocks.map((block) => saleInNeed(state, block, largest[block.company]!, rounds, why));
  };
  if (!quick || offer.kind !== 'list') return adviceOn([...choices(offer)]);
  // A simulated player needs only the best one, and whether a sale is allowed takes longer to find than what it costs.
  const best = byScore(adviceOn(offer.candidates)).find(({ choice }) => !offer.check?.(choice));
  return best ? [best] : [];
}

function largestOfEach(blocks: readonly Block[]): Partial<Record<Company, number>> {
  const largest: Partial<Record<Company, number>> = {};
  for (const { company, count } of blocks) largest[company] = Math.max(count, largest[company] ?? 0);
  return largest;
}

const PER_CENT = 100;
/** What each share less than could be sold at once counts, in per cent of the money: more than an apprentice overlooks. */
const SOLD_LATER = 30;

function saleInNeed(
  state: State,
  block: Block,
  largest: number,
  rounds: number,
  why: string,
): Advice & { readonly choice: Block } {
  const { company, count } = block;
  const price = priceOf(state, company);
  const loss = (PER_CENT * Math.max(1, shareValue(state, company, price, rounds) - price / 2)) / price;
  const score = -loss - SOLD_LATER * (largest - count);
  const facts = { company, count, amount: Math.floor((count * price) / 2) };
  return { choice: block, score, because: because(why, facts) };
}

/** Starting again with 500 is better than leaving. */
export function returnOrLeave({ offer }: Question<State>): Advice[] {
  return [...choices(offer)].map((choice) => ({
    choice,
    score: choice === 'return' ? 100 : 0,
    because: because(choice === 'return' ? '1841/return' : '1841/leave'),
  }));
}
