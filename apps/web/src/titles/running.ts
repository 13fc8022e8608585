import type { Json } from '@signalbox/kernel';
import { checkRoutes, hexOf, isRunChoice, type RunQuery } from '@signalbox/rails';
import type { DrawnRoute } from '../board/model.ts';

/** A title's trains to run, and the rules for them. */
export interface Running {
  readonly query: RunQuery;
  /** The section that defines a route. */
  readonly section: string;
  /** What a train is called, if not by its kind. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** What a train is called on the screen: its id has a number behind its kind. */
export function trainLabel({ labels }: Running, train: string): string {
  return labels?.[train] ?? train.replace(/-\d+$/, '');
}

/** The routes of a choice along the track that they use; none if they cannot be run. */
export function drawnRoutes(running: Running | null, choice: Json | undefined): DrawnRoute[] {
  if (!running || choice === undefined || !isRunChoice(choice)) return [];
  const { query } = running;
  const checked = checkRoutes(query, choice.routes);
  if (!checked.ok) return [];
  return checked.run.routes.map(({ train, track, base, revenue, subsidy, stops }) => ({
    id: train,
    order: query.trains.findIndex(({ id }) => id === train),
    label: trainLabel(running, train),
    base,
    revenue,
    subsidy,
    pieces: track,
    stops: stops
      .filter((stop) => stop.stops)
      .map(({ hex, node, value, factor, bonuses, revenue: earned, subsidy: paid }) => ({
        id: `${hex}.${node}`,
        hex,
        place: hexOf(query.board, hex).name ?? hex,
        value,
        factor,
        bonuses: bonuses.map(({ name, amount }) => ({ name, amount })),
        revenue: earned,
        subsidy: paid,
      })),
  }));
}
