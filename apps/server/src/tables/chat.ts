import type { ChatMessage } from '@signalbox/protocol';
import type { Transaction } from 'kysely';
import { CallError, forbidden, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account, ChatRow, Schema } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import type { Watcher } from '../fanout/hub.ts';
import { personOf } from '../people/accounts.ts';
import { blockersOf } from '../people/blocks.ts';
import { refuseMuted } from '../people/muted.ts';
import { delayOfTable } from '../play/seen-by.ts';
import { countOne } from '../security/counters.ts';
import { findTable, type StoredTable, seatOf } from './store.ts';

const PAGE = 100;
type Room = ChatMessage['room'];

/**
 * Players see the chat of spectators when the game is over; spectators see that of the players, as late as the game, but
 * cannot answer.
 */
export function mayRead(table: StoredTable, accountId: string | null, room: Room): boolean {
  return room === 'players' || table.row.status === 'finished' || seatOf(table, accountId) === null;
}

/** The id comes from the database, which serialises messages sent at the same time. */
export async function say(
  context: Context,
  table: StoredTable,
  caller: Account,
  { room, text, request = null }: { room: Room; text: string; request?: string | null | undefined },
): Promise<ChatMessage> {
  await refuseMuted(context, caller.id);
  const seated = seatOf(table, caller.id) !== null;
  if (room === 'players' ? !seated : !mayRead(table, caller.id, room)) throw forbidden('other-room');
  const said = {
    table_id: table.row.id,
    room,
    account_id: caller.id,
    text,
    at: context.now(),
    request_id: request,
  };
  const first = await saidBefore(context.storage.db, said);
  if (!first) await refuseTooMuch(context, caller);
  const row = first ?? (await context.storage.commit((trx) => keep(context, trx, said)));
  const message: ChatMessage = { id: row.id, room, from: personOf(caller), text: row.text, at: row.at };
  await sendNewChat(context, table.row.id, row.id);
  return message;
}

/** What an administrator tells the people at a table, whether or not they sit there. */
export async function announceInChat(
  context: Context,
  table: string,
  { id }: Pick<Account, 'id'>,
  text: string,
): Promise<void> {
  const said = {
    table_id: table,
    room: 'players',
    account_id: id,
    text,
    at: context.now(),
    request_id: null,
  };
  const row = await context.storage.commit((trx) => keep(context, trx, said));
  await sendNewChat(context, table, row.id);
}

/** Limited per second and per day, because messages are stored. */
async function refuseTooMuch(context: Context, { id, max_messages }: Account): Promise<void> {
  if (!context.budgets.chat.take(id) || !(await countOne(context, 'chat', id, max_messages ?? undefined)))
    throw new CallError(429, 'too-fast');
}

/**
 * Sends watchers of a table all chat since what they last received, up to a message or the latest
 * one, so that nothing is missed. Messages of people whom the reader has blocked are left out.
 */
export async function sendNewChat(context: Context, table: string, upTo: number): Promise<void> {
  const { hub, events, storage } = context;
  events.changed(table);
  if (!hub.isWatched(table)) return;
  const synced = hub.syncState(table, { version: 0, chat: upTo - 1 });
  if (synced.chat >= upTo) return;
  const after = synced.chat;
  synced.chat = upTo;
  const found = await findTable(storage.db, table);
  const delayed = found !== null && delayOfTable(found.row) > 0;
  const isFor = (room: Room, member: boolean) => (room === 'players' ? member || !delayed : !member);
  for (let from = after; from < upTo; from += PAGE) {
    const page = await chatOf(context, table, { after: from, upTo: Math.min(upTo, from + PAGE) });
    for (const message of page)
      await send(context, table, message, ({ member }) => isFor(message.room, member));
  }
}

async function send(
  { hub, storage }: Context,
  table: string,
  message: ChatMessage,
  isFor: (watcher: Watcher) => boolean,
): Promise<void> {
  hub.sendChat(table, message, isFor, await blockersOf(storage.db, message.from?.id ?? null));
}

