import {
  createTournamentRequest,
  inviteQuery,
  joinTournamentRequest,
  otherParams as params,
  problem,
  substituteRequest,
  tournamentPlayerParams,
  tournamentQuery,
  tournamentSummary,
  tournamentTableParams,
  tournamentView as view,
} from '@signalbox/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { conflict, forbidden, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/storage.ts';
import { callerOf } from '../people/caller.ts';
import type { Routes } from '../routes.ts';
import type { Course } from './course.ts';
import {
  cancelTournament,
  createTournament,
  enter,
  replaceInvitation,
  startTournament,
  withdraw,
} from './enter.ts';
import { advanceTournaments } from './rounds.ts';
import { courseOf, visibleCourse } from './store.ts';
import { substitute, substituteByRule } from './substitutes.ts';
import { standingsCsv, tournamentSummaries, tournamentView } from './views.ts';

const tags = ['tournaments'];
const answers = {
  200: view,
  401: problem,
  403: problem,
  404: problem,
  409: problem,
  422: problem,
  429: problem,
};
const PAGE = 100;

/** Tournaments and leagues. Everybody may read them, unless they are private. */
export function tournamentRoutes(app: Routes, context: Context): void {
  readingRoutes(app, context);
  entryRoutes(app, context);
  organiserRoutes(app, context);
  substituteRoutes(app, context);
}

const viewFor = async (context: Context, id: string, caller: string | null) =>
  tournamentView(context, await courseOf(context, id), caller);

function readingRoutes(app: Routes, context: Context): void {
  app.get(
    '/api/tournaments',
    { schema: { tags, querystring: tournamentQuery, response: { 200: z.array(tournamentSummary) } } },
    async (request) => {
      const { status } = request.query;
      const all = openTo(context.storage.db, request.caller?.id ?? null);
      const rows = await (status ? all.where('status', '=', status) : all)
        .orderBy('created_at', 'desc')
        .limit(PAGE)
        .execute();
      return tournamentSummaries(context, rows);
    },
  );

  app.get(
    '/api/tournaments/:id',
    { schema: { tags, params, querystring: inviteQuery, response: answers } },
    async (request) => {
      const { caller } = request;
      const course = await visibleCourse(context, request.params.id, caller, request.query.invite);
      return tournamentView(context, course, caller?.id ?? null);
    },
  );

  app.get(
    '/api/tournaments/:id/standings.csv',
    {
      schema: {
        tags,
        params,
        querystring: inviteQuery,
        produces: ['text/csv'],
        response: { 200: z.string(), 404: problem },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const course = await visibleCourse(context, id, request.caller, request.query.invite);
      const csv = standingsCsv(await tournamentView(context, course, null));
      reply.header('content-disposition', 'attachment; filename="standings.csv"');
      return reply.type('text/csv; charset=utf-8').send(csv);
    },
  );
}

/** The public ones, and those that the caller is in. */
function openTo(db: Database, caller: string | null) {
  return db
    .selectFrom('tournaments')
    .selectAll()
    .where((e) =>
      e.or([
        e('listed', '=', 1),
        e('organiser_id', '=', caller ?? ''),
        e(
          'id',
          'in',
          e
            .selectFrom('entrants')
            .select('entrants.tournament_id')
            .where('entrants.account_id', '=', caller ?? ''),
        ),
      ]),
    );
}

function entryRoutes(app: Routes, context: Context): void {
  app.post(
    '/api/tournaments',
    { schema: { tags, body: createTournamentRequest, response: answers } },
    async (request) => {
      const caller = callerOf(request);
      const { id } = await createTournament(context, caller, request.body);
      return viewFor(context, id, caller.id);
    },
  );

  app.post(
    '/api/tournaments/:id/join',
    { schema: { tags, params, body: joinTournamentRequest, response: answers } },
    async (request) => {
      const caller = callerOf(request);
      await visibleCourse(context, request.params.id, caller, request.body.invite);
      await enter(context, request.params.id, caller, request.body.role);
      return viewFor(context, request.params.id, caller.id);
    },
  );

  app.post(
    '/api/tournaments/:id/withdraw',
    { schema: { tags, params, response: answers } },
    async (request) => {
      const caller = callerOf(request);
      await visibleCourse(context, request.params.id, caller, undefined);
      await leave(context, request.params.id, caller.id);
      return viewFor(context, request.params.id, caller.id);
    },
  );
}

/** Somebody takes over at the table that they leave. */
async function leave(context: Context, id: string, account: string): Promise<void> {
  await withdraw(context, id, account);
  const course = await courseOf(context, id);
  const running = course.tables.find(
    ({ table_id, result, entrants }) =>
      table_id !== null && result === null && (JSON.parse(entrants) as string[]).includes(account),
  );
  if (running) await substituteByRule(context, course, running.table_id!, account);
}

async function asOrganiser(context: Context, request: FastifyRequest, id: string): Promise<Course> {
  const caller = callerOf(request);
  const course = await visibleCourse(context, id, caller, undefined);
  if (course.row.organiser_id !== caller.id) throw forbidden('organiser-only');
  return course;
}

function organiserRoutes(app: Routes, context: Context): void {
  app.post('/api/tournaments/:id/start', { schema: { tags, params, response: answers } }, async (request) => {
    const { row } = await asOrganiser(context, request, request.params.id);
    await startTournament(context, row.id);
    await advanceTournaments(context);
    return viewFor(context, row.id, row.organiser_id);
  });

  app.delete('/api/tournaments/:id', { schema: { tags, params, response: answers } }, async (request) => {
    const { row } = await asOrganiser(context, request, request.params.id);
    await cancelTournament(context, row.id);
    return viewFor(context, row.id, row.organiser_id);
  });

  app.post('/api/tournaments/:id/next', { schema: { tags, params, response: answers } }, async (request) => {
    const { row, rules } = await asOrganiser(context, request, request.params.id);
    if (row.kind !== 'league' || row.status !== 'finished') throw conflict('season-not-over');
    const next = await createTournament(context, callerOf(request), rules, row);
    return viewFor(context, next.id, row.organiser_id);
  });

  app.delete(
    '/api/tournaments/:id/entrants/:account',
    { schema: { tags, params: tournamentPlayerParams, response: answers } },
    async (request) => {
      const { row } = await asOrganiser(context, request, request.params.id);
      await leave(context, row.id, request.params.account);
      await replaceInvitation(context, row.id);
      return viewFor(context, row.id, row.organiser_id);
    },
  );
}

function substituteRoutes(app: Routes, context: Context): void {
  app.post(
    '/api/tournaments/:id/tables/:table/substitute',
    { schema: { tags, params: tournamentTableParams, body: substituteRequest, response: answers } },
    async (request) => {
      const { id, table } = request.params;
      const course = await asOrganiser(context, request, id);
      const own = course.tables.find(({ table_id }) => table_id === table);
      if (!own) throw notFound();
      const { account, by } = request.body;
      const offered = course.entrants.some((one) => one.account_id === by && one.role === 'substitute');
      if (by !== null && !offered) throw conflict('no-such-substitute');
      await substitute(context, table, JSON.parse(own.entrants) as string[], account, by);
      return viewFor(context, id, course.row.organiser_id);
    },
  );
}
