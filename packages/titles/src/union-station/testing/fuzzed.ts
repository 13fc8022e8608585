import {
  type Action,
  CHANCE,
  carryOutInPlace,
  newGame,
  type Oracle,
  pending,
  random,
  type Setup,
  sample,
  seededOracle,
} from '@signalbox/kernel';
import { unionStation } from '../index.ts';
import type { State } from '../state.ts';

/** A game of random choices, draws by the oracle. `look` is called at every decision, and at the end; 'enough' ends it. */
export function fuzzedGame(
  setup: Setup,
  choicesSeed: number,
  oracle: Oracle,
  look: (state: State, log: readonly Action[]) => 'enough' | undefined = () => undefined,
): { state: State; log: Action[] } {
  const rng = random(choicesSeed);
  const state = newGame(unionStation, setup);
  const log: Action[] = [];
  let draws = 0;
  for (let waiting = pending(unionStation, state); waiting; ) {
    if (look(state, log)) return { state, log };
    const { decision } = waiting;
    const seat = waiting.seats[0]!;
    const offer = waiting.offerTo(seat);
    const choice = seat === CHANCE ? oracle(offer, draws++) : sample(offer, rng)!;
    waiting = carryOutInPlace(unionStation, state, seat, choice);
    log.push({ seat, decision, choice });
  }
  look(state, log);
  return { state, log };
}

/** Repeats the draws of another game, and continues with its own seed. */
export function oracleAfter(log: readonly Action[], seed: string): Oracle {
  const drawn = log.filter(({ seat }) => seat === CHANCE).map(({ choice }) => choice);
  const own = seededOracle(seed);
  return (offer, index) => (index < drawn.length ? drawn[index]! : own(offer, index));
}
