import {
  type Action,
  awaitsChance,
  CHANCE,
  play,
  type Refusal,
  type Seat,
  seededOracle,
} from '@signalbox/kernel';
import { endAutos, playAuto } from './auto-actions.ts';
import { appendPlayed, type Draft } from './draft.ts';
import type { Entry, StoredReason } from './entry.ts';
import { type Consent, waitingIn } from './game.ts';

/** An action, and the host's seat if the host made it for the player. */
export type MadeAction = Action & { readonly madeBy?: Seat | null };

/** An action and everything that follows until a player is asked again. */
export function act(
  draft: Draft,
  action: MadeAction,
  by: Entry['by'],
  because: StoredReason | null = null,
): Refusal | null {
  const refused = replay(draft, action, by, because);
  if (refused) return refused;
  if ((by === 'person' || by === 'bot') && isSettledBy(draft.game.consent, action.seat))
    draft.game = { ...draft.game, consent: null };
  followUp(draft);
  return null;
}

/**
 * A vote about a seat whose time was up is dropped once that seat has moved. An undo request is declined by any player
 * who moves: clocks keep running, so nobody has to wait for an answer.
 */
function isSettledBy(consent: Consent | null, seat: Seat): boolean {
  return consent !== null && (consent.kind === 'undo' || consent.seat === seat);
}

/** Plays a recorded action only: what followed from it is recorded too. */
export function replay(
  draft: Draft,
  { draw = null, madeBy = null, ...action }: MadeAction & { readonly draw?: number | null },
  by: Entry['by'],
  because: StoredReason | null = null,
): Refusal | null {
  const { title, state, waiting } = draft.game;
  const played = play(title, state, action, waiting);
  if (!played.ok) return played;
  appendPlayed(draft, played, by, { madeBy, because, draw });
  return null;
}

/** What follows without a player's decision: draws and auto actions. */
export function followUp(draft: Draft): void {
  let seen = draft.before.state;
  let entries = 0;
  do {
    drawAll(draft);
    endAutos(draft, seen, entries);
    seen = draft.game.state;
    entries = draft.entries.length;
  } while (playAuto(draft));
}

function drawAll(draft: Draft): void {
  const oracle = seededOracle(draft.game.seed);
  for (let waiting = waitingIn(draft.game); awaitsChance(waiting); waiting = waitingIn(draft.game)) {
    const { title, state, draws } = draft.game;
    const choice = oracle(waiting.offerTo(CHANCE), draws);
    const played = play(title, state, { seat: CHANCE, decision: waiting.decision, choice }, waiting);
    if (!played.ok) throw new Error(`${title.id} refuses what it offers: ${played.why}.`);
    appendPlayed(draft, played, 'chance', { draw: draws });
  }
}
