import { stackPosition } from '@signalbox/rails';
import { COMPANY_IDS } from '@signalbox/titles/1860/data/companies.ts';
import { BANKRUPT_CELL, CHART, LAST_CELL } from '@signalbox/titles/1860/data/market.ts';
import type { State } from '@signalbox/titles/1860/state.ts';
import type { MarketModel, MarketSpace } from '../../market/model.ts';
import { EMBLEMS } from './emblems.ts';

/** Spaces of a strip: the two long rows of the board are cut to fit beside the map. */
const STRIP = 20;
const APART = 2.25;

const MARKS: Readonly<Record<string, MarketSpace['mark']>> = { p: 'start', g: 'restart', r: 'red' };

function markOf(rank: number, marks: string): MarketSpace['mark'] {
  if (rank === BANKRUPT_CELL || rank === LAST_CELL) return 'end';
  return MARKS[marks] ?? null;
}

/** Two rows that prices wind through: the lower one stands half a space to the right. */
const SPACES: readonly MarketSpace[] = CHART.cells.map(({ price, marks }, rank) => ({
  row: Math.floor(rank / STRIP) * APART + (rank % 2),
  column: (rank % STRIP) / 2,
  price,
  mark: markOf(rank, marks),
}));

export function market(state: State): MarketModel {
  return {
    spaces: SPACES,
    markers: COMPANY_IDS.filter((company) => state.markers[company])
      .toSorted((a, b) => stackPosition(state, a) - stackPosition(state, b))
      .map((company) => ({ company, space: state.markers[company]!.cell })),
    emblems: EMBLEMS,
  };
}
