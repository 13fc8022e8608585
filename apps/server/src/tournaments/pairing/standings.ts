import type { Entrant } from './entry.ts';

/** One finished table: what everybody was worth at the end. Equal ranks are ties. */
export interface Score {
  readonly entrant: Entrant;
  readonly rank: number;
  readonly worth: number;
}
export type Result = readonly Score[];

/** Points by the share of opponents that one is ahead of, or by one's share of what all are worth; always 0 to 100. */
export type PointRule = 'rank' | 'worth';

export interface Standing {
  readonly entrant: Entrant;
  /** Equal if nothing separates two of them. */
  readonly rank: number;
  readonly games: number;
  readonly points: number;
  /** The tie-breaks, in this order: games won, points of the opponents, share of worth. */
  readonly wins: number;
  readonly opponents: number;
  readonly share: number;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

export function pointsOf(result: Result, entrant: Entrant, rule: PointRule): number {
  const own = result.find((score) => score.entrant === entrant)!;
  return rounded(rule === 'worth' ? shareOf(result, own) : aheadOf(result, own));
}

/** A tie counts half. The same for all sizes of tables, so that a round with different sizes is fair. */
function aheadOf(result: Result, own: Score): number {
  const others = result.filter((score) => score !== own);
  if (others.length === 0) return 100;
  const ahead = others.reduce(
    (sum, { rank }) => sum + (rank > own.rank ? 1 : rank === own.rank ? 0.5 : 0),
    0,
  );
  return (100 * ahead) / others.length;
}

/** Debts count as nothing; where nobody is worth anything, all have the same share. */
function shareOf(result: Result, own: Score): number {
  const total = result.reduce((sum, { worth }) => sum + Math.max(0, worth), 0);
  return total === 0 ? 100 / result.length : (100 * Math.max(0, own.worth)) / total;
}

/** What somebody gets for sitting out: as much as an average game brings. */
export function byePoints(rule: PointRule, size: number): number {
  return rule === 'rank' ? 50 : rounded(100 / size);
}

/** The standings: by points, then by the tie-breaks. `byes` are those who sat out, once for each time. */
export function standingsOf(
  entrants: readonly Entrant[],
  results: readonly Result[],
  byes: readonly Entrant[],
  rule: PointRule,
  size: number,
): Standing[] {
  const points = new Map(entrants.map((one) => [one, 0]));
  for (const one of byes) if (points.has(one)) points.set(one, points.get(one)! + byePoints(rule, size));
  for (const result of results) {
    for (const { entrant } of result) {
      if (points.has(entrant)) points.set(entrant, points.get(entrant)! + pointsOf(result, entrant, rule));
    }
  }
  const unranked = entrants.map((entrant) => lineOf(entrant, results, points));
  const sorted = unranked.sort(compare);
  return sorted.map((line) => ({
    ...line,
    rank: 1 + sorted.findIndex((other) => compare(other, line) === 0),
  }));
}

function lineOf(
  entrant: Entrant,
  results: readonly Result[],
  points: ReadonlyMap<Entrant, number>,
): Standing {
  const own = results.flatMap((result) => {
    const score = result.find((one) => one.entrant === entrant);
    return score ? [{ result, score }] : [];
  });
  const opponents = own.flatMap(({ result }) => result.filter((score) => score.entrant !== entrant));
  return {
    entrant,
    rank: 0,
    games: own.length,
    points: rounded(points.get(entrant)!),
    wins: own.filter(({ score }) => score.rank === 1).length,
    opponents: rounded(opponents.reduce((sum, one) => sum + (points.get(one.entrant) ?? 0), 0)),
    share: rounded(own.reduce((sum, { result, score }) => sum + shareOf(result, score), 0)),
  };
}

/** Negative if the first is ahead. */
function compare(a: Standing, b: Standing): number {
  return b.points - a.points || b.wins - a.wins || b.opponents - a.opponents || b.share - a.share;
}
