import { askedPeople, followUp, replaceSeat, SUBSTITUTE } from '@signalbox/table';
import { conflict } from '../call-error.ts';
import type { Context } from '../context.ts';
import { enqueue } from '../notify/jobs.ts';
import { isolate, tournamentPart } from '../operation/troubles.ts';
import type { LiveSeat } from '../play/live-game.ts';
import { sendTableChange } from '../tables/changed.ts';
import type { Course } from './course.ts';
import { courseOf } from './store.ts';

/** A reminder is sent when this part of the round's time is left; substitutes get as much again. */
const LEFT = 0.25;

/** Somebody else plays on for an entrant; the result is the entrant's. */
export async function substitute(
  context: Context,
  table: string,
  entrants: readonly string[],
  account: string,
  by: string | null,
): Promise<void> {
  const index = entrants.indexOf(account);
  if (index < 0) throw conflict('not-entered');
  await context.games.change(table, (game, draft) => {
    if (game.status !== 'playing') throw conflict('game-over');
    if (by !== null && game.seats.some(({ accountId }) => accountId === by)) throw conflict('seated-already');
    const { seat } = game.seats.find((one) => one.index === index)!;
    const changes: Partial<LiveSeat> =
      by === null ? { bot: SUBSTITUTE, autos: [] } : { accountId: by, bot: null, autos: [] };
    replaceSeat(draft, seat, changes);
    followUp(draft);
  });
  await context.storage.commit((trx) => context.bus.announce(trx, { about: 'table', table }));
  await sendTableChange(context, table);
}

/** Takes somebody's place by the organiser's rule. */
export async function substituteByRule(
  context: Context,
  course: Course,
  table: string,
  account: string,
): Promise<'bot' | 'person'> {
  const own = course.tables.find(({ table_id }) => table_id === table)!;
  const entrants = JSON.parse(own.entrants) as string[];
  const person = course.rules.substitutes === 'person' ? await freePerson(context, course, table) : null;
  await substitute(context, table, entrants, account, person);
  return person === null ? 'bot' : 'person';
}

/** The substitute who plays at the fewest running tables and not at this one. */
async function freePerson(context: Context, course: Course, table: string): Promise<string | null> {
  const people = course.entrants.filter(({ role }) => role === 'substitute').map((one) => one.account_id);
  if (people.length === 0) return null;
  const seats = await context.storage.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.account_id', 'seats.table_id'])
    .where('tables.status', '=', 'playing')
    .where('seats.account_id', 'in', people)
    .execute();
  const at = (person: string) => seats.filter(({ account_id }) => account_id === person);
  const free = people.filter((person) => !at(person).some(({ table_id }) => table_id === table));
  return free.sort((a, b) => at(a).length - at(b).length)[0] ?? null;
}

/** Reminds the players of rounds that end soon, and has substitutes take over at their end. */
export async function watchRounds(context: Context): Promise<void> {
  const now = context.now();
  const ending = await context.storage.db
    .selectFrom('tournaments')
    .select('id')
    .where('status', '=', 'running')
    .where('round_ends_at', 'is not', null)
    .where('id', 'not in', (e) =>
      e.selectFrom('troubles').select('troubles.id').where('kind', '=', 'tournament'),
    )
    .execute();
  for (const { id } of ending) {
    await isolate(context, tournamentPart(id), async () => {
      const course = await courseOf(context, id);
      const { row, rules } = course;
      if (row.round_ends_at! <= now) await endRound(context, course);
      else if (row.reminded === 0 && row.round_ends_at! - now <= LEFT * rules.roundTime!)
        await remind(context, course);
    });
  }
}

const unfinished = ({ row, tables }: Course) =>
  tables.flatMap(({ round, result, table_id }) =>
    round === row.round && result === null && table_id !== null ? [table_id] : [],
  );

async function remind(context: Context, course: Course): Promise<void> {
  const { row } = course;
  const now = context.now();
  const waiting = await context.storage.db
    .selectFrom('seats')
    .innerJoin('accounts', 'accounts.id', 'seats.account_id')
    .innerJoin('channels', 'channels.account_id', 'accounts.id')
    .select(['seats.table_id', 'seats.seat', 'accounts.name'])
    .select(['channels.id', 'channels.digest_hour', 'channels.time_zone'])
    .where('seats.table_id', 'in', ['', ...unfinished(course)])
    .where('channels.table_id', 'is', null)
    .execute();
  await context.storage.commit(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tournaments')
      .set({ reminded: 1 })
      .where('id', '=', row.id)
      .where('round', '=', row.round)
      .where('reminded', '=', 0)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return;
    for (const { table_id, seat, name, ...channel } of waiting) {
      const notice = {
        kind: 'round-ending' as const,
        table: table_id,
        tableName: row.name,
        seat,
        person: name,
      };
      await enqueue(trx, [channel], notice, now, now);
    }
  });
}

/** The players whom a game waits for are replaced; if people take over, the round is extended once, so that they can play. */
async function endRound(context: Context, course: Course): Promise<void> {
  const { row, rules } = course;
  let people = false;
  for (const table of unfinished(course)) {
    const own = course.tables.find(({ table_id }) => table_id === table)!;
    const entrants = JSON.parse(own.entrants) as string[];
    const game = await context.games.read(table);
    for (const seat of askedPeople(game)) {
      const entrant = entrants[game.seats.find((one) => one.seat === seat)!.index]!;
      const how =
        row.extended === 0
          ? await substituteByRule(context, course, table, entrant)
          : await substitute(context, table, entrants, entrant, null).then(() => 'bot' as const);
      people ||= how === 'person';
    }
  }
  if (!people) return;
  await context.storage.commit((trx) =>
    trx
      .updateTable('tournaments')
      .set({ extended: 1, round_ends_at: context.now() + LEFT * rules.roundTime! })
      .where('id', '=', row.id)
      .where('round', '=', row.round)
      .execute(),
  );
}
