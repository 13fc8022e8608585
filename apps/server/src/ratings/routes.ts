import {
  gameResult,
  leader,
  leaderQuery,
  ownResult,
  accountParams as params,
  problem,
  titleParams,
} from '@signalbox/protocol';
import * as z from 'zod';
import { notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import { accountById, personOf } from '../people/accounts.ts';
import { callerOf } from '../people/caller.ts';
import type { Routes } from '../routes.ts';
import { shownRating } from './weng-lin.ts';

const PAGE = 100;
/** Somebody's own statistics read all of their games. */
const MOST_OWN = 1000;

/** Public: the best players, and everybody's results. Results of private tables are for their own players only. */
export function ratingRoutes(app: Routes, context: Context): void {
  leaderRoutes(app, context);
  resultRoutes(app, context);
  ownResultRoutes(app, context);
}

function leaderRoutes(app: Routes, context: Context): void {
  const { db } = context.storage;

  app.get(
    '/api/ratings/:title',
    {
      schema: {
        tags: ['ratings'],
        params: titleParams,
        querystring: leaderQuery,
        response: { 200: z.array(leader) },
      },
    },
    async (request) => {
      const rows = await db
        .selectFrom('ratings')
        .innerJoin('accounts', 'accounts.id', 'ratings.account_id')
        .select([
          'accounts.id',
          'accounts.name',
          'accounts.guest',
          'owner_id',
          'mu',
          'sigma',
          'games',
          'wins',
        ])
        .where('title', '=', request.params.title)
        .where('deleted_at', 'is', null)
        .where('guest', '=', 0)
        .where('owner_id', request.query.bots ? 'is not' : 'is', null)
        .where('games', '>', 0)
        .orderBy((e) => e('mu', '-', e('sigma', '*', 3)), 'desc')
        .limit(PAGE)
        .execute();
      return rows.map((row) => ({
        person: personOf(row),
        rating: shownRating(row),
        games: row.games,
        wins: row.wins,
      }));
    },
  );
}

function resultRoutes(app: Routes, context: Context): void {
  const { db } = context.storage;

  app.get(
    '/api/people/:id/results',
    { schema: { tags: ['ratings'], params, response: { 200: z.array(gameResult), 404: problem } } },
    async (request) => {
      if (!(await accountById(context, request.params.id))) throw notFound();
      const rows = await db
        .selectFrom('results')
        .innerJoin('tables', 'tables.id', 'results.table_id')
        .selectAll('results')
        .where('account_id', '=', request.params.id)
        // Private tables are left out.
        .where('tables.listed', '=', 1)
        .orderBy('at', 'desc')
        .limit(PAGE)
        .execute();
      return rows.map((row) => ({
        table: row.table_id,
        title: row.title,
        place: row.place,
        players: row.players,
        score: row.score,
        rating: row.mu === null ? null : shownRating({ mu: row.mu, sigma: row.sigma! }),
        at: row.at,
      }));
    },
  );
}

function ownResultRoutes(app: Routes, context: Context): void {
  app.get(
    '/api/me/results',
    { schema: { tags: ['ratings'], response: { 200: z.array(ownResult), 401: problem } } },
    async (request) => {
      return context.storage.db
        .selectFrom('results')
        .select(['table_id as table', 'title', 'seat', 'place', 'players', 'score', 'at'])
        .where('account_id', '=', callerOf(request).id)
        .orderBy('at', 'desc')
        .limit(MOST_OWN)
        .execute();
    },
  );
}
