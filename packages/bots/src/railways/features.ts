import type { Seat } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { Feature } from '../learning/features.ts';
import { earningsNow, LASTING, type RailwayState, type Railways } from './railways.ts';

interface FeatureFacts<S extends RailwayState> {
  readonly railways: Railways<S>;
  /** The companies that have a price. */
  readonly companies: (state: S) => readonly string[];
  /** The fraction of a company that a player has, and what it is worth. */
  readonly holding: (
    state: S,
    company: string,
    seat: Seat,
  ) => { readonly part: number; readonly value: number };
}

/** What a seat has, by kind, as an estimate of its final worth might weigh it. */
export function railwayFeatures<S extends RailwayState>({
  railways,
  companies,
  holding,
}: FeatureFacts<S>): Feature<S>[] {
  /** The seat's part of something that each company has. */
  const partOf = (name: string, amount: (state: S, company: string) => number): Feature<S> => ({
    name,
    of: (state, seat) => {
      let sum = 0;
      for (const company of companies(state)) {
        const { part } = holding(state, company, seat);
        if (part > 0) sum += part * amount(state, company);
      }
      return sum;
    },
  });
  const trainValue = (state: S, company: string, lasts: boolean) =>
    railways
      .trains(state, company)
      .filter((train) => railways.roundsUntilRusted(state, train) >= LASTING === lasts)
      .reduce((sum, train) => sum + railways.trainPrice(train), 0);
  const presided = (name: string, amount: (state: S, company: string) => number): Feature<S> => ({
    name,
    of: (state, seat) => {
      let sum = 0;
      for (const company of companies(state))
        if (railways.president(state, company) === seat) sum += amount(state, company);
      return sum;
    },
  });
  const nextPrice = (state: S) => railways.nextTrain(state)?.price ?? 0;
  return [
    { name: 'cash', of: (state, seat) => cashOf(state, seat) },
    {
      name: 'cash with rounds left',
      of: (state, seat) => (cashOf(state, seat) * railways.roundsLeft(state)) / LASTING,
    },
    {
      name: 'shares',
      of: (state, seat) =>
        companies(state).reduce((sum, company) => sum + holding(state, company, seat).value, 0),
    },
    partOf('next dividends', (state, company) => earningsNow(railways, state, company)),
    partOf(
      'dividends to come',
      (state, company) => earningsNow(railways, state, company) * railways.roundsLeft(state),
    ),
    partOf('treasuries', (state, company) => cashOf(state, company)),
    partOf('lasting trains', (state, company) => trainValue(state, company, true)),
    partOf('passing trains', (state, company) => trainValue(state, company, false)),
    presided('companies', nextPrice),
    presided('companies without trains', (state, company) =>
      railways.trains(state, company).length === 0 ? nextPrice(state) : 0,
    ),
  ];
}
