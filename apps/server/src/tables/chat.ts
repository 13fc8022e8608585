import type { ChatMessage } from '@signalbox/protocol';
import { forbidden } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account, ChatRow } from '../database/schema.ts';
import { personOf } from '../people/accounts.ts';
import { type StoredTable, seatOf } from './store.ts';

const PAGE = 100;
type Room = ChatMessage['room'];

/** Who plays hears what spectators say when the game is over; spectators hear the players, and cannot answer them. */
export function mayRead(table: StoredTable, accountId: string | null, room: Room): boolean {
  return room === 'players' || table.row.status === 'finished' || seatOf(table, accountId) === null;
}

export async function say(
  context: Context,
  table: StoredTable,
  caller: Account,
  room: Room,
  text: string,
): Promise<ChatMessage> {
  const seated = seatOf(table, caller.id) !== null;
  if (room === 'players' ? !seated : !mayRead(table, caller.id, room)) throw forbidden('other-room');
  const id = table.row.id;
  const row = await context.storage.commit(async (trx) => {
    const last = await trx
      .selectFrom('chat')
      .select((e) => e.fn.max('id').as('id'))
      .where('table_id', '=', id)
      .executeTakeFirst();
    const row: ChatRow = {
      table_id: id,
      id: (last?.id ?? 0) + 1,
      room,
      account_id: caller.id,
      text,
      at: context.now(),
    };
    await trx.insertInto('chat').values(row).execute();
    await context.bus.announce(trx, { about: 'chat', table: id, id: row.id });
    return row;
  });
  const message: ChatMessage = { id: row.id, room, from: personOf(caller), text, at: row.at };
  context.hub.sendChat(id, message);
  return message;
}

export async function chatOf(
  context: Context,
  tableId: string,
  which: { room: Room; before?: number | undefined } | { id: number },
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
    ])
    .where('table_id', '=', tableId)
    .orderBy('chat.id', 'desc')
    .limit(PAGE);
  if ('id' in which) query = query.where('chat.id', '=', which.id);
  else {
    query = query.where('room', '=', which.room);
    if (which.before !== undefined) query = query.where('chat.id', '<', which.before);
  }
  const rows = await query.execute();
  return rows.reverse().map((row) => ({
    id: row.id,
    room: row.room as Room,
    from: row.person === null ? null : personOf({ id: row.person, name: row.name!, guest: row.guest! }),
    text: row.text,
    at: row.at,
  }));
}
