import { createHash } from 'node:crypto';
import type { EntryRecord } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';

/** The part of an entry that never changes. (Undone and revealed entries are marked later.) */
const LASTING = [
  'table_id',
  'position',
  'kind',
  'seat',
  'by',
  'decision',
  'choice',
  'events',
  'patches',
  'inverse',
  'reveals',
  'takes_back',
  'puts_back',
  'account_id',
  'request_id',
  'at',
  'because',
] as const satisfies readonly (keyof EntryRecord)[];

type Lasting = Pick<EntryRecord, (typeof LASTING)[number] | 'draw' | 'made_by'>;

/** Each checksum covers the entry and the checksum before it, so that a changed byte changes all that follow. */
export function chainOf(before: string | null, entry: Lasting): string {
  const hash = createHash('sha256').update(before ?? '');
  const lasting: unknown[] = LASTING.map((column) => entry[column]);
  // These were added after the first checksums had been written.
  if (entry.draw !== null) lasting.push(entry.draw);
  if (entry.made_by !== null) lasting.push({ made_by: entry.made_by });
  hash.update(JSON.stringify(lasting));
  return hash.digest('hex');
}

export function hashOfState(state: string): string {
  return createHash('sha256').update(state).digest('hex');
}

const PAGE = 200;

export interface Chains {
  /** How many logs were checked. */
  verified: number;
  readonly broken: string[];
}

/** Verifies every log and every snapshot against its checksums. Older games have none. */
export async function verifyChains(db: Database): Promise<Chains> {
  const found: Chains = { verified: 0, broken: [] };
  const tables = await db
    .selectFrom('tables')
    .select(['id', 'chain', 'position'])
    .where('chain', 'is not', null)
    .execute();
  for (const table of tables) {
    const why = (await brokenLog(db, table)) ?? (await brokenSnapshot(db, table.id));
    if (why) found.broken.push(`table ${table.id}: ${why}`);
    found.verified++;
  }
  return found;
}

async function brokenLog(
  db: Database,
  { id, chain, position }: { id: string; chain: string | null; position: number },
): Promise<string | null> {
  let before: string | null = null;
  let at = 0;
  for (;;) {
    const entries = await db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', id)
      .where('position', '>', at)
      .orderBy('position')
      .limit(PAGE)
      .execute();
    if (entries.length === 0) break;
    for (const entry of entries) {
      if (entry.position !== at + 1) return `entry ${at + 1} is missing`;
      at = entry.position;
      if (entry.chain === null && before === null) continue;
      if (chainOf(before, entry) !== entry.chain) return `entry ${at} does not match its checksum`;
      before = entry.chain;
    }
  }
  if (at !== position) return `the log ends at ${at}, the table says ${position}`;
  return before === chain ? null : 'the end of the log does not match its checksum';
}

async function brokenSnapshot(db: Database, id: string): Promise<string | null> {
  const snapshots = await db
    .selectFrom('snapshots')
    .select(['position', 'state', 'hash'])
    .where('table_id', '=', id)
    .where('hash', 'is not', null)
    .execute();
  const wrong = snapshots.find(({ state, hash }) => hashOfState(state) !== hash);
  return wrong ? `the state at ${wrong.position} does not match its checksum` : null;
}
