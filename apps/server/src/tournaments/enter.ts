import { decodeTableSetup } from '@signalbox/kernel';
import { MAX_ENTRANTS, type TournamentRules } from '@signalbox/protocol';
import { CallError, conflict, forbidden, notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account, Tournament } from '../database/schema.ts';
import type { Work } from '../database/storage.ts';
import { randomId } from '../ids.ts';
import { blockersOf } from '../people/blocks.ts';
import { refuseMuted } from '../people/muted.ts';
import { shownRating } from '../ratings/weng-lin.ts';
import { countOne } from '../security/counters.ts';
import { type Course, divisionsOf, playersOf, roundsOf, standingsIn } from './course.ts';
import { firstDivisions, nextDivisions } from './pairing/divisions.ts';
import { courseOf, findCourse } from './store.ts';

const MAX_UNFINISHED = 20;

export async function createTournament(
  context: Context,
  organiser: Account,
  rules: TournamentRules,
  previous: Tournament | null = null,
): Promise<Tournament> {
  if (organiser.guest) throw forbidden('register-first');
  if (rules.name !== '') await refuseMuted(context, organiser.id);
  const title = context.titles.get(rules.title);
  if (!title) throw new CallError(422, 'no-such-title');
  const decoded = decodeTableSetup(title, { players: rules.size, options: rules.options });
  if (!decoded.ok)
    throw new CallError(422, decoded.why, { rule: decoded.rule, details: decoded.details ?? {} });
  if (rules.kind === 'swiss' && rules.rounds === undefined) throw new CallError(422, 'rounds-missing');
  if (rules.kind === 'knock-out' && rules.advance >= rules.size) throw new CallError(422, 'all-would-go-on');
  const unfinished = await context.storage.db
    .selectFrom('tournaments')
    .select('id')
    .where('organiser_id', '=', organiser.id)
    .where('status', 'in', ['open', 'running'])
    .execute();
  if (unfinished.length >= MAX_UNFINISHED) throw conflict('too-many-tournaments');
  if (!(await countOne(context, 'tournament', organiser.id))) throw new CallError(429, 'too-fast');
  const row: Tournament = {
    id: randomId(12),
    name: rules.name,
    title: rules.title,
    kind: rules.kind,
    rules: JSON.stringify({ ...rules, options: decoded.setup.options }),
    status: 'open',
    organiser_id: organiser.id,
    rounds: null,
    round: 0,
    round_ends_at: null,
    reminded: 0,
    extended: 0,
    listed: rules.listed ? 1 : 0,
    invite: randomId(24),
    season: previous === null ? 1 : previous.season + 1,
    previous: previous?.id ?? null,
    next: null,
    version: 0,
    created_at: context.now(),
    started_at: null,
    finished_at: null,
  };
  await context.storage.commit(async (trx) => {
    if (previous !== null) {
      const { numUpdatedRows } = await trx
        .updateTable('tournaments')
        .set({ next: row.id })
        .where('id', '=', previous.id)
        .where('next', 'is', null)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) throw conflict('season-exists');
    }
    await trx.insertInto('tournaments').values(row).execute();
  });
  return row;
}

