import { apply } from 'mutative';
import { copyJson, type Json, sameJson } from '../json.ts';
import { type Action, newGame, play, playInPlace } from '../play.ts';
import type { GameState } from '../state.ts';
import type { Title } from '../title.ts';
import { setupOf } from './run-transcript.ts';
import { actionsOf, type Transcript } from './transcript.ts';

export interface SlowMotion {
  /** Actions that were played. */
  readonly actions: number;
  /** The first difference; null if there is none. */
  readonly difference: { readonly action: Action; readonly what: string } | null;
}

/**
 * Replays a game with the state serialised and parsed before every move, on a copy and in place. Both must lead to the
 * same state, and so must the patches of the copy, in both directions.
 */
export function slowMotion<S extends GameState>(title: Title<S>, transcript: Transcript): SlowMotion {
  const setup = setupOf(title, transcript);
  const actions = actionsOf(transcript);
  const fast = newGame(title, setup);
  let slow = newGame(title, setup);
  for (const [i, action] of actions.entries()) {
    slow = reloaded(slow);
    const before = reloaded(slow);
    const played = play(title, slow, action);
    const differs = (what: string) => ({ actions: i, difference: { action, what } });
    if (!played.ok) return differs(`refused: ${played.why}`);
    if (!same(slow, before)) return differs('playing on a copy changed the state before it');
    if (playInPlace(title, fast, action)) return differs('refused in place');
    if (!same(played.state, fast))
      return differs(`${firstDifference(played.state, fast)} on a copy and in place`);
    const [there, back] = [patched(before, played.patches), patched(played.state, played.inverse)];
    if (!same(withoutEvents(there), withoutEvents(played.state)))
      return differs('the patches lead elsewhere');
    if (!same(withoutEvents(back), withoutEvents(before))) return differs('the patches do not lead back');
    slow = played.state;
  }
  return { actions: actions.length, difference: null };
}

/** Serialises and parses, as a database or a network does. */
function reloaded<S>(state: S): S {
  return JSON.parse(JSON.stringify(state)) as S;
}

function patched<S extends GameState>(state: S, patches: Parameters<typeof apply>[1]): S {
  return apply(copyJson(state) as unknown as object, patches) as S;
}

function withoutEvents(state: GameState): GameState {
  return { ...state, events: null };
}

function same(a: unknown, b: unknown): boolean {
  return sameJson(a as Json, b as Json);
}

/** The place in the state where two states first differ. */
function firstDifference(a: unknown, b: unknown, path = 'state'): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const [left, right] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]];
    if (!same(left, right)) return firstDifference(left, right, `${path}.${key}`);
  }
  return path;
}
