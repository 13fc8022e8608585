import {
  choices,
  enclosing,
  type Json,
  PASS,
  pending,
  playInPlace,
  refusalOf,
  type Seat,
} from '@signalbox/kernel';
import type { Company } from '../data/companies.ts';
import { PROCEDURES, turnOf } from '../exports.ts';
import { eighteenSixty } from '../index.ts';
import { invariants } from '../invariants.ts';
import type { State } from '../state.ts';

export { PASS } from '@signalbox/kernel';

/** Who is asked what: 'p1 trade'. */
export function asked(state: State): string {
  const waiting = pending(eighteenSixty, state);
  return waiting ? `${waiting.seats.join(' ')} ${waiting.decision}` : 'nobody';
}

/** The operating company. */
export function operating(state: State): Company | null {
  return turnOf(state)?.company ?? null;
}

/** Everything that the player to act may choose. */
export function offered(state: State): Json[] {
  const waiting = pending(eighteenSixty, state)!;
  return [...choices(waiting.offerTo(waiting.seats[0]!))];
}

/** Offered choices that agree with the given parts: `{do: 'buy', company: 'IOW'}`. */
export function offeredLike(state: State, parts: Readonly<Record<string, Json>>): Record<string, Json>[] {
  return (offered(state) as Record<string, Json>[]).filter((choice) =>
    Object.entries(parts).every(([key, value]) => choice[key] === value),
  );
}

/** Why the player to act may not choose this: reason and section; null if it is offered. */
export function why(state: State, choice: Json, seat?: Seat): string | null {
  const refused = refusalOf(eighteenSixty, state, actionOf(state, choice, seat));
  return refused && `${refused.why} ${refused.rule}`;
}

/**
 * Plays a choice of the player to act, or of the given seat, and checks that it breaks no invariant that held before.
 */
export function play(state: State, choice: Json, seat?: Seat): void {
  const before = invariants(state);
  const refused = playInPlace(eighteenSixty, state, actionOf(state, choice, seat));
  if (refused) throw new Error(`${JSON.stringify(choice)} is refused: ${refused.why} ${refused.rule}`);
  const broken = invariants(state).find((promise) => !before.includes(promise));
  if (broken) throw new Error(`After ${JSON.stringify(choice)}: ${broken}`);
}

/** What is chosen on the way to the position that a test needs. */
const ON_THE_WAY: Readonly<Record<string, Json>> = {
  trade: PASS,
  'lay-track': PASS,
  'place-token': PASS,
  dividend: 'pay',
  'buy-train': PASS,
};

function playOn(state: State): void {
  const { decision } = pending(eighteenSixty, state)!;
  const usual = ON_THE_WAY[decision];
  play(state, usual !== undefined && why(state, usual) === null ? usual : offered(state)[0]!);
}

/** Plays on, taking no optional action, until a decision is asked for (of a company's turn, if one is named). */
export function playTo(state: State, decision: string, turnOf?: Company): void {
  for (let actions = 0; actions < 200; actions++) {
    if (state.outcome) break;
    if (asked(state).endsWith(` ${decision}`) && (!turnOf || operating(state) === turnOf)) return;
    playOn(state);
  }
  throw new Error(`The game does not come to ${decision}.`);
}

/** Everybody passes until the stock round is over. */
export function passAll(state: State): void {
  const { stock } = state.round;
  while (asked(state).endsWith(' trade') && state.round.stock === stock) play(state, PASS);
}

/** Everybody passes, the operating round begins, and the first company (or the named one) comes to this step. */
export function operate(state: State, step = 'lay-track', turnOf?: Company): void {
  passAll(state);
  playTo(state, step, turnOf);
}

/** The operating company ends its turn. */
export function endTurn(state: State): void {
  const turn = enclosing(state, PROCEDURES.companyTurn, PROCEDURES.nationalisedTurn)!;
  while (state.stack.includes(turn)) playOn(state);
}

/** Everybody passes and the whole operating round is played. */
export function playRound(state: State): void {
  const { stock } = state.round;
  passAll(state);
  const { operating: round } = state.round;
  while (!state.outcome && state.round.operating === round && state.round.stock === stock) playOn(state);
}

/** The operating company has run for this much, and its president is asked what to do with it. */
export function earn(state: State, revenue: number, subsidy = 0): void {
  if (!asked(state).endsWith(' dividend')) operate(state, 'dividend');
  Object.assign(turnOf(state)!, { revenue, subsidy });
}

function actionOf(state: State, choice: Json, seat?: Seat) {
  const waiting = pending(eighteenSixty, state);
  return { seat: seat ?? waiting?.seats[0] ?? 'p1', decision: waiting?.decision ?? 'trade', choice };
}
