import { copyJson } from '../json.ts';
import { choices } from '../offer.ts';
import { carryOutInPlace, pending } from '../play.ts';
import type { GameState } from '../state.ts';
import type { Title } from '../title.ts';
import { printCompact } from './compact.ts';

/** Named positions in a title's `perft.json`: a transcript beside it, followed for this many actions (default: all). */
export type PerftPositions = Readonly<
  Record<string, { readonly transcript: string; readonly after?: number; readonly counts: readonly number[] }>
>;

/**
 * The number of legal continuations of exactly `depth` actions, chance and built choices included. If
 * several players make sealed choices, the first in order goes first, since the order makes no difference.
 */
export function perft<S extends GameState>(title: Title<S>, state: S, depth: number): number {
  return count(title, muted(state), depth);
}

/** The same, by first choice: shows where two counts diverge. */
export function perftDivided<S extends GameState>(
  title: Title<S>,
  state: S,
  depth: number,
): Map<string, number> {
  const divided = new Map<string, number>();
  for (const [choice, next] of continuations(title, muted(state))) {
    divided.set(choice, (divided.get(choice) ?? 0) + count(title, next, depth - 1));
  }
  return divided;
}

function count<S extends GameState>(title: Title<S>, state: S, depth: number): number {
  if (depth === 0) return 1;
  let found = 0;
  if (depth === 1) {
    const waiting = pending(title, state);
    if (waiting === null) return 0;
    for (const _ of choices(waiting.offerTo(waiting.seats[0]!))) found++;
    return found;
  }
  for (const [, next] of continuations(title, state)) found += count(title, next, depth - 1);
  return found;
}

function* continuations<S extends GameState>(title: Title<S>, state: S): Generator<[string, S]> {
  const waiting = pending(title, state);
  if (waiting === null) return;
  const seat = waiting.seats[0]!;
  for (const choice of choices(waiting.offerTo(seat))) {
    const next = copyJson(state);
    carryOutInPlace(title, next, seat, choice);
    yield [printCompact(choice), next];
  }
}

function muted<S extends GameState>(state: S): S {
  return { ...copyJson(state), events: null };
}
