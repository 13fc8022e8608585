import type { InboxEntry } from '@signalbox/protocol';
import { type ClockState, nextFlag } from '@signalbox/table';
import type { Context } from '../context.ts';
import type { SeatRecord } from '../database/schema.ts';
import { withSeats } from './list.ts';
import { type StoredTable, seatOf } from './store.ts';
import { summaries } from './views.ts';

/** What a running or waiting game wants from one of its people. */
export interface Wanted {
  readonly table: StoredTable;
  readonly waits: InboxEntry['waits'];
  readonly until: number | null;
}

/** All unfinished games of a person: first those that wait for them, by the time that is left. */
export async function inboxOf(context: Context, accountId: string): Promise<InboxEntry[]> {
  const wanted = await wantedFrom(context, accountId);
  const tables = await summaries(
    context,
    wanted.map(({ table }) => table),
    accountId,
  );
  return wanted.map(({ waits, until }, i) => ({ table: tables[i]!, waits, until }));
}

export async function wantedFrom({ storage }: Context, accountId: string): Promise<Wanted[]> {
  const { db } = storage;
  const rows = await db
    .selectFrom('tables')
    .selectAll()
    .where('status', 'in', ['open', 'playing'])
    .where('id', 'in', (e) =>
      e.selectFrom('seats').select('seats.table_id').where('seats.account_id', '=', accountId),
    )
    .execute();
  return (await withSeats(db, rows))
    .map((table) => ({ table, ...wantedAt(table, seatOf(table, accountId)!) }))
    .sort(byUrgency);
}

function wantedAt({ row }: StoredTable, { seat, bot, confirmed }: SeatRecord): Omit<Wanted, 'table'> {
  if (row.status === 'open') return { waits: confirmed === 0 ? 'invitation' : null, until: null };
  // A bot plays for them.
  if (seat === null || bot !== null) return { waits: null, until: null };
  const consent = row.consent === null ? null : (JSON.parse(row.consent) as OpenQuestion);
  const asked = consent !== null && consent.seat !== seat && consent.answers[seat] === undefined;
  if (asked) return { waits: 'answer', until: null };
  if (!(JSON.parse(row.waiting_for) as string[]).includes(seat)) return { waits: null, until: null };
  const clock = row.clock_state === null ? null : (JSON.parse(row.clock_state) as ClockState);
  return { waits: 'turn', until: consent ? null : (nextFlag(clock, [seat])?.at ?? null) };
}

interface OpenQuestion {
  readonly seat: string;
  readonly answers: Readonly<Record<string, string>>;
}

function byUrgency(a: Wanted, b: Wanted): number {
  const rank = ({ waits, table }: Wanted) => (waits !== null ? 0 : table.row.status === 'playing' ? 1 : 2);
  const time = ({ until }: Wanted) => until ?? Number.POSITIVE_INFINITY;
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (time(a) !== time(b)) return time(a) - time(b);
  return a.table.row.moved_at - b.table.row.moved_at;
}
