import type { Decision } from './decision.ts';
import { copyJson, type Json } from './json.ts';
import { firstChoices, type Offer, offersIn, partCount } from './offer.ts';
import type { AnyDecision, AnyProcedure } from './procedure.ts';
import type { Frame, GameState, Seat } from './state.ts';
import type { Title } from './title.ts';

/** A procedure that takes this many steps without a decision is in an endless loop. */
const STEP_LIMIT = 1_000_000;

/** The actor and offer of the pending decision and whether it is forced, so that they are not computed again; empty for a sealed one. */
export interface Found {
  readonly actor?: Seat;
  readonly offer?: Offer;
  readonly forced?: boolean;
}

/** Is the game to be left where a procedure is about to be called, as the frame of this number? */
export type StopsBefore = (procedure: string, level: number) => boolean;

/** How an action is carried out, if not on a state of one's own up to the next decision. */
export interface Manner {
  /** How many frames at the bottom of the stack belong to another state too: each is copied when it comes on top. */
  readonly shared?: number;
  readonly stopsBefore?: StopsBefore | undefined;
}

/** Begins the sequence of play and runs to the first decision. */
export function begin<S extends GameState>(title: Title<S>, state: S): void {
  state.stack.push({ procedure: title.main.name, label: null, vars: {} });
  settle(title, state, 0, {});
}

/** Carries out a legal choice, and runs the rules to the next decision; null if they are stopped before it. */
export function carryOut<S extends GameState>(
  title: Title<S>,
  state: S,
  seat: Seat,
  choice: Json,
  manner: Manner = {},
): Found | null {
  const frame = topFrame(state);
  const { decision, index } = waitingAt(title, frame);
  if ('apply' in decision) {
    decision.apply(state, frame.vars, choice);
  } else {
    frame.sealed = { ...frame.sealed, [seat]: choice };
    if (decision.actors(state, frame.vars).some((actor) => !Object.hasOwn(frame.sealed!, actor))) return {};
    const revealed = frame.sealed;
    delete frame.sealed;
    decision.reveal(state, frame.vars, revealed);
  }
  return settle(title, state, index + 1, manner);
}

/** The decision that a frame waits for, and its position in the procedure. */
export function waitingAt<S extends GameState>(
  title: Title<S>,
  frame: Frame,
): { decision: AnyDecision<S>; index: number } {
  const procedure = procedureOf(title, frame);
  const index = frame.label === null ? undefined : procedure.labels.get(frame.label);
  const instruction = index === undefined ? undefined : procedure.code[index];
  if (index === undefined || instruction?.op !== 'ask') {
    throw new Error(`${title.id}: ${frame.procedure} does not ask ${frame.label}.`);
  }
  return { decision: instruction.decision, index };
}

function settle<S extends GameState>(
  title: Title<S>,
  state: S,
  from: number,
  { shared = 0, stopsBefore }: Manner,
): Found | null {
  let frame = topFrame(state);
  let procedure = procedureOf(title, frame);
  let at = from;
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    if (state.outcome !== null) {
      state.stack = [];
      return {};
    }
    const instruction = procedure.code[at];
    if (instruction === undefined) {
      const finished = state.stack.pop()!;
      if (state.stack.length === 0) return {};
      frame = topFrame(state);
      // Once copied, it is not shared any more, even if it comes on top again.
      if (state.stack.length <= shared) {
        frame = copyJson(frame);
        state.stack[--shared] = frame;
      }
      procedure = procedureOf(title, frame);
      at = returnTo(state, procedure, frame, finished) + 1;
      continue;
    }
    switch (instruction.op) {
      case 'run':
        instruction.run(state, frame.vars);
        at++;
        break;
      case 'unless':
        at = instruction.test(state, frame.vars) ? at + 1 : instruction.to;
        break;
      case 'jump':
        at = instruction.to;
        break;
      case 'call':
        procedure = instruction.procedure();
        if (stopsBefore?.(procedure.name, state.stack.length)) return null;
        frame.label = instruction.label;
        // A deep copy, so that two frames, or a frame and the state, never share anything.
        state.stack.push({
          procedure: procedure.name,
          label: null,
          vars: copyJson(instruction.vars(state, frame.vars)),
        });
        frame = topFrame(state);
        at = 0;
        break;
      case 'ask': {
        const found = asks(state, frame, instruction.decision);
        if (found !== null) {
          frame.label = instruction.label;
          return found;
        }
        at++;
      }
    }
  }
  throw new Error(`${title.id}: ${frame.procedure} does not end.`);
}

/** The pending decision, or null if nobody has to choose; a forced choice is carried out at once. */
function asks<S extends GameState>(state: S, frame: Frame, decision: AnyDecision<S>): Found | null {
  if (!('apply' in decision)) {
    if (decision.actors(state, frame.vars).length > 0) return {};
    decision.reveal(state, frame.vars, {});
    return null;
  }
  const actor = decision.actor(state, frame.vars);
  if (actor === null) return null;
  const offer = decision.offer(state, frame.vars);
  const forced = isForced(decision, state, frame);
  const found = { actor, offer, forced };
  if (!forced) return decision.neverEmpty || offersAnything(offer) ? found : null;
  if (state.asksForced) return firstChoices(offer, 1).length > 0 ? found : null;
  const legal = firstChoices(offer, 2);
  if (legal.length > 1) return found;
  if (legal.length === 1) decision.apply(state, frame.vars, legal[0]!);
  return null;
}

/** Is a single choice made automatically? */
export function isForced<S extends GameState>(
  { forced = false }: Pick<Decision<S, Frame['vars']>, 'forced'>,
  state: S,
  { vars }: Frame,
): boolean {
  return typeof forced === 'boolean' ? forced : forced(state, vars);
}

/**
 * A built offer is assumed not to be empty: finding a first choice can be as expensive as finding the best one. Its
 * decision's actor says whether there is anything to build.
 */
function offersAnything(offer: Offer): boolean {
  if (offer.kind === 'built') return true;
  if (offer.kind !== 'either') return firstChoices(offer, 1).length > 0;
  for (let part = 0; part < partCount(offer); part++) {
    for (const each of offersIn(offer, part)) if (offersAnything(each)) return true;
  }
  return false;
}

function returnTo<S extends GameState>(
  state: S,
  procedure: AnyProcedure<S>,
  frame: Frame,
  finished: Frame,
): number {
  const index = frame.label === null ? undefined : procedure.labels.get(frame.label);
  const instruction = index === undefined ? undefined : procedure.code[index];
  if (index === undefined || instruction?.op !== 'call') {
    throw new Error(`${procedure.name} has not called ${finished.procedure}.`);
  }
  instruction.returning?.(state, frame.vars, finished.vars as never);
  return index;
}

function procedureOf<S extends GameState>(title: Title<S>, frame: Frame): AnyProcedure<S> {
  const procedure = title.procedures.get(frame.procedure);
  if (!procedure) throw new Error(`${title.id} has no procedure ${frame.procedure}.`);
  return procedure;
}

function topFrame(state: GameState): Frame {
  const frame = state.stack.at(-1);
  if (!frame) throw new Error('No procedure is running.');
  return frame;
}
