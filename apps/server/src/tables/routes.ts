import { randomInt } from 'node:crypto';
import { seatedBot } from '@signalbox/bots/levels';
import { offeredOptions, offeredPart } from '@signalbox/kernel';
import {
  botRequest,
  chatMessage,
  chatQuery,
  chatRequest,
  createTableRequest,
  inboxEntry,
  invitationRequest,
  inviteQuery,
  joinRequest,
  kickRequest,
  notes,
  tableParams as params,
  problem,
  quickPairingRequest,
  tableQuery,
  tableSeatParams,
  tableSummary,
  tableView,
  titleInfo,
} from '@signalbox/protocol';
import * as z from 'zod';
import { forbidden, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import { accountById } from '../people/accounts.ts';
import { callerOf } from '../people/caller.ts';
import { refuseMuted } from '../people/muted.ts';
import type { Routes } from '../routes.ts';
import { visibleTable, watchableTable } from './access.ts';
import { chatOf, mayRead, readableUntil, say } from './chat.ts';
import { createTable } from './create.ts';
import { inboxOf } from './inbox.ts';
import { listTables } from './list.ts';
import { keepNotes, notesOf } from './notes.ts';
import { pairQuickly, startIfFull } from './quick-pairing.ts';
import { rematch } from './rematch.ts';
import { closeTable, invite, join, leave, removePlayer, setBot } from './seating.ts';
import { startTable } from './start.ts';
import { isHost, tableById } from './store.ts';
import { summaries, tableViewFor } from './views.ts';

const answers = { 200: tableView, 401: problem, 403: problem, 404: problem, 409: problem, 422: problem };

export function tableRoutes(app: Routes, context: Context): void {
  listRoutes(app, context);
  openingRoutes(app, context);
  quickPairingRoutes(app, context);
  seatRoutes(app, context);
  invitationRoutes(app, context);
  botRoutes(app, context);
  chatRoutes(app, context);
  noteRoutes(app, context);
}

async function viewOf(context: Context, id: string, accountId: string) {
  return tableViewFor(context, await tableById(context, id), accountId);
}

/** Titles and tables. */
function listRoutes(app: Routes, context: Context): void {
  app.get('/api/titles', { schema: { tags: ['tables'], response: { 200: z.array(titleInfo) } } }, async () =>
    [...context.titles.values()].map(({ id, name, players, options, presets }) =>
      titleInfo.parse({
        id,
        name,
        players,
        options: offeredOptions(options),
        presets: Object.fromEntries(
          Object.entries(presets).map(([preset, chosen]) => [preset, offeredPart(options, chosen)]),
        ),
      }),
    ),
  );

  app.get(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        querystring: tableQuery,
        response: { 200: z.array(tableSummary), 401: problem },
      },
    },
    async (request) => {
      const accountId = request.query.mine ? callerOf(request).id : null;
      const tables = await listTables(context, request.query, accountId);
      return summaries(context, tables, request.caller?.id ?? null);
    },
  );

  app.get(
    '/api/inbox',
    { schema: { tags: ['tables'], response: { 200: z.array(inboxEntry), 401: problem } } },
    async (request) => inboxOf(context, callerOf(request).id),
  );

  app.get(
    '/api/tables/:id',
    { schema: { tags: ['tables'], params, querystring: inviteQuery, response: answers } },
    async (request) => {
      const table = await visibleTable(context, request.params.id, request.caller, request.query.invite);
      return tableViewFor(context, table, request.caller?.id ?? null);
    },
  );
}

