import { askedPeople, othersToAsk } from '@signalbox/table';
import type { Transaction } from 'kysely';
import type { AfterWrite, Context } from '../context.ts';
import type { Channel, Schema } from '../database/schema.ts';
import type { LiveDraft, LiveGame } from '../play/live-game.ts';
import { enqueue } from './jobs.ts';
import type { Notice } from './notice.ts';

const CACHED_MS = 30_000;

/** The channels of a game's players and of its table, cached for a short time, since most games have none. */
interface Cached {
  readonly at: number;
  /** The seats whose players they belong to. */
  readonly seats: LiveGame['seats'];
  readonly channels: readonly Channel[];
}

/**
 * Queues the notices of a move in the transaction of the move: a move that was
 * stored has its notices, and one that was not has none.
 */
export function announcer(context: Context): { afterWrite: AfterWrite; forget: () => void } {
  const cache = new Map<string, Cached>();
  return {
    forget: () => cache.clear(),
    async afterWrite(trx, draft, game) {
      const news = newsOf(draft, game);
      if (news.length === 0) return;
      const channels = await channelsAt(trx, game, cache, draft.at);
      if (channels.length === 0) return;
      await write(context, trx, draft, game, news, channels);
    },
  };
}

type News = Pick<Notice, 'kind' | 'seat'>;

function newsOf({ before, moved, opens, entries }: LiveDraft, game: LiveGame): News[] {
  if (opens) return [{ kind: 'started', seat: null }, ...turns([], game)];
  if (game.status === 'finished' && before.status === 'playing') return [{ kind: 'finished', seat: null }];
  if (entries.some(({ kind, by }) => kind === 'undo' && by === 'server'))
    return [{ kind: 'restored', seat: null }, ...turns([], game)];
  const isNewAt = (seat: string) => accountAt(game, seat) !== accountAt(before, seat);
  const asked = askedPeople(before).filter((seat) => !moved.includes(seat) && !isNewAt(seat));
  const consent =
    game.consent && game.consent.id !== before.consent?.id ? othersToAsk(game, game.consent.seat) : [];
  return [...turns(asked, game), ...consent.map((seat) => ({ kind: 'consent' as const, seat }))];
}

function accountAt({ seats }: LiveGame, seat: string): string | null {
  return seats.find((one) => one.seat === seat)?.accountId ?? null;
}

function turns(already: readonly string[], game: LiveGame): News[] {
  return askedPeople(game)
    .filter((seat) => !already.includes(seat))
    .map((seat) => ({ kind: 'turn', seat }));
}

async function channelsAt(
  trx: Transaction<Schema>,
  game: LiveGame,
  cache: Map<string, Cached>,
  now: number,
): Promise<readonly Channel[]> {
  const cached = cache.get(game.table);
  if (cached?.seats === game.seats && now - cached.at < CACHED_MS) return cached.channels;
  const accounts = game.seats.flatMap((seat) => (seat.accountId ? [seat.accountId] : []));
  const channels = await trx
    .selectFrom('channels')
    .selectAll()
    .where((e) =>
      e.or([
        e('table_id', '=', game.table),
        e.and([e('account_id', 'in', accounts.length > 0 ? accounts : ['']), e('table_id', 'is', null)]),
      ]),
    )
    .where('status', '!=', 'dead')
    .execute();
  if (cache.size > 10_000) cache.clear();
  cache.set(game.table, { at: now, seats: game.seats, channels });
  return channels;
}

async function write(
  context: Context,
  trx: Transaction<Schema>,
  draft: LiveDraft,
  game: LiveGame,
  news: readonly News[],
  channels: readonly Channel[],
): Promise<void> {
  const row = await trx
    .selectFrom('tables')
    .select(['name', 'title'])
    .where('id', '=', game.table)
    .executeTakeFirst();
  const names = await namesOf(trx, game);
  const isPresent = await context.presence.at(trx, [game.table]);
  for (const { kind, seat } of news) {
    const account = seat === null ? null : accountAt(game, seat);
    // Watchers see the move itself; players who come back within the delay need no notice either.
    const own = channels.filter(
      (channel) => channel.table_id === null && (seat === null || channel.account_id === account),
    );
    const atTable = channels.filter((channel) => channel.table_id !== null);
    const away = account === null || !isPresent(game.table, account);
    const notice: Notice = {
      kind,
      table: game.table,
      tableName: row?.name || (row?.title ?? ''),
      seat,
      person: seat === null ? null : (names.get(seat) ?? null),
    };
    const runAt = draft.at + (kind === 'turn' ? context.config.noticeDelayMs : 0);
    await enqueue(trx, [...(away ? own : []), ...atTable], notice, draft.at, runAt);
  }
}

async function namesOf(trx: Transaction<Schema>, game: LiveGame): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('seats')
    .innerJoin('accounts', 'accounts.id', 'seats.account_id')
    .select(['seats.seat', 'accounts.name'])
    .where('seats.table_id', '=', game.table)
    .execute();
  return new Map(rows.map((row) => [row.seat ?? '', row.name]));
}
