import { stackPosition } from '@signalbox/rails';
import { COMPANY_IDS } from '@signalbox/titles/1841/data/companies.ts';
import { CHART } from '@signalbox/titles/1841/data/market.ts';
import type { State } from '@signalbox/titles/1841/state.ts';
import type { MarketModel, MarketSpace } from '../../market/model.ts';
import { emblemsAt } from './emblems.ts';

const MARKS: Readonly<Record<string, MarketSpace['mark']>> = { p: 'start', m: 'restart', e: 'end' };

const SPACES: readonly MarketSpace[] = CHART.cells.map(({ row, column, price, marks }) => ({
  row,
  column,
  price,
  mark: MARKS[marks] ?? null,
}));

export function market(state: State): MarketModel {
  return {
    spaces: SPACES,
    markers: COMPANY_IDS.filter((company) => state.markers[company])
      .toSorted((a, b) => stackPosition(state, a) - stackPosition(state, b))
      .map((company) => ({ company, space: state.markers[company]!.cell })),
    emblems: emblemsAt(state),
  };
}
