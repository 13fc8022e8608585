import type { GameEvent, GameState } from '@signalbox/kernel';
import { bestRoutes } from '@signalbox/rails';
import { queriesAt } from './state-queries.ts';

/**
 * The entries of a log in which recorded runs below the maximum are marked; such runs are accepted (ruling A6). This
 * only concerns games whose rules do not require the highest revenue. It is separate from the import, because searching for the
 * best run of each is slow.
 */
export function withMarkedRuns<E extends { readonly events: readonly GameEvent[] }>(
  title: string,
  entries: readonly E[],
  stateAt: (position: number) => GameState,
): readonly E[] {
  const { options } = stateAt(0) as GameState & { options?: { anyRun?: unknown } };
  if (!options?.anyRun) return entries;
  return entries.map((entry, position) => {
    const marks = entry.events.flatMap((event) => markOf(title, event, () => stateAt(position)));
    return marks.length === 0 ? entry : { ...entry, events: [...entry.events, ...marks] };
  });
}

function markOf(title: string, event: GameEvent, before: () => GameState): GameEvent[] {
  const { type, company, revenue } = event;
  if (type !== 'ran' || typeof company !== 'string' || typeof revenue !== 'number') return [];
  const query = queriesAt(title, before()).find((one) => one.company === company);
  const best = query ? bestRoutes(query).revenue : revenue;
  return revenue < best ? [{ type: 'not-the-most', company, revenue, best }] : [];
}
