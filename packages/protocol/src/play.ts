import * as z from 'zod';
import { amount, count, key, line, MAX_INTEGER, serverText, whole, wholeFromText } from './bounds.ts';
import { inviteCode, moment, otherId, position, requestId } from './ids.ts';
import { gameEvent, gameState, json, sentJson } from './json.ts';
import { wireOffer } from './offer.ts';
import { change } from './patch.ts';
import { problem } from './problem.ts';

/** An entry of the log, as the receiving seat may see it. */
export const wireEntry = z.object({
  position,
  kind: z.enum(['action', 'undo', 'redo', 'migration', 'forfeit']),
  /** Who did it: a seat, or chance. */
  seat: serverText(64),
  /** How: by the player, a bot, an auto action of the seat, chance or the server. */
  by: z.enum(['person', 'bot', 'program', 'chance', 'server']),
  /** The host's seat, if the host made this move for the seat. */
  madeBy: serverText(64).nullable(),
  decision: serverText(64).nullable(),
  /** Null while it is somebody else's sealed choice. */
  choice: json,
  /** For chance: the number of the draw, if it has one. */
  draw: position.nullable(),
  hidden: z.boolean(),
  /** Undone later, and not redone since. */
  undone: z.boolean(),
  /** For an undo: the entries that it undid. */
  takesBack: z.array(position).nullable(),
  /** For a redo: the entries that it restored. */
  putsBack: z.array(position).nullable(),
  events: z.array(gameEvent),
  at: moment,
  /** For a bot's move: the reason, as a message key with parameters; null if it would reveal something hidden. */
  because: z.object({ key: serverText(), details: z.record(serverText(), json) }).nullable(),
  /** For a bot's move: it does not expect to win any more. */
  lost: z.boolean().optional(),
});
export type WireEntry = z.infer<typeof wireEntry>;

/**
 * What the game waits for; the offer only where it is the receiving seat's turn. A host who may act for the seat that is
 * asked gets that seat's offer separately.
 */
export const wirePending = z.object({
  decision: serverText(64),
  rule: serverText(),
  seats: z.array(serverText(64)),
  sealed: z.boolean(),
  offer: wireOffer.nullable(),
  standIn: z.object({ seat: serverText(64), offer: wireOffer }).nullable(),
});
export type WirePending = z.infer<typeof wirePending>;

export const wireClock = z.object({
  /** The time of this reading. */
  now: moment,
  running: z.boolean(),
  /** Time left for each seat; with a time per move, only for the seats that are asked. */
  remaining: z.record(serverText(64), amount),
});
export type WireClock = z.infer<typeof wireClock>;

/** An open vote: an undo request, or what to do about a seat whose time is up. */
export const wireConsent = z.object({
  id: otherId,
  kind: z.enum(['undo', 'flag']),
  /** Who asks for the undo, or whose time is up. */
  seat: serverText(64),
  /** For an undo: how many entries. */
  entries: count,
  /** Each seat's answer so far. */
  answers: z.record(serverText(64), serverText(64)),
  askedAt: moment,
});
export type WireConsent = z.infer<typeof wireConsent>;

const name = line(32, 1);
const names = z.array(key()).max(24);

/** An auto action. The title says which can be set, and with which values (`AutoForm`). */
export const autoAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pass'), heed: names, below: count.optional() }),
  z.strictObject({
    kind: z.literal('buy'),
    company: name,
    until: z.enum(['float', 'shares']),
    shares: whole(1, 100),
  }),
  /** If nobody else buys a share of one company before, a share of another; otherwise one of a third, or none. */
  z.strictObject({ kind: z.literal('buy-if'), company: name, unless: name, otherwise: name }),
  z.strictObject({ kind: z.literal('sell'), company: name, keep: whole(0, 100), least: count }),
  z.strictObject({ kind: z.literal('steps'), company: name, steps: names, always: z.boolean() }),
  z.strictObject({ kind: z.literal('run'), company: name, pay: z.boolean() }),
  z.strictObject({ kind: z.literal('discard'), company: name, train: name }),
  z.strictObject({ kind: z.literal('bid'), lot: name, most: count }),
]);
export type SetAuto = z.infer<typeof autoAction>;
/** Which one to cancel, as `autoKey` names it; all of them if none is named. */
export const autoQuery = z.object({ key: line(64, 1).optional() });

/** A running auto action; only its own seat sees it. */
export const runningAuto = z.object({
  auto: autoAction,
  /** The length of the log when it was set. */
  since: position,
  /** How often it has acted. */
  made: count,
});
export type RunningAuto = z.infer<typeof runningAuto>;

/** One that is over, with the reason and the length of the log at that time. */
export const endedAuto = z.object({
  auto: autoAction,
  ended: z.enum(['done', 'stopped']),
  reason: problem,
  position,
  at: moment,
});
export type EndedAuto = z.infer<typeof endedAuto>;

/** What is sent with a seat's view. */
const situation = {
  position,
  pending: wirePending.nullable(),
  clock: wireClock.nullable(),
  consent: wireConsent.nullable(),
  /** What an undo by this seat would undo; if it is not free, the others are asked. */
  undo: z.object({ entries: count, freely: z.boolean() }).nullable(),
  /** How many of its undone actions the seat can redo. */
  redo: count,
  /** The seat's auto actions, and how its last ones ended, the latest last. */
  autos: z.array(runningAuto),
  endedAutos: z.array(endedAuto),
};

/** Everything that a seat (null: a spectator) needs to continue. */
export const gameView = z.object({ seat: serverText(64).nullable(), view: gameState, ...situation });
export type GameView = z.infer<typeof gameView>;

/** From one position to the next: the changes of the seat's view, and the new entries. */
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
  /** The seat that the host acts for; the caller's own if it is left out. */
  seat: key().optional(),
});
export type ActRequest = z.infer<typeof actRequest>;
export const redoRequest = z.object({ request: requestId, position });
/** The last action, or everything since another player moved. */
export const undoRequest = redoRequest.extend({ howFar: z.enum(['one', 'turn']).default('one') });
export const answerRequest = z.object({ answer: z.enum(['yes', 'no', 'wait', 'bot', 'loss']) });

/** An accepted call: the length of the log after it. */
export const accepted = z.object({ position, asked: z.boolean().optional() });
export type Accepted = z.infer<typeof accepted>;
/** The log was longer than the caller knew: the missing entries. */
export const stale = problem.extend({ position, entries: z.array(wireEntry) });
export type Stale = z.infer<typeof stale>;

export const logQuery = z.object({
  since: wholeFromText(0, MAX_INTEGER).default(0),
  limit: wholeFromText(1, 500).default(200),
  invite: inviteCode.optional(),
});
export const logPage = z.object({ position, entries: z.array(wireEntry) });
export type LogPage = z.infer<typeof logPage>;
export const pastView = z.object({ position, seat: serverText(64).nullable(), view: gameState });
