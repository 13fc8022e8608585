import type { Station } from '@signalbox/rails';
import type { Trace, TraceState } from './trace.ts';
import { replayed } from './trace.ts';

/** Tokens in slots. Those of bankrupt companies are face down and block no train. */
export function stationsOf(state: TraceState, besides: readonly Station[] = []): Station[] {
  return Object.entries(state.corps).flatMap(([owner, { tokens }]) =>
    tokens.flatMap(([hex, city, status]): Station[] => {
      if (status === 'flipped') return [];
      const beside = besides.find((station) => station.owner === owner && station.hex === hex);
      if (beside) return [{ ...beside, node: city ?? beside.node }];
      return city === null ? [] : [{ owner, hex, node: city }];
    }),
  );
}

/** Tokens that a private company (`by`) placed beside the slots of a city, with the step that placed them. */
export function stationsBeside(
  trace: Trace,
  by: string,
): { readonly at: number; readonly station: Station }[] {
  const found: { at: number; station: Station }[] = [];
  for (const { step, before, after } of replayed(trace)) {
    if (step.action?.type !== 'place_token' || step.action.entity !== by) continue;
    const owner = step.action.tokener!;
    const had = new Set(before.corps[owner]!.tokens.map(([hex]) => hex));
    for (const [hex, city] of after.corps[owner]!.tokens) {
      if (!had.has(hex)) found.push({ at: step.i, station: { owner, hex, node: city ?? 0, beside: true } });
    }
  }
  return found;
}
