import { askedPeople } from '@signalbox/table';
import type { Context } from '../context.ts';
import { isolate, tablePart } from '../operation/troubles.ts';
import { enqueue } from './jobs.ts';

/** Reminds players whose time is running out, once per move. */
export async function remindDue(context: Context): Promise<void> {
  const now = context.now();
  const due = await context.storage.db
    .selectFrom('tables')
    .select(['id', 'name', 'title', 'remind_at'])
    .where('remind_at', '<=', now)
    .where('status', '=', 'playing')
    .where('id', 'not in', (e) => e.selectFrom('troubles').select('troubles.id').where('kind', '=', 'table'))
    .limit(100)
    .execute();
  for (const row of due) await isolate(context, tablePart(row.id), () => remind(context, row, now));
}

interface Due {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly remind_at: number | null;
}

async function remind(context: Context, { id, name, title, remind_at }: Due, now: number): Promise<void> {
  const game = await context.games.read(id);
  await context.storage.commit(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set({ remind_at: null })
      .where('id', '=', id)
      .where('remind_at', '=', remind_at)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return;
    for (const seat of askedPeople(game)) {
      const { accountId } = game.seats.find((one) => one.seat === seat)!;
      const channels = await trx
        .selectFrom('channels')
        .select(['id', 'digest_hour', 'time_zone'])
        .where('account_id', '=', accountId!)
        .where('table_id', 'is', null)
        .execute();
      const person = await trx
        .selectFrom('accounts')
        .select('name')
        .where('id', '=', accountId!)
        .executeTakeFirst();
      const notice = {
        kind: 'reminder' as const,
        table: id,
        tableName: name || title,
        seat,
        person: person?.name ?? null,
      };
      await enqueue(trx, channels, notice, now, now);
    }
  });
}
