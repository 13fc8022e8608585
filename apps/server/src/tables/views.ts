import type { Person, SeatView, SpectatorsNow, TableSummary, TableView } from '@signalbox/protocol';
import type { Context } from '../context.ts';
import type { SeatRecord } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import type { IsPresent } from '../fanout/presence.ts';
import { personOf } from '../people/accounts.ts';
import { delayOfTable, forfeitedSince, positionAt } from '../play/seen-by.ts';
import { isHost, type StoredTable, seatOf } from './store.ts';

const MAX_NAMED = 50;

export async function summaries(
  context: Context,
  tables: readonly StoredTable[],
  accountId: string | null,
): Promise<TableSummary[]> {
  const people = await peopleAt(context, tables);
  const spectated = await Promise.all(tables.map((table) => progressForSpectators(context, table)));
  return tables.map((table, i) => summaryOf(table, people, progressFor(table, spectated[i]!, accountId)));
}

/** How far a game has come, whom it waits for, and which seats have lost on time without the reader knowing it yet. */
interface Progress extends Pick<TableSummary, 'position' | 'waitingFor'> {
  readonly notYetForfeited: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

async function progressForSpectators(context: Context, { row }: StoredTable): Promise<Progress | null> {
  const delay = delayOfTable(row);
  if (delay === 0) return null;
  const { db } = context.storage;
  const position = await positionAt(db, row.id, context.now() - delay);
  return { position, waitingFor: [], notYetForfeited: await forfeitedSince(db, row.id, position) };
}

function progressFor(table: StoredTable, spectated: Progress | null, accountId: string | null): Progress {
  if (spectated && !seatOf(table, accountId)) return spectated;
  return {
    position: table.row.position,
    waitingFor: JSON.parse(table.row.waiting_for),
    notYetForfeited: NONE,
  };
}

export async function tableViewFor(
  context: Context,
  table: StoredTable,
  accountId: string | null,
): Promise<TableView> {
  return (await tableViews(context, table))(accountId);
}

/** The same table for several people: their names are looked up once. */
export async function tableViews(
  context: Context,
  table: StoredTable,
): Promise<(accountId: string | null) => TableView> {
  const people = await peopleAt(context, [table]);
  const spectatorsNow = await spectatorsAt(context, table);
  const spectated = await progressForSpectators(context, table);
  return (accountId) =>
    viewFor(table, people, spectatorsNow, progressFor(table, spectated, accountId), accountId);
}

async function spectatorsAt(
  { storage, presence, hub }: Context,
  { row, seats }: StoredTable,
): Promise<SpectatorsNow> {
  const watching = await presence.watching(storage.db, row.id);
  const seated = new Set(seats.map((seat) => seat.account_id));
  const ids = [...watching].filter((id) => !seated.has(id));
  const named = ids.length === 0 ? [] : await accountsNamed(storage.db, ids.slice(0, MAX_NAMED));
  return { people: named.map(personOf), others: hub.namelessAt(row.id) + ids.length - named.length };
}

const accountsNamed = (db: Database, ids: readonly string[]) =>
  db.selectFrom('accounts').select(['id', 'name', 'guest', 'owner_id']).where('id', 'in', ids).execute();

/** The people at some tables, and who of them is online. */
interface People {
  readonly known: ReadonlyMap<string, Person>;
  readonly isPresent: IsPresent;
}

async function peopleAt(context: Context, tables: readonly StoredTable[]): Promise<People> {
  const ids = new Set(
    tables.flatMap(({ row, seats }) => [row.host_id, ...seats.map((seat) => seat.account_id)]),
  );
  const { db } = context.storage;
  const accounts = await accountsNamed(db, ['', ...[...ids].filter((id) => id !== null)]);
  return {
    known: new Map(accounts.map((account) => [account.id, personOf(account)])),
    isPresent: await context.presence.at(
      db,
      tables.map(({ row }) => row.id),
    ),
  };
}

function viewFor(
  table: StoredTable,
  people: People,
  spectatorsNow: SpectatorsNow,
  progress: Progress,
  accountId: string | null,
): TableView {
  const { row } = table;
  const mine = seatOf(table, accountId);
  const host = isHost(table, accountId);
  return {
    ...summaryOf(table, people, progress),
    spectatorsNow,
    commitment: row.commitment,
    // The seed determines all future draws, so it is hidden until the end.
    seed: row.status === 'finished' ? row.seed : null,
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
    invite: mine || host ? row.invite : null,
    mySeat: mine?.idx ?? null,
    amHost: host,
    hidden: mine?.hidden === 1,
  };
}

function summaryOf(
  { row, seats }: StoredTable,
  people: People,
  { notYetForfeited, position, waitingFor }: Progress,
): TableSummary {
  return {
    id: row.id,
    title: row.title,
    name: row.name,
    status: row.status as TableSummary['status'],
    listed: row.listed === 1,
    entry: row.entry as TableSummary['entry'],
    spectators: row.spectators === 1,
    spectatorDelay: row.spectator_delay,
    seating: row.seating as TableSummary['seating'],
    options: JSON.parse(row.options),
    clock: JSON.parse(row.clock),
    flag: row.flag as TableSummary['flag'],
    rated: row.rated === 1,
    hostActs: row.host_acts === 1,
    patient: row.patient === 1,
    botAccounts: row.bot_accounts === 1,
    level: row.level as TableSummary['level'],
    language: row.language as TableSummary['language'],
    host: personNamed(people, row.host_id),
    seats: seats.map((seat) => {
      const seen = seatViewOf(seat, people);
      // The bot that plays on would tell it, too.
      return seat.seat !== null && notYetForfeited.has(seat.seat)
        ? { ...seen, forfeited: false, bot: null }
        : seen;
    }),
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    position,
    waitingFor,
    rematchOf: row.rematch_of,
    rematch: row.rematch,
  };
}

function seatViewOf(seat: SeatRecord, people: People): SeatView {
  return {
    index: seat.idx,
    seat: seat.seat,
    person: personNamed(people, seat.account_id),
    bot: seat.bot,
    confirmed: seat.confirmed === 1,
    present: seat.account_id !== null && people.isPresent(seat.table_id, seat.account_id),
    forfeited: seat.forfeited === 1,
  };
}

function personNamed(people: People, id: string | null): Person | null {
  return id === null ? null : (people.known.get(id) ?? null);
}
