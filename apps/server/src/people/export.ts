import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import { meOf } from './accounts.ts';

/** Everything stored about a person, as JSON. No secrets, neither theirs nor those of others. */
export async function exportOf(context: Context, account: Account): Promise<Record<string, unknown>> {
  const { db } = context.storage;
  const { id } = account;
  return {
    me: await meOf(context, account),
    createdAt: account.created_at,
    tables: await tablesOf(db, id),
    moves: await movesOf(db, id),
    chat: await chatOf(db, id),
    notes: await notesOf(db, id),
    results: await resultsOf(db, id),
    ratings: await ratingsOf(db, id),
    channels: await channelsOf(db, id),
    sessions: await sessionsOf(db, id),
    tokens: await tokensOf(db, id),
    bots: await botsOf(db, id),
    follows: await followsOf(db, id),
    blocks: await blocksOf(db, id),
    reports: await reportsBy(db, id),
    vacations: await vacationsOf(db, id),
    wishes: await wishesOf(db, id),
    templates: await templatesOf(db, id),
    tournaments: await tournamentsOf(db, id),
  };
}

function tablesOf(db: Database, id: string) {
  return db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.title', 'tables.name', 'tables.status', 'tables.created_at', 'seats.seat'])
    .where('seats.account_id', '=', id)
    .execute();
}

function chatOf(db: Database, id: string) {
  return db
    .selectFrom('chat')
    .select(['table_id', 'room', 'text', 'at'])
    .where('account_id', '=', id)
    .execute();
}

function notesOf(db: Database, id: string) {
  return db.selectFrom('notes').select(['table_id', 'text']).where('account_id', '=', id).execute();
}

function resultsOf(db: Database, id: string) {
  return db.selectFrom('results').selectAll().where('account_id', '=', id).execute();
}

function ratingsOf(db: Database, id: string) {
  return db.selectFrom('ratings').selectAll().where('account_id', '=', id).execute();
}

function channelsOf(db: Database, id: string) {
  return db
    .selectFrom('channels')
    .select(['kind', 'target', 'table_id', 'status'])
    .where('account_id', '=', id)
    .execute();
}

function sessionsOf(db: Database, id: string) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('account_id', '=', id)
    .execute();
}

function tokensOf(db: Database, id: string) {
  return db
    .selectFrom('tokens')
    .select(['label', 'scopes', 'created_at', 'used_at'])
    .where('account_id', '=', id)
    .execute();
}

function botsOf(db: Database, id: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'created_at'])
    .where('owner_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

function tournamentsOf(db: Database, id: string) {
  return db
    .selectFrom('entrants')
    .select(['tournament_id', 'role', 'withdrawn', 'joined_at'])
    .where('account_id', '=', id)
    .execute();
}

function movesOf(db: Database, id: string) {
  return db
    .selectFrom('entries')
    .select(['table_id', 'position', 'seat', 'decision', 'choice', 'at'])
    .where('account_id', '=', id)
    .execute();
}

function followsOf(db: Database, id: string) {
  return db
    .selectFrom('follows')
    .select(['followed_id', 'created_at'])
    .where('account_id', '=', id)
    .execute();
}

function blocksOf(db: Database, id: string) {
  return db.selectFrom('blocks').select(['blocked_id', 'created_at']).where('account_id', '=', id).execute();
}

function reportsBy(db: Database, id: string) {
  return db
    .selectFrom('reports')
    .select(['account_id', 'table_id', 'reason', 'text', 'created_at'])
    .where('reporter_id', '=', id)
    .execute();
}

function vacationsOf(db: Database, id: string) {
  return db.selectFrom('vacations').select(['from_at', 'until_at']).where('account_id', '=', id).execute();
}

function wishesOf(db: Database, id: string) {
  return db
    .selectFrom('wishes')
    .select(['title', 'players', 'clock', 'created_at'])
    .where('account_id', '=', id)
    .execute();
}

function templatesOf(db: Database, id: string) {
  return db
    .selectFrom('templates')
    .select(['name', 'request', 'created_at'])
    .where('account_id', '=', id)
    .execute();
}
