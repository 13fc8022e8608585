import { type Markers, type MarketChart, stackPosition } from '../market/market.ts';

/** The stock market in plain text: prices, and below each row the markers in it, the top one first. */
export function textMarket(chart: MarketChart, state: Markers): string {
  const companies = Object.keys(state.markers);
  const width = Math.max(4, ...companies.map((company) => company.length)) + 1;
  const lines: string[] = [];
  const rows = Math.max(...chart.cells.map(({ row }) => row)) + 1;
  for (let row = 0; row < rows; row++) {
    const cells = chart.cells.flatMap((cell, index) => (cell.row === row ? [{ ...cell, index }] : []));
    lines.push(
      inColumns(
        cells.map(({ column, price }) => ({ column, text: String(price) })),
        width,
      ),
    );
    const lying = cells.flatMap(({ column, index }) =>
      companies
        .filter((company) => state.markers[company]!.cell === index)
        .map((company) => ({ column, text: company, depth: stackPosition(state, company) })),
    );
    const deepest = Math.max(-1, ...lying.map(({ depth }) => depth));
    for (let depth = 0; depth <= deepest; depth++) {
      lines.push(
        inColumns(
          lying.filter((marker) => marker.depth === depth),
          width,
        ),
      );
    }
  }
  return lines.join('\n');
}

function inColumns(items: readonly { column: number; text: string }[], width: number): string {
  return items.reduce((line, { column, text }) => line.padEnd(column * width) + text, '');
}
