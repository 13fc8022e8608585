import { type GameState, type Json, sameJson } from '@signalbox/kernel';
import {
  BANK,
  CREDITS,
  type Markers,
  type Presidencies,
  type Purses,
  type ShareLedger,
  type Station,
  type Tiles,
  type TrainSupply,
} from '@signalbox/rails';

/** What every railway game has. */
interface Railways extends Purses, ShareLedger, Presidencies, Markers, TrainSupply {
  readonly tiles: Tiles;
  readonly stations: readonly Station[];
  readonly companies: Readonly<
    Record<
      string,
      { readonly trains: readonly string[]; readonly tokens: number; readonly floated?: boolean }
    >
  >;
  readonly privates?: Readonly<Record<string, Json>>;
}

/** A difference between two games: in what, whose, and both values. */
export type Apart = {
  readonly what: string;
  readonly who: string;
  readonly ours: Json;
  readonly theirs: Json;
};

/**
 * The first difference that matters between the same game under two sets of rules: money, shares, prices, trains, tiles
 * or tokens. The order of markers within a cell only matters once it decides a turn.
 */
export function differenceThatMatters(here: GameState, there: GameState): Apart | null {
  const [ours, theirs] = [here, there] as unknown as [Railways, Railways];
  for (const [what, part] of Object.entries(PARTS)) {
    const apart = firstApart(what, part(ours), part(theirs));
    if (apart) return apart;
  }
  return null;
}

type Part = Readonly<Record<string, unknown>>;

const PARTS: Readonly<Record<string, (state: Railways) => Part>> = {
  // The bank's money follows from everybody else's.
  cash: ({ cash: { [BANK]: _, [CREDITS]: __, ...others } }) => others,
  shares: ({ shares }) => shares,
  president: ({ presidents }) => presidents,
  price: ({ markers }) => valuesOf(markers, ({ cell }) => cell),
  trains: ({ companies }) => valuesOf(companies, ({ trains }) => trains),
  floated: ({ companies }) => valuesOf(companies, ({ floated }) => floated ?? false),
  depot: ({ depot, discarded }) => ({ bank: depot, pool: discarded }),
  tile: ({ tiles }) => tiles,
  tokens: ({ stations }) => tokensOf(stations),
  charter: ({ companies }) => valuesOf(companies, ({ tokens }) => tokens),
  private: ({ privates }) => privates ?? {},
};

function valuesOf<T>(record: Readonly<Record<string, T>>, value: (each: T) => unknown): Part {
  return Object.fromEntries(Object.entries(record).map(([key, each]) => [key, value(each)]));
}

/** By owner, regardless of the order in which they were placed. */
function tokensOf(stations: readonly Station[]): Part {
  const owners = new Set(stations.map(({ owner }) => owner));
  const placesOf = (wanted: string) =>
    stations.filter(({ owner }) => owner === wanted).map(({ hex, node }) => `${hex} ${node}`);
  return Object.fromEntries([...owners].map((owner) => [owner, placesOf(owner).sort()]));
}

function firstApart(what: string, ours: Part, theirs: Part): Apart | null {
  for (const who of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const [here, there] = [jsonOf(ours[who]), jsonOf(theirs[who])];
    if (!sameJson(here, there)) return { what, who, ours: here, theirs: there };
  }
  return null;
}

function jsonOf(value: unknown): Json {
  return (value ?? null) as Json;
}
