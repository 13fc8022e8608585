import type { Emblem } from '../board/model.ts';

export interface MarketSpace {
  readonly row: number;
  readonly column: number;
  readonly price: number;
  /** What is special about it, for its colour and its description. */
  readonly mark: 'start' | 'gold' | 'ceiling' | 'restart' | 'red' | 'late' | 'end' | null;
}

interface MarketMarker {
  readonly company: string;
  readonly space: number;
  /** Does it only show at what price the company has been started? Its place in the stack is not final. */
  readonly isUnfloated?: boolean;
}

/** A market as it is printed, with the markers on it. */
export interface MarketModel {
  readonly spaces: readonly MarketSpace[];
  /** Markers by space; in a stack the first is on top. */
  readonly markers: readonly MarketMarker[];
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

/** The companies above which this marker lies before, and below which it lies afterwards, in the same space. */
export function goesBelow(before: MarketModel, after: MarketModel, company: string): string[] {
  const above = ({ markers }: MarketModel) => {
    const space = markers.find((marker) => marker.company === company)?.space;
    const at = markers.findIndex((marker) => marker.company === company);
    return markers.slice(0, Math.max(0, at)).filter((one) => one.space === space && !one.isUnfloated);
  };
  const known = above(before).map((marker) => marker.company);
  return above(after)
    .map((marker) => marker.company)
    .filter((one) => !known.includes(one));
}
