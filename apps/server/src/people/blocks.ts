import type { Database } from '../database/storage.ts';

/** The people who have blocked a person. */
export async function blockersOf(db: Database, account: string | null): Promise<ReadonlySet<string>> {
  if (account === null) return new Set();
  const rows = await db.selectFrom('blocks').select('account_id').where('blocked_id', '=', account).execute();
  return new Set(rows.map((row) => row.account_id));
}
