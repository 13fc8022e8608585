import {
  accepted,
  actRequest,
  answerRequest,
  autoAction,
  autoQuery,
  gameView,
  inviteQuery,
  logPage,
  logQuery,
  tableParams as params,
  pastView,
  problem,
  redoRequest,
  stale,
  tableConsentParams,
  tablePositionParams,
  undoRequest,
} from '@signalbox/protocol';
import { boardFor, gameViewFor } from '@signalbox/table';
import * as z from 'zod';
import { conflict, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import { callerOf } from '../people/caller.ts';
import type { Routes } from '../routes.ts';
import { watchableTable } from '../tables/access.ts';
import { seatOf } from '../tables/store.ts';
import { act, answer, cancelAuto, redo, returnToSeat, setAuto, undo } from './calls.ts';
import { stateAt } from './load.ts';
import { gameSeenBy, logSince } from './seen-by.ts';

const refusals = { 401: problem, 403: problem, 404: problem, 409: z.union([stale, problem]), 422: problem };

/** Everything that can be sent over a socket, as HTTP calls. */
export function playRoutes(app: Routes, context: Context): void {
  viewRoutes(app, context);
  actionRoutes(app, context);
  autoRoutes(app, context);
}

/** The game as the caller may see it now. */
async function seenBy(context: Context, id: string, caller: Account | null, invite: string | undefined) {
  const seat = await seatFor(context, id, caller, invite);
  return { seat, game: await gameSeenBy(context, await context.games.read(id), seat) };
}

/** The caller's seat in a running game; null for a spectator. */
async function seatFor(context: Context, id: string, caller: Account | null, invite: string | undefined) {
  const table = await watchableTable(context, id, caller, invite);
  if (table.row.seed === null) throw conflict('not-begun');
  // The game in memory is at least as recent as the row just read, so no caller sees an older state.
  await context.games.refresh(id, table.row.version);
  return seatOf(table, caller?.id ?? null)?.seat ?? null;
}

function viewRoutes(app: Routes, context: Context): void {
  app.get(
    '/api/tables/:id/game',
    {
      schema: { tags: ['play'], params, querystring: inviteQuery, response: { 200: gameView, ...refusals } },
    },
    async (request) => {
      const { game, seat } = await seenBy(context, request.params.id, request.caller, request.query.invite);
      return gameViewFor(game, seat, context.now());
    },
  );

  app.get(
    '/api/tables/:id/log',
    { schema: { tags: ['play'], params, querystring: logQuery, response: { 200: logPage, ...refusals } } },
    async (request) => {
      const { since, limit, invite } = request.query;
      const { game, seat } = await seenBy(context, request.params.id, request.caller, invite);
      const entries = await logSince(context.storage.db, game, seat, since, limit);
      return { position: game.position, entries };
    },
  );

  app.get(
    '/api/tables/:id/at/:position',
    {
      schema: {
        tags: ['play'],
        params: tablePositionParams,
        querystring: inviteQuery,
        response: { 200: pastView, ...refusals },
      },
    },
    async (request) => {
      const { id, position } = request.params;
      const { game, seat } = await seenBy(context, id, request.caller, request.query.invite);
      if (position > game.position) throw notFound();
      const state = await stateAt(context.storage.db, game.title, id, position);
      return { position, seat, view: boardFor({ title: game.title, state }, seat) };
    },
  );
}

/** Acting, undoing, and answering the question of an undo. */
function actionRoutes(app: Routes, context: Context): void {
  app.post(
    '/api/tables/:id/actions',
    { schema: { tags: ['play'], params, body: actRequest, response: { 200: accepted, ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      await seatFor(context, request.params.id, caller, undefined);
      return act(context, request.params.id, caller.id, request.body);
    },
  );

  app.post(
    '/api/tables/:id/undo',
    { schema: { tags: ['play'], params, body: undoRequest, response: { 200: accepted, ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      await seatFor(context, request.params.id, caller, undefined);
      return undo(context, request.params.id, caller.id, request.body);
    },
  );

  app.post(
    '/api/tables/:id/redo',
    { schema: { tags: ['play'], params, body: redoRequest, response: { 200: accepted, ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      await seatFor(context, request.params.id, caller, undefined);
      return redo(context, request.params.id, caller.id, request.body);
    },
  );

  app.post(
    '/api/tables/:id/consents/:consent',
    {
      schema: {
        tags: ['play'],
        params: tableConsentParams,
        body: answerRequest,
        response: { 200: accepted, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await seatFor(context, request.params.id, caller, undefined);
      const { consent, id } = request.params;
      return answer(context, id, caller.id, { consent, answer: request.body.answer });
    },
  );
}

/** Who acts for a seat: its player again, or an auto action. */
function autoRoutes(app: Routes, context: Context): void {
  app.post(
    '/api/tables/:id/return',
    { schema: { tags: ['play'], params, response: { 200: z.object({}), ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      await seatFor(context, request.params.id, caller, undefined);
      await returnToSeat(context, request.params.id, caller.id);
      return {};
    },
  );

  app.put(
    '/api/tables/:id/auto-actions',
    { schema: { tags: ['play'], params, body: autoAction, response: { 200: z.object({}), ...refusals } } },
    async (request) => {
      const caller = callerOf(request);
      await seatFor(context, request.params.id, caller, undefined);
      await setAuto(context, request.params.id, caller.id, request.body);
      return {};
    },
  );

  app.delete(
    '/api/tables/:id/auto-actions',
    {
      schema: {
        tags: ['play'],
        params,
        querystring: autoQuery,
        response: { 200: z.object({}), ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await seatFor(context, request.params.id, caller, undefined);
      await cancelAuto(context, request.params.id, caller.id, request.query.key);
      return {};
    },
  );
}
