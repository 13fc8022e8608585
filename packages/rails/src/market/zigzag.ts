import { type MarketCell, type MarketChart, marketChart } from './market.ts';

/**
 * A market of two rows that prices wind through: cells are numbered by rank, even ranks lie in the upper row, odd
 * ones in the lower. One rank is a step to the other row, two ranks a step along the own row.
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

/** The cell this many ranks higher (or, negative, lower), as far as the market goes. */
export function alongZigzag(chart: MarketChart, cell: number, ranks: number): number {
  return Math.max(0, Math.min(chart.cells.length - 1, cell + ranks));
}
