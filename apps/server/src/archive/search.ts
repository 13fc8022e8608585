import type { ArchivedGame, ArchiveQuery, Person } from '@signalbox/protocol';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Schema, SeatRecord, TableRecord } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import { personOf } from '../people/accounts.ts';
import { nameKey } from '../people/names.ts';
import { placesOf } from '../ratings/record.ts';
import { seatsOfTables } from '../tables/store.ts';

/** How many people whose names begin alike are searched for. */
const MOST_NAMESAKES = 20;

/** Finished games that everybody may open, the latest first. */
export async function searchArchive({ storage }: Context, query: ArchiveQuery): Promise<ArchivedGame[]> {
  const found = await foundGames(storage.db, query);
  if (found.length === 0) return [];
  const ids = found.map(({ table_id }) => table_id);
  const tables = await storage.db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
  const seats = await seatsOfTables(storage.db, ids);
  const people = await peopleIn(
    storage.db,
    seats.map((seat) => seat.account_id),
  );
  return found.map((row) => ({
    ...archivedGame(
      tables.find(({ id }) => id === row.table_id)!,
      seats.filter(({ table_id }) => table_id === row.table_id),
      people,
    ),
    moves: row.moves,
    ending: row.ending,
    finishedAt: row.finished_at,
  }));
}

type Filters = ExpressionBuilder<Schema, 'archive'>;

async function foundGames(db: Database, query: ArchiveQuery) {
  const who = query.player === undefined ? null : await namesakes(db, query.player);
  const against = query.opponent === undefined ? null : await namesakes(db, query.opponent);
  return db
    .selectFrom('archive')
    .select(['archive.table_id', 'archive.moves', 'archive.ending', 'archive.finished_at'])
    .where('archive.hidden', '=', 0)
    .where((e) => e.and([...aboutGame(e, query), ...aboutEnd(e, query)]))
    .where((e) => e.and(who ? [playedBy(e, who, query.result)] : []))
    .where((e) => e.and(against ? [playedBy(e, against, undefined)] : []))
    .orderBy('archive.finished_at', 'desc')
    .orderBy('archive.table_id', 'desc')
    .limit(query.limit)
    .execute();
}

function aboutGame(e: Filters, { title, players, options }: ArchiveQuery) {
  return [
    ...(title === undefined ? [] : [e('archive.title', '=', title)]),
    ...(players === undefined ? [] : [e('archive.players', '=', players)]),
    ...(options ?? '')
      .split(',')
      .filter((one) => one !== '')
      .map((one) => contains(`;${one};`)),
  ];
}

function aboutEnd(e: Filters, { ending, least, most, from, until, before, beforeTable }: ArchiveQuery) {
  return [
    ...(ending === undefined ? [] : [e('archive.ending', '=', ending)]),
    ...(least === undefined ? [] : [e('archive.moves', '>=', least)]),
    ...(most === undefined ? [] : [e('archive.moves', '<=', most)]),
    ...(from === undefined ? [] : [e('archive.finished_at', '>=', from)]),
    ...(until === undefined ? [] : [e('archive.finished_at', '<=', until)]),
    ...(before === undefined
      ? []
      : [sql<boolean>`(archive.finished_at, archive.table_id) < (${before}, ${beforeTable ?? ''})`]),
  ];
}

/** In a pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const contains = (text: string) => sql<boolean>`archive.options like ${`%${literally(text)}%`} escape '\\'`;

function playedBy(e: Filters, who: readonly string[], result: ArchiveQuery['result']) {
  const games = e
    .selectFrom('results')
    .select('results.table_id')
    .where('results.account_id', 'in', ['', ...who]);
  const wanted = result === undefined ? games : games.where('place', result === 'won' ? '=' : '>', 1);
  return e('archive.table_id', 'in', wanted);
}

/** The account with this name or id, or else those whose names begin like this. */
async function namesakes(db: Database, name: string): Promise<string[]> {
  const start = nameKey(name.trim());
  const accounts = db.selectFrom('accounts').select('id').where('deleted_at', 'is', null);
  const exact = await accounts
    .where((e) => e.or([e('id', '=', name), e('name_key', '=', start)]))
    .executeTakeFirst();
  if (exact) return [exact.id];
  const rows = await accounts
    .where(sql<boolean>`name_key like ${`${literally(start)}%`} escape '\\'`)
    .limit(MOST_NAMESAKES)
    .execute();
  return rows.map(({ id }) => id);
}

async function peopleIn(db: Database, ids: readonly (string | null)[]): Promise<Map<string, Person>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'guest', 'owner_id'])
    .where('id', 'in', ['', ...known])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, personOf(row)]));
}

function archivedGame(row: TableRecord, seats: readonly SeatRecord[], people: ReadonlyMap<string, Person>) {
  const { scores } = JSON.parse(row.outcome!) as { scores: Record<string, number> };
  const places = placesOf(
    seats.map((seat) => ({ seat: seat.seat!, forfeited: seat.forfeited === 1 })),
    scores,
  );
  return {
    table: row.id,
    title: row.title,
    name: row.name,
    options: JSON.parse(row.options),
    rated: row.rated === 1,
    players: seats
      .map((seat) => ({
        person: people.get(seat.account_id ?? '') ?? null,
        bot: seat.account_id === null ? seat.bot : null,
        place: places.get(seat.seat!)!,
        score: scores[seat.seat!] ?? 0,
      }))
      .sort((a, b) => a.place - b.place),
  };
}
