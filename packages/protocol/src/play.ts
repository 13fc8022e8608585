import * as z from 'zod';
import { amount, count, key, line, MOST, told, whole, wholeFromText } from './bounds.ts';
import { inviteCode, moment, otherId, position, requestId } from './ids.ts';
import { gameEvent, gameState, json, sentJson } from './json.ts';
import { wireOffer } from './offer.ts';
import { change } from './patch.ts';
import { problem } from './problem.ts';

/** What happened, one line of the log, as the receiving seat may see it. */
export const wireEntry = z.object({
  position,
  kind: z.enum(['action', 'undo', 'redo', 'migration', 'forfeit']),
  /** Who did it: a seat, or chance. */
  seat: told(64),
  /** Played by a bot or by the seat's own program in its place. */
  by: z.enum(['person', 'bot', 'program', 'chance', 'server']),
  decision: told(64).nullable(),
  /** Null while it is somebody else's sealed choice. */
  choice: json,
  /** Of chance: the number of the draw, if it was numbered. */
  draw: position.nullable(),
  hidden: z.boolean(),
  /** Undone later, and not redone since. */
  undone: z.boolean(),
  /** Of an undo: the entries that it undid. */
  takesBack: z.array(position).nullable(),
  /** Of a redo: the entries that it restored. */
  putsBack: z.array(position).nullable(),
  events: z.array(gameEvent),
  at: moment,
  /** Of a bot's move: the reason, as a message key with parameters; null where it would reveal something hidden. */
  because: z.object({ key: told(), details: z.record(told(), json) }).nullable(),
});
export type WireEntry = z.infer<typeof wireEntry>;

/** What the game waits for; the offer only where it is the receiving seat's turn. */
export const wirePending = z.object({
  decision: told(64),
  rule: told(),
  seats: z.array(told(64)),
  sealed: z.boolean(),
  offer: wireOffer.nullable(),
});
export type WirePending = z.infer<typeof wirePending>;

export const wireClock = z.object({
  /** The time of this reading. */
  now: moment,
  running: z.boolean(),
  /** Time left for each seat; of a clock by the move only for the seats that are asked. */
  remaining: z.record(told(64), amount),
});
export type WireClock = z.infer<typeof wireClock>;

/** A question to all seats: consent to an undo, or what to do about a seat whose time is up. */
export const wireConsent = z.object({
  id: otherId,
  kind: z.enum(['undo', 'flag']),
  /** Who asks; of a flag, whose time is up. */
  seat: told(64),
  /** Of an undo: how many entries. */
  entries: count,
  /** Each seat's answer so far. */
  answers: z.record(told(64), told(64)),
  askedAt: moment,
});
export type WireConsent = z.infer<typeof wireConsent>;

/** Pairs of names and values that an event must have. */
const eventMatch = z
  .object({ type: key() })
  .catchall(z.union([line(64), amount, z.boolean()]))
  .refine((match) => Object.keys(match).length <= 8, 'asks for too much');

/**
 * An auto action, made whenever a decision comes: pass, or buy this share until it floats. It ends
 * when an event of `until` happens, and is cancelled, with notice, by one of `unless` or when it is not offered.
 */
export const program = z.object({
  decision: key(),
  choice: sentJson,
  until: z.array(eventMatch).max(8).default([]),
  unless: z.array(eventMatch).max(8).default([]),
  /** At most this many times. */
  times: whole(1, 200).default(50),
});
export type Program = z.infer<typeof program>;
export const wireProgram = program.extend({ made: count });
export type RunningProgram = z.infer<typeof wireProgram>;
export const programNotice = z.object({
  ended: z.enum(['done', 'cancelled']),
  program: wireProgram,
  reason: problem,
});
export type ProgramNotice = z.infer<typeof programNotice>;

/** What is sent beside a seat's view and changes with it. */
const situation = {
  position,
  pending: wirePending.nullable(),
  clock: wireClock.nullable(),
  consent: wireConsent.nullable(),
  /** What an undo by this seat would undo; if it is not free, the others are asked. */
  undo: z.object({ entries: count, freely: z.boolean() }).nullable(),
  /** How many of its undone actions the seat can redo. */
  redo: count,
  program: wireProgram.nullable(),
  /** How the seat's last auto action ended. */
  notice: programNotice.nullable(),
};

/** Everything that a seat (null: a spectator) needs to continue. */
export const gameView = z.object({ seat: told(64).nullable(), view: gameState, ...situation });
export type GameView = z.infer<typeof gameView>;

/** From one position to the next: the changes of the seat's view, and what happened. */
export const advance = z.object({
  from: position,
  changes: z.array(change),
  entries: z.array(wireEntry),
  ...situation,
});
export type Advance = z.infer<typeof advance>;

export const actRequest = z.object({
  request: requestId,
  /** The log position that the player saw. */
  position,
  decision: key(),
  choice: sentJson,
});
export type ActRequest = z.infer<typeof actRequest>;
export const redoRequest = z.object({ request: requestId, position });
/** The last action, or everything since another player moved. */
export const undoRequest = redoRequest.extend({ howFar: z.enum(['one', 'turn']).default('one') });
export const answerRequest = z.object({ answer: z.enum(['yes', 'no', 'wait', 'bot', 'loss']) });

/** An accepted call: the log's length after it. */
export const accepted = z.object({ position, asked: z.boolean().optional() });
export type Accepted = z.infer<typeof accepted>;
/** The log was longer than the caller knew: the missing entries. */
export const stale = problem.extend({ position, entries: z.array(wireEntry) });
export type Stale = z.infer<typeof stale>;

export const logQuery = z.object({
  since: wholeFromText(0, MOST).default(0),
  limit: wholeFromText(1, 500).default(200),
  invite: inviteCode.optional(),
});
export const logPage = z.object({ position, entries: z.array(wireEntry) });
export type LogPage = z.infer<typeof logPage>;
export const pastView = z.object({ position, seat: told(64).nullable(), view: gameState });
