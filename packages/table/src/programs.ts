import {
  type Action,
  type GameEvent,
  objectionTo,
  type Pending,
  play,
  refusal,
  type Seat,
} from '@signalbox/kernel';
import type { Problem, Program, ProgramNotice, RunningProgram } from '@signalbox/protocol';
import { appendPlayed, type Draft, replaceSeat } from './draft.ts';
import { type GameSeat, seatNamed, waitingIn } from './game.ts';

/** Sets the auto action of a seat; null removes it. */
export function setProgram(draft: Draft, seat: Seat, program: Program | null): void {
  replaceSeat(draft, seat, { program: program && { ...program, made: 0 }, notice: null });
}

/**
 * Ends the auto actions that the draft's entries have ended; then makes one auto action,
 * if one is due. Returns whether it did, so that the caller repeats it.
 */
export function playPrograms(draft: Draft): boolean {
  if (!draft.game.seats.some((seat) => seat.program)) return false;
  endPrograms(draft);
  const waiting = waitingIn(draft.game);
  if (!waiting || draft.game.consent) return false;
  for (const name of waiting.seats) {
    const seat = draft.game.seats.find((one) => one.seat === name);
    if (seat?.program?.decision === waiting.decision && move(draft, waiting, seat, seat.program)) return true;
  }
  return false;
}

function move(draft: Draft, waiting: Pending, { seat }: GameSeat, program: RunningProgram): boolean {
  const { decision, choice } = program;
  const reason = objectionTo(waiting.offerTo(seat), choice);
  if (reason) {
    end(draft, seat, 'cancelled', reason);
    return false;
  }
  const played = playOrFail(draft, { seat, decision, choice }, waiting);
  if (!played.ok) {
    end(draft, seat, 'cancelled', { why: played.why });
    return false;
  }
  replaceSeat(draft, seat, { program: { ...program, made: program.made + 1 } });
  appendPlayed(draft, played, 'program');
  return true;
}

/** A mistake in the rules that a programmed move runs into ends that program; the move that led to it stands. */
function playOrFail(draft: Draft, action: Action, waiting: Pending): ReturnType<typeof play> {
  try {
    return play(draft.game.title, draft.game.state, action, waiting);
  } catch {
    return refusal({ why: 'program/failed' }, waiting.rule);
  }
}

function endPrograms(draft: Draft): void {
  const events = draft.entries.flatMap((entry) => entry.events);
  for (const { seat, program } of draft.game.seats) {
    if (!program) continue;
    const done = matching(events, program.until);
    const disturbed = matching(events, program.unless);
    if (disturbed)
      end(draft, seat, 'cancelled', { why: 'program/situation', details: { event: disturbed.type } });
    else if (done) end(draft, seat, 'done', { why: 'program/until', details: { event: done.type } });
    else if (program.made >= program.times) end(draft, seat, 'done', { why: 'program/times' });
  }
}

function end(draft: Draft, seat: Seat, ended: ProgramNotice['ended'], reason: Problem): void {
  const { program } = seatNamed(draft.game, seat);
  replaceSeat(draft, seat, { program: null, notice: { ended, program: program!, reason } });
}

function matching(events: readonly GameEvent[], matches: Program['until']): GameEvent | undefined {
  return events.find((event) =>
    matches.some((match) => Object.entries(match).every(([key, value]) => event[key] === value)),
  );
}