/** Sends the spectators of a delayed game what its players said between two moments. */
export async function sendLateChat(
  context: Context,
  table: string,
  after: number,
  until: number,
): Promise<void> {
  const said = await context.storage.db
    .selectFrom('chat')
    .select('id')
    .where('table_id', '=', table)
    .where('room', '=', 'players')
    .where('at', '>', after)
    .where('at', '<=', until)
    .execute();
  for (const { id } of said) {
    const [message] = await chatOf(context, table, { after: id - 1, upTo: id });
    if (message) await send(context, table, message, ({ member }) => !member);
  }
}

/** Until when a reader sees what was said in a room; null: until now. */
export function readableUntil({ now }: Context, table: StoredTable, reader: string | null, room: Room) {
  const delay = delayOfTable(table.row);
  const late = delay > 0 && room === 'players' && seatOf(table, reader) === null;
  return late ? now() - delay : null;
}

type Said = Omit<ChatRow, 'id'>;

async function keep(context: Context, trx: Transaction<Schema>, said: Said): Promise<ChatRow> {
  const counted = await trx
    .updateTable('tables')
    .set((e) => ({ chat_position: e('chat_position', '+', 1) }))
    .where('id', '=', said.table_id)
    .returning('chat_position')
    .executeTakeFirst();
  if (!counted) throw notFound();
  // The same message was sent twice at the same time, and the other one is stored.
  const first = await saidBefore(trx, said);
  if (first) return first;
  const row = { ...said, id: counted.chat_position };
  await trx.insertInto('chat').values(row).execute();
  await context.bus.announce(trx, { about: 'chat', table: row.table_id, id: row.id });
  return row;
}

async function saidBefore(db: Database, said: Said): Promise<ChatRow | undefined> {
  if (said.request_id === null) return undefined;
  return db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', said.table_id)
    .where('account_id', '=', said.account_id)
    .where('request_id', '=', said.request_id)
    .executeTakeFirst();
}

export async function chatOf(
  context: Context,
  tableId: string,
  which:
    | { room: Room; before?: number | undefined; until: number | null; reader: string | null }
    | { after: number; upTo: number },
): Promise<ChatMessage[]> {
  let query = context.storage.db
    .selectFrom('chat')
    .leftJoin('accounts', 'accounts.id', 'chat.account_id')
    .select([
      'chat.id',
      'chat.room',
      'chat.text',
      'chat.at',
      'accounts.id as person',
      'accounts.name',
      'accounts.guest',
      'accounts.owner_id',
    ])
    .where('table_id', '=', tableId)
    .orderBy('chat.id', 'desc')
    .limit(PAGE);
  if ('after' in which) query = query.where('chat.id', '>', which.after).where('chat.id', '<=', which.upTo);
  else {
    query = query.where('room', '=', which.room);
    if (which.before !== undefined) query = query.where('chat.id', '<', which.before);
    if (which.until !== null) query = query.where('chat.at', '<=', which.until);
    const { reader } = which;
    // Without messages of people whom the reader has blocked, and of their bot accounts.
    if (reader !== null)
      query = query.where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('blocks')
              .select('blocks.blocked_id')
              .where('blocks.account_id', '=', reader)
              .where((b) =>
                b.or([
                  b('blocks.blocked_id', '=', b.ref('chat.account_id')),
                  b('blocks.blocked_id', '=', b.ref('accounts.owner_id')),
                ]),
              ),
          ),
        ),
      );
  }
  const rows = await query.execute();
  return rows.reverse().map((row) => ({
    id: row.id,
    room: row.room as Room,
    from:
      row.person === null
        ? null
        : personOf({ id: row.person, name: row.name!, guest: row.guest!, owner_id: row.owner_id }),
    text: row.text,
    at: row.at,
  }));
}
