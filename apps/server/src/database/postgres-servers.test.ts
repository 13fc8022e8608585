import type { ServerMessage, TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUp } from '../fanout/listener.ts';
import { endLostSessions } from '../people/sessions.ts';
import { ownPostgres } from '../testing/own-postgres.ts';
import { guest, playingTable, TestClient } from '../testing/test-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { wireTo } from '../testing/wire.ts';
import { substitute } from '../tournaments/substitutes.ts';

const { database } = ownPostgres();

describe('a network that drops all packets', () => {
  it('is noticed: calls are answered, and notifications arrive again', { timeout: 60_000 }, async () => {
    const databaseUrl = await database();
    const wire = await wireTo(databaseUrl);
    const cut = await testServer({ config: { databaseUrl: wire.url, silenceMs: 1500 }, pulse: false });
    const sound = await testServer({ config: { databaseUrl } });
    const { table, seats } = await playingTable(sound.url, 2, { title: 'lots', players: 2 });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    const socket = await TestSocket.open(cut.url, p2.token);
    await socket.watch(table.id);
    const call = () => new TestClient(cut.url, p1.token).call('GET', '/api/me');
    await Promise.all([1, 2, 3].map(call));
    wire.silence();
    const statuses = (await Promise.all(Array.from({ length: 12 }, call))).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(statuses).toContain(503);
    expect((await call()).status).toBe(200);
    await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
    await socket.until(() => socket.games.get(table.id)!.position === 1, 8000);
    socket.close();
    await cut.end();
    await sound.end();
    wire.end();
  });
});

