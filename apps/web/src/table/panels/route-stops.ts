import type { RunQuery, StopsOfTrain } from '@signalbox/rails';
import { faceIn } from '@signalbox/rails';

/** Possible new stops of a train when another stop is pressed, the likeliest first. */
export function ordersWith(
  stops: readonly string[],
  pressed: string,
  /** Where the train stops now, in its order. */
  called: readonly string[],
): readonly (readonly string[])[] {
  if (stops.includes(pressed)) return [stops.filter((stop) => stop !== pressed)];
  if (stops.length < 2 || !called.includes(pressed))
    return [
      [...stops, pressed],
      [pressed, ...stops],
    ];
  // Between two of them on the current route: it is inserted there.
  const forward = called.indexOf(stops[0]!) <= called.indexOf(stops.at(-1)!);
  const along = forward ? called : called.toReversed();
  return [along.filter((stop) => stop === pressed || stops.includes(stop))];
}

/** The stops with a new one inserted at every possible position. */
export function everyOrderWith(stops: readonly string[], added: string): readonly (readonly string[])[] {
  if (stops.includes(added)) return [stops];
  const places = Array.from({ length: stops.length + 1 }, (_, i) => stops.length - i);
  return places.map((i) => [...stops.slice(0, i), added, ...stops.slice(i)]);
}

/** Stops by train, with those of one train replaced. */
export function withStops(
  all: readonly StopsOfTrain[],
  train: string,
  stops: readonly string[],
): readonly StopsOfTrain[] {
  const others = all.filter((one) => one.train !== train);
  return stops.length === 0 ? others : [...others, { train, stops }];
}

export function stopsOf(all: readonly StopsOfTrain[], train: string): readonly string[] {
  return all.find((one) => one.train === train)?.stops ?? [];
}

/** Every place on the map at which a train could stop, by the names of their nodes. */
export function placesToStop({ board, tiles }: Pick<RunQuery, 'board' | 'tiles'>): string[] {
  return [...board.hexes.keys()].flatMap((hex) =>
    faceIn(board, tiles, hex).nodes.flatMap(({ kind }, node) =>
      kind === 'junction' ? [] : [`${hex}.${node}`],
    ),
  );
}
