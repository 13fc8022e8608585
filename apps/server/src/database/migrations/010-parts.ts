import type { Kysely } from 'kysely';

/** Seats and channels are set aside like tables; each row names its table. Failed bot turns are tried again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const known = db as Kysely<{ troubles: { kind: string; id: string; table_id: string | null } }>;
  await db.schema.alterTable('troubles').addColumn('table_id', 'text').execute();
  await known.deleteFrom('troubles').where('kind', '=', 'bot').execute();
  await known
    .updateTable('troubles')
    .set((e) => ({ table_id: e.ref('id') }))
    .execute();
}
