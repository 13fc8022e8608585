import type { ServerResponse } from 'node:http';
import { eventQuery, problem } from '@signalbox/protocol';
import * as z from 'zod';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import { hashOf } from '../ids.ts';
import { callerOf } from '../people/caller.ts';
import type { Routes } from '../routes.ts';
import type { SocketCount } from '../security/limits.ts';
import type { Stream } from './event-streams.ts';

const MAX_STREAMS = 5;
/** A client that does not read is disconnected before its buffer fills the memory. */
const MAX_UNSENT_BYTES = 1_000_000;
const RETRY_MS = 2000;

/** What happens at the caller's tables, as server-sent events. A stream counts like a socket. */
export function eventRoutes(app: Routes, context: Context, sockets: SocketCount): void {
  app.get(
    '/api/events',
    {
      schema: {
        tags: ['play'],
        querystring: eventQuery,
        produces: ['text/event-stream'],
        response: { 200: z.string(), 401: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      if (sockets.isFull(request.ip) || context.events.countOf(caller.id) >= MAX_STREAMS)
        throw new CallError(429, 'too-many-sockets');
      const last = eventQuery.safeParse({ since: request.headers['last-event-id'] });
      const since = request.query.since ?? (last.success ? last.data.since : undefined) ?? null;
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      raw.write(`retry: ${RETRY_MS}\n\n`);
      const stream = streamTo(raw, caller.id);
      const release = sockets.add(request.ip);
      const forget = context.hub.connected({
        accountId: caller.id,
        session: hashOf(request.token!),
        close: stream.end,
      });
      raw.once('close', () => {
        release();
        forget();
        context.events.remove(stream);
      });
      // After a failure the client reconnects, and then gets what it has missed.
      await context.events.add(stream, since).catch((error: unknown) => {
        context.log.warn({ err: error }, 'a stream of events could not begin');
        stream.end();
      });
    },
  );
}

function streamTo(raw: ServerResponse, accountId: string): Stream {
  const write = (text: string) => {
    if (raw.writableLength > MAX_UNSENT_BYTES) raw.destroy();
    else raw.write(text);
  };
  return {
    accountId,
    send: (name, id, event) => write(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(event)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void raw.end(),
  };
}
