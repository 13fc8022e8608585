import type { Objection } from '@signalbox/kernel';
import { checkRoutes, type GivenRoute, type Run } from '@signalbox/rails';
import { newCompanyTurn } from '../company-turn.ts';
import type { Company } from '../data/companies.ts';
import type { Train } from '../data/trains.ts';
import { runQuery } from '../running.ts';
import type { State } from '../state.ts';
import { company, table, tiles } from './position.ts';

/**
 * A line from Cowes (city 20, town 10, halt) by Cement Mills (halt), Newport (30), Whippingham, Wooton and
 * Havenstreet, Ashey (halts) to Ryde (20) and the Esplanade (30).
 */
export const LINE = {
  F2: '787/0',
  F4: '742/3',
  G3: '741/5',
  H4: '744/2',
  I5: '742/2',
  J4: '5/1',
} as const;

/** The halts between Newport and Ryde. */
export const HALTS = ['G3.0', 'H4.0', 'H4.1', 'I5.0'] as const;
export const NEWPORT_TO_RYDE = ['G5.0', ...HALTS, 'J4.0'] as const;
export const COWES_TO_NEWPORT = ['F2.0', 'F2.1', 'F2.2', 'F4.0', 'G5.0'] as const;

export function onTheLine(id: Company, trains: readonly Train[], options = {}): State {
  const state = table(2, options);
  company(state, id, { held: { p1: 5 }, trains });
  tiles(state, LINE);
  return state;
}

/** A route of the company's nth train. */
export function route(
  state: State,
  id: Company,
  nth: number,
  path: readonly string[],
  passed: readonly string[] = [],
): GivenRoute {
  const train = `${state.companies[id].trains[nth - 1]}-${nth}`;
  return passed.length === 0 ? { train, path } : { train, path, passed };
}

/** What these routes earn together, or the first reason why not. */
export function ran(state: State, id: Company, ...routes: GivenRoute[]): Run | Objection {
  const checked = checkRoutes(runQuery(state, newCompanyTurn(id)), routes);
  return checked.ok ? checked.run : checked.objection;
}
