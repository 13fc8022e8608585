import { type Entry, type GameEvent, type GameState, type Journal, stateAt } from '@signalbox/kernel';
import { bestRoutes } from '@signalbox/rails';
import { queriesAt } from './state-queries.ts';

/**
 * A recorded run below the most is accepted and marked (ruling A6): the log with such marks. Only where the duty to run
 * for the most was set aside; and apart from the import itself, since the best run has to be searched for each.
 */
export function withMarkedRuns<S extends GameState>(journal: Journal<S>): Journal<S> {
  if (!(journal.state as { options?: { anyRun?: unknown } }).options?.anyRun) return journal;
  return { ...journal, entries: journal.entries.map((entry, i) => marked(journal, entry, i)) };
}

function marked<S extends GameState>(journal: Journal<S>, entry: Entry, at: number): Entry {
  const marks = entry.events.flatMap((event) => markOf(journal, event, at));
  return marks.length === 0 ? entry : { ...entry, events: [...entry.events, ...marks] };
}

function markOf<S extends GameState>(journal: Journal<S>, event: GameEvent, at: number): GameEvent[] {
  const { type, company, revenue } = event;
  if (type !== 'ran' || typeof company !== 'string' || typeof revenue !== 'number') return [];
  const query = queriesAt(journal.title.id, stateAt(journal, at)).find((one) => one.company === company);
  const best = query ? bestRoutes(query).revenue : revenue;
  return revenue < best ? [{ type: 'not-the-most', company, revenue, best }] : [];
}
