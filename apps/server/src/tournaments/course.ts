import type { TournamentRules } from '@signalbox/protocol';
import type { EntrantRecord, Tournament, TournamentTable } from '../database/schema.ts';
import { hashOf } from '../ids.ts';
import type { Entrant, History, Pairing, TableSize } from './pairing/entry.ts';
import { advancing, knockOutRound } from './pairing/knock-out.ts';
import { roundRobinRound, roundsNeeded } from './pairing/round-robin.ts';
import { type Result, type Standing, standingsOf } from './pairing/standings.ts';
import { swissRound } from './pairing/swiss.ts';

/** A tournament as it is stored. */
export interface Course {
  readonly row: Tournament;
  readonly rules: TournamentRules;
  readonly size: TableSize;
  readonly entrants: readonly EntrantRecord[];
  readonly tables: readonly TournamentTable[];
}

export const playersOf = ({ entrants }: Course) => entrants.filter(({ role }) => role === 'player');

const accountsOf = (table: TournamentTable) => JSON.parse(table.entrants) as Entrant[];
export const resultOf = ({ result }: TournamentTable) =>
  result === null ? null : (JSON.parse(result) as Result);

export function divisionsOf(course: Course): number[] {
  return [...new Set(playersOf(course).map(({ division }) => division))].sort((a, b) => a - b);
}

function inDivision(course: Course, division: number): Course {
  return {
    ...course,
    entrants: course.entrants.filter((one) => one.division === division),
    tables: course.tables.filter((one) => one.division === division),
  };
}

/** The standings of a division; they follow from the results, so they are always up to date. */
export function standingsIn(course: Course, division: number): Standing[] {
  const { tables, rules } = course;
  const own = tables.filter((table) => table.division === division);
  const byes = own.filter((table) => table.table_id === null).flatMap(accountsOf);
  const results = own.flatMap((table) => {
    const result = resultOf(table) ?? [];
    return result.length > 0 ? [result] : [];
  });
  const entrants = playersOf(inDivision(course, division)).map(({ account_id }) => account_id);
  return standingsOf(entrants, results, byes, rules.points, rules.size);
}

function historyOf({ row, tables }: Course): History {
  return Array.from({ length: row.round }, (_, i): Pairing => {
    const round = tables.filter((table) => table.round === i + 1);
    return {
      tables: round.filter((table) => table.table_id !== null).map(accountsOf),
      byes: round.filter((table) => table.table_id === null).flatMap(accountsOf),
    };
  });
}

/** How many rounds there will be; null for a knock-out. */
export function roundsOf(course: Course): number | null {
  const { rules } = course;
  if (rules.kind === 'knock-out') return null;
  if (rules.rounds !== undefined) return rules.rounds;
  return Math.max(
    ...divisionsOf(course).map((division) =>
      roundsNeeded(playersOf(inDivision(course, division)).length, rules.size),
    ),
  );
}

/** The next round of each division; null when the tournament is over. */
export function nextRound(course: Course): { division: number; pairing: Pairing }[] | null {
  const { row } = course;
  if (row.rounds !== null && row.round >= row.rounds) return null;
  const round = divisionsOf(course).map((division) => ({
    division,
    pairing: pairingIn(inDivision(course, division)),
  }));
  return round.some(({ pairing }) => pairing.tables.length > 0) ? round : null;
}

function pairingIn(course: Course): Pairing {
  const { row, rules, size } = course;
  const history = historyOf(course);
  const seed = Number.parseInt(hashOf(`${row.id} ${row.round}`).slice(0, 8), 16);
  const here = playersOf(course).filter(({ withdrawn }) => withdrawn === 0);
  const seeds = [...here].sort((a, b) => a.seed - b.seed).map(({ account_id }) => account_id);
  switch (rules.kind) {
    case 'swiss':
      return swissRound(orderOf(course, seeds), history, size, seed);
    case 'knock-out':
      return knockOut(course, seeds, history);
    default:
      return everybody(course, seeds, history, seed);
  }
}

/** In order of the standings; before the first game, of the seeds. */
function orderOf(course: Course, seeds: readonly Entrant[]): Entrant[] {
  if (course.row.round === 0) return [...seeds];
  const division = course.entrants[0]?.division ?? 0;
  const place = new Map(standingsIn(course, division).map(({ entrant }, i) => [entrant, i]));
  return [...seeds].sort((a, b) => place.get(a)! - place.get(b)!);
}

/**
 * Pairs follow a plan of all who entered: the opponent of somebody who has withdrawn sits out, and all others meet as planned.
 * Larger tables are formed again from those who are left.
 */
function everybody(course: Course, seeds: readonly Entrant[], history: History, seed: number): Pairing {
  const { size, entrants } = course;
  const all = playersOf({ ...course, entrants })
    .sort((a, b) => a.seed - b.seed)
    .map(({ account_id }) => account_id);
  if (size.size !== 2) {
    const plan = all.length === seeds.length ? roundRobinRound : swissRound;
    return plan(seeds, history, size, seed);
  }
  const { tables, byes } = roundRobinRound(all, history, size, seed);
  const isHere = (one: Entrant) => seeds.includes(one);
  return {
    tables: tables.filter((table) => table.every(isHere)),
    byes: [...byes, ...tables.filter((table) => !table.every(isHere)).flat()].filter(isHere),
  };
}

function knockOut(course: Course, seeds: readonly Entrant[], history: History): Pairing {
  const { row, tables, rules, size } = course;
  if (row.round === 0) return knockOutRound(seeds, history, size);
  const last = tables.filter(({ round }) => round === row.round);
  const played = last.filter(({ table_id }) => table_id !== null);
  const byes = last.filter(({ table_id }) => table_id === null).flatMap(accountsOf);
  // The final was played.
  if (played.length === 1 && byes.length === 0) return { tables: [], byes: [] };
  const ranked = played.map((table) =>
    [...(resultOf(table) ?? [])].sort((a, b) => a.rank - b.rank).map(({ entrant }) => entrant),
  );
  // A game that was closed has no result: all its players advance.
  const unplayed = played.filter((table) => (resultOf(table) ?? []).length === 0).flatMap(accountsOf);
  const left = [...byes, ...unplayed, ...advancing(ranked, rules.advance)];
  return knockOutRound(
    left.filter((one) => seeds.includes(one)),
    history,
    size,
  );
}
