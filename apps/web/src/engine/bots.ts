import {
  type AnyTitle,
  type GameState,
  type Json,
  type Pending,
  random,
  type Seat,
  sample,
} from '@signalbox/kernel';

/** Chooses for a seat from what it is offered. */
export type Bot = (title: AnyTitle, state: GameState, waiting: Pending, seat: Seat) => Json;

/** Takes any legal choice. */
export function randomBot(seed: number): Bot {
  const rng = random(seed);
  return (title, _state, waiting, seat) => {
    const choice = sample(waiting.offerTo(seat), rng);
    if (choice === undefined) throw new Error(`${title.id}: ${waiting.decision} offers nothing.`);
    return choice;
  };
}
