import type { Patches } from 'mutative';
import type { DecisionWith } from './decision.ts';
import { copyJson, type Json } from './json.ts';
import { memoize } from './memoize.ts';
import { type Offer, objectionTo } from './offer.ts';
import { patchesBetween } from './patches.ts';
import { objection, type Refusal, refusal } from './refusal.ts';
import { begin, carryOut, type Found, isForced, type StopsBefore, waitingAt } from './settle.ts';
import { CHANCE, type GameEvent, type GameState, type Seat } from './state.ts';
import type { Setup, Title } from './title.ts';

/** What a player (or chance) sends: the name of the decision it answers, and the answer. */
export interface Action<C extends Json = Json> {
  readonly seat: Seat;
  readonly decision: string;
  readonly choice: C;
}

/** An answer to a decision, with a choice of its type. */
export function answer<C extends Json>(decision: DecisionWith<C>, seat: Seat, choice: C): Action<C> {
  return { seat, decision: decision.name, choice };
}

/** Does an action that was played answer this decision? */
export function isAnswerTo<C extends Json>(action: Action, decision: DecisionWith<C>): action is Action<C> {
  return action.decision === decision.name;
}

/** The decision that the game waits for. */
export interface Pending<C extends Json = Json> {
  readonly decision: string;
  readonly rule: string;
  /** The seats that still have to choose. */
  readonly seats: readonly Seat[];
  /** A single choice is made automatically, unless the state asks for forced choices too (`asksForced`). */
  readonly forced: boolean;
  /** What a seat may choose. Computed once: it holds as long as the state stays as it is. */
  readonly offerTo: (seat: Seat) => Offer<C>;
}

/** Does the game wait for this decision? Then its offers have the decision's choices. */
export function isPending<C extends Json>(
  waiting: Pending | null,
  decision: DecisionWith<C>,
): waiting is Pending<C> {
  return waiting?.decision === decision.name;
}

/** An accepted action: the state after it, and the patches in both directions. */
export interface Played<S> {
  readonly ok: true;
  readonly state: S;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly patches: Patches;
  readonly inverse: Patches;
  /** What the game waits for afterwards; null when it is over, or was stopped. */
  readonly waiting: Pending | null;
}

/** A new game, run to its first decision. */
export function newGame<S extends GameState>(title: Title<S>, setup: Setup): S {
  const state = inOneShape(copyState(title, title.setup(setup)));
  begin(title, state);
  return state;
}

/** A private copy of a state, to be played on without changing the original. */
export function copyState<S extends GameState>({ replaced = NONE }: Pick<Title<S>, 'replaced'>, state: S): S {
  return copyBut(state, asSet(replaced));
}

/** Copied at once and then part by part, as in `copyJson`: that keeps the hidden class. */
function copyBut<S extends GameState>(state: S, shared: ReadonlySet<string>): S {
  const copy = { ...state };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null && !shared.has(key)) copy[key] = copyJson(part);
  }
  return copy;
}

/**
 * A copy for one action. It shares the frames below the top, since `carryOut` copies a frame when it comes on top, and
 * events, which every action replaces.
 */
function copyForOneAction<S extends GameState>({ replaced = NONE }: Title<S>, state: S): S {
  const copy = copyBut(state, withoutStack(replaced));
  const top = state.stack.length - 1;
  copy.stack = state.stack.slice();
  copy.stack[top] = copyJson(state.stack[top]!);
  copy.events = [];
  return copy;
}

const NONE: readonly never[] = [];
const asSet = memoize((keys: readonly string[]): ReadonlySet<string> => new Set(keys));
const withoutStack = memoize(
  (replaced: readonly string[]): ReadonlySet<string> => new Set([...replaced, 'stack', 'events']),
);

/** Written field by field, so that all games have one hidden class: code compiled for one game serves the next. */
function inOneShape<S extends GameState>(state: S): S {
  const same: Partial<S> = {};
  for (const key in state) same[key] = state[key];
  return same as S;
}

/** Null when the game is over. */
export function pending<S extends GameState>(title: Title<S>, state: S): Pending | null {
  return pendingWith(title, state, {});
}

