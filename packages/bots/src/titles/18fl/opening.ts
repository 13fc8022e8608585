import { choices } from '@signalbox/kernel';
import { PRIVATES, type Private } from '@signalbox/titles/18fl/data/companies.ts';
import { privatePrice } from '@signalbox/titles/18fl/opening.ts';
import type { State } from '@signalbox/titles/18fl/state.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';

/** Value of a private company besides its income. */
const EXTRAS: Readonly<Record<Private, number>> = { TR: 15, PO: 20, TC: 30, FECC: 75 };
/** Operating rounds for which it pays. */
const PAYING_ROUNDS = 5;

export function choosePrivate({ state, offer }: Question<State, object, Private>): Advice[] {
  return [...choices(offer)].map((id) => {
    const { income } = PRIVATES[id];
    const price = privatePrice(state, id);
    const score = income * PAYING_ROUNDS + EXTRAS[id] - price;
    return { choice: id, score, because: because('18fl/private', { private: id, price, income }) };
  });
}

/** The private companies differ by less than the smallest raise, so the lowest bid is best. */
export function bidForChoice({ offer }: Question<State, object, number>): Advice[] {
  return [...choices(offer)].map((amount) => ({
    choice: amount,
    score: -amount,
    because: because('18fl/bid', { amount }),
  }));
}
