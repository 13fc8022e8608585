import { type AnyTitle, type GameState, newGame, playInPlace } from '@signalbox/kernel';
import type { TableView } from '@signalbox/protocol';
import { difference } from '@signalbox/table';
import type { Database } from '../database/storage.ts';
import { stateAt } from '../play/load.ts';
import { TestClient } from '../testing/test-client.ts';
import { TEST_TITLES } from '../testing/test-server.ts';
import type { LoadedTable } from './load.ts';

export interface FaultReport {
  readonly tables: number;
  actions: number;
  acknowledged: number;
  reconnections: number;
  /** The problems found; empty if there are none. */
  readonly broken: string[];
}

/** Compares the answers that clients received with the database. */
export async function verifyTables(
  db: Database,
  url: string,
  tables: readonly LoadedTable[],
): Promise<FaultReport> {
  const report: FaultReport = {
    tables: tables.length,
    actions: 0,
    acknowledged: 0,
    reconnections: 0,
    broken: [],
  };
  for (const table of tables) await verifyTable(db, url, table, report);
  return report;
}

async function verifyTable(db: Database, url: string, table: LoadedTable, found: FaultReport): Promise<void> {
  const title = TEST_TITLES.find((one) => one.id === table.title)!;
  for (const player of table.players.values()) found.reconnections += player.reconnections;
  const entries = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table.id)
    .orderBy('position')
    .execute();
  found.actions += entries.length;
  entries.forEach((entry, i) => {
    if (entry.position !== i + 1) found.broken.push(`${table.id}: entry ${i + 1} is missing`);
  });
  checkRequests(table, entries, found);
  const stored = await stateAt(db, title, table.id, entries.length);
  const replayed = await replay(title, url, table, entries);
  if (!alike(stored, replayed))
    found.broken.push(`${table.id}: the stored state is not what the log leads to`);
  await checkViews(url, table, found);
}

type Entries = readonly {
  request_id: string | null;
  position: number;
  seat: string;
  decision: string | null;
  choice: string;
}[];

/** Every acknowledged action is in the log, where the answer said, and once. */
function checkRequests(table: LoadedTable, entries: Entries, found: FaultReport): void {
  const positions = new Map<string, number[]>();
  for (const { request_id, position } of entries) {
    if (request_id) positions.set(request_id, [...(positions.get(request_id) ?? []), position]);
  }
  for (const player of table.players.values()) {
    for (const { request, position } of player.acknowledged) {
      found.acknowledged++;
      const at = positions.get(request) ?? [];
      if (at.length === 0) found.broken.push(`${table.id}: acknowledged ${request} is lost`);
      if (at.length > 1) found.broken.push(`${table.id}: ${request} was applied ${at.length} times`);
      if (at[0] !== position)
        found.broken.push(`${table.id}: ${request} is at ${at[0]}, answered ${position}`);
    }
  }
}

/** Replays the game with the rules from the beginning: an independent way to the same state. */
async function replay(
  title: AnyTitle,
  url: string,
  table: LoadedTable,
  entries: Entries,
): Promise<GameState> {
  const { options, seats } = await new TestClient(url, null).must<TableView>(
    'GET',
    `/api/tables/${table.id}`,
  );
  const state = newGame(title, { players: seats.length, options });
  for (const { seat, decision, choice } of entries) {
    const refused = playInPlace(title, state, { seat, decision, choice: JSON.parse(choice) });
    if (refused) throw new Error(`The log of ${table.id} holds what the rules refuse: ${refused.why}.`);
  }
  return state as GameState;
}

/** Every client has arrived at the view that the server would send it now. */
async function checkViews(url: string, table: LoadedTable, found: FaultReport): Promise<void> {
  for (const [seat, player] of table.players) {
    const { view, position } = await new TestClient(url, table.tokens.get(seat)!).game(table.id);
    if (player.game!.position !== position || !alike(player.game!.view, view)) {
      found.broken.push(`${table.id}: ${seat} sees something else`);
    }
  }
}

function alike(a: GameState, b: GameState): boolean {
  return difference({ ...a, events: null }, { ...b, events: null }).length === 0;
}
