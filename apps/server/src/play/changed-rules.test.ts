import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyTitle, type GameState, random } from '@signalbox/kernel';
import { lots } from '@signalbox/kernel/testing/lots.ts';
import { lotsNext } from '@signalbox/kernel/testing/lots-next.ts';
import type { GameView, TableView } from '@signalbox/protocol';
import { expect, it } from 'vitest';
import { randomChoice } from '../testing/random-choice.ts';
import { playingTable, TestClient } from '../testing/test-client.ts';
import { testServer } from '../testing/test-server.ts';

/** Plays at random, at most this many actions; returns the last view. */
async function playOn(
  clients: ReadonlyMap<string, TestClient>,
  table: string,
  most: number,
): Promise<GameView> {
  const rng = random(11);
  const any = clients.get('p1')!;
  for (let i = 0; i < most; i++) {
    const { pending } = await any.game(table);
    if (!pending) break;
    const client = clients.get(pending.seats[0]!)!;
    const own = await client.game(table);
    const choice = randomChoice(own.pending!.offer!, rng);
    expect(await client.act(table, own.position, own.pending!.decision, choice)).toMatchObject({
      status: 200,
    });
  }
  return any.game(table);
}

it('a game in progress continues after its rules have changed', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'signalbox-rules-'));
  const before = await testServer({ titles: [lots as AnyTitle], config: { dataFolder } });
  const request = { title: 'lots', players: 3, options: { 'no-bell': true } };
  const { table, seats } = await playingTable(before.url, 3, request);
  const middle = await playOn(seats, table.id, 8);
  expect(middle.view).toMatchObject({ format: 1 });
  await before.end();

  const after = await testServer({ titles: [lotsNext as AnyTitle], config: { dataFolder } });
  const clients = new Map(
    [...seats].map(([seat, { token, id }]) => [seat, new TestClient(after.url, token, id)]),
  );
  const opened = await clients.get('p1')!.game(table.id);
  expect(opened.view).toMatchObject({
    format: 2,
    auctions: 0,
    cash: (middle.view as GameState & { cash: object }).cash,
  });
  expect(opened.position).toBe(middle.position + 1);
  const { entries } = await clients.get('p1')!.log(table.id, middle.position);
  expect(entries).toMatchObject([{ kind: 'migration' }]);
  // What was done under the old rules is not undone under the new ones.
  expect(opened.undo).toBeNull();

  await playOn(clients, table.id, 500);
  const ended = await clients.get('p1')!.must<TableView>('GET', `/api/tables/${table.id}`);
  expect(ended.status).toBe('finished');
  const past = await clients.get('p1')!.must<GameView>('GET', `/api/tables/${table.id}/at/1`);
  expect(past.view).toMatchObject({ format: 2 });
  await after.end();
  rmSync(dataFolder, { recursive: true, force: true });
});
