import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverProcess } from '../testing/server-process.ts';
import { playingTable, TestClient } from '../testing/test-client.ts';
import { TestSocket } from '../testing/test-socket.ts';

it('when stopped, it finishes calls in progress, closes connections, and leaves nothing to repair', async () => {
  const DATA_FOLDER = mkdtempSync(join(tmpdir(), 'signalbox-shutdown-'));
  const first = await serverProcess({ DATA_FOLDER });
  const { table, seats } = await playingTable(first.url, 2, { title: 'lots', players: 2 });
  const p1 = seats.get('p1')!;
  const socket = await TestSocket.open(first.url, p1.token);
  await socket.watch(table.id);
  const closed = new Promise((resolve) => socket.socket.once('close', resolve));
  const acted = socket.call({
    type: 'act',
    table: table.id,
    position: 0,
    decision: 'opening-bid',
    choice: { bid: 1 },
  });
  expect(await acted).toMatchObject({ ok: true });
  expect(await first.stop()).toBe(0);
  await closed;
  const second = await serverProcess({ DATA_FOLDER });
  expect((await new TestClient(second.url, p1.token).game(table.id)).position).toBe(1);
  await second.stop();
  rmSync(DATA_FOLDER, { recursive: true, force: true });
});
