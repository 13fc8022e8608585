import * as z from 'zod';
import { inviteCode, otherId, position, requestId, tableId } from './ids.ts';
import {
  accepted,
  actRequest,
  advance,
  answerRequest,
  gameView,
  redoRequest,
  undoRequest,
  wireEntry,
} from './play.ts';
import { problem } from './problem.ts';
import { chatMessage, chatRoom, chatText, tableView } from './tables.ts';

/** What a client sends. Each call has the same meaning as the HTTP call of that name. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('watch'),
    table: tableId,
    /** The last position that the client has seen; the entries since are sent. */
    since: position.optional(),
    invite: inviteCode.optional(),
  }),
  z.object({ type: z.literal('unwatch'), table: tableId }),
  actRequest.extend({ type: z.literal('act'), table: tableId }),
  undoRequest.extend({ type: z.literal('undo'), table: tableId }),
  redoRequest.extend({ type: z.literal('redo'), table: tableId }),
  answerRequest.extend({
    type: z.literal('answer'),
    request: requestId,
    table: tableId,
    consent: otherId,
  }),
  z.object({
    type: z.literal('chat'),
    request: requestId,
    table: tableId,
    room: chatRoom,
    text: chatText,
  }),
  z.object({ type: z.literal('ping') }),
]);
/** As it is sent: fields with a default may be left out. */
export type ClientMessage = z.input<typeof clientMessage>;
export type ReceivedMessage = z.output<typeof clientMessage>;

/** What the server sends. */
export const serverMessage = z.discriminatedUnion('type', [
  /** The table, when the client starts watching and whenever it changes. */
  z.object({ type: z.literal('table'), table: tableId, value: tableView }),
  /** The whole game, when the client starts watching and whenever a difference is not enough. */
  z.object({ type: z.literal('game'), table: tableId, value: gameView, entries: z.array(wireEntry) }),
  advance.extend({ type: z.literal('advance'), table: tableId }),
  /** The answer to a call. Stale calls get `why: 'stale'`; the missing entries come as `advance`. */
  z.object({ type: z.literal('answer'), request: requestId, ok: z.literal(true), value: accepted }),
  z.object({ type: z.literal('answer'), request: requestId, ok: z.literal(false), problem }),
  z.object({ type: z.literal('chat'), table: tableId, message: chatMessage }),
  z.object({ type: z.literal('error'), table: tableId.optional(), problem }),
  z.object({ type: z.literal('pong') }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
