import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type AnyTitle,
  carryOutInPlace,
  decodeSetup,
  type GameState,
  type Json,
  newGame,
  type Offer,
  type Pending,
  pending,
  random,
  type Seat,
} from '@signalbox/kernel';
import { actionsOf, parseTranscript, randomPlayers, randomSetup, setupOf } from '@signalbox/kernel/tools';

/** A game at a decision, and the action taken there. Visitors must not change the state. */
export interface Position {
  /** How to reach this position again. */
  readonly where: string;
  readonly state: GameState;
  readonly waiting: Pending;
  readonly seat: Seat;
  readonly offer: Offer;
  readonly choice: Json;
}

/** Every decision of the title's transcripts. */
export function* walkTranscripts(title: AnyTitle): Generator<Position> {
  const folder = fileURLToPath(new URL(`../${title.id.toLowerCase()}/transcripts/`, import.meta.url));
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.transcript.txt'))) {
    const transcript = parseTranscript(readFileSync(folder + file, 'utf8'));
    const state: GameState = newGame(title, setupOf(title, transcript));
    for (const [i, { seat, choice }] of actionsOf(transcript).entries()) {
      const waiting = pending(title, state)!;
      yield { where: `${file}, action ${i + 1}`, state, waiting, seat, offer: waiting.offerTo(seat), choice };
      carryOutInPlace(title, state, seat, choice);
    }
  }
}

/** Every decision of a random game, with any number of players; every other game has random options. */
export function* walkRandomGame(title: AnyTitle, seed: number): Generator<Position> {
  const rng = random(seed);
  const [least, most] = title.players;
  const decoded = decodeSetup(title, { players: least + (seed % (most - least + 1)) });
  if (!decoded.ok) throw new Error(decoded.why);
  const { players, options } = seed % 2 === 0 ? decoded.setup : randomSetup(title, decoded.setup, seed);
  const choose = randomPlayers(rng);
  const state: GameState = newGame(title, { players, options });
  for (let made = 1; ; made++) {
    const waiting = pending(title, state);
    if (waiting === null) return;
    const seat = rng.pick(waiting.seats);
    const offer = waiting.offerTo(seat);
    const choice = choose(state, waiting, seat, offer)!;
    yield { where: `seed ${seed}, action ${made}`, state, waiting, seat, offer, choice };
    carryOutInPlace(title, state, seat, choice);
  }
}
