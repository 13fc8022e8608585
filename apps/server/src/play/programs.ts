import { type GameEvent, type Json, type Pending, play, type Seat, speaksAgainst } from '@signalbox/kernel';
import type { Problem, ProgramNotice } from '@signalbox/protocol';
import { appendPlayed, type Draft } from './draft.ts';
import type { LiveSeat, RunningProgram } from './live-game.ts';
import { waitingIn } from './seat-views.ts';

/**
 * Looks at what the draft's entries have brought: programs whose end has come are ended; then one programmed move is
 * made, if one is due. Returns whether it was, so that the caller looks again.
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

function move(draft: Draft, waiting: Pending, seat: LiveSeat, program: RunningProgram): boolean {
  const reason = speaksAgainst(waiting.offerTo(seat.seat), program.choice as Json);
  if (reason) {
    end(draft, seat.seat, 'cancelled', reason);
    return false;
  }
  const { decision, choice } = program;
  const played = play(draft.game.title, draft.game.state, { seat: seat.seat, decision, choice });
  if (!played.ok) {
    end(draft, seat.seat, 'cancelled', { why: played.why });
    return false;
  }
  replaceSeat(draft, seat.seat, { program: { ...program, made: program.made + 1 } });
  appendPlayed(draft, played, 'program', null);
  return true;
}

function endPrograms(draft: Draft): void {
  const events = draft.entries.flatMap((entry) => JSON.parse(entry.events) as GameEvent[]);
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
  const { program } = draft.game.seats.find((one) => one.seat === seat)!;
  replaceSeat(draft, seat, { program: null, notice: { ended, program: program!, reason } });
}

export function replaceSeat(draft: Draft, name: Seat, changes: Partial<LiveSeat>): void {
  const seats = draft.game.seats.map((one) => (one.seat === name ? { ...one, ...changes } : one));
  draft.game = { ...draft.game, seats };
}

function matching(events: readonly GameEvent[], matches: RunningProgram['until']): GameEvent | undefined {
  return events.find((event) =>
    matches.some((match) => Object.entries(match).every(([key, value]) => event[key] === value)),
  );
}
