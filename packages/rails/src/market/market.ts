/** A space of the stock market. */
export interface MarketCell {
  readonly row: number;
  readonly column: number;
  readonly price: number;
  /** Letters with a meaning in the title, such as cells for par prices. */
  readonly marks: string;
}

/** Static: the printed market. Cells are identified by their index. */
export interface MarketChart {
  readonly cells: readonly MarketCell[];
  /** Index of the cell in a row and column. */
  readonly at: (row: number, column: number) => number | undefined;
}

/**
 * Where a company's marker is. Among several in one cell the earlier arrival is on top, so the arrival number defines
 * the stacking order.
 */
export interface MarketPlace {
  readonly cell: number;
  readonly arrival: number;
}

/** The record is replaced when a marker moves: the same record means the same prices. */
export interface Markers {
  markers: Record<string, MarketPlace>;
  /** Arrivals so far. */
  arrivals: number;
}

/** Rows of prices from the top, each price with its marks: `60 65 70p 75p`; a dot is no cell. */
export function marketChart(...rows: readonly string[]): MarketChart {
  const cells: MarketCell[] = [];
  const index = new Map<string, number>();
  rows.forEach((line, row) => {
    line
      .trim()
      .split(/\s+/)
      .forEach((word, column) => {
        if (word === '.') return;
        const match = /^(\d+)([a-z]*)$/.exec(word);
        if (!match) throw new Error(`Row ${row + 1} of the market: "${word}" is not a price.`);
        index.set(`${row},${column}`, cells.length);
        cells.push({ row, column, price: Number(match[1]), marks: match[2]! });
      });
  });
  return { cells, at: (row, column) => index.get(`${row},${column}`) };
}

export function priceOf(chart: MarketChart, state: Markers, company: string): number {
  const place = state.markers[company];
  if (!place) throw new Error(`${company} has no market price.`);
  return chart.cells[place.cell]!.price;
}

/** Puts a marker under those already in the cell. A marker that stays in its cell keeps its place in the stack. */
export function placeMarker(state: Markers, company: string, cell: number): void {
  if (state.markers[company]?.cell === cell) return;
  state.arrivals += 1;
  state.markers = { ...state.markers, [company]: { cell, arrival: state.arrivals } };
}

/** Puts a marker under the others of its own cell, as if it had just arrived. */
export function placeUnder(state: Markers, company: string): void {
  const { cell } = state.markers[company]!;
  state.arrivals += 1;
  state.markers = { ...state.markers, [company]: { cell, arrival: state.arrivals } };
}

export function removeMarker(state: Markers, company: string): void {
  const { [company]: _, ...others } = state.markers;
  state.markers = others;
}

/** Puts the markers of several companies exactly in the place of one, the first on top and above what was below it. */
export function replaceMarker(state: Markers, old: string, successors: readonly string[]): void {
  const { [old]: replaced, ...others } = state.markers;
  const { cell, arrival } = replaced!;
  const more = successors.length - 1;
  const later = (place: MarketPlace) => (place.arrival > arrival ? place.arrival + more : place.arrival);
  state.arrivals += more;
  state.markers = Object.fromEntries([
    ...Object.entries(others).map(([company, place]) => [company, { ...place, arrival: later(place) }]),
    ...successors.map((company, i) => [company, { cell, arrival: arrival + i }]),
  ]);
}

/** The cell this many columns to the right (or, if negative, left), but not beyond the end of the row. */
export function alongRow(chart: MarketChart, cell: number, columns: number): number {
  const { row, column } = chart.cells[cell]!;
  const direction = Math.sign(columns);
  let reached = cell;
  for (let i = 1; i <= Math.abs(columns); i++) {
    const next = chart.at(row, column + i * direction);
    if (next === undefined) break;
    reached = next;
  }
  return reached;
}

/** Highest price first; at equal prices the cell further right first; within a cell from top to bottom. */
export function byMarketOrder(
  chart: MarketChart,
  state: Pick<Markers, 'markers'>,
): (a: string, b: string) => number {
  return (a, b) => {
    const left = state.markers[a]!;
    const right = state.markers[b]!;
    const cellA = chart.cells[left.cell]!;
    const cellB = chart.cells[right.cell]!;
    return cellB.price - cellA.price || cellB.column - cellA.column || left.arrival - right.arrival;
  };
}

/** How many markers are on top of this company's. */
export function stackPosition(state: Markers, company: string): number {
  const place = state.markers[company]!;
  return Object.values(state.markers).filter(
    (other) => other.cell === place.cell && other.arrival < place.arrival,
  ).length;
}
