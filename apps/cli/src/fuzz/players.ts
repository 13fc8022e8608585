import { choose, isAdvised } from '@signalbox/bots';
import { type AnyTitle, CHANCE, pending, random, view } from '@signalbox/kernel';
import { type Players, randomPlayers } from '@signalbox/kernel/tools';

/** The percentage of decisions in which an apprentice chooses at random. */
const RANDOMNESS = [0, 2, 10, 30];

/**
 * Random players are soon bankrupt in some titles and never reach the later rules. So in some games, `sense` percent,
 * the seats are taken by apprentices, with different weights at each table.
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
