import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Channel, Job, Schema } from '../database/schema.ts';
import { randomId } from '../ids.ts';
import { setAside } from '../operation/troubles.ts';
import { findTable, isHost, seatOf } from '../tables/store.ts';
import { type Deliverer, Gone } from './deliver.ts';
import { DIGEST, digestText, isCollected, nextDigest } from './digest.ts';
import type { Notice } from './notice.ts';

const MAX_DUE = 500;
const MAX_RUNNING = 40;
const MAX_PER_PLACE = 3;
/** While one process tries, no other does; if it dies, the job comes back after this time. */
const HELD_MS = 60_000;
const MAX_ATTEMPTS = 8;
const FIRST_BACK_OFF_MS = 10_000;
const LONGEST_BACK_OFF_MS = 3_600_000;
const RETENTION_MS = 30 * 24 * 3_600_000;

type Destination = Pick<Channel, 'id' | 'digest_hour' | 'time_zone'>;

export async function enqueue(
  trx: Transaction<Schema>,
  channels: readonly Destination[],
  notice: Notice,
  now: number,
  runAt: number,
): Promise<void> {
  const collected = channels.filter((channel) => isCollected(channel, notice));
  const single = channels.filter((channel) => !collected.includes(channel));
  await enqueueEach(trx, single, notice, now, runAt);
  for (const channel of collected) await enqueueDigest(trx, channel, now);
}

/** The mail of the day says how the games are when it is sent, so one that waits already is enough. */
async function enqueueDigest(trx: Transaction<Schema>, channel: Destination, now: number): Promise<void> {
  const waiting = await trx
    .selectFrom('jobs')
    .select('id')
    .where('channel_id', '=', channel.id)
    .where('status', '=', 'waiting')
    .where('notice', '=', JSON.stringify(DIGEST))
    .executeTakeFirst();
  if (!waiting) await enqueueEach(trx, [channel], DIGEST, now, nextDigest(channel, now));
}

async function enqueueEach(
  trx: Transaction<Schema>,
  channels: readonly Destination[],
  notice: Notice,
  now: number,
  runAt: number,
): Promise<void> {
  if (channels.length === 0) return;
  const text = JSON.stringify(notice);
  // After undo and redo the same notification would be sent again: it is sent once.
  await trx
    .deleteFrom('jobs')
    .where(
      'channel_id',
      'in',
      channels.map(({ id }) => id),
    )
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('notice', '=', text)
    .execute();
  const rows = channels.map(({ id }) => ({
    id: randomId(),
    channel_id: id,
    notice: text,
    status: 'waiting',
    attempts: 0,
    run_at: runAt,
    last_error: null,
    created_at: now,
    finished_at: null,
  }));
  await trx.insertInto('jobs').values(rows).execute();
}

interface Due extends Job {
  /** The destination: a slow one does not delay others. */
  readonly place: string;
}

/**
 * Delivers due jobs. A process takes a job by moving its time ahead. A destination that does not
 * answer occupies a few slots; the others are not affected.
 */
export class Deliveries {
  readonly #context: Context;
  readonly #deliverer: Deliverer;
  readonly #underWay = new Map<Promise<void>, string>();

  constructor(context: Context, deliverer: Deliverer) {
    this.#context = context;
    this.#deliverer = deliverer;
  }

  /** Starts due jobs as far as there are free slots. */
  async begin(): Promise<void> {
    await this.#begin();
  }

