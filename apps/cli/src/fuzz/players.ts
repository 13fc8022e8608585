import { choose, isAdvised } from '@signalbox/bots';
import {
  type AnyTitle,
  CHANCE,
  type Json,
  type Offer,
  objectionTo,
  pending,
  random,
  view,
} from '@signalbox/kernel';
import { type Players, randomPlayers } from '@signalbox/kernel/tools';

/** The percentage of decisions in which an apprentice chooses at random. */
const RANDOMNESS = [0, 2, 10, 30];

/**
 * Random players are soon bankrupt in some titles and never reach the later rules. So in `sense` percent of the games
 * apprentices take the seats, with different weights in each game.
 */
export function mixedPlayers(title: AnyTitle, sense: number): Players {
  if (sense === 0 || !isAdvised(title)) return randomPlayers;
  return (rng) => {
    const atRandom = randomPlayers(rng);
    if (rng.below(100) >= sense) return atRandom;
    const randomness = rng.pick(RANDOMNESS);
    const seeds = random(rng.below(2 ** 31));
    return (state, waiting, seat, offer) => {
      if (seat === CHANCE || rng.below(100) < randomness) return atRandom(state, waiting, seat, offer);
      const seen = view(title, state, seat);
      const options = { level: 'apprentice', seed: seeds.below(2 ** 31), nodes: 1 } as const;
      return choose(title, seen, seat, pending(title, seen)!, options).choice;
    };
  };
}

/** Bots in every seat, always with the same amount of work, so that a seed gives the same game. */
export function botPlayers(title: AnyTitle, nodes: number): Players {
  return (rng) => {
    const atRandom = randomPlayers(rng);
    const seeds = random(rng.below(2 ** 31));
    return (state, waiting, seat, offer) => {
      if (seat === CHANCE) return atRandom(state, waiting, seat, offer);
      const seen = view(title, state, seat);
      const options = { level: 'apprentice', seed: seeds.below(2 ** 31), nodes } as const;
      return choose(title, seen, seat, pending(title, seen)!, options).choice;
    };
  };
}

/** Bids are multiples of this. */
const BID_STEP = 5;

/**
 * Players who bid, sealed, for several lots at once (version 1 of 1841) and never the same as somebody else: on the
 * site nobody knows how ties are settled, so a game with one cannot be written.
 */
export function withDistinctBids(players: Players): Players {
  return (rng) => {
    const choose = players(rng);
    return (state, waiting, seat, offer) => {
      const choice = choose(state, waiting, seat, offer);
      if (offer.kind !== 'sealed' || !isBids(choice)) return choice;
      const others = Object.values(state.stack.at(-1)?.sealed ?? {}).filter(isBids);
      return distinct(choice, others, offer);
    };
  };
}

type Bids = Readonly<Record<string, number>>;

function isBids(choice: Json | undefined): choice is Bids {
  const isRecord = typeof choice === 'object' && choice !== null && !Array.isArray(choice);
  return isRecord && Object.values(choice).every((bid) => typeof bid === 'number');
}

/** Raises bids that somebody else has made too; a lot for which the money is lacking then is left out. */
function distinct(bids: Bids, others: readonly Bids[], offer: Offer): Bids {
  let raised: Bids = {};
  for (const [lot, bid] of Object.entries(bids)) {
    let amount = bid;
    while (others.some((other) => other[lot] === amount)) amount += BID_STEP;
    const more = { ...raised, [lot]: amount };
    if (objectionTo(offer, more) === null) raised = more;
  }
  return raised;
}
