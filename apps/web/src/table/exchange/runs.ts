import type { GameEvent } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import type { CompanyRun } from '@signalbox/rails';

/** Companies that were closed after a position of the log: whoever takes the charter again begins anew. */
export function closedSince(entries: readonly WireEntry[], position: number): ReadonlySet<unknown> {
  const events = entries
    .filter((entry) => entry.position > position && !entry.undone)
    .flatMap((entry) => entry.events);
  return new Set(events.filter(({ type }) => type === 'company-closed').map(({ company }) => company));
}

/** What a run paid per share, if that says more than the run itself: dividends of Union Station are per share. */
export function perShareOf({ revenue, perShare }: CompanyRun): number | null {
  return perShare === revenue && revenue > 0 ? null : perShare;
}

/** What each company earned, run by run, the last one last; up to a position of the log. */
export function runsOf(
  entries: readonly WireEntry[],
  runIn: ((event: GameEvent) => CompanyRun | null) | undefined,
  until = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, readonly CompanyRun[]> {
  const told = entries.filter(
    ({ kind, undone, position }) => kind === 'action' && !undone && position <= until,
  );
  return runsIn(
    told.flatMap(({ events }) => events),
    runIn,
  );
}

/** The same of events. */
export function runsIn(
  events: readonly GameEvent[],
  runIn: ((event: GameEvent) => CompanyRun | null) | undefined,
): ReadonlyMap<string, readonly CompanyRun[]> {
  const runs = new Map<string, CompanyRun[]>();
  if (!runIn) return runs;
  for (const event of events) {
    if (event.type === 'company-closed') runs.delete(String(event.company));
    const run = runIn(event);
    if (!run) continue;
    const of = runs.get(run.company) ?? [];
    // Whether a run was paid out is reported after the run itself.
    if (run.perShare !== null && of.at(-1)?.perShare === null) of.pop();
    of.push(run);
    runs.set(run.company, of);
  }
  return runs;
}