  /** Delivers until nothing is due or under way any more. */
  async all(): Promise<void> {
    do await this.ended();
    while ((await this.#begin()) > 0);
  }

  async ended(): Promise<void> {
    await Promise.all(this.#underWay.keys());
  }

  async #begin(): Promise<number> {
    let begun = 0;
    const now = this.#context.now();
    for (const job of await dueJobs(this.#context, now, this.#fullPlaces())) {
      if (this.#underWay.size >= MAX_RUNNING || this.#at(job.place) >= MAX_PER_PLACE) continue;
      if (!(await take(this.#context, job, now))) continue;
      begun++;
      const run: Promise<void> = attempt(this.#context, this.#deliverer, job)
        .catch((error: unknown) => this.#context.log.warn({ err: error, job: job.id }, 'will be tried again'))
        .finally(() => this.#underWay.delete(run));
      this.#underWay.set(run, job.place);
    }
    return begun;
  }

  #at(place: string): number {
    return [...this.#underWay.values()].filter((one) => one === place).length;
  }

  #fullPlaces(): string[] {
    return [...new Set(this.#underWay.values())].filter((place) => this.#at(place) >= MAX_PER_PLACE);
  }
}

/** The earliest jobs of each channel, so that a channel with a thousand jobs does not delay the others. */
async function dueJobs(context: Context, now: number, full: readonly string[]): Promise<Due[]> {
  const rows = await context.storage.db
    .selectFrom('jobs')
    .innerJoin(
      (e) =>
        e
          .selectFrom('jobs')
          .select((j) => ['channel_id', j.fn.min('run_at').as('first')])
          .where('status', '=', 'waiting')
          .where('run_at', '<=', now)
          .groupBy('channel_id')
          .as('earliest'),
      (join) =>
        join.onRef('earliest.channel_id', '=', 'jobs.channel_id').onRef('earliest.first', '=', 'jobs.run_at'),
    )
    .leftJoin('channels', 'channels.id', 'jobs.channel_id')
    .selectAll('jobs')
    .select(['channels.kind as channel_kind', 'channels.target'])
    .where('jobs.status', '=', 'waiting')
    .orderBy('jobs.run_at')
    .limit(MAX_DUE)
    .execute();
  return rows
    .map(({ channel_kind, target, ...job }) => ({ ...job, place: placeOf(channel_kind, target) }))
    .filter(({ place }) => !full.includes(place));
}

function placeOf(kind: string | null, target: string | null): string {
  if (kind === null || target === null || kind === 'email') return kind ?? 'nowhere';
  const url = kind === 'push' ? (JSON.parse(target) as { endpoint: string }).endpoint : target;
  return URL.canParse(url) ? new URL(url).host : 'nowhere';
}

/** Old finished jobs are deleted. */
export async function forgetOldJobs(context: Context): Promise<void> {
  await context.storage.commit((trx) =>
    trx
      .deleteFrom('jobs')
      .where('finished_at', '<', context.now() - RETENTION_MS)
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
    !(await isStillNews(context, notice)) ||
    !(await isStillTheirs(context, channel, notice))
  ) {
    await finish(context, job, 'dropped', null, null);
    return;
  }
  const digest = notice.kind === 'digest' ? await digestText(context, channel, job, channel.language) : '';
  if (digest === null) {
    await finish(context, job, 'dropped', null, null);
    return;
  }
  try {
    await deliverer.deliver(job.id, channel, notice, channel.language, digest);
    await finish(context, job, 'done', channel, null);
  } catch (error) {
    const attempts = job.attempts + 1;
    const hopeless = error instanceof Gone || attempts >= MAX_ATTEMPTS || notice.kind === 'test';
    const why = reasonOf(error as Error);
    if (hopeless) await finish(context, job, 'failed', channel, why);
    else await tryLater(context, job, channel, attempts, why);
  }
}

/** Shown to the owner of the channel: our own text, never that of a resolver or of the other side. */
function reasonOf({ message, code }: Error & { code?: string }): string {
  const known =
    /^(status-\d{3}|timeout|private-address|https-only|malformed|no-mail-server|too-many-mails|address-not-confirmed)$/;
  if (known.test(message)) return message;
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'EPIPE') return 'refused';
  if (code === 'ETIMEDOUT') return 'timeout';
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'not-reached' : 'failed';
}

/** A turn that has been taken meanwhile needs no notification. */
async function isStillNews(context: Context, { kind, table, seat }: Notice): Promise<boolean> {
  if ((kind !== 'turn' && kind !== 'reminder') || table === null || seat === null) return true;
  const row = await context.storage.db
    .selectFrom('tables')
    .select('waiting_for')
    .where('id', '=', table)
    .executeTakeFirst();
  return row !== undefined && (JSON.parse(row.waiting_for) as string[]).includes(seat);
}

const FOR_ALL_PLAYERS: readonly Notice['kind'][] = ['started', 'finished', 'restored'];

/** Only people at the table are notified, not those who were removed from it or replaced. */
async function isStillTheirs(
  { storage }: Context,
  { table_id, account_id }: Channel,
  { kind, table: about, seat }: Notice,
): Promise<boolean> {
  const id = table_id ?? (seat !== null || FOR_ALL_PLAYERS.includes(kind) ? about : null);
  if (id === null) return true;
  const table = await findTable(storage.db, id);
  if (!table) return false;
  const own = seatOf(table, account_id);
  if (table_id !== null) return own !== null || isHost(table, account_id);
  return own !== null && (seat === null || own.seat === seat);
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
    if (status === 'done') await trx.deleteFrom('troubles').where('id', '=', channel.id).execute();
  });
  if (channel && status === 'failed') {
    const kind = channel.kind === 'email' || channel.kind === 'push' ? 'channel' : 'webhook';
    await setAside(context, { kind, id: channel.id, table: channel.table_id }, new Error(why ?? 'failed'));
  }
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
