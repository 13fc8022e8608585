import type { Context } from '../context.ts';
import type { Channel, Job } from '../database/schema.ts';
import { localTime } from '../people/time-zones.ts';
import { type Wanted, wantedFrom } from '../tables/inbox.ts';
import { linkOf, type Notice } from './notice.ts';

const QUARTER = 900_000;
const QUARTERS_A_DAY = 96;

/** What can wait until the mail of the day; time running out cannot. */
const COLLECTED: readonly Notice['kind'][] = ['turn', 'started', 'finished', 'consent', 'invited'];

export function isCollected({ digest_hour }: Pick<Channel, 'digest_hour'>, { kind }: Notice): boolean {
  return digest_hour !== null && COLLECTED.includes(kind);
}

export const DIGEST: Notice = { kind: 'digest', table: null, tableName: '', seat: null, person: null };

/** When it is next this hour in a time zone. */
export function nextDigest(
  { digest_hour, time_zone }: Pick<Channel, 'digest_hour' | 'time_zone'>,
  now: number,
): number {
  const first = Math.ceil((now + 1) / QUARTER) * QUARTER;
  for (let i = 0; i <= QUARTERS_A_DAY; i++) {
    const { hour, minute } = localTime(first + i * QUARTER, time_zone ?? 'UTC');
    if (hour === digest_hour && minute === 0) return first + i * QUARTER;
  }
  // The hour is left out on the day on which clocks are put forward.
  return now + QUARTERS_A_DAY * QUARTER;
}

const WORDS = {
  en: {
    turn: 'your turn',
    answer: 'your answer is needed',
    invitation: 'a seat is reserved for you',
    finished: 'the game is over',
    deadline: 'deadline ',
    colon: ': ',
    comma: ', ',
  },
  ja: {
    turn: 'あなたの手番です',
    answer: '返事が必要です',
    invitation: '席が用意されています',
    finished: 'ゲームが終わりました',
    deadline: '期限：',
    colon: '：',
    comma: '、',
  },
} as const;

/** The games as they are now: what waits for the person, and what has ended since. Null if there is nothing to say. */
export async function digestText(
  context: Context,
  { account_id, time_zone }: Channel,
  { created_at }: Job,
  language: string,
): Promise<string | null> {
  const words = WORDS[language === 'ja' ? 'ja' : 'en'];
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: time_zone ?? 'UTC',
  });
  const wanted = (await wantedFrom(context, account_id)).filter(({ waits }) => waits !== null);
  const lines = wanted.map(({ table, waits, until }: Wanted) => {
    const time = until === null ? [] : [`${words.deadline}${format.format(until)}`];
    return line(context, words, table.row, [words[waits!], ...time]);
  });
  const over = await finishedSince(context, account_id, created_at);
  const all = [...lines, ...over.map((row) => line(context, words, row, [words.finished]))];
  return all.length === 0 ? null : all.join('\n\n');
}

function line(
  { config }: Context,
  { colon, comma }: (typeof WORDS)['en' | 'ja'],
  { id, name, title }: { id: string; name: string; title: string },
  facts: readonly string[],
): string {
  const link = linkOf({ ...DIGEST, table: id }, config.publicUrl);
  return [`${name || title}${colon}${facts.join(comma)}`, ...(link ? [link] : [])].join('\n');
}

function finishedSince({ storage }: Context, accountId: string, since: number) {
  return storage.db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select(['tables.id', 'tables.name', 'tables.title'])
    .where('seats.account_id', '=', accountId)
    .where('tables.status', '=', 'finished')
    .where('tables.finished_at', '>=', since)
    .execute();
}
