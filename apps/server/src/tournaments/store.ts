import { createTournamentRequest } from '@signalbox/protocol';
import { notFound } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Account, Tournament } from '../database/schema.ts';
import type { Database } from '../database/storage.ts';
import type { Course } from './course.ts';

export async function findCourse(context: Context, db: Database, id: string): Promise<Course | null> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const entrants = await db
    .selectFrom('entrants')
    .selectAll()
    .where('tournament_id', '=', id)
    .orderBy('joined_at')
    .execute();
  const tables = await db
    .selectFrom('tournament_tables')
    .selectAll()
    .where('tournament_id', '=', id)
    .orderBy('round')
    .orderBy('idx')
    .execute();
  return { row, ...sizeOf(context, row), entrants, tables };
}

export async function courseOf(context: Context, id: string): Promise<Course> {
  const course = await findCourse(context, context.storage.db, id);
  if (!course) throw notFound();
  return course;
}

/** To others than those in it, and those with the invitation, a private tournament does not exist. */
export async function visibleCourse(
  context: Context,
  id: string,
  caller: Account | null,
  invite: string | undefined,
): Promise<Course> {
  const course = await courseOf(context, id);
  const { row, entrants } = course;
  const belongs =
    caller !== null &&
    (caller.admin === 1 ||
      [row.organiser_id, ...entrants.map(({ account_id }) => account_id)].includes(caller.id));
  if (row.listed === 0 && !belongs && invite !== row.invite) throw notFound();
  return course;
}

function sizeOf({ titles }: Context, row: Tournament): Pick<Course, 'rules' | 'size'> {
  const rules = createTournamentRequest.parse(JSON.parse(row.rules));
  const [least, most] = titles.get(row.title)?.players ?? [rules.size, rules.size];
  // A table is at most one smaller or larger than the organiser wants.
  const size = {
    size: rules.size,
    least: Math.max(2, least, rules.size - 1),
    most: Math.min(most, rules.size + 1),
  };
  return { rules, size };
}
