import { type MarketCell, type MarketChart, marketChart } from './market.ts';

/**
 * A market of two rows between which prices alternate: cells are numbered by rank, even ranks are in the upper row, odd
 * ones in the lower. One rank is a step to the other row, two ranks are a step along the row.
 */
export function zigzagChart(prices: string): MarketChart {
  const line = marketChart(prices);
  const cells = line.cells.map(
    (cell, rank): MarketCell => ({ ...cell, row: rank % 2, column: Math.floor(rank / 2) }),
  );
  return {
    cells,
    at: (row, column) => (row < 2 && cells[2 * column + row] ? 2 * column + row : undefined),
  };
}

/** The cell this many ranks higher (or, if negative, lower), but not beyond the market. */
export function alongZigzag(chart: MarketChart, cell: number, ranks: number): number {
  return Math.max(0, Math.min(chart.cells.length - 1, cell + ranks));
}
