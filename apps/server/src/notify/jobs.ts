import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Channel, Job, Schema } from '../database/schema.ts';
import { randomId } from '../ids.ts';
import { type Deliverer, Gone } from './deliver.ts';
import type { Notice } from './notice.ts';

const AT_ONCE = 10;
/** While one process tries, no other does; if it dies, the job comes back after this time. */
const HELD_MS = 60_000;
const MOST_ATTEMPTS = 8;
const FIRST_BACK_OFF_MS = 10_000;
const LONGEST_BACK_OFF_MS = 3_600_000;
const KEPT_MS = 30 * 24 * 3_600_000;

export async function enqueue(
  trx: Transaction<Schema>,
  channels: readonly Pick<Channel, 'id'>[],
  notice: Notice,
  now: number,
  runAt: number,
): Promise<void> {
  if (channels.length === 0) return;
  const rows = channels.map(({ id }) => ({
    id: randomId(),
    channel_id: id,
    notice: JSON.stringify(notice),
    status: 'waiting',
    attempts: 0,
    run_at: runAt,
    last_error: null,
    created_at: now,
    finished_at: null,
  }));
  await trx.insertInto('jobs').values(rows).execute();
}

/** Delivers what is due. Each job is taken by one process, the first to move its time on. */
export async function runDueJobs(context: Context, deliverer: Deliverer): Promise<number> {
  const now = context.now();
  const due = await context.storage.db
    .selectFrom('jobs')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .limit(AT_ONCE)
    .execute();
  const taken = await Promise.all(due.map((job) => take(context, job, now)));
  const mine = due.filter((_, i) => taken[i]);
  await Promise.all(mine.map((job) => attempt(context, deliverer, job)));
  return mine.length;
}

/** What was settled long ago is thrown away. */
export async function forgetOldJobs(context: Context): Promise<void> {
  await context.storage.commit((trx) =>
    trx
      .deleteFrom('jobs')
      .where('finished_at', '<', context.now() - KEPT_MS)
      .execute(),
  );
}

function take(context: Context, job: Job, now: number): Promise<boolean> {
  return context.storage.commit(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('jobs')
      .set({ run_at: now + HELD_MS, attempts: job.attempts + 1 })
      .where('id', '=', job.id)
      .where('run_at', '=', job.run_at)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  });
}

async function attempt(context: Context, deliverer: Deliverer, job: Job): Promise<void> {
  const { db } = context.storage;
  const channel = await db
    .selectFrom('channels')
    .innerJoin('accounts', 'accounts.id', 'channels.account_id')
    .selectAll('channels')
    .select('accounts.language')
    .where('channels.id', '=', job.channel_id)
    .executeTakeFirst();
  const notice = JSON.parse(job.notice) as Notice;
  if (
    !channel ||
    (channel.status === 'dead' && notice.kind !== 'test') ||
    !(await isStillNews(context, notice))
  ) {
    await finish(context, job, 'dropped', null, null);
    return;
  }
  try {
    await deliverer.deliver(channel, notice, channel.language);
    await finish(context, job, 'done', channel, null);
  } catch (error) {
    const attempts = job.attempts + 1;
    const hopeless = error instanceof Gone || attempts >= MOST_ATTEMPTS || notice.kind === 'test';
    const why = (error as Error).message.slice(0, 200);
    if (hopeless) await finish(context, job, 'failed', channel, why);
    else await tryLater(context, job, channel, attempts, why);
  }
}

/** A turn that has been taken meanwhile is no news. */
async function isStillNews(context: Context, { kind, table, seat }: Notice): Promise<boolean> {
  if ((kind !== 'turn' && kind !== 'reminder') || table === null || seat === null) return true;
  const row = await context.storage.db
    .selectFrom('tables')
    .select('waiting_for')
    .where('id', '=', table)
    .executeTakeFirst();
  return row !== undefined && (JSON.parse(row.waiting_for) as string[]).includes(seat);
}

async function finish(
  context: Context,
  job: Job,
  status: 'done' | 'dropped' | 'failed',
  channel: Channel | null,
  why: string | null,
): Promise<void> {
  const now = context.now();
  await context.storage.commit(async (trx) => {
    await trx
      .updateTable('jobs')
      .set({ status, last_error: why, finished_at: now })
      .where('id', '=', job.id)
      .execute();
    if (!channel) return;
    const health =
      status === 'failed'
        ? { status: 'dead', last_error: why }
        : { status: 'ok', last_error: null, last_success_at: now };
    await trx.updateTable('channels').set(health).where('id', '=', channel.id).execute();
  });
}

async function tryLater(
  context: Context,
  job: Job,
  channel: Channel,
  attempts: number,
  why: string,
): Promise<void> {
  const wait = Math.min(FIRST_BACK_OFF_MS * 2 ** (attempts - 1), LONGEST_BACK_OFF_MS);
  await context.storage.commit(async (trx) => {
    await trx
      .updateTable('jobs')
      .set({ run_at: context.now() + wait, last_error: why })
      .where('id', '=', job.id)
      .execute();
    await trx
      .updateTable('channels')
      .set({ status: 'failing', last_error: why })
      .where('id', '=', channel.id)
      .execute();
  });
}
