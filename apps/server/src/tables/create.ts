import { randomInt } from 'node:crypto';
import { seatedBot } from '@signalbox/bots/levels';
import { decodeTableSetup } from '@signalbox/kernel';
import type { createTableRequest } from '@signalbox/protocol';
import type * as z from 'zod';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { SeatRecord, TableRecord } from '../database/schema.ts';
import { randomId } from '../ids.ts';
import { accountById } from '../people/accounts.ts';
import { countOne } from '../security/counters.ts';
import type { StoredTable } from './store.ts';
import { tellWishers } from './wishes.ts';

export type TableRequest = z.output<typeof createTableRequest>;

/** A new table; its creator is the host and takes the first seat. */
export async function createTable(
  context: Context,
  hostId: string,
  request: TableRequest,
  { rematchOf = null, autoStart = false }: { rematchOf?: string | null; autoStart?: boolean } = {},
): Promise<StoredTable> {
  const title = context.titles.get(request.title);
  if (!title) throw new CallError(422, 'no-such-title');
  const decoded = decodeTableSetup(title, request);
  if (!decoded.ok)
    throw new CallError(422, decoded.why, { rule: decoded.rule, details: decoded.details ?? {} });
  if (request.bots >= request.players) throw new CallError(422, 'too-many-bots');
  await refuseTooMany(context, hostId);
  const row = {
    ...newTableRow(context, hostId, { ...request, options: decoded.setup.options }, rematchOf),
    auto_start: autoStart ? 1 : 0,
  };
  const seats = seatsOf(row.id, hostId, request);
  await context.storage.commit(async (trx) => {
    await trx.insertInto('tables').values(row).execute();
    await trx.insertInto('seats').values(seats).execute();
    await tellWishers(context, trx, row);
    await context.bus.announce(trx, { about: 'table', table: row.id });
  });
  context.events.changed(row.id);
  return { row, seats };
}

/** A table that has not been stored yet. */
export function newTableRow(
  context: Context,
  hostId: string | null,
  request: TableRequest,
  rematchOf: string | null,
): TableRecord {
  const now = context.now();
  return {
    id: randomId(12),
    title: request.title,
    name: request.name,
    status: 'open',
    listed: request.listed ? 1 : 0,
    entry: request.entry,
    spectators: request.spectators ? 1 : 0,
    seating: request.seating,
    players: request.players,
    options: JSON.stringify(request.options),
    clock: JSON.stringify(request.clock),
    flag: request.flag,
    // Ratings are public, and nothing of a private table is.
    // Nor do others know who has won where the host acts for players.
    rated: request.rated && request.listed && !request.hostActs ? 1 : 0,
    host_acts: request.hostActs ? 1 : 0,
    patient: request.patient ? 1 : 0,
    host_id: hostId,
    invite: randomId(24),
    seed: null,
    commitment: null,
    outcome: null,
    position: 0,
    version: 0,
    waiting_for: '[]',
    clock_state: null,
    deadline: null,
    remind_at: null,
    bot_due: null,
    consent: null,
    rematch_of: rematchOf,
    rematch: null,
    created_at: now,
    started_at: null,
    finished_at: null,
    moved_at: now,
    chat_position: 0,
    chain: null,
    bot_accounts: request.botAccounts ? 1 : 0,
    level: request.level,
    language: request.language,
    auto_start: 0,
    spectator_delay: request.spectators ? request.spectatorDelay : 0,
  };
}

/** The host first, the bots last. */
function seatsOf(tableId: string, hostId: string, request: TableRequest): SeatRecord[] {
  return Array.from({ length: request.players }, (_, idx) => ({
    table_id: tableId,
    idx,
    seat: null,
    account_id: idx === 0 ? hostId : null,
    bot: idx >= request.players - request.bots ? seatedBot(request.bot, randomInt) : null,
    forfeited: 0,
    program: null,
    notice: null,
    confirmed: 1,
    hidden: 0,
  }));
}

/** Tables of one host that wait for players, and how long they may. */
const MAX_OPEN = 20;
const OPEN_FOR_MS = 30 * 24 * 3_600_000;

async function refuseTooMany(context: Context, hostId: string): Promise<void> {
  const open = await context.storage.db
    .selectFrom('tables')
    .select('id')
    .where('host_id', '=', hostId)
    .where('status', '=', 'open')
    .limit(MAX_OPEN)
    .execute();
  if (open.length >= MAX_OPEN) throw new CallError(409, 'too-many-open-tables');
  const host = await accountById(context, hostId);
  if (!(await countOne(context, 'table', hostId, host?.max_tables ?? context.config.tablesPerDay)))
    throw new CallError(429, 'too-many-tables-today');
}

/** Closes tables that were not started in time. */
export async function closeForgottenTables({ storage, now }: Context): Promise<void> {
  await storage.commit((trx) =>
    trx
      .updateTable('tables')
      .set((e) => ({ status: 'closed', finished_at: now(), version: e('version', '+', 1) }))
      .where('status', '=', 'open')
      .where('created_at', '<', now() - OPEN_FOR_MS)
      .execute(),
  );
}
