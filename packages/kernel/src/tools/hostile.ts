import { type Json, sameJson } from '../json.ts';
import { choices, type Offer } from '../offer.ts';
import { type Action, newGame, type Pending, pending, play, playInPlace } from '../play.ts';
import { type Random, random } from '../random.ts';
import { type GameState, seats } from '../state.ts';
import type { Title } from '../title.ts';
import { printCompact } from './compact.ts';
import { setupOf } from './run-transcript.ts';
import { actionsOf, type Transcript } from './transcript.ts';

/**
 * Tries malformed, stale and altered actions, and those of other seats, at a decision. Each must be refused with a reason, unless it
 * happens to be offered, and the state must not change by a single byte. Returns what went wrong.
 */
export function tryIllegalActions<S extends GameState>(
  title: Title<S>,
  state: S,
  legal: Action,
  earlier: readonly Action[],
  rng: Random,
): string | null {
  const before = JSON.stringify(state);
  const inputs = [...hostileInputs(title, legal, earlier, rng)];
  const waiting = pending(title, state);
  for (const input of inputs) {
    const breach = wronglyAnswered(title, state, waiting, input);
    if (breach) return breach;
  }
  // Serialising a state takes longer than a refusal, so the state is compared once, and after every input only to find
  // the one that changed it.
  if (JSON.stringify(state) === before) return null;
  const again = JSON.parse(before) as S;
  const culprit = inputs.find((input) => {
    wronglyAnswered(title, again, pending(title, again), input);
    return JSON.stringify(again) !== before;
  });
  return `${show(culprit)} changed the state, though it was refused or played on a draft.`;
}

/** On a copy, the one offer answers all inputs, as at a server; in place, it is found again for each. */
function wronglyAnswered<S extends GameState>(
  title: Title<S>,
  state: S,
  waiting: Pending | null,
  input: unknown,
): string | null {
  const said = play(title, state, input, waiting);
  if (said.ok)
    return isOffered(title, state, said.action) ? null : `${show(input)} is accepted but not offered.`;
  if (said.rule !== null && !Object.hasOwn(title.rulebook.sections, said.rule)) {
    return `The refusal of ${show(input)} cites section ${said.rule}, which does not exist.`;
  }
  const saidInPlace = playInPlace(title, state, input);
  return saidInPlace?.why === said.why ? null : `${show(input)} is refused on a draft but not in place.`;
}

/** Tries illegal actions at every decision of a transcript: altered versions of its own choices. */
export function tryIllegalActionsInTranscript<S extends GameState>(
  title: Title<S>,
  transcript: Transcript,
): string | null {
  const rng = random(1);
  const state = newGame(title, setupOf(title, transcript));
  const actions = actionsOf(transcript);
  for (const [i, action] of actions.entries()) {
    const breach = tryIllegalActions(title, state, action, actions.slice(0, i), rng);
    if (breach !== null) return breach;
    playInPlace(title, state, action);
  }
  return null;
}

/** Values that are not an action in any game. */
const MALFORMED: readonly unknown[] = [
  undefined,
  null,
  0,
  'pass',
  [],
  {},
  { seat: 'p1' },
  { seat: 1, decision: 'x', choice: 0 },
  { seat: 'p1', decision: ['x'], choice: 0 },
  { seat: 'p1', decision: 'x' },
  { seat: 'p1', decision: 'x', choice: Number.NaN },
  { seat: 'p1', decision: 'toString', choice: null },
];

/** Values that fit no offer, or should not. */
const ODD_CHOICES: readonly Json[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  '__proto__',
  'constructor',
  [],
  [[[]]],
  {},
  JSON.parse('{"__proto__": {"x": 1}}') as Json,
];

function* hostileInputs<S extends GameState>(
  title: Title<S>,
  legal: Action,
  earlier: readonly Action[],
  rng: Random,
): Generator<unknown> {
  yield* MALFORMED;
  for (const choice of ODD_CHOICES) yield { ...legal, choice };
  for (const choice of distortions(legal.choice)) yield { ...legal, choice };
  for (const seat of [...seats(title.players[1] + 1), 'chance', 'bank']) {
    if (seat !== legal.seat) yield { ...legal, seat };
  }
  yield { ...legal, decision: rng.pick([...title.decisions.keys()]) };
  yield { ...legal, decision: `${legal.decision} ` };
  const stale = earlier.at(-1);
  if (stale) yield stale;
  if (earlier.length > 0) yield rng.pick(earlier);
}

/** Near misses of a legal choice: numbers changed, words changed, parts missing, doubled or added. */
export function* distortions(choice: Json): Generator<Json> {
  if (typeof choice === 'number') yield* [choice + 1, choice - 1, choice + 0.5, -choice, String(choice)];
  else if (typeof choice === 'string') yield* [`${choice}x`, choice.toLowerCase(), [choice]];
  else if (typeof choice === 'boolean') yield !choice;
  else if (Array.isArray(choice)) {
    yield* [[...choice, ...choice], choice.slice(1), [...choice, null], [...choice].reverse()];
    for (let i = 0; i < choice.length; i++) {
      for (const item of distortions(choice[i])) yield choice.with(i, item);
    }
  } else if (choice !== null) {
    const record = choice as Readonly<Record<string, Json>>;
    yield { ...record, extra: 1 };
    for (const [key, value] of Object.entries(record)) {
      const { [key]: _, ...rest } = record;
      yield rest;
      for (const item of distortions(value)) yield { ...record, [key]: item };
    }
  }
}

/** More choices than this are not searched. */
const SEARCHED = 2_000;

function isOffered<S extends GameState>(
  title: Title<S>,
  state: S,
  { seat, decision, choice }: Action,
): boolean {
  const waiting = pending(title, state);
  if (waiting?.decision !== decision || !waiting.seats.includes(seat)) return false;
  return mayBeAmong(waiting.offerTo(seat), choice);
}

/** A built choice can be written in more ways than are enumerated, so its own check decides. */
function mayBeAmong(offer: Offer, choice: Json): boolean {
  if (offer.kind === 'built') return true;
  if (offer.kind === 'sealed') return mayBeAmong(offer.of, choice);
  if (offer.kind === 'either') return offer.offers.some((part) => mayBeAmong(part, choice));
  let looked = 0;
  for (const candidate of choices(offer)) {
    if (sameJson(candidate, choice)) return true;
    if (++looked === SEARCHED) return true;
  }
  return false;
}

function show(input: unknown): string {
  try {
    return printCompact(input as Json);
  } catch {
    return String(input);
  }
}
