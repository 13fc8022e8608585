import type { ChatMessage, Me, TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { guest, playingTable, TestClient } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

/** Attacks that once worked. Runs on whichever database the server that is started uses. */
export function attacksSuite(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.end());

  const closed = (socket: TestSocket) =>
    new Promise<number>((resolve) => socket.socket.once('close', (code) => resolve(code)));

  async function withNobodyWatching(): Promise<void> {
    const deadline = Date.now() + 10_000;
    while (server.context.hub.size > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(server.context.hub.size).toBe(0);
  }

  describe('numbers and texts without bounds', () => {
    it.each([2 ** 53, 1e300, 1.5, -1, 253_402_300_800_000])(
      'a vacation until %d is refused, and the account is unchanged',
      async (vacationUntil) => {
        const client = await guest(server.url, 'Traveller');
        expect((await client.call('PATCH', '/api/me', { vacationUntil })).status).toBe(400);
        expect((await client.must<Me>('GET', '/api/me')).vacationUntil).toBeNull();
      },
    );

    it.each([
      '/api/tables?before=1.5',
      '/api/tables?before=1e300',
      '/api/tables?title=%00',
      '/api/ratings/%00',
      '/api/ratings/lots%00',
      '/api/tables/TABLE/log?since=2147483648',
      '/api/tables/TABLE/at/99999999999',
      '/api/tables/TABLE/chat?room=players&before=1e300',
      '/api/tables/TABLE?invite=aaaaaaaaaaaaaaaaaaaaaaa%00',
    ])('GET %s is malformed', async (path) => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const { status } = await seats.get('p1')!.call('GET', path.replace('TABLE', table.id));
      expect(status).toBe(400);
    });

    it('NUL is refused in names and ids, and removed from text', async () => {
      const nobody = new TestClient(server.url, null);
      expect((await nobody.call('POST', '/api/guest', { name: 'a\0b' })).status).toBe(400);
      expect((await nobody.call('POST', '/api/login', { name: 'a\0b', password: 'x' })).status).toBe(400);
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2, name: 'a\0b' });
      expect(table.name).toBe('ab');
      const p1 = seats.get('p1')!;
      expect((await p1.act(table.id, 0, 'opening-bid', { bid: 1 }, 'request\0id')).status).toBe(400);
      expect((await p1.act(table.id, 0, 'opening-bid', { bid: '\0' })).status).toBe(400);
      const said = await p1.must<ChatMessage>('POST', `/api/tables/${table.id}/chat`, {
        room: 'players',
        text: 'one\0 two\u202e',
      });
      expect(said.text).toBe('one two');
      await p1.must('PUT', `/api/tables/${table.id}/notes`, { text: 'x\0y' });
      expect(await p1.must('GET', `/api/tables/${table.id}/notes`)).toEqual({ text: 'xy' });
    });
  });

  describe('at the same time', () => {
    it('60 messages are all stored, in one order', async () => {
      const { table, seats } = await playingTable(server.url, 3, { title: 'lots', players: 3 });
      const path = `/api/tables/${table.id}/chat`;
      const speakers = [...seats.values()];
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, i) =>
          speakers[i % 3]!.call<ChatMessage>('POST', path, { room: 'players', text: `word ${i}` }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const heard = await speakers[0]!.must<ChatMessage[]>('GET', `${path}?room=players`);
      expect(new Set(heard.map(({ text }) => text)).size).toBe(60);
      expect(heard.map(({ id }) => id)).toEqual(heard.map((_, i) => i + 1));
    });

    it('a message that is sent again with the same request id is stored once', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const path = `/api/tables/${table.id}/chat`;
      const body = { room: 'players', text: 'once', request: 'the-same-request' };
      const p1 = seats.get('p1')!;
      const answers = await Promise.all([1, 2, 3, 4].map(() => p1.must<ChatMessage>('POST', path, body)));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await p1.must<ChatMessage[]>('GET', `${path}?room=players`)).toHaveLength(1);
    });

    it('one of ten people gets a name, and the others are refused', async () => {
      const request = { name: `Wanted ${Math.random()}`.slice(0, 30), password: 'correct horse battery' };
      const nobody = new TestClient(server.url, null);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => nobody.call('POST', '/api/register', request)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    });

    it('a guest who registers twice is registered once', async () => {
      const client = await guest(server.url, 'Twice');
      const answers = await Promise.all(
        ['Twice one', 'Twice two'].map((name) =>
          client.call('POST', '/api/register', { name, password: 'correct horse battery' }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => status < 500)).toBe(true);
    });
  });

  describe('names', () => {
    it('that look like an existing one are refused', async () => {
      const nobody = new TestClient(server.url, null);
      const password = 'correct horse battery';
      await nobody.must('POST', '/api/register', { name: 'Alice Cooper', password });
      for (const name of [
        'Аlice Cooper',
        'AIice Cooper',
        'A1ice C00per',
        'alice-cooper',
        'Ａｌｉｃｅ Cooper',
      ]) {
        const answer = await nobody.call('POST', '/api/register', { name, password });
        expect(answer, name).toMatchObject({ status: 409, body: { why: 'name-taken' } });
      }
    });
  });

  describe('watchers', () => {
    it('are removed with their sockets, however fast they come and go', { timeout: 60_000 }, async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const { token } = seats.get('p1')!;
      for (let i = 0; i < 60; i++) {
        const socket = await TestSocket.open(server.url, token);
        socket.send({ type: 'watch', table: table.id });
        if (i % 3 > 0) await new Promise((resolve) => setTimeout(resolve, i % 7));
        if (i % 2) socket.close();
        else socket.socket.close();
      }
      await withNobodyWatching();
      const p2 = await TestSocket.open(server.url, seats.get('p2')!.token);
      await p2.watch(table.id);
      const seat = p2.tables.get(table.id)!.seats.find((one) => one.person?.id === seats.get('p1')!.id);
      expect(seat!.present).toBe(false);
      p2.close();
      await withNobodyWatching();
    });

    it('are added once per table even in bursts, and none is left: 80 sockets × 40', {
      timeout: 240_000,
    }, async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const { token } = seats.get('p1')!;
      for (let round = 0; round < 2; round++) {
        const sockets = await Promise.all(
          Array.from({ length: 80 }, () => TestSocket.open(server.url, token)),
        );
        for (const socket of sockets) {
          for (let i = 0; i < 40; i++) socket.send({ type: 'watch', table: table.id });
        }
        await Promise.all(sockets.map((socket) => socket.until(() => socket.games.has(table.id), 60_000)));
        expect(server.context.hub.size).toBeLessThanOrEqual(80);
        for (const socket of sockets) socket.close();
        await withNobodyWatching();
      }
    });
  });

  describe('identity over time', () => {
    it('signing out closes the socket of that session, and no other', async () => {
      const first = await guest(server.url, 'Leaver');
      const socket = await TestSocket.open(server.url, first.token);
      const other = await TestSocket.open(server.url, (await guest(server.url, 'Stayer')).token);
      const ended = closed(socket);
      await first.must('POST', '/api/logout');
      expect(await ended).toBe(4001);
      expect(other.socket.readyState).toBe(WebSocket.OPEN);
      other.close();
    });

    it('a client that does not disconnect is ignored', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const p1 = seats.get('p1')!;
      const socket = await TestSocket.open(server.url, p1.token);
      await socket.watch(table.id);
      // A client that never completes the closing handshake.
      (socket.socket as unknown as { close: () => void }).close = () => {};
      await p1.must('POST', '/api/logout-everywhere');
      const before = socket.received.length;
      socket.socket.send(
        JSON.stringify({
          type: 'act',
          request: 'after-the-end',
          table: table.id,
          position: 0,
          decision: 'opening-bid',
          choice: { bid: 1 },
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect((await seats.get('p2')!.game(table.id)).position).toBe(0);
      expect(socket.received.length).toBe(before);
      socket.close();
    });

    it('changing the password or deleting the account closes all sockets', async () => {
      const nobody = new TestClient(server.url, null);
      const PASSWORD = 'correct horse battery';
      const { token } = await nobody.must<{ token: string }>('POST', '/api/register', {
        name: 'Changing',
        password: PASSWORD,
      });
      const socket = await TestSocket.open(server.url, token);
      const ended = closed(socket);
      const changed = await new TestClient(server.url, token).must<{ token: string }>(
        'PUT',
        '/api/me/password',
        {
          current: PASSWORD,
          password: 'another password',
        },
      );
      expect(await ended).toBe(4001);
      const again = await TestSocket.open(server.url, changed.token);
      const deleted = closed(again);
      await new TestClient(server.url, changed.token).must('DELETE', '/api/me', { confirm: 'delete' });
      expect(await deleted).toBe(4001);
    });

    it('a person removed from a private table gets no more messages, and the invitation changes', async () => {
      const host = await guest(server.url, 'Host');
      const { id, invite } = await host.createTable({
        title: 'lots',
        players: 3,
        listed: false,
        entry: 'invite',
      });
      const removed = await guest(server.url, 'Removed');
      await removed.must('POST', `/api/tables/${id}/join`, { invite });
      const socket = await TestSocket.open(server.url, removed.token);
      socket.send({ type: 'watch', table: id, invite: invite! });
      await socket.until(() => socket.tables.has(id));
      await host.must('POST', `/api/tables/${id}/kick`, { account: removed.id });
      await socket.until(() => socket.received.some((text) => text.includes('"not-found"')));
      const before = socket.received.length;
      await host.must('POST', `/api/tables/${id}/chat`, { room: 'players', text: 'among ourselves' });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(socket.received.length).toBe(before);
      expect((await removed.call('GET', `/api/tables/${id}?invite=${invite}`)).status).toBe(404);
      expect((await removed.call('POST', `/api/tables/${id}/join`, { invite })).status).toBe(404);
      const { invite: next } = await host.must<TableView>('GET', `/api/tables/${id}`);
      await (await guest(server.url, 'Next')).must('POST', `/api/tables/${id}/join`, { invite: next });
      socket.close();
    });
  });
}
