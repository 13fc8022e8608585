import { type Json, sameJson } from '@signalbox/kernel';
import type { Database } from '../database/storage.ts';
import { entryOfRow } from '../play/rows.ts';
import type { Operation } from './history.ts';

/** The final contents of the database: the one order that has to explain every answer that a client received. */
export interface Stored {
  readonly table: string;
  readonly entries: readonly StoredEntry[];
  readonly chat: readonly { readonly id: number; readonly request: string | null }[];
}

interface StoredEntry {
  readonly position: number;
  readonly seat: string;
  readonly decision: string | null;
  readonly choice: unknown;
  readonly request: string | null;
  readonly by: string;
}

export async function storedIn(db: Database, table: string): Promise<Stored> {
  const entries = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('position')
    .execute();
  const chat = await db
    .selectFrom('chat')
    .select(['id', 'request_id as request'])
    .where('table_id', '=', table)
    .orderBy('id')
    .execute();
  return {
    table,
    entries: entries.map((row) => {
      const { position, seat, decision, choice, by } = entryOfRow(row);
      return { position, seat, decision, choice, by, request: row.request_id };
    }),
    chat,
  };
}

/** Everything in a history of one table that no single order can explain; empty if all is well. */
export function anomaliesIn(history: readonly Operation[], stored: Stored): string[] {
  return [
    ...lostOrDoubled(history, stored),
    ...fromNowhere(history, stored),
    ...readings(history, stored),
    ...backInTime(history, 'position of the game', (one) => one.kind !== 'chat'),
    ...backInTime(history, 'chat', (one) => one.kind === 'chat'),
  ];
}

/** What was acknowledged is there once, where the answer said; what was refused is not there. */
function lostOrDoubled(history: readonly Operation[], { entries, chat }: Stored): string[] {
  const found: string[] = [];
  for (const { kind, request, position, refused, until } of history) {
    if (request === undefined) continue;
    const places =
      kind === 'chat'
        ? chat.filter((one) => one.request === request).map(({ id }) => id)
        : entries.filter((one) => one.request === request).map((one) => one.position);
    if (places.length > 1) found.push(`${kind} ${request} was done ${places.length} times`);
    if (refused && places.length > 0) found.push(`${kind} ${request} was refused and done`);
    if (until === null || refused || position === undefined) continue;
    if (places.length === 0) found.push(`${kind} ${request} was acknowledged and is lost`);
    else if (places[0] !== position)
      found.push(`${kind} ${request} is at ${places[0]}, answered ${position}`);
  }
  return found;
}

function fromNowhere(history: readonly Operation[], { entries, chat }: Stored): string[] {
  const sent = new Set(history.flatMap(({ request }) => request ?? []));
  const strange = [...entries.filter(({ by }) => by === 'person'), ...chat].filter(
    ({ request }) => request !== null && !sent.has(request),
  );
  const gaps = entries
    .filter(({ position }, i) => position !== i + 1)
    .map(({ position }) => `a gap before ${position}`);
  return [...strange.map(({ request }) => `${request} came from nowhere`), ...gaps];
}

/** Everything that a client read from the log is still there at the end. */
function readings(history: readonly Operation[], { entries }: Stored): string[] {
  return history.flatMap(({ entries: read = [], position = 0, kind }) => {
    if ((kind === 'read' || kind === 'log') && position > entries.length)
      return [`position ${position} was read, and the log ends at ${entries.length}`];
    return read
      .filter((one) => {
        const kept = entries[one.position - 1];
        return (
          !kept ||
          kept.seat !== one.seat ||
          kept.decision !== one.decision ||
          !sameJson(kept.choice as Json, one.choice as Json)
        );
      })
      .map((one) => `entry ${one.position} was read as something else`);
  });
}

/**
 * If a call was answered before another was sent, by any client, the second answer cannot show an earlier position, and
 * what the second call did comes later in the log.
 */
function backInTime(
  history: readonly Operation[],
  what: string,
  about: (one: Operation) => boolean,
): string[] {
  const answered = history.filter((one) => about(one) && one.until !== null && one.position !== undefined);
  const byEnd = answered.toSorted((a, b) => a.until! - b.until!);
  const found: string[] = [];
  let latest = 0;
  let next = 0;
  for (const { from, kind, client, position } of answered.toSorted((a, b) => a.from - b.from)) {
    while (next < byEnd.length && byEnd[next]!.until! < from)
      latest = Math.max(latest, byEnd[next++]!.position!);
    const least = kind === 'act' || kind === 'chat' ? latest + 1 : latest;
    if (position! < least)
      found.push(`${what}: ${client} was told ${position} after somebody had been told ${latest}`);
  }
  return found;
}
