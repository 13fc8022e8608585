import { KERNEL_MESSAGES, LANGUAGES } from '../messages.ts';
import { barred } from '../offer.ts';
import { carryOutInPlace, newGame, pending } from '../play.ts';
import { random } from '../random.ts';
import { sample } from '../sample.ts';
import { CHANCE, type GameState } from '../state.ts';
import type { Setup, Title } from '../title.ts';

/**
 * Message keys that come up in random games and that lack a sentence in some language: options, decisions,
 * events, reasons why something is barred, endings.
 */
export function missingWords<S extends GameState>(title: Title<S>, setup: Setup, games: number): string[] {
  const used = new Set<string>(Object.keys(title.options).map((name) => `option/${name}`));
  for (let seed = 1; seed <= games; seed++) for (const key of keysOfGame(title, setup, seed)) used.add(key);
  const messages = { ...KERNEL_MESSAGES, ...title.messages };
  const worded = (key: string) =>
    Object.hasOwn(messages, key) && LANGUAGES.every((language) => messages[key]![language] !== '');
  return [...used].filter((key) => !worded(key)).sort();
}

function* keysOfGame<S extends GameState>(title: Title<S>, setup: Setup, seed: number): Generator<string> {
  const rng = random(seed);
  const state = newGame(title, setup);
  for (let waiting = pending(title, state); waiting; waiting = pending(title, state)) {
    const seat = rng.pick(waiting.seats);
    const offer = waiting.offerTo(seat);
    // Chance's decisions are never shown to a player.
    if (seat !== CHANCE) yield `decision/${waiting.decision}`;
    for (const { reason } of barred(offer)) yield `why/${reason.why}`;
    carryOutInPlace(title, state, seat, sample(offer, rng)!);
    for (const { type } of state.events ?? []) yield `event/${type}`;
  }
  if (state.outcome) yield `ending/${state.outcome.reason}`;
}
