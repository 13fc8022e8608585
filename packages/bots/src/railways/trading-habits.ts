import type { Json, Seat } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import type { Figures, Habit } from '../habits.ts';
import type { Advice, Question } from '../heuristics.ts';
import type { RailwayState, Railways } from './railways.ts';

/** A choice in a stock round, in terms that all titles have. */
export type Deal =
  | { readonly kind: 'pass' | 'other' }
  | {
      readonly kind: 'buy';
      readonly company: string;
      readonly price: number;
      readonly pool: boolean;
      readonly unfloated?: boolean;
    }
  | { readonly kind: 'sell'; readonly company: string; readonly count: number }
  | { readonly kind: 'start'; readonly company: string; readonly price: number };

/** What a title says about its stock rounds. */
interface Trading<S extends RailwayState, V, C> {
  readonly railways: Railways<S>;
  readonly dealOf: (state: S, choice: C) => Deal;
  /** Who pays: the player, or a company. */
  readonly buyer: (seat: Seat, vars: V) => string;
  /** Has it already sold something in this turn? */
  readonly acted: (vars: V) => boolean;
}

/** Gains are compared on a logarithmic scale; this much counts as one unit. */
const GAIN = 30;
/** More shares than this make no difference. */
const MANY = 4;

/** The figures of stock rounds, for a habit. */
export function tradingFigures<S extends RailwayState, V, C extends Json>({
  railways,
  dealOf,
  buyer,
  acted,
}: Trading<S, V, C>): Habit<S, V, C>['figures'] {
  return ({ state, seat, vars }: Question<S, V, C>, choices: readonly Advice[]): Figures[] => {
    const best = Math.max(0, ...choices.map(({ score }) => score));
    const payer = buyer(seat, vars);
    const cash = Math.max(1, cashOf(state, payer));
    const hasActed = acted(vars) ? 1 : 0;
    const bought = new Set<string>();
    const figuresOf = (deal: Deal): Figures => {
      switch (deal.kind) {
        case 'pass':
          return { pass: 1, 'pass-acted': hasActed, 'pass-gain': Math.log1p(best / GAIN) };
        case 'other':
          return { other: 1 };
        case 'start':
          return { start: 1, 'start-price': deal.price / 100 };
        case 'buy': {
          const { company, price, pool, unfloated = false } = deal;
          const own = railways.president(state, company) === seat ? 1 : 0;
          const again = bought.has(company) ? 1 : 0;
          bought.add(company);
          return {
            'buy-held': Math.min(MANY, sharesOf(state, company, payer)),
            'buy-own': own,
            'buy-pool': pool ? 1 : 0,
            'buy-own-pool': pool ? own : 0,
            'buy-part': Math.min(1, price / cash),
            'buy-trainless': railways.trains(state, company).length === 0 ? 1 : 0,
            'buy-again': again,
            'buy-unfloated': unfloated ? 1 : 0,
          };
        }
        case 'sell': {
          const { company, count } = deal;
          return {
            sell: 1,
            'sell-one': count === 1 ? 1 : 0,
            'sell-all': count === sharesOf(state, company, payer) ? 1 : 0,
            'sell-own': railways.president(state, company) === seat ? 1 : 0,
            'sell-acted': hasActed,
          };
        }
      }
    };
    return choices.map(({ choice }) => figuresOf(dealOf(state, choice as C)));
  };
}
