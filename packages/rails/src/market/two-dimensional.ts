import type { MarketChart } from './market.ts';

/** The cell this many rows below, but not beyond the column. */
export function down(chart: MarketChart, cell: number, rows: number): number {
  return alongColumn(chart, cell, rows, 1);
}

/** The cell this many rows above, but not beyond the column. */
export function up(chart: MarketChart, cell: number, rows: number): number {
  return alongColumn(chart, cell, rows, -1);
}

/** One column to the right; at the end of the row, or of the available columns, one row up instead. */
export function rightOrUp(chart: MarketChart, cell: number, lastColumn: number): number {
  const { row, column } = chart.cells[cell]!;
  const next = column < lastColumn ? chart.at(row, column + 1) : undefined;
  return next ?? up(chart, cell, 1);
}

/** This many columns to the left; at the end of the row, down instead for each remaining step. */
export function leftOrDown(chart: MarketChart, cell: number, columns = 1): number {
  let at = cell;
  for (let i = 0; i < columns; i++) {
    const { row, column } = chart.cells[at]!;
    at = chart.at(row, column - 1) ?? down(chart, at, 1);
  }
  return at;
}

/** The highest price below the target in the rightmost column that has one; undefined if there is none. */
export function rightmostBelow(chart: MarketChart, target: number): number | undefined {
  let best: number | undefined;
  chart.cells.forEach(({ column, price }, cell) => {
    if (price >= target) return;
    const other = best === undefined ? undefined : chart.cells[best]!;
    if (!other || column > other.column || (column === other.column && price > other.price)) best = cell;
  });
  return best;
}

function alongColumn(chart: MarketChart, cell: number, rows: number, direction: 1 | -1): number {
  const { row, column } = chart.cells[cell]!;
  let reached = cell;
  for (let i = 1; i <= rows; i++) {
    const next = chart.at(row + i * direction, column);
    if (next === undefined) break;
    reached = next;
  }
  return reached;
}