/** Locks the tournament, so that what is decided about it is decided one after the other. */
async function changeCourse(
  context: Context,
  id: string,
  change: (course: Course, trx: Parameters<Work<void>>[0]) => Promise<CallError | null>,
): Promise<void> {
  const refused = await context.storage.commit(async (trx) => {
    await trx
      .updateTable('tournaments')
      .set((e) => ({ version: e('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    const course = await findCourse(context, trx, id);
    return course ? change(course, trx) : notFound();
  });
  if (refused) throw refused;
}

/** Joins as a player, before the start, or as a substitute, at any time. */
export async function enter(
  context: Context,
  id: string,
  caller: Account,
  role: 'player' | 'substitute',
): Promise<void> {
  if (caller.guest) throw forbidden('register-first');
  await changeCourse(context, id, async (course, trx) => {
    const { row, rules, entrants } = course;
    if (row.status !== 'open' && (row.status !== 'running' || role === 'player'))
      return conflict('entry-closed');
    if (entrants.some(({ account_id }) => account_id === caller.id)) return conflict('entered-already');
    if (caller.owner_id !== null && !rules.botAccounts) return forbidden('no-bot-accounts');
    if ((await blockersOf(trx, caller.id)).has(row.organiser_id)) return forbidden('not-welcome');
    if (entrants.length >= MAX_ENTRANTS) return conflict('tournament-full');
    await trx
      .insertInto('entrants')
      .values({
        tournament_id: id,
        account_id: caller.id,
        role,
        seed: 0,
        division: 0,
        withdrawn: 0,
        joined_at: context.now(),
      })
      .execute();
    return null;
  });
}

/** Before the start they are taken off the list; afterwards they are in no further round. */
export async function withdraw(context: Context, id: string, account: string): Promise<void> {
  await changeCourse(context, id, async ({ row, entrants }, trx) => {
    const own = entrants.find(({ account_id }) => account_id === account);
    if (!own) return conflict('not-entered');
    if (row.status !== 'open' && row.status !== 'running') return conflict('entry-closed');
    if (row.status === 'open' || own.role === 'substitute')
      await trx
        .deleteFrom('entrants')
        .where('tournament_id', '=', id)
        .where('account_id', '=', account)
        .execute();
    else
      await trx
        .updateTable('entrants')
        .set({ withdrawn: 1 })
        .where('tournament_id', '=', id)
        .where('account_id', '=', account)
        .execute();
    return null;
  });
}

/** Somebody whom the organiser has removed still has the old invitation, so it is replaced. */
export async function replaceInvitation({ storage }: Context, id: string): Promise<void> {
  await storage.commit((trx) =>
    trx
      .updateTable('tournaments')
      .set({ invite: randomId(24) })
      .where('id', '=', id)
      .execute(),
  );
}

/** Of somebody whose account is deleted: they are in no further round, and what they have announced does not take place. */
export async function leaveTournaments(context: Context, account: string): Promise<void> {
  const { db } = context.storage;
  const announced = await db
    .selectFrom('tournaments')
    .select('id')
    .where('organiser_id', '=', account)
    .where('status', '=', 'open')
    .execute();
  for (const { id } of announced) await cancelTournament(context, id);
  const entered = await db
    .selectFrom('entrants')
    .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament_id')
    .select('tournaments.id')
    .where('entrants.account_id', '=', account)
    .where('tournaments.status', 'in', ['open', 'running'])
    .execute();
  for (const { id } of entered) await withdraw(context, id, account);
}

/** The pairing of the first round follows at the next beat. */
export async function startTournament(context: Context, id: string): Promise<void> {
  const before = await courseOf(context, id);
  const previous = before.row.previous === null ? null : await courseOf(context, before.row.previous);
  await changeCourse(context, id, async (course, trx) => {
    const { row, rules, size } = course;
    if (row.status !== 'open') return conflict('entry-closed');
    const players = playersOf(course);
    if (players.length < size.least) return conflict('too-few-entrants');
    const order = await byStrength(
      trx,
      row.title,
      players.map(({ account_id }) => account_id),
    );
    const divisions =
      rules.kind !== 'league'
        ? [order]
        : previous
          ? nextDivisions(finalOrder(previous), rules.moving, new Set(order), rules.division)
          : firstDivisions(order, rules.division);
    for (const [division, people] of divisions.entries()) {
      for (const [seed, account] of people.entries()) {
        await trx
          .updateTable('entrants')
          .set({ seed, division })
          .where('tournament_id', '=', id)
          .where('account_id', '=', account)
          .execute();
      }
    }
    const placed = (await findCourse(context, trx, id))!;
    await trx
      .updateTable('tournaments')
      .set({ status: 'running', started_at: context.now(), rounds: roundsOf(placed) })
      .where('id', '=', id)
      .execute();
    return null;
  });
}

const finalOrder = (course: Course) =>
  divisionsOf(course).map((division) => standingsIn(course, division).map(({ entrant }) => entrant));

async function byStrength(
  trx: Parameters<Work<void>>[0],
  title: string,
  accounts: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('ratings')
    .select(['account_id', 'mu', 'sigma'])
    .where('title', '=', title)
    .where('account_id', 'in', accounts)
    .execute();
  const rating = new Map(rows.map((row) => [row.account_id, shownRating(row)]));
  return [...accounts].sort((a, b) => (rating.get(b) ?? 0) - (rating.get(a) ?? 0));
}

export async function cancelTournament(context: Context, id: string): Promise<void> {
  await changeCourse(context, id, async ({ row }, trx) => {
    if (row.status !== 'open' && row.status !== 'running') return conflict('entry-closed');
    await trx
      .updateTable('tournaments')
      .set({ status: 'cancelled', finished_at: context.now() })
      .where('id', '=', id)
      .execute();
    return null;
  });
}
