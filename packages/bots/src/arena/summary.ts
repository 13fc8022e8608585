import type { BotName } from '../levels.ts';
import type { MatchResult } from './match.ts';
import { addTallies, average, type Duel, quantile, ratings, wilson } from './statistics.ts';
import { addTrading, type Trading } from './trading.ts';

export interface LevelSummary {
  readonly level: BotName;
  /** Seats of this level at each table. */
  readonly seats: number;
  /** Wins of all its seats together; a shared win counts in part. */
  readonly wins: number;
  readonly winRate: number;
  /** 95% interval of the win rate. */
  readonly interval: readonly [number, number];
  /** What it would win if all were equally strong. */
  readonly evenShare: number;
  readonly rating: number;
  readonly averageWorth: number;
  /** What all its seats sold in all games; null if the games were saved without it. */
  readonly trading: Trading | null;
  readonly decisions: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

export interface Summary {
  readonly games: number;
  readonly averageActions: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly refused: number;
  /** Decisions that took more than a fifth longer than their budget of time. */
  readonly overBudget: number;
  readonly levels: readonly LevelSummary[];
}

export function summarize(results: readonly MatchResult[]): Summary {
  const levels = [...new Set(results.flatMap((result) => result.levels))];
  const elo = ratings(duelsOf(results));
  const endings: Record<string, number> = {};
  for (const { ending } of results) endings[ending] = (endings[ending] ?? 0) + 1;
  return {
    games: results.length,
    averageActions: Math.round(average(results.map(({ actions }) => actions))),
    endings,
    refused: results.reduce((sum, { refused }) => sum + refused.length, 0),
    overBudget: results.reduce((sum, { overBudget }) => sum + overBudget, 0),
    levels: levels.map((level) => summarizeLevel(level, results, elo[level] ?? 1500)),
  };
}

function summarizeLevel(level: BotName, results: readonly MatchResult[], rating: number): LevelSummary {
  const own = results.flatMap(({ levels, wins, scores }) =>
    levels.flatMap((one, seat) => (one === level ? [{ wins: wins[seat]!, score: scores[seat]! }] : [])),
  );
  const times = results.map((result) => result.times[level] ?? {}).reduce(addTallies);
  const wins = own.reduce((sum, seat) => sum + seat.wins, 0);
  const seatsPlayed = results.reduce((sum, { levels }) => sum + levels.length, 0);
  return {
    level,
    seats: own.length / results.length,
    wins,
    winRate: wins / results.length,
    interval: wilson(wins, results.length),
    evenShare: own.length / seatsPlayed,
    rating,
    averageWorth: Math.round(average(own.map(({ score }) => score))),
    trading: tradingOf(level, results),
    decisions: Object.values(times).reduce((sum, count) => sum + count, 0),
    medianMs: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    maxMs: quantile(times, 1),
  };
}

function tradingOf(level: BotName, results: readonly MatchResult[]): Trading | null {
  const known = results.flatMap(({ trading }) => trading?.[level] ?? []);
  return known.length > 0 ? known.reduce(addTrading) : null;
}

/** Every pair of seats of different levels is a duel, won by the higher score. */
export function duelsOf(results: readonly Pick<MatchResult, 'levels' | 'scores'>[]): Duel[] {
  const duels = new Map<string, { a: string; b: string; won: number; games: number }>();
  for (const { levels, scores } of results) {
    for (let i = 0; i < levels.length; i++) {
      for (let j = 0; j < levels.length; j++) {
        const [a, b] = [levels[i]!, levels[j]!];
        if (a >= b) continue;
        const duel = duels.get(`${a} ${b}`) ?? { a, b, won: 0, games: 0 };
        duel.games += 1;
        duel.won += scores[i]! > scores[j]! ? 1 : scores[i] === scores[j] ? 0.5 : 0;
        duels.set(`${a} ${b}`, duel);
      }
    }
  }
  return [...duels.values()];
}
