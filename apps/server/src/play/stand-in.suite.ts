import type { CreateTableRequest, TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyChains } from '../operation/chain.ts';
import { guest, TestClient } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

/** Hosts who act for other players. Runs on whichever database the server that is started uses. */
export function standInSuite(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.end());

  interface Seated {
    readonly id: string;
    readonly host: TestClient;
    readonly others: readonly [TestClient, TestClient];
    /** The length of the log. */
    readonly position: number;
  }

  /** Three players after the sealed bids: the second, who is not the host, opens the first auction. */
  async function auctioning(request: Partial<CreateTableRequest> = {}): Promise<Seated> {
    const [host, second, third] = await Promise.all(
      ['Host', 'Second', 'Third'].map((name) => guest(server.url, name)),
    );
    const options = { 'no-bell': true };
    const table = { title: 'lots', players: 3, options, seating: 'chosen', hostActs: true } as const;
    const { id } = await host!.createTable({ ...table, ...request });
    for (const other of [second!, third!]) await other.must('POST', `/api/tables/${id}/join`, {});
    await host!.must('POST', `/api/tables/${id}/start`);
    await host!.act(id, 0, 'opening-bid', { bid: 0 });
    await second!.act(id, 1, 'opening-bid', { bid: 1 });
    await third!.act(id, 2, 'opening-bid', { bid: 0 });
    const { position } = await host!.game(id);
    return { id, host: host!, others: [second!, third!], position };
  }

  const bidFor = (client: TestClient, id: string, position: number, seat?: string) =>
    client.call<{ why?: string }>('POST', `/api/tables/${id}/actions`, {
      ...{ request: crypto.randomUUID(), position, decision: 'bid', choice: { bid: 1 } },
      ...(seat && { seat }),
    });

  /** Who is refused with what; null if the move was accepted. */
  async function answerTo(client: TestClient, id: string, position: number, seat?: string) {
    const { status, body } = await bidFor(client, id, position, seat);
    return status === 200 ? null : `${status} ${body.why}`;
  }

  it('the host acts for the player who is asked, and everybody sees who did', async () => {
    const { id, host, others, position } = await auctioning();
    const { pending } = await host.game(id);
    expect(pending).toMatchObject({ seats: ['p2'], offer: null, standIn: { seat: 'p2' } });
    expect(await answerTo(host, id, position, 'p2')).toBeNull();
    for (const client of [host, ...others, await guest(server.url, 'Spectator')]) {
      const { entries } = await client.log(id, position);
      expect(entries[0]).toMatchObject({ seat: 'p2', by: 'person', madeBy: 'p1', choice: { bid: 1 } });
    }
    expect((await others[0].log(id)).entries[0]!.madeBy).toBeNull();
    expect((await verifyChains(server.context.storage.db)).broken).toEqual([]);
  });

  it('nobody else may: not players, spectators, administrators or strangers', async () => {
    const { id, others, position } = await auctioning();
    const admin = await guest(server.url, 'Admin');
    await server.context.storage.db
      .updateTable('accounts')
      .set({ admin: 1 })
      .where('id', '=', admin.id)
      .execute();
    const spectator = await guest(server.url, 'Spectator');
    expect(await answerTo(others[1], id, position, 'p2')).toBe('403 own-seat-only');
    expect(await answerTo(others[1], id, position, 'p1')).toBe('403 own-seat-only');
    expect(await answerTo(spectator, id, position, 'p2')).toBe('403 not-at-this-table');
    expect(await answerTo(admin, id, position, 'p2')).toBe('403 not-at-this-table');
    expect(await answerTo(new TestClient(server.url, null), id, position, 'p2')).toBe('401 sign-in-first');
    for (const client of [...others, spectator, admin])
      expect((await client.game(id)).pending!.standIn).toBeNull();
    // The player who is asked is not hindered, and may name their own seat.
    expect(await answerTo(others[0], id, position, 'p2')).toBeNull();
    expect((await others[0].log(id, position)).entries[0]!.madeBy).toBeNull();
  });

  it('nor the host of a table that does not allow it, in rated games never', async () => {
    const { id, host, position } = await auctioning({ hostActs: false });
    expect((await host.game(id)).pending!.standIn).toBeNull();
    expect(await answerTo(host, id, position, 'p2')).toBe('403 own-seat-only');
    const asked = await host.createTable({ title: 'lots', players: 2, hostActs: true, rated: true });
    expect(asked).toMatchObject({ hostActs: true, rated: false });
    const usual = await host.createTable({ title: 'lots', players: 2 });
    expect(usual).toMatchObject({ hostActs: false, rated: true });
  });

  it('not secretly, not out of turn, not for a bot, not for nobody', async () => {
    const [host, other] = [await guest(server.url, 'Host'), await guest(server.url, 'Other')];
    const table = { title: 'lots', players: 3, bots: 1, seating: 'chosen', hostActs: true } as const;
    const { id } = await host.createTable(table);
    await other.must('POST', `/api/tables/${id}/join`, {});
    await host.must<TableView>('POST', `/api/tables/${id}/start`);
    expect((await host.game(id)).pending!.standIn).toBeNull();
    const { position } = await host.game(id);
    expect(await answerTo(host, id, position, 'p2')).toBe('409 secret-choice');
    expect(await answerTo(host, id, position, 'p3')).toBe('409 bot-plays');
    expect(await answerTo(host, id, position, 'p9')).toBe('409 no-such-player');
    const open = await auctioning();
    expect((await bidFor(open.host, open.id, open.position, 'p3')).status).toBe(422);
  });

  it('over a socket as well, and both the host and the player can undo it', async () => {
    const { id, host, others, position } = await auctioning();
    const [mine, theirs] = await Promise.all(
      [host, others[0]].map(({ token }) => TestSocket.open(server.url, token)),
    );
    expect((await mine!.watch(id)).pending!.standIn?.seat).toBe('p2');
    await theirs!.watch(id);
    const move = { type: 'act', table: id, decision: 'bid', choice: { bid: 1 }, seat: 'p2' } as const;
    expect(await theirs!.call({ ...move, seat: 'p1', position })).toMatchObject({
      problem: { why: 'own-seat-only' },
    });
    expect(await mine!.call({ ...move, position })).toMatchObject({ ok: true });
    await theirs!.until(() => theirs!.games.get(id)!.position === position + 1);
    expect(theirs!.games.get(id)!.undo).toEqual({ entries: 1, freely: true });
    expect(await theirs!.call({ type: 'undo', table: id, position: position + 1 })).toMatchObject({
      ok: true,
    });
    expect(await mine!.call({ ...move, position: position + 2 })).toMatchObject({ ok: true });
    expect(await mine!.call({ type: 'undo', table: id, position: position + 3 })).toMatchObject({ ok: true });
    for (const socket of [mine!, theirs!]) socket.close();
  });

  it('a rematch has the same setting', async () => {
    const { id, host, others } = await auctioning();
    await server.context.storage.db
      .updateTable('tables')
      .set({ status: 'finished' })
      .where('id', '=', id)
      .execute();
    const next = await others[0].must<TableView>('POST', `/api/tables/${id}/rematch`);
    expect(next).toMatchObject({ hostActs: true, rated: false, host: { id: others[0].id } });
    expect(host.id).not.toBe(others[0].id);
  });
}