describe('three servers on one database', () => {
  let servers: TestServer[];
  beforeAll(async () => {
    const databaseUrl = await database();
    // All at once, so that their migrations run concurrently.
    servers = await Promise.all([1, 2, 3].map(() => testServer({ config: { databaseUrl } })));
  });
  afterAll(async () => {
    for (const server of servers) await server.end();
  });

  it('a move made through one is seen through the others at once', async () => {
    const [one, two, three] = servers as [TestServer, TestServer, TestServer];
    const { table, seats } = await playingTable(one.url, 2, { title: 'lots', players: 2 });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    const socket = await TestSocket.open(two.url, p2.token);
    await socket.watch(table.id);
    const spectator = await TestSocket.open(three.url, (await guest(three.url, 'Spectator')).token);
    await spectator.watch(table.id);
    await new TestClient(three.url, p1.token).act(table.id, 0, 'opening-bid', { bid: 1 });
    await socket.until(() => socket.games.get(table.id)!.position === 1);
    const answer = await socket.call({
      type: 'act',
      table: table.id,
      position: 1,
      decision: 'opening-bid',
      choice: { bid: 0 },
    });
    expect(answer).toMatchObject({ ok: true });
    await spectator.until(() => spectator.games.get(table.id)!.position > 1);
    for (const server of servers) {
      const seen = await new TestClient(server.url, p1.token).game(table.id);
      expect(seen.view).toEqual((await p1.game(table.id)).view);
    }
    socket.close();
    spectator.close();
  });

  it('of two simultaneous moves through two servers one is accepted', async () => {
    const [one, two] = servers as [TestServer, TestServer];
    for (let round = 0; round < 10; round++) {
      const { table, seats } = await playingTable(one.url, 2, { title: 'lots', players: 2 });
      const token = seats.get('p1')!.token;
      const answers = await Promise.all(
        [one, two].map(({ url }, i) =>
          new TestClient(url, token).act(table.id, 0, 'opening-bid', { bid: i }, `request-${i}`),
        ),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
      expect((await seats.get('p1')!.game(table.id)).position).toBe(1);
    }
  });

  it('the same request through two servers gets the same answer and counts once', async () => {
    const { table, seats } = await playingTable(servers[0]!.url, 2, { title: 'lots', players: 2 });
    const answers = await Promise.all(
      servers.map(({ url }) =>
        new TestClient(url, seats.get('p1')!.token).act(
          table.id,
          0,
          'opening-bid',
          { bid: 2 },
          'the-request',
        ),
      ),
    );
    expect(answers.map((answer) => answer.body)).toEqual(servers.map(() => ({ position: 1 })));
    expect((await seats.get('p2')!.log(table.id)).entries).toHaveLength(1);
  });

  it('people at the table are seen through every server, until they leave or their server is gone', async () => {
    let at = Date.now();
    const databaseUrl = await database();
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map(() => testServer({ config: { databaseUrl }, now: () => at, pulse: false })),
    );
    const { table, seats } = await playingTable(one!.url, 2, { title: 'lots', players: 2 });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    const isThere = (view: TableView | undefined, client: TestClient) =>
      view?.seats.find((seat) => seat.person?.id === client.id)?.present === true;
    const seen = (server: TestServer) =>
      new TestClient(server.url, null).must<TableView>('GET', `/api/tables/${table.id}`);

    const first = await TestSocket.open(one!.url, p1.token);
    await first.watch(table.id);
    const second = await TestSocket.open(two!.url, p2.token);
    await second.watch(table.id);
    await first.until(() => isThere(first.tables.get(table.id), p2));
    expect(isThere(await seen(three!), p1)).toBe(true);
    second.close();
    await first.until(() => !isThere(first.tables.get(table.id), p2));

    // The server of p1 renews its presence once and then stops, as if it had been killed.
    at += 60_000;
    await one!.context.presence.renew();
    at += 60_000;
    expect(isThere(await seen(three!), p1)).toBe(true);
    at += 60_000;
    expect(isThere(await seen(three!), p1)).toBe(false);
    first.close();
    for (const server of [one, two, three]) await server!.end();
  });

  it('a server catches up after lost notifications: games, tables, chat and sessions', async () => {
    const [one] = servers as [TestServer];
    const { databaseUrl } = one.config;
    // No background tasks, so that the gap stays until the server is told to catch up.
    const two = await testServer({ config: { databaseUrl }, pulse: false });
    const { table, seats } = await playingTable(one.url, 2, { title: 'lots', players: 2 });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    const socket = await TestSocket.open(two.url, p2.token);
    await socket.watch(table.id);
    const host = await guest(one.url, 'Host');
    const waiting = await host.createTable({ title: 'lots', players: 2 });
    socket.send({ type: 'watch', table: waiting.id });
    await socket.until(() => socket.tables.has(waiting.id));
    // From now on the second server receives no notifications.
    await two.context.bus.close();
    await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
    for (const text of ['one', 'two', 'three'])
      await p1.must('POST', `/api/tables/${table.id}/chat`, { room: 'players', text: `word ${text}` });
    await (await guest(one.url, 'Late')).must('POST', `/api/tables/${waiting.id}/join`, {});
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(socket.games.get(table.id)!.position).toBe(0);
    await catchUp(two.context);
    await socket.until(() => socket.games.get(table.id)!.position === 1);
    await socket.until(() => socket.tables.get(waiting.id)!.seats[1]!.person?.name === 'Late');
    const words = () => socket.received.flatMap((text) => /"text":"(word \w+)"/.exec(text)?.[1] ?? []);
    await socket.until(() => words().length === 3);
    expect(words()).toEqual(['word one', 'word two', 'word three']);
    const closed = new Promise<number>((resolve) => socket.socket.once('close', (code) => resolve(code)));
    await p2.must('POST', '/api/logout');
    await endLostSessions(two.context);
    expect(await closed).toBe(4001);
    await two.end();
  });

  it('somebody who is substituted through one server gets nothing more of their seat through another', async () => {
    const [one] = servers as [TestServer];
    // No background tasks, so that only what is announced arrives.
    const two = await testServer({ config: { databaseUrl: one.config.databaseUrl }, pulse: false });
    const { table, seats } = await playingTable(one.url, 2, { title: 'lots', players: 2 });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    const socket = await TestSocket.open(two.url, p2.token);
    await socket.watch(table.id);
    const before = socket.received.length;
    const entrants = [...table.seats].sort((a, b) => a.index - b.index).map(({ person }) => person!.id);
    await substitute(one.context, table.id, entrants, p2.id, (await guest(one.url, 'Helper')).id);
    await p1.act(table.id, (await p1.game(table.id)).position, 'opening-bid', { bid: 1 });
    await socket.until(() => socket.games.get(table.id)!.position === 1);
    const later = socket.received.slice(before).map((text) => JSON.parse(text) as ServerMessage);
    // The game as spectators see it, before anything else that happens in it.
    const [first] = later.filter(({ type }) => type === 'game' || type === 'advance');
    expect(first).toMatchObject({ type: 'game', value: { seat: null } });
    socket.close();
    await two.end();
  });

  it('chat, seats and sign-outs work across servers', async () => {
    const [one, two] = servers as [TestServer, TestServer];
    const host = await guest(one.url, 'Host');
    const { id } = await host.createTable({ title: 'lots', players: 2 });
    const socket = await TestSocket.open(two.url, host.token);
    socket.send({ type: 'watch', table: id });
    await socket.until(() => socket.tables.has(id));
    await (await guest(one.url, 'Other')).must('POST', `/api/tables/${id}/join`, {});
    await socket.until(() => socket.tables.get(id)!.seats[1]!.person?.name === 'Other');
    await host.must('POST', `/api/tables/${id}/chat`, { room: 'players', text: 'hello there' });
    await socket.until(() => socket.received.some((text) => text.includes('hello there')));
    await host.must('POST', `/api/tables/${id}/start`);
    await socket.until(() => socket.games.has(id));
    const closed = new Promise<number>((resolve) => socket.socket.once('close', (code) => resolve(code)));
    await host.must('POST', '/api/logout-everywhere');
    expect(await closed).toBe(4001);
  });
});
