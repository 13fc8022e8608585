import type { Socket } from 'node:net';
import {
  clientMessage,
  type Problem,
  type ReceivedMessage,
  type Scope,
  type ServerMessage,
} from '@signalbox/protocol';
import type { WebSocket } from 'ws';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isStorageFailure } from '../database/failure.ts';
import type { Account } from '../database/schema.ts';
import { endLostSessions } from '../people/sessions.ts';
import { act, answer, redo, undo } from '../play/calls.ts';
import { beyondScopes } from '../security/scopes.ts';
import { watchableTable } from '../tables/access.ts';
import { say } from '../tables/chat.ts';
import { TokenBucket } from './token-bucket.ts';
import { Watching } from './watching.ts';

const SESSION_ENDED = 4001;
const TOO_MUCH_NONSENSE = 4008;
/** A client that does not read is disconnected before its buffer fills the memory. */
const MAX_UNSENT_BYTES = 4_000_000;
const MAX_MALFORMED = 20;
/** A client that does not complete the closing handshake is terminated. */
const FAREWELL_MS = 2000;

interface Caller {
  readonly account: Account;
  readonly session: string;
  /** What the token may do; null: everything. */
  readonly scopes: readonly Scope[] | null;
}

/** One client's connection: what it watches and what it calls. */
export function serveSocket(
  context: Context,
  socket: WebSocket,
  wire: Socket,
  caller: Caller | null,
  address: string,
): void {
  const account = caller?.account ?? null;
  const bucket = new TokenBucket(context.config.messagesPerSecond);
  let ended = false;
  let malformed = 0;
  const send = sender(socket, wire);
  const tell = (message: ServerMessage) => send(JSON.stringify(message));
  const watching = new Watching(context, account, send);

  /** From now on its messages are ignored and nothing is sent to it, whether or not it closes. */
  const end = (code: number) => {
    if (ended) return;
    ended = true;
    forget?.();
    watching
      .end()
      .catch((error: unknown) => context.log.warn({ err: error }, 'a closed socket was not cleaned up'));
    socket.close(code);
    setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
  };
  const forget =
    caller &&
    context.hub.connected({
      accountId: caller.account.id,
      session: caller.session,
      close: () => end(SESSION_ENDED),
    });
  // The session may have ended in the meantime, before this socket was registered.
  if (caller)
    endLostSessions(context, [caller.session]).catch((error: unknown) =>
      context.log.warn({ err: error }, 'a session could not be checked'),
    );

  async function handle(message: ReceivedMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        tell({ type: 'pong' });
        return;
      case 'watch':
        await watching.watch({ table: message.table, since: message.since, invite: message.invite });
        return;
      case 'unwatch':
        await watching.unwatch(message.table);
        return;
      default: {
        refuseBeyond(caller?.scopes ?? null, message);
        const value = await call(context, signedIn(account), message);
        tell({ type: 'answer', request: message.request, ok: true, value });
      }
    }
  }

  socket.on('message', (data) => {
    if (ended) return;
    const inTime = bucket.take() && context.budgets.messages.take(address);
    const message = inTime || malformed < MAX_MALFORMED ? decode(data.toString()) : null;
    if (message === null) {
      if (++malformed > MAX_MALFORMED) end(TOO_MUCH_NONSENSE);
      else tell({ type: 'error', problem: { why: inTime ? 'malformed-message' : 'too-fast' } });
      return;
    }
    if (inTime) handle(message).catch((error: unknown) => tell(failureOf(context, message, error)));
    else tell(refusalOf(message, { why: 'too-fast' }));
  });
  socket.on('close', () => end(1000));
}

/** Sends what the client can still take; one that does not read is disconnected. */
function sender(socket: WebSocket, wire: Socket): (text: string) => void {
  const together = packing(wire);
  return (text) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) {
      socket.terminate();
      return;
    }
    together();
    socket.send(text);
  };
}

/**
 * Called before something is written: what is written at the same moment (a move, and the answer to the call that made
 * it) leaves together, since every write costs a system call.
 */
function packing(wire: Socket): () => void {
  let corked = false;
  const leave = () => {
    corked = false;
    wire.uncork();
  };
  return () => {
    if (corked) return;
    corked = true;
    wire.cork();
    process.nextTick(leave);
  };
}

/** What its sender is told about a call that was refused or went wrong. */
function failureOf(context: Context, message: ReceivedMessage, error: unknown): ServerMessage {
  if (error instanceof CallError) return refusalOf(message, error.problem);
  context.log.error({ err: error, table: 'table' in message ? message.table : null }, 'socket call failed');
  return refusalOf(message, { why: isStorageFailure(error) ? 'storage' : 'server-error' });
}

function signedIn(caller: Account | null): Account {
  if (!caller) throw new CallError(401, 'sign-in-first');
  return caller;
}

type Call = Extract<ReceivedMessage, { request: string }>;

/** To watch, the scope with which the socket was opened is enough. */
function refuseBeyond(scopes: readonly Scope[] | null, { type }: Call): void {
  const needed = type === 'chat' ? 'chat' : 'play';
  if (scopes !== null && !scopes.includes(needed)) throw beyondScopes(needed);
}

async function call(context: Context, caller: Account, message: Call): Promise<{ position: number }> {
  try {
    return await called(context, caller, message);
  } catch (error) {
    // For people who may not see a table it does not exist, no matter what they call.
    if (error instanceof CallError) await watchableTable(context, message.table, caller, undefined);
    throw error;
  }
}

async function called(context: Context, caller: Account, message: Call): Promise<{ position: number }> {
  switch (message.type) {
    case 'act':
      return act(context, message.table, caller.id, message);
    case 'undo':
      return undo(context, message.table, caller.id, message);
    case 'redo':
      return redo(context, message.table, caller.id, message);
    case 'answer':
      return answer(context, message.table, caller.id, message);
    case 'chat': {
      const table = await watchableTable(context, message.table, caller, undefined);
      const { id } = await say(context, table, caller, message);
      return { position: id };
    }
  }
}

function decode(text: string): ReceivedMessage | null {
  try {
    return clientMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function refusalOf(message: ReceivedMessage, problem: Problem): ServerMessage {
  if ('request' in message) return { type: 'answer', request: message.request, ok: false, problem };
  return 'table' in message ? { type: 'error', table: message.table, problem } : { type: 'error', problem };
}
