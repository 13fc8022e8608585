import { type PersonProfile, accountParams as params, personProfile, problem } from '@signalbox/protocol';
import { notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import { shownRating } from '../ratings/weng-lin.ts';
import type { Routes } from '../routes.ts';
import { publicTables } from '../tables/list.ts';
import { summaries } from '../tables/views.ts';
import { accountById, personOf, usualHoursOf } from './accounts.ts';

/** How many of the latest games a curve shows, and how many companies are favourites. */
const MAX_HISTORY = 500;
const MAX_FAVOURITES = 5;

/** A person for everybody to read. Private tables are left out of all of it. */
export function profileRoutes(app: Routes, context: Context): void {
  app.get(
    '/api/people/:id',
    { schema: { tags: ['ratings'], params, response: { 200: personProfile, 404: problem } } },
    async (request) => {
      const account = await accountById(context, request.params.id);
      if (!account) throw notFound();
      return profileOf(context, account, request.caller?.id ?? null);
    },
  );
}

async function profileOf(
  context: Context,
  account: Account,
  callerId: string | null,
): Promise<PersonProfile> {
  const { db } = context.storage;
  const { id } = account;
  const owner = account.owner_id === null ? null : await accountById(context, account.owner_id);
  const ratings = await db
    .selectFrom('ratings')
    .selectAll()
    .where('account_id', '=', id)
    // A row without games may come from a private table.
    .where('games', '>', 0)
    .execute();
  const isClose = callerId !== null && (callerId === id || (await playTogether(db, callerId, id)));
  return {
    person: personOf(account),
    owner: owner ? personOf(owner) : null,
    ratings: ratings.map((row) => ({
      title: row.title,
      rating: shownRating(row),
      games: row.games,
      wins: row.wins,
    })),
    statistics: await statisticsOf(db, id),
    ...(await publicGamesOf(db, id)),
    playing: await summaries(context, await publicTables(db, 'playing', { player: id }), callerId),
    hosting: await summaries(context, await publicTables(db, 'open', { host: id }), callerId),
    usual: isClose ? usualHoursOf(account) : null,
    followed: callerId !== null && (await follows(db, callerId, id)),
  };
}

async function statisticsOf(db: Database, id: string): Promise<PersonProfile['statistics']> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select((e) => [
      'results.title',
      'results.players',
      e.fn.countAll<number | string>().as('games'),
      e.fn.avg<number | string>('place').as('place'),
      e.fn.avg<number | string>('score').as('score'),
      e.fn.max('score').as('best'),
    ])
    .where('account_id', '=', id)
    .where('tables.listed', '=', 1)
    .groupBy(['results.title', 'results.players'])
    .execute();
  return rows.map((row) => ({
    title: row.title,
    players: row.players,
    games: Number(row.games),
    averagePlace: Number(row.place),
    averageScore: Number(row.score),
    bestScore: Number(row.best),
  }));
}

/** The curve of the ratings, and the companies led most often. */
async function publicGamesOf(
  db: Database,
  id: string,
): Promise<Pick<PersonProfile, 'history' | 'favourites'>> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .select(['results.title', 'results.at', 'results.mu', 'results.sigma', 'results.companies'])
    .where('account_id', '=', id)
    .where('tables.listed', '=', 1)
    .orderBy('at', 'desc')
    .limit(MAX_HISTORY)
    .execute();
  const led = new Map<string, PersonProfile['favourites'][number]>();
  for (const { title, companies } of rows) {
    for (const company of JSON.parse(companies ?? '[]') as string[]) {
      const games = (led.get(`${title} ${company}`)?.games ?? 0) + 1;
      led.set(`${title} ${company}`, { title, company, games });
    }
  }
  return {
    history: rows
      .toReversed()
      .flatMap(({ title, at, mu, sigma }) =>
        mu === null ? [] : [{ title, at, rating: shownRating({ mu, sigma: sigma! }) }],
      ),
    favourites: [...led.values()].sort((a, b) => b.games - a.games).slice(0, MAX_FAVOURITES),
  };
}

/** Do both have a seat at a table whose game is not over? One that is reserved for somebody does not count. */
async function playTogether(db: Database, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('seats as mine')
    .innerJoin('seats as theirs', 'theirs.table_id', 'mine.table_id')
    .innerJoin('tables', 'tables.id', 'mine.table_id')
    .select('tables.id')
    .where('mine.account_id', '=', one)
    .where('theirs.account_id', '=', other)
    .where('mine.confirmed', '=', 1)
    .where('theirs.confirmed', '=', 1)
    .where('tables.status', 'in', ['open', 'playing'])
    .executeTakeFirst();
  return row !== undefined;
}

async function follows(db: Database, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('follows')
    .select('followed_id')
    .where('account_id', '=', one)
    .where('followed_id', '=', other)
    .executeTakeFirst();
  return row !== undefined;
}
