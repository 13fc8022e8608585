import { type Kysely, Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateToLatest } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

const FIRST = ['001-tables', '002-notices-and-ratings', '003-presence', '004-reasons'];

/** A database as an earlier version left it. Runs on whichever database is opened. */
export function migrateSuite(open: () => Promise<{ db: Kysely<Schema>; close: () => Promise<void> }>): void {
  let opened: { db: Kysely<Schema>; close: () => Promise<void> };
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('an existing database is migrated to the current format, and data that exceeds the bounds is removed', async () => {
    const { db } = opened;
    const earlier = Object.fromEntries(FIRST.map((name) => [name, MIGRATIONS[name]!]));
    const migrator = new Migrator({ db, provider: { getMigrations: async () => earlier } });
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const account = (id: string, name: string, at: number, vacation: string) =>
      sql`insert into accounts (id, name, name_key, guest, language, admin, vacation_until, created_at)
        values (${id}, ${name}, ${name.toLowerCase()}, 0, 'en', 0, ${sql.raw(vacation)}, ${at})`.execute(db);
    await account('first', 'Alice', 1, '9007199254740993');
    await account('second', 'A1ice', 2, '5');
    await sql`insert into tables (id, title, name, status, listed, entry, spectators, seating, players, options, clock, flag, rated,
      invite, position, version, waiting_for, created_at, moved_at)
      values ('table', 'lots', '', 'open', 1, 'open', 1, 'random', 2, '{}', '{}', 'vote', 1, 'x', 0, 0, '[]', 1, 1)`.execute(
      db,
    );
    await sql`insert into tables (id, title, name, status, listed, entry, spectators, seating, players, options, clock, flag, rated,
      invite, outcome, position, version, waiting_for, created_at, moved_at, finished_at)
      values ('played', 'lots', '', 'finished', 1, 'open', 1, 'random', 2, '{"purse":"five","no-bell":false}', '{}', 'vote', 1, 'y',
      '{"reason":"bell","scores":{},"winners":[]}', 31, 0, '[]', 1, 1, 7)`.execute(db);
    for (const id of [1, 2])
      await sql`insert into chat (table_id, id, room, text, at) values ('table', ${id}, 'players', 'x', 1)`.execute(
        db,
      );
    await sql`insert into channels (id, account_id, kind, target, status, created_at)
      values ('mail', 'first', 'email', 'a@example.net', 'ok', 1)`.execute(db);

    expect(await migrateToLatest(db)).toEqual(
      Object.keys(MIGRATIONS).filter((name) => !FIRST.includes(name)),
    );
    const accounts = await db.selectFrom('accounts').selectAll().orderBy('created_at').execute();
    expect(accounts).toMatchObject([
      { id: 'first', vacation_until: null, look_key: 'allce', email_confirmed_at: null },
      { id: 'second', vacation_until: 5, look_key: null },
    ]);
    const table = await db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', 'table')
      .executeTakeFirstOrThrow();
    expect(table).toMatchObject({
      chat_position: 2,
      chain: null,
      spectator_delay: 0,
      host_acts: 0,
      patient: 0,
    });
    expect(await db.selectFrom('archive').selectAll().execute()).toEqual([
      {
        table_id: 'played',
        title: 'lots',
        players: 2,
        options: ';no-bell=false;purse=five;',
        rated: 1,
        moves: 31,
        ending: 'bell',
        finished_at: 7,
        hidden: 0,
      },
    ]);
    const channel = await db.selectFrom('channels').selectAll().executeTakeFirstOrThrow();
    expect(channel).toMatchObject({ status: 'dead', last_error: 'address-not-confirmed' });
    expect(await migrateToLatest(db)).toEqual([]);
  });
}