/** Creating a table, starting its game, and a rematch. */
function openingRoutes(app: Routes, context: Context): void {
  app.post(
    '/api/tables',
    { schema: { tags: ['tables'], body: createTableRequest, response: answers } },
    async (request) => {
      const caller = callerOf(request);
      if (request.body.name !== '') await refuseMuted(context, caller.id);
      return tableViewFor(context, await createTable(context, caller.id, request.body), caller.id);
    },
  );

  app.delete(
    '/api/tables/:id',
    { schema: { tags: ['tables'], params, response: answers } },
    async (request) => {
      const caller = callerOf(request);
      await visibleTable(context, request.params.id, caller, undefined);
      await closeTable(context, request.params.id, caller.id);
      return viewOf(context, request.params.id, caller.id);
    },
  );

  app.post(
    '/api/tables/:id/start',
    { schema: { tags: ['tables'], params, response: answers } },
    async (request) => {
      const caller = callerOf(request);
      await visibleTable(context, request.params.id, caller, undefined);
      await startTable(context, request.params.id, caller.id);
      return viewOf(context, request.params.id, caller.id);
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    { schema: { tags: ['tables'], params, response: answers } },
    async (request) => {
      const caller = callerOf(request);
      await visibleTable(context, request.params.id, caller, undefined);
      const next = await rematch(context, request.params.id, caller.id);
      // A player who has since been removed sees no more of it than a stranger.
      return tableViewFor(context, await visibleTable(context, next, caller, undefined), caller.id);
    },
  );
}

function quickPairingRoutes(app: Routes, context: Context): void {
  app.post(
    '/api/quick-pairing',
    { schema: { tags: ['tables'], body: quickPairingRequest, response: { ...answers, 429: problem } } },
    async (request) => {
      const caller = callerOf(request);
      return viewOf(context, await pairQuickly(context, caller, request.body), caller.id);
    },
  );
}

/** Seats before the game starts. */
function seatRoutes(app: Routes, context: Context): void {
  app.post(
    '/api/tables/:id/join',
    { schema: { tags: ['tables'], params, body: joinRequest, response: answers } },
    async (request) => {
      const caller = callerOf(request);
      await visibleTable(context, request.params.id, caller, request.body.invite);
      await join(context, request.params.id, caller, request.body);
      await startIfFull(context, request.params.id);
      return viewOf(context, request.params.id, caller.id);
    },
  );

  app.post(
    '/api/tables/:id/leave',
    { schema: { tags: ['tables'], params, response: answers } },
    async (request) => {
      const caller = callerOf(request);
      await visibleTable(context, request.params.id, caller, undefined);
      await leave(context, request.params.id, caller.id);
      return viewOf(context, request.params.id, caller.id);
    },
  );

  app.post(
    '/api/tables/:id/kick',
    { schema: { tags: ['tables'], params, body: kickRequest, response: answers } },
    async (request) => {
      const caller = callerOf(request);
      await visibleTable(context, request.params.id, caller, undefined);
      await removePlayer(context, request.params.id, caller.id, request.body.account);
      return viewOf(context, request.params.id, caller.id);
    },
  );
}

function invitationRoutes(app: Routes, context: Context): void {
  app.post(
    '/api/tables/:id/invitations',
    {
      schema: { tags: ['tables'], params, body: invitationRequest, response: { ...answers, 429: problem } },
    },
    async (request) => {
      const caller = callerOf(request);
      const { id } = request.params;
      const table = await visibleTable(context, id, caller, undefined);
      if (!isHost(table, caller.id)) throw forbidden('host-only');
      const guest = await accountById(context, request.body.account);
      if (!guest) throw notFound();
      await invite(context, id, caller.id, guest);
      return viewOf(context, id, caller.id);
    },
  );
}

function botRoutes(app: Routes, context: Context): void {
  app.put(
    '/api/tables/:id/bots',
    { schema: { tags: ['tables'], params, body: botRequest, response: answers } },
    async (request) => {
      const caller = callerOf(request);
      const { seat, bot } = request.body;
      await visibleTable(context, request.params.id, caller, undefined);
      await setBot(context, request.params.id, caller.id, seat, seatedBot(bot, randomInt));
      return viewOf(context, request.params.id, caller.id);
    },
  );

  app.delete(
    '/api/tables/:id/bots/:seat',
    {
      schema: {
        tags: ['tables'],
        params: tableSeatParams,
        response: answers,
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await visibleTable(context, request.params.id, caller, undefined);
      await setBot(context, request.params.id, caller.id, request.params.seat, null);
      return viewOf(context, request.params.id, caller.id);
    },
  );
}

function chatRoutes(app: Routes, context: Context): void {
  app.get(
    '/api/tables/:id/chat',
    {
      schema: {
        tags: ['tables'],
        params,
        querystring: chatQuery,
        response: { 200: z.array(chatMessage), 403: problem, 404: problem },
      },
    },
    async (request) => {
      const { room, before, invite } = request.query;
      const table = await watchableTable(context, request.params.id, request.caller, invite);
      const reader = request.caller?.id ?? null;
      if (!mayRead(table, reader, room)) throw forbidden('other-room');
      const until = readableUntil(context, table, reader, room);
      return chatOf(context, request.params.id, { room, before, until, reader });
    },
  );

  app.post(
    '/api/tables/:id/chat',
    {
      schema: {
        tags: ['tables'],
        params,
        querystring: inviteQuery,
        body: chatRequest,
        response: { ...answers, 200: chatMessage },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const table = await watchableTable(context, request.params.id, caller, request.query.invite);
      return say(context, table, caller, request.body);
    },
  );
}

function noteRoutes(app: Routes, context: Context): void {
  app.get(
    '/api/tables/:id/notes',
    { schema: { tags: ['tables'], params, querystring: inviteQuery, response: { ...answers, 200: notes } } },
    async (request) => {
      const caller = callerOf(request);
      await watchableTable(context, request.params.id, caller, request.query.invite);
      return { text: await notesOf(context, request.params.id, caller.id) };
    },
  );

  app.put(
    '/api/tables/:id/notes',
    {
      schema: {
        tags: ['tables'],
        params,
        querystring: inviteQuery,
        body: notes,
        response: { ...answers, 200: notes },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await watchableTable(context, request.params.id, caller, request.query.invite);
      await keepNotes(context, request.params.id, caller.id, request.body.text);
      return { text: request.body.text };
    },
  );
}
