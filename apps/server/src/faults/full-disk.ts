import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { playingTable, TestClient } from '../testing/test-client.ts';
import { testServer } from '../testing/test-server.ts';

export interface FullDiskReport {
  /** The answer to a call while nothing could be written. */
  readonly refused: { readonly status: number; readonly why: string };
  readonly readable: boolean;
  /** The answer to the same request when there was room again. */
  readonly afterwards: number;
  readonly entries: number;
}

/**
 * The database may not grow by a single page: SQLite then reports what it reports on a full disk (SQLITE_FULL). The
 * refused action is sent again with the same request id when there is room.
 */
export async function fillDisk(): Promise<FullDiskReport> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'signalbox-full-'));
  const server = await testServer({ config: { dataFolder, logLevel: 'silent' } });
  try {
    const { db } = server.context.storage;
    const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
    const p1 = seats.get('p1')!;
    const notes = `/api/tables/${table.id}/notes`;
    await sql`pragma max_page_count = 1`.execute(db);
    let refused = { status: 0, why: '' };
    // Pages that are already there are filled first.
    for (let i = 0; refused.status !== 503 && i < 50; i++) {
      const answer = await p1.call<{ why: string }>('PUT', notes, { text: 'x'.repeat(20_000 - i) });
      refused = { status: answer.status, why: answer.body.why };
    }
    const act = () => p1.act(table.id, 0, 'opening-bid', { bid: 1 }, 'the-same-request');
    await act();
    const readable = (await new TestClient(server.url, p1.token).game(table.id)).position <= 1;
    await sql`pragma max_page_count = 1073741823`.execute(db);
    const afterwards = (await act()).status;
    await p1.must('PUT', notes, { text: 'room again' });
    const { entries } = await p1.log(table.id);
    return { refused, readable, afterwards, entries: entries.length };
  } finally {
    await server.end();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
