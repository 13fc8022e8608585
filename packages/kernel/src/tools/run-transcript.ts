import { type Json, sameJson } from '../json.ts';
import { newGame, pending, playInPlace } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import { decodeSetup } from '../setup.ts';
import type { GameState } from '../state.ts';
import type { Setup, Title } from '../title.ts';
import { nameOf, parseCompact, printCompact } from './compact.ts';
import {
  actionsOf,
  parseTranscript,
  printAction,
  type Transcript,
  type TranscriptLine,
} from './transcript.ts';

/** Facts that transcripts expect by name because they are not simply a part of the state. */
export type Facts<S> = Readonly<Record<string, (state: S, ...about: string[]) => Json>>;

export interface TranscriptRun<S> {
  readonly state: S;
  /** Actions that were accepted. */
  readonly actions: number;
  /** How often the log has each type of event. */
  readonly events: Readonly<Record<string, number>>;
  /** The first line that failed; null if none did. */
  readonly problem: { readonly line: number; readonly message: string } | null;
}

/**
 * Plays a transcript and checks its expectations: `= asks p2 bid` (who is asked what), `= outcome bank p1 p2` (reason
 * and winners), `= score p1 1200`, a named fact (`= price FEC 90`), or any place in the state (`= cash p1 120`).
 */
export function runTranscript<S extends GameState>(
  title: Title<S>,
  transcript: Transcript | string,
  facts: Facts<S> = {},
): TranscriptRun<S> {
  const read = typeof transcript === 'string' ? parseTranscript(transcript) : transcript;
  const state = newGame(title, setupOf(title, read));
  const events: Record<string, number> = {};
  const countEvents = () => {
    for (const { type } of state.events ?? []) events[type] = (events[type] ?? 0) + 1;
  };
  let actions = 0;
  countEvents();
  for (const line of read.lines) {
    const message = follow(title, state, line, facts);
    if (message !== null) return { state, actions, events, problem: { line: line.line, message } };
    if (line.kind !== 'action') continue;
    actions++;
    countEvents();
  }
  return { state, actions, events, problem: null };
}

/** How the table of a transcript is set up, completed with the defaults. */
export function setupOf<S extends GameState>(title: Title<S>, transcript: Transcript): Setup {
  const decoded = decodeSetup(title, transcript);
  if (!decoded.ok) throw new Error(`This table cannot be set up: ${decoded.why}.`);
  return decoded.setup;
}

/** The state after this many of a transcript's actions; by default after all. */
export function positionOf<S extends GameState>(title: Title<S>, transcript: Transcript, after?: number): S {
  const state = newGame(title, setupOf(title, transcript));
  for (const action of actionsOf(transcript).slice(0, after)) {
    const refused = playInPlace(title, state, action);
    if (refused) throw new Error(`“${printAction(action)}” is refused: ${reason(refused)}.`);
  }
  return state;
}

function follow<S extends GameState>(
  title: Title<S>,
  state: S,
  line: TranscriptLine,
  facts: Facts<S>,
): string | null {
  if (line.kind === 'expected') return unexpected(title, state, line.words, facts);
  const refused = playInPlace(title, state, line.action);
  const action = printAction(line.action);
  if (line.kind === 'action') return refused && `“${action}” is refused: ${reason(refused)}.`;
  if (!refused) return `“${action}” is accepted.`;
  const [why, rule] = line.because;
  const asWritten = why === refused.why && (rule === undefined || rule === refused.rule);
  return asWritten ? null : `“${action}” is refused for another reason: ${reason(refused)}.`;
}

function reason({ why, rule, details }: Refusal): string {
  return [why, details && printCompact(details), rule && `(${rule})`].filter(Boolean).join(' ');
}

function unexpected<S extends GameState>(
  title: Title<S>,
  state: S,
  words: readonly string[],
  facts: Facts<S>,
): string | null {
  const [about, ...rest] = words;
  if (about === 'asks') {
    const waiting = pending(title, state);
    return differs('asks', rest, waiting ? [...waiting.seats, waiting.decision] : []);
  }
  if (about === 'outcome') {
    return differs('outcome', rest, state.outcome ? [state.outcome.reason, ...state.outcome.winners] : []);
  }
  const path = words.slice(0, -1).map(nameOf);
  return differs(path.join(' '), [parseCompact(words.at(-1) ?? 'null')], [lookUp(state, path, facts)]);
}

function lookUp<S extends GameState>(state: S, [first, ...rest]: readonly string[], facts: Facts<S>): Json {
  if (first === 'score') return state.outcome?.scores[rest[0] ?? ''] ?? null;
  const fact = first === undefined ? undefined : facts[first];
  if (fact) return fact(state, ...rest);
  let found = state as unknown as Json;
  for (const key of first === undefined ? [] : [first, ...rest]) {
    const inside = typeof found === 'object' && found !== null && Object.hasOwn(found, key);
    found = inside ? (found as Record<string, Json>)[key]! : null;
  }
  return found;
}

function differs(about: string, expected: readonly Json[], found: readonly Json[]): string | null {
  if (sameJson(expected, found)) return null;
  const print = (words: readonly Json[]) => words.map(printCompact).join(' ') || 'nothing';
  return `${about}: expected ${print(expected)}, found ${print(found)}.`;
}
