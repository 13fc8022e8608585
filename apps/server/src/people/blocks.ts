import type { Database } from '../database/storage.ts';

/** The people who have blocked a person, or the person who runs a bot account. */
export async function blockersOf(db: Database, account: string | null): Promise<ReadonlySet<string>> {
  if (account === null) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select('account_id')
    .where((e) => {
      const owner = e.selectFrom('accounts').select('owner_id').where('id', '=', account);
      return e.or([e('blocked_id', '=', account), e('blocked_id', '=', owner)]);
    })
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** The people with whom somebody should not be brought together, because one has blocked the other. */
export async function keptApartFrom(db: Database, account: string): Promise<ReadonlySet<string>> {
  const blocked = await db
    .selectFrom('blocks')
    .leftJoin('accounts as bots', 'bots.owner_id', 'blocks.blocked_id')
    .select(['blocks.blocked_id', 'bots.id as bot'])
    .where('blocks.account_id', '=', account)
    .execute();
  return new Set([
    ...(await blockersOf(db, account)),
    ...blocked.flatMap(({ blocked_id, bot }) => (bot === null ? [blocked_id] : [blocked_id, bot])),
  ]);
}
