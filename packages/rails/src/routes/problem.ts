import { type Fare, fareOf, revenueOf, score } from './fare.ts';
import { type RunGraph, runGraph } from './graph.ts';
import type { RunQuery } from './query.ts';

/** A query prepared for the search: numbers and arrays only. */
export interface Problem {
  readonly graph: RunGraph;
  readonly kinds: readonly TrainKind[];
  /** How many blocked stations a route may run through. */
  readonly blockedPasses: number;
  /** All routes must be connected. */
  readonly meeting: boolean;
  /** Only runs with at least this subsidy are wanted. */
  readonly subsidy: number;
  /** The step between revenues: a better run earns at least this much more. */
  readonly grain: number;
}

/** Trains of one kind are interchangeable. */
export interface TrainKind {
  readonly fare: Fare;
  readonly count: number;
  /** Their indices in the query. */
  readonly trains: readonly number[];
}

/** One train's route: its kind, edges in any order, and what it scores. */
export interface Choice {
  readonly kind: number;
  readonly edges: readonly number[];
  readonly value: number;
}

/** The best run known. */
export interface Known {
  readonly choices: readonly Choice[];
  readonly value: number;
}

export interface Found extends Known {
  /** No run scores more than this. */
  readonly bound: number;
}

/** Worse than an idle train: nothing found yet. */
export const NO_RUN: Found = { choices: [], value: -1, bound: Number.POSITIVE_INFINITY };

/** The lowest score with more revenue than this. */
export function beyond(value: number, { grain }: Problem): number {
  return (Math.floor(value / grain) + 1) * grain;
}

/** If subsidies are counted, a minimum may be required. */
export function problemOf(query: RunQuery, subsidies: 'ignored' | 'counted'): Problem {
  const graph = runGraph(query);
  const names = [...new Set(query.trains.map(({ kind }) => kind))];
  const kinds = names.map((name): TrainKind => {
    const trains = query.trains.flatMap(({ kind }, i) => (kind === name ? [i] : []));
    return { fare: fareOf(query, graph, name, subsidies === 'counted'), count: trains.length, trains };
  });
  return {
    graph,
    kinds,
    blockedPasses: query.rules.blockedPasses,
    meeting: query.rules.meeting !== null && query.trains.length > 1,
    subsidy: 0,
    grain: grainOf(kinds.map(({ fare }) => fare)),
  };
}

function grainOf(fares: readonly Fare[]): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  const revenues = fares.flatMap(({ value, base }) => [...value, base].map(revenueOf));
  return score(revenues.reduce(gcd, 0) || 1, 0);
}
