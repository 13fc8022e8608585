import { memoize } from '@signalbox/kernel';
import type { Revenue } from '../map/face.ts';
import type { RunGraph } from './graph.ts';
import type { Bonus, RunQuery } from './query.ts';
import { type StopKind, stopRule, type TrainRules } from './rules.ts';

/** Revenue first, subsidy to break ties: one number that compares like the pair. */
const SCALE = 4096;
export const score = (revenue: number, subsidy: number): number => revenue * SCALE + subsidy;
export const revenueOf = (value: number): number => Math.floor(value / SCALE);
export const subsidyOf = (value: number): number => value - revenueOf(value) * SCALE;

export const NOTHING = 0;
export const EITHER = 1;
export const FIRST = 2;
const USES = { none: NOTHING, either: EITHER, first: FIRST } as const;

/** What each vertex costs and earns for one kind of train. */
export interface Fare {
  /** Trains of one group only differ in their numbers. */
  readonly group: string;
  readonly first: number;
  /** Both numbers together. */
  readonly all: number;
  readonly base: number;
  readonly uses: Uint8Array;
  /** Score of a stop. */
  readonly value: Int32Array;
  readonly optional: Uint8Array;
  /** Optional stops may be left out at the ends of a route too. */
  readonly optionalEnds: boolean;
  readonly completes: Uint8Array;
}

export function revenueNow(revenue: Revenue, period: number): number {
  return typeof revenue === 'number' ? revenue : (revenue[Math.min(period, revenue.length - 1)] ?? 0);
}

export function bonusesAt({ bonuses = [] }: RunQuery, hex: string, node: number): readonly Bonus[] {
  if (bonuses.length === 0) return NO_BONUSES;
  return bonuses.filter((bonus) => bonus.hex === hex && (bonus.node === undefined || bonus.node === node));
}

const NO_BONUSES: readonly Bonus[] = [];

/** What a stop earns, from its printed value and bonuses. */
export function stopRevenue(
  train: TrainRules,
  kind: StopKind,
  value: number,
  bonuses: readonly Bonus[],
): number {
  const rule = stopRule(train, kind);
  return rule.flat ?? rule.factor * bonuses.reduce((sum, bonus) => sum + bonus.amount, value);
}

const groupOf = memoize(({ base, stops }: TrainRules) => JSON.stringify([base, stops]));

/** The fares of a kind of train; without `subsidies` only revenue scores. */
export function fareOf(query: RunQuery, graph: RunGraph, kind: string, subsidies: boolean): Fare {
  const train = query.rules.trains[kind];
  if (!train) throw new Error(`no rules for train ${kind}`);
  const size = graph.vertices.length;
  const uses = new Uint8Array(size);
  const value = new Int32Array(size);
  const optional = new Uint8Array(size);
  const completes = new Uint8Array(size);
  graph.vertices.forEach((vertex, i) => {
    const { hex, node } = graph.network.vertices[vertex]!;
    if (node === null || node.face.kind === 'junction') return;
    const id = graph.network.hexes[hex]!.id;
    const rule = stopRule(train, node.face.kind);
    const printed = revenueNow(node.face.revenue, query.period ?? 0);
    uses[i] = USES[rule.uses];
    value[i] = score(
      stopRevenue(train, node.face.kind, printed, bonusesAt(query, id, node.index)),
      subsidies ? (rule.subsidy ?? 0) : 0,
    );
    optional[i] = rule.optional ? 1 : 0;
    completes[i] = rule.completes ? 1 : 0;
  });
  return {
    group: groupOf(train),
    first: train.first,
    all: train.first + train.second,
    base: score(train.base ?? 0, 0),
    uses,
    value,
    optional,
    optionalEnds: query.rules.optionalEnds ?? false,
    completes,
  };
}
