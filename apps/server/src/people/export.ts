import type { Context } from '../context.ts';
import type { Account } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import { meOf } from './accounts.ts';

/** Everything stored about a person, as JSON. No secrets, neither theirs nor those of others. */
export async function exportOf(context: Context, account: Account): Promise<Record<string, unknown>> {
  const { db } = context.storage;
  const [tables, chat, notes, results, ratings, channels, sessions, tokens, bots, tournaments] =
    await Promise.all([
      db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select([
          'tables.id',
          'tables.title',
          'tables.name',
          'tables.status',
          'tables.created_at',
          'seats.seat',
        ])
        .where('seats.account_id', '=', account.id)
        .execute(),
      db
        .selectFrom('chat')
        .select(['table_id', 'room', 'text', 'at'])
        .where('account_id', '=', account.id)
        .execute(),
      db.selectFrom('notes').select(['table_id', 'text']).where('account_id', '=', account.id).execute(),
      db.selectFrom('results').selectAll().where('account_id', '=', account.id).execute(),
      db.selectFrom('ratings').selectAll().where('account_id', '=', account.id).execute(),
      db
        .selectFrom('channels')
        .select(['kind', 'target', 'table_id', 'status'])
        .where('account_id', '=', account.id)
        .execute(),
      db
        .selectFrom('sessions')
        .select(['created_at', 'expires_at'])
        .where('account_id', '=', account.id)
        .execute(),
      db
        .selectFrom('tokens')
        .select(['label', 'scopes', 'created_at', 'used_at'])
        .where('account_id', '=', account.id)
        .execute(),
      db
        .selectFrom('accounts')
        .select(['id', 'name', 'created_at'])
        .where('owner_id', '=', account.id)
        .where('deleted_at', 'is', null)
        .execute(),
      db
        .selectFrom('entrants')
        .select(['tournament_id', 'role', 'withdrawn', 'joined_at'])
        .where('account_id', '=', account.id)
        .execute(),
    ]);
  return {
    me: await meOf(context, account),
    createdAt: account.created_at,
    tables,
    moves: await movesOf(db, account.id),
    chat,
    notes,
    results,
    ratings,
    channels,
    sessions,
    tokens,
    bots,
    follows: await followsOf(db, account.id),
    blocks: await blocksOf(db, account.id),
    wishes: await wishesOf(db, account.id),
    templates: await templatesOf(db, account.id),
    tournaments,
  };
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
