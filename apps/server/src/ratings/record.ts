import { companiesLed, type Presidencies, type ShareLedger } from '@signalbox/rails';
import type { Transaction } from 'kysely';
import type { RatingRow, ResultRow, Schema } from '../database/schema.ts';
import type { LiveDraft, LiveGame, LiveSeat } from '../play/live-game.ts';
import { NEWCOMER, type Rating, rated } from './weng-lin.ts';

/** When a game ends, stores its results and updates the ratings of its players, once and in the same transaction. */
export async function recordResults(
  trx: Transaction<Schema>,
  draft: LiveDraft,
  game: LiveGame,
): Promise<void> {
  if (draft.before.status !== 'playing' || game.status !== 'finished' || !game.state.outcome) return;
  const people = game.seats.filter((seat) => seat.accountId !== null);
  if (people.length === 0) return;
  const places = placesOf(game.seats, game.state.outcome.scores);
  const title = game.title.id;
  const known = await lockRatings(
    trx,
    title,
    people.map((seat) => seat.accountId!),
  );
  const after = game.rated ? await ratedApart(trx, people, known, places) : new Map<string, Rating>();
  const results = people.map(
    (seat): ResultRow => ({
      table_id: game.table,
      account_id: seat.accountId!,
      title,
      seat: seat.seat,
      place: places.get(seat.seat)!,
      players: game.seats.length,
      score: Math.round(game.state.outcome!.scores[seat.seat] ?? 0),
      rated: after.has(seat.accountId!) ? 1 : 0,
      mu: after.get(seat.accountId!)?.mu ?? null,
      sigma: after.get(seat.accountId!)?.sigma ?? null,
      at: draft.at,
      companies: JSON.stringify(companiesLed(game.state as Partial<ShareLedger & Presidencies>, seat.seat)),
    }),
  );
  await trx.insertInto('results').values(results).execute();
  for (const result of results.filter((one) => one.rated === 1)) {
    const old = known.get(result.account_id)!;
    await trx
      .updateTable('ratings')
      .set({
        mu: result.mu!,
        sigma: result.sigma!,
        games: old.games + 1,
        wins: old.wins + (result.place === 1 ? 1 : 0),
      })
      .where('account_id', '=', result.account_id)
      .where('title', '=', title)
      .execute();
  }
}

/** People are compared with people, and bot accounts with bot accounts; nobody's rating depends on the other kind. */
async function ratedApart(
  trx: Transaction<Schema>,
  seats: readonly LiveSeat[],
  known: ReadonlyMap<string, Rating>,
  places: ReadonlyMap<string, number>,
): Promise<Map<string, Rating>> {
  const bots = await trx
    .selectFrom('accounts')
    .select('id')
    .where(
      'id',
      'in',
      seats.map((seat) => seat.accountId!),
    )
    .where('owner_id', 'is not', null)
    .execute();
  const isBot = ({ accountId }: LiveSeat) => bots.some(({ id }) => id === accountId);
  const after = new Map<string, Rating>();
  for (const kind of [seats.filter(isBot), seats.filter((seat) => !isBot(seat))]) {
    if (kind.length < 2) continue;
    const ratings = rated(
      kind.map((seat) => ({ rating: known.get(seat.accountId!)!, place: places.get(seat.seat)! })),
    );
    for (const [i, seat] of kind.entries()) after.set(seat.accountId!, ratings[i]!);
  }
  return after;
}

/**
 * Locks the rows before it reads them, so that two games of a player that end at the same time are rated one after the
 * other; in a fixed order, to avoid deadlocks.
 */
async function lockRatings(
  trx: Transaction<Schema>,
  title: string,
  accounts: readonly string[],
): Promise<Map<string, RatingRow>> {
  const known = new Map<string, RatingRow>();
  for (const account_id of [...accounts].sort()) {
    const row = await trx
      .insertInto('ratings')
      .values({ account_id, title, ...NEWCOMER, games: 0, wins: 0 })
      .onConflict((c) =>
        c.columns(['account_id', 'title']).doUpdateSet((e) => ({ games: e.ref('ratings.games') })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    known.set(account_id, row);
  }
  return known;
}

/** 1 for the best score, equal for equal ones; players who lost on time come last, regardless of their score. */
export function placesOf(
  seats: readonly Pick<LiveSeat, 'seat' | 'forfeited'>[],
  scores: Readonly<Record<string, number>>,
): Map<string, number> {
  const worth = ({ seat, forfeited }: Pick<LiveSeat, 'seat' | 'forfeited'>) =>
    forfeited ? Number.NEGATIVE_INFINITY : (scores[seat] ?? 0);
  return new Map(
    seats.map((seat) => [seat.seat, 1 + seats.filter((other) => worth(other) > worth(seat)).length]),
  );
}
