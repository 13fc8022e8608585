import type { Context } from '../context.ts';

/** A person's private notes about a table. */
export async function notesOf(context: Context, table: string, accountId: string): Promise<string> {
  const row = await context.storage.db
    .selectFrom('notes')
    .select('text')
    .where('table_id', '=', table)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.text ?? '';
}

export async function keepNotes(
  context: Context,
  table: string,
  accountId: string,
  text: string,
): Promise<void> {
  await context.storage.commit((trx) =>
    trx
      .insertInto('notes')
      .values({ table_id: table, account_id: accountId, text })
      .onConflict((c) => c.columns(['table_id', 'account_id']).doUpdateSet({ text }))
      .execute(),
  );
}
