import type { Emblem } from '../board/model.ts';

export interface MarketSpace {
  readonly row: number;
  readonly column: number;
  readonly price: number;
  /** What is special about it, for its colour and its description. */
  readonly mark: 'start' | 'gold' | 'ceiling' | 'restart' | 'red' | 'late' | 'end' | null;
}

/** A market as it is printed, with the markers on it. */
export interface MarketModel {
  readonly spaces: readonly MarketSpace[];
  /** Markers by space; in a stack the first is on top. */
  readonly markers: readonly { readonly company: string; readonly space: number }[];
  readonly emblems: Readonly<Record<string, Emblem>>;
  /** On low spaces the marker is beside the price, not below it. */
  readonly low?: boolean;
}

/** What an action would do to a marker. */
export interface MarketMove {
  readonly company: string;
  readonly from: number | null;
  readonly to: number;
}

/** Markers that are elsewhere in another view of the same market. */
export function marketMoves(before: MarketModel, after: MarketModel): MarketMove[] {
  return after.markers.flatMap(({ company, space }) => {
    const from = before.markers.find((marker) => marker.company === company)?.space ?? null;
    return from === space ? [] : [{ company, from, to: space }];
  });
}

/** A market that is one row, broken into rows of this length. */
export function inColumns(model: MarketModel, columns: number): MarketModel {
  const spaces = model.spaces.map((space, i) => ({
    ...space,
    row: Math.floor(i / columns),
    column: i % columns,
  }));
  return { ...model, spaces };
}
