import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { random } from '@signalbox/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomChoice } from '../testing/random-choice.ts';
import { TestClient } from '../testing/test-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import stored from './stored/tables.json' with { type: 'json' };

/** A database of the first release of the log without redo, with a game of every title in the middle. */
const DATABASE = new URL('./stored/signalbox.db.gz', import.meta.url);

const dataFolder = mkdtempSync(join(tmpdir(), 'signalbox-stored-'));
let server: TestServer;
beforeAll(async () => {
  writeFileSync(join(dataFolder, 'signalbox.db'), gunzipSync(readFileSync(DATABASE)));
  // The sessions in it would have expired by now, so the clock is set to the day on which it was written.
  server = await testServer({ config: { dataFolder }, now: () => stored.at + 1000, pulse: false });
});
afterAll(async () => {
  await server.end();
  rmSync(dataFolder, { recursive: true, force: true });
});

describe.each(stored.tables)('a stored game of $title', ({ id, position, tokens }) => {
  const clients = () =>
    new Map(
      Object.entries(tokens).map(([seat, one]) => [seat, new TestClient(server.url, one.token, one.id)]),
    );

  it('opens at its last position, with its log and every earlier position', async () => {
    const p1 = clients().get('p1')!;
    const game = await p1.game(id);
    // One more entry if the format of the title's state has changed since.
    expect([position, position + 1]).toContain(game.position);
    const title = server.context.titles.get((await server.context.games.read(id)).title.id)!;
    expect(game.view.format).toBe(title.format);
    expect(game.pending!.seats.length).toBeGreaterThan(0);
    const { entries } = await p1.log(id);
    expect(entries.map((entry) => entry.position)).toEqual(
      Array.from({ length: game.position }, (_, i) => i + 1),
    );
    for (const at of [0, 1, 20, position]) {
      const { view } = await p1.must<{ view: { format: number } }>('GET', `/api/tables/${id}/at/${at}`);
      expect(view.format).toBe(title.format);
    }
  });

  it('continues, and earlier and later actions can be undone and redone', async () => {
    const seats = clients();
    const rng = random(2);
    for (let actions = 0; actions < 30; actions++) {
      const { pending } = await seats.get('p1')!.game(id);
      if (!pending) break;
      const client = seats.get(pending.seats[0]!)!;
      const own = await client.game(id);
      const choice = randomChoice(own.pending!.offer!, rng);
      expect(await client.act(id, own.position, own.pending!.decision, choice)).toMatchObject({
        status: 200,
      });
      const after = await client.game(id);
      if (!after.undo?.freely) continue;
      const call = (what: string, at: number) =>
        client.must('POST', `/api/tables/${id}/${what}`, { request: `${what}-${at}-request`, position: at });
      await call('undo', after.position);
      const back = await client.game(id);
      expect(back.redo).toBe(1);
      await call('redo', back.position);
      const again = await client.game(id);
      expect(again.view).toEqual(after.view);
    }
    const { state, title } = await server.context.games.read(id);
    expect(title.invariants(state)).toEqual([]);
  });
});
