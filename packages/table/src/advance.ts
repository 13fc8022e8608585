import {
  type Action,
  awaitsChance,
  CHANCE,
  play,
  type Refusal,
  type Seat,
  seededOracle,
} from '@signalbox/kernel';
import { appendPlayed, type Draft } from './draft.ts';
import type { Entry, StoredReason } from './entry.ts';
import { type Consent, waitingIn } from './game.ts';
import { playPrograms } from './programs.ts';

/** An action, and everything that follows from it before somebody is asked again. */
export function act(
  draft: Draft,
  action: Action,
  by: Entry['by'],
  because: StoredReason | null = null,
): Refusal | null {
  const refused = replay(draft, action, by, because);
  if (refused) return refused;
  if (by === 'person' && isSettledBy(draft.game.consent, action.seat))
    draft.game = { ...draft.game, consent: null };
  followUp(draft);
  return null;
}

/**
 * What should become of a seat whose time was up need not be decided any more once it has moved. And who moves on while
 * somebody wants to take something back has said no: the clocks run, so nobody is made to wait for an answer.
 */
function isSettledBy(consent: Consent | null, seat: Seat): boolean {
  return consent !== null && (consent.kind === 'undo' || consent.seat === seat);
}

/** A recorded action by itself: what followed from it is recorded too. */
export function replay(
  draft: Draft,
  { draw = null, ...action }: Action & { readonly draw?: number | null },
  by: Entry['by'],
  because: StoredReason | null = null,
): Refusal | null {
  const { title, state, waiting } = draft.game;
  const played = play(title, state, action, waiting);
  if (!played.ok) return played;
  appendPlayed(draft, played, by, because, draw);
  return null;
}

/** What follows without anybody being asked: chance draws, programmed moves are made. */
export function followUp(draft: Draft): void {
  do drawAll(draft);
  while (playPrograms(draft));
}

function drawAll(draft: Draft): void {
  const oracle = seededOracle(draft.game.seed);
  for (let waiting = waitingIn(draft.game); awaitsChance(waiting); waiting = waitingIn(draft.game)) {
    const { title, state, draws } = draft.game;
    const choice = oracle(waiting.offerTo(CHANCE), draws);
    const played = play(title, state, { seat: CHANCE, decision: waiting.decision, choice }, waiting);
    if (!played.ok) throw new Error(`${title.id} refuses what it offers: ${played.why}.`);
    appendPlayed(draft, played, 'chance', null, draws);
  }
}
