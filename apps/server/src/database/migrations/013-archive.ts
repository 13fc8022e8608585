import type { Kysely } from 'kysely';

interface Before {
  tables: {
    id: string;
    title: string;
    status: string;
    listed: number;
    spectators: number;
    players: number;
    options: string;
    rated: number;
    position: number;
    outcome: string | null;
    finished_at: number | null;
  };
  archive: Record<string, string | number>;
}

const AT_ONCE = 500;

/** What finished games are searched by. Those that have ended already are added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('seats')
    .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('archive')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('moves', 'integer', (c) => c.notNull())
    .addColumn('ending', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'bigint', (c) => c.notNull())
    .addColumn('hidden', 'integer', (c) => c.notNull())
    .execute();
  // With everything that is searched by: a search that finds little reads only the index, in its order.
  await db.schema
    .createIndex('archive_search')
    .on('archive')
    .columns(['finished_at', 'table_id', 'hidden', 'moves', 'players', 'title', 'ending', 'options'])
    .execute();
  await addFinishedGames(db as Kysely<Before>);
}

async function addFinishedGames(db: Kysely<Before>): Promise<void> {
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('status', '=', 'finished')
    .where('listed', '=', 1)
    .where('spectators', '=', 1)
    .where('outcome', 'is not', null)
    .execute();
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const games = rows.slice(i, i + AT_ONCE).map((row) => ({
      table_id: row.id,
      title: row.title,
      players: row.players,
      options: optionsText(JSON.parse(row.options)),
      rated: row.rated,
      moves: row.position,
      ending: (JSON.parse(row.outcome!) as { reason: string }).reason,
      finished_at: row.finished_at!,
      hidden: 0,
    }));
    await db.insertInto('archive').values(games).execute();
  }
}

function optionsText(options: Record<string, boolean | string>): string {
  const parts = Object.keys(options)
    .sort()
    .map((name) => `${name}=${options[name]}`);
  return `;${parts.join(';')};`;
}
