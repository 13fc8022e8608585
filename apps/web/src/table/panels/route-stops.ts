import type { RunQuery, StopsOfTrain } from '@signalbox/rails';
import { faceIn } from '@signalbox/rails';
import type { RouteStop } from '../../board/model.ts';
import type { UiKey } from '../../text/catalogue/index.ts';
import type { Words } from '../../text/words.ts';

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

/** `20 port`, in the word order of the language. */
export function bonusText(words: Words, name: string, amount: number): string {
  const text = words.t(`bonus/${name}` as UiKey);
  return words.language === 'ja' ? `${text}${amount}` : `${amount} ${text}`;
}

/** The parts of a stop's revenue: `50 + 20 port`; twice that for a train that doubles. */
export function sumOf(words: Words, { value, factor, bonuses, revenue, subsidy }: RouteStop): string {
  if (subsidy > 0 && revenue === 0) return `+${words.treasury(subsidy)}`;
  if (factor === null || factor === 0) return String(revenue);
  const terms = [String(value), ...bonuses.map(({ name, amount }) => bonusText(words, name, amount))].join(
    ' + ',
  );
  if (factor === 1) return terms;
  return bonuses.length > 0 ? `${factor} × (${terms})` : `${factor} × ${terms}`;
}
