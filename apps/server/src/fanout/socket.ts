import { type ClientMessage, clientMessage, type Problem, type ServerMessage } from '@signalbox/protocol';
import type { WebSocket } from 'ws';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { act } from '../play/act.ts';
import { answer } from '../play/consent.ts';
import { undo } from '../play/undo.ts';
import { watchableTable } from '../tables/access.ts';
import { say } from '../tables/chat.ts';
import { TokenBucket } from './token-bucket.ts';
import { Watching } from './watching.ts';

/** A browser that does not read is let go before it fills the memory. */
const SESSION_ENDED = 4001;
const MOST_UNSENT_BYTES = 4_000_000;

/** One client's connection: what it watches and what it calls. */
export function serveSocket(context: Context, socket: WebSocket, caller: Account | null): void {
  const bucket = new TokenBucket(context.config.messagesPerSecond, context.now);
  const send = (text: string) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNSENT_BYTES) socket.terminate();
    else socket.send(text);
  };
  const tell = (message: ServerMessage) => send(JSON.stringify(message));
  const watching = new Watching(context, caller, send);
  const forget = caller && context.hub.connected(caller.id, () => socket.close(SESSION_ENDED));

  async function handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        tell({ type: 'pong' });
        return;
      case 'watch':
        await watching.watch(message.table, message.since, message.invite);
        return;
      case 'unwatch':
        await watching.unwatch(message.table);
        return;
      default: {
        const value = await call(context, signedIn(caller), message);
        tell({ type: 'answer', request: message.request, ok: true, value });
      }
    }
  }

  socket.on('message', (data) => {
    const message = decode(data.toString());
    if (message === null) {
      tell({ type: 'error', problem: { why: 'malformed-message' } });
      return;
    }
    const refuse = (problem: Problem) => tell(refusalOf(message, problem));
    if (!bucket.take()) {
      refuse({ why: 'too-fast' });
      return;
    }
    handle(message).catch((error: unknown) => {
      if (error instanceof CallError) refuse(error.problem);
      else {
        context.log.error(
          { err: error, table: 'table' in message ? message.table : null },
          'socket call failed',
        );
        refuse({ why: 'server-error' });
      }
    });
  });
  socket.on('close', () => {
    forget?.();
    watching.end().catch((error: unknown) => context.log.warn({ err: error }, 'a socket was not tidied up'));
  });
  socket.on('error', () => socket.terminate());
}

function signedIn(caller: Account | null): Account {
  if (!caller) throw new CallError(401, 'sign-in-first');
  return caller;
}

type Call = Extract<ClientMessage, { request: string }>;

async function call(context: Context, caller: Account, message: Call): Promise<{ position: number }> {
  switch (message.type) {
    case 'act':
      return act(context, message.table, caller.id, message);
    case 'undo':
      return undo(context, message.table, caller.id, message);
    case 'answer':
      return answer(context, message.table, caller.id, message);
    case 'chat': {
      const table = await watchableTable(context, message.table, caller, undefined);
      const { id } = await say(context, table, caller, message.room, message.text);
      return { position: id };
    }
  }
}

function decode(text: string): ClientMessage | null {
  try {
    return clientMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function refusalOf(message: ClientMessage, problem: Problem): ServerMessage {
  if ('request' in message) return { type: 'answer', request: message.request, ok: false, problem };
  return 'table' in message ? { type: 'error', table: message.table, problem } : { type: 'error', problem };
}
