import {
  type AnyTitle,
  carryOutInPlace,
  decodeSetup,
  type GameState,
  newGame,
  pending,
  random,
  type Setup,
  sample,
  type Title,
} from '@signalbox/kernel';

export function defaultSetup(title: AnyTitle, players: number): Setup {
  const decoded = decodeSetup(title, { players });
  if (!decoded.ok) throw new Error(decoded.why);
  return decoded.setup;
}

/** How many random games are played in search of a decision. */
const GAMES = 40;

/** Plays at random, game after game, until somebody has to take a certain decision. */
export function untilDecision<S extends GameState>(
  title: Title<S>,
  players: number,
  decision: string,
  seed = 1,
): S {
  for (let game = 0; game < GAMES; game++) {
    const state = newGame(title, defaultSetup(title, players));
    const rng = random(seed + game);
    for (let waiting = pending(title, state); waiting; waiting = pending(title, state)) {
      if (waiting.decision === decision) return state;
      const seat = waiting.seats[0]!;
      carryOutInPlace(title, state, seat, sample(waiting.offerTo(seat), rng)!);
    }
  }
  throw new Error(`Nobody was asked ${decision}.`);
}
