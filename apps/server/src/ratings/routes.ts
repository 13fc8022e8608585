import {
  gameResult,
  leader,
  leaderQuery,
  accountParams as params,
  problem,
  titleParams,
} from '@signalbox/protocol';
import * as z from 'zod';
import { notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import { accountById, personOf } from '../people/accounts.ts';
import type { Routes } from '../routes.ts';
import { shownRating } from './weng-lin.ts';

const PAGE = 100;

/** Public: the best players, and everybody's results. */
export function ratingRoutes(app: Routes, context: Context): void {
  leaderRoutes(app, context);
  resultRoutes(app, context);
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
