import {
  createTournamentRequest,
  type Person,
  type TournamentSummary,
  type TournamentView,
} from '@signalbox/protocol';
import type { Context } from '../context.ts';
import type { Tournament, TournamentTable } from '../database/schema.ts';
import { personOf } from '../people/accounts.ts';
import { type Course, divisionsOf, playersOf, resultOf, standingsIn } from './course.ts';
import { pointsOf } from './pairing/standings.ts';

type People = ReadonlyMap<string, Person>;

async function peopleNamed({ storage }: Context, ids: readonly string[]): Promise<People> {
  const rows = await storage.db
    .selectFrom('accounts')
    .select(['id', 'name', 'guest', 'owner_id'])
    .where('id', 'in', ['', ...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, personOf(row)]));
}

export async function tournamentSummaries(
  context: Context,
  rows: readonly Tournament[],
): Promise<TournamentSummary[]> {
  const people = await peopleNamed(
    context,
    rows.map((row) => row.organiser_id),
  );
  const counted = await context.storage.db
    .selectFrom('entrants')
    .select((e) => ['tournament_id', e.fn.countAll<number | string>().as('n')])
    .where('tournament_id', 'in', ['', ...rows.map(({ id }) => id)])
    .where('role', '=', 'player')
    .groupBy('tournament_id')
    .execute();
  const players = new Map(counted.map(({ tournament_id, n }) => [tournament_id, Number(n)]));
  return rows.map((row) => summaryOf(row, people, players.get(row.id) ?? 0));
}

function summaryOf(row: Tournament, people: People, players: number): TournamentSummary {
  const { size, clock } = createTournamentRequest.parse(JSON.parse(row.rules));
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    kind: row.kind as TournamentSummary['kind'],
    status: row.status as TournamentSummary['status'],
    size,
    round: row.round,
    rounds: row.rounds,
    season: row.season,
    players,
    organiser: people.get(row.organiser_id) ?? null,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    clock,
    roundEndsAt: row.round_ends_at,
  };
}

/** The same for everybody, besides what the reader is in it. */
export async function tournamentView(
  context: Context,
  course: Course,
  caller: string | null,
): Promise<TournamentView> {
  const { row, rules, entrants, tables } = course;
  const people = await peopleNamed(context, [row.organiser_id, ...entrants.map((one) => one.account_id)]);
  const named = (role: string) =>
    entrants.filter((one) => one.role === role).flatMap((one) => people.get(one.account_id) ?? []);
  const { points, advance, moving, flag, roundTime, substitutes, rated, botAccounts, options } = rules;
  const mine = entrants.find(({ account_id }) => account_id === caller);
  return {
    ...summaryOf(row, people, playersOf(course).length),
    ...{ options, points, advance, moving, flag, roundTime, substitutes, rated, botAccounts },
    spectatorDelay: rules.spectatorDelay,
    listed: rules.listed,
    invite: row.listed === 0 && (mine || caller === row.organiser_id) ? row.invite : null,
    entrants: named('player'),
    substitutePeople: named('substitute'),
    withdrawn: entrants.filter((one) => one.withdrawn === 1).map((one) => one.account_id),
    schedule: Array.from({ length: row.round }, (_, i) =>
      tables.filter(({ round }) => round === i + 1).map((table) => tableOf(table, people, points)),
    ),
    standings: divisionsOf(course).map((division) =>
      standingsIn(course, division).map(({ entrant, ...line }) => ({
        person: people.get(entrant) ?? null,
        ...line,
      })),
    ),
    previous: row.previous,
    next: row.next,
    my: {
      organiser: caller === row.organiser_id,
      role: (mine?.role as 'player' | 'substitute' | undefined) ?? null,
    },
  };
}

function tableOf(
  table: TournamentTable,
  people: People,
  points: 'rank' | 'worth',
): TournamentView['schedule'][number][number] {
  const result = resultOf(table) ?? [];
  return {
    table: table.table_id,
    division: table.division,
    finished: table.result !== null,
    seats: (JSON.parse(table.entrants) as string[]).map((entrant) => {
      const score = result.find((one) => one.entrant === entrant);
      return {
        person: people.get(entrant) ?? null,
        rank: score?.rank ?? null,
        worth: score?.worth ?? null,
        points: score ? pointsOf(result, entrant, points) : null,
      };
    }),
  };
}

const COLUMNS = ['division', 'rank', 'name', 'games', 'points', 'wins', 'opponents', 'share'] as const;

/** The standings as CSV (RFC 4180). */
export function standingsCsv({ standings }: TournamentView): string {
  const lines = standings.flatMap((division, i) =>
    division.map(({ person, ...line }) =>
      COLUMNS.map((column) =>
        column === 'division' ? i + 1 : column === 'name' ? safeField(person?.name ?? '') : line[column],
      ).join(','),
    ),
  );
  return [COLUMNS.join(','), ...lines, ''].join('\r\n');
}

/** Quoted; a name that a spreadsheet would take for a formula gets an apostrophe. */
function safeField(text: string): string {
  return `"${(/^[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;
}