function pendingWith<S extends GameState>(title: Title<S>, state: S, found: Found): Pending | null {
  const frame = state.stack.at(-1);
  if (!frame) return null;
  const { decision } = waitingAt(title, frame);
  const { name, rule } = decision;
  if ('apply' in decision) {
    const actor = found.actor ?? decision.actor(state, frame.vars);
    let { offer } = found;
    return {
      decision: name,
      rule: decision.ruleAt?.(state, frame.vars) ?? rule,
      seats: actor === null ? [] : [actor],
      forced: found.forced ?? isForced(decision, state, frame),
      offerTo() {
        offer ??= decision.offer(state, frame.vars);
        return offer;
      },
    };
  }
  const chosen = frame.sealed ?? {};
  return {
    decision: name,
    rule,
    seats: decision.actors(state, frame.vars).filter((seat) => !Object.hasOwn(chosen, seat)),
    forced: false,
    offerTo(seat) {
      return { kind: 'sealed', of: decision.sealed(state, frame.vars, seat) };
    },
  };
}

/** Accepts any JSON and lets only well-formed actions through. */
export function decodeAction(input: unknown): Action | Refusal {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return malformed('action');
  const { seat, decision, choice } = input as Record<string, unknown>;
  if (typeof seat !== 'string') return malformed('seat');
  if (typeof decision !== 'string') return malformed('decision');
  if (choice === undefined || !isJson(choice, 0)) return malformed('choice');
  return { seat, decision, choice };
}

/** Why an action may not be taken now; null if it may. Does not change the state. */
export function refusalOf<S extends GameState>(title: Title<S>, state: S, action: Action): Refusal | null {
  return refusalBy(pending(title, state), action);
}

/** The same, where the pending decision is already known (null: the game is over). */
export function refusalBy(waiting: Pending | null, action: Action): Refusal | null {
  if (!waiting) return refusal(objection('game-over'), null);
  if (waiting.decision !== action.decision) {
    return refusal(objection('other-decision', { pending: waiting.decision }), waiting.rule);
  }
  if (!waiting.seats.includes(action.seat)) {
    return refusal(objection('not-your-turn', { seats: waiting.seats }), waiting.rule);
  }
  const reason = objectionTo(waiting.offerTo(action.seat), action.choice);
  return reason && refusal(reason, reason.rule ?? waiting.rule);
}

/**
 * Plays an action on a copy: the given state is not changed. For servers and screens. A caller that already has the
 * pending decision passes it as `known`, so that the offer is not computed again. A state that was stopped can be looked
 * at, but not played on.
 */
export function play<S extends GameState>(
  title: Title<S>,
  state: S,
  input: unknown,
  known?: Pending | null,
  stopsBefore?: StopsBefore,
): Played<S> | Refusal {
  const action = decodeAction(input);
  if ('ok' in action) return action;
  const refused = refusalBy(known === undefined ? pending(title, state) : known, action);
  if (refused) return refused;
  const next = copyForOneAction(title, state);
  const shared = next.stack.length - 1;
  const found = carryOut(title, next, action.seat, copyJson(action.choice), { shared, stopsBefore });
  // Events are kept with the log entry; patches carry the state only.
  const { patches, inverse } = patchesBetween(state, next, 'events');
  return {
    ok: true,
    state: next,
    action,
    events: next.events ?? [],
    patches,
    inverse,
    waiting: found && pendingWith(title, next, found),
  };
}

/** Plays an action on the state itself, which changes only if the action is legal. For bots, replays, fuzzing. */
export function playInPlace<S extends GameState>(title: Title<S>, state: S, input: unknown): Refusal | null {
  const action = decodeAction(input);
  if ('ok' in action) return action;
  const refused = refusalOf(title, state, action);
  if (refused) return refused;
  carryOutInPlace(title, state, action.seat, action.choice);
  return null;
}

/**
 * The same for a choice that was just taken from the offer, and is therefore not checked again. Returns the next pending
 * decision.
 */
export function carryOutInPlace<S extends GameState>(
  title: Title<S>,
  state: S,
  seat: Seat,
  choice: Json,
): Pending | null {
  if (state.events?.length) state.events = [];
  // Copied, so that the state never shares a choice with the caller or with a title's data.
  return pendingWith(title, state, carryOut(title, state, seat, copyJson(choice))!);
}

/** Does the game wait for chance? */
export function awaitsChance(waiting: Pending | null): waiting is Pending {
  return waiting?.seats[0] === CHANCE;
}

function malformed(part: string): Refusal {
  return refusal(objection('malformed-action', { part }), null);
}

const DEEPEST = 32;

function isJson(value: unknown, depth: number): value is Json {
  if (depth > DEEPEST) return false;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) {
    // Not `every`, which skips holes.
    for (let i = 0; i < value.length; i++) if (!isJson(value[i], depth + 1)) return false;
    return true;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) {
    // Copying `__proto__` would make inherited values look like the choice's own.
    if (key === '__proto__' || !isJson((value as Record<string, unknown>)[key], depth + 1)) return false;
  }
  return true;
}
