import type { ChatMessage, TableSummary, TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, playingTable, TestClient } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { closeForgottenTables } from './create.ts';

/** Runs on whichever database the server that is started uses. */
export function tablesSuite(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.end());

  describe('tables', () => {
    it('accept the options that the title knows, and refuse others with the reason', async () => {
      const host = await guest(server.url, 'Host');
      const table = await host.createTable({ title: 'lots', players: 2, options: { purse: 'five' } });
      expect(table.options).toEqual({ purse: 'five', 'no-bell': false });
      const wrong = await host.call('POST', '/api/tables', {
        title: 'lots',
        players: 4,
        options: { purse: 'five' },
      });
      expect(wrong).toMatchObject({ status: 422, body: { why: 'option-players' } });
      const unknown = await host.call('POST', '/api/tables', { title: 'chess', players: 2 });
      expect(unknown).toMatchObject({ status: 422, body: { why: 'no-such-title' } });
    });

    it('seat bots in the style that was asked for, or in one that is drawn', async () => {
      const host = await guest(server.url, 'Host');
      const request = { title: 'lots', players: 4, bots: 2, bot: 'baron:any', patient: true } as const;
      const { id, seats, patient } = await host.createTable(request);
      expect(patient).toBe(true);
      for (const { bot } of seats.slice(2)) expect(bot).toMatch(/^baron:(builder|investor|raider)$/);
      const bot = 'conductor:raider';
      const more = await host.must<TableView>('PUT', `/api/tables/${id}/bots`, { seat: 1, bot });
      expect(more.seats[1]).toMatchObject({ bot });
      const none = await host.call('PUT', `/api/tables/${id}/bots`, { seat: 1, bot: 'random:raider' });
      expect(none.status).toBe(400);
    });

    it('that are waiting are limited per host, and closed if they are not started', async () => {
      const host = await guest(server.url, 'Collector');
      const made: TableView[] = [];
      for (let i = 0; i < 20; i++) made.push(await host.createTable({ title: 'lots', players: 2 }));
      const more = await host.call('POST', '/api/tables', { title: 'lots', players: 2 });
      expect(more).toMatchObject({ status: 409, body: { why: 'too-many-open-tables' } });
      const { id } = made[0]!;
      await server.context.storage.db
        .updateTable('tables')
        .set({ created_at: 1 })
        .where('id', '=', id)
        .execute();
      await closeForgottenTables(server.context);
      expect(await host.must('GET', `/api/tables/${id}`)).toMatchObject({ status: 'closed' });
      await host.createTable({ title: 'lots', players: 2 });
    });

    it('by invitation admit people with the link', async () => {
      const host = await guest(server.url, 'Host');
      const request = { title: 'lots', players: 2, listed: false, entry: 'invite' } as const;
      const { id, invite } = await host.createTable(request);
      const friend = await guest(server.url, 'Friend');
      expect((await friend.call('POST', `/api/tables/${id}/join`, {})).status).toBe(404);
      await friend.must('POST', `/api/tables/${id}/join`, { invite });
      const listed = await friend.must<TableSummary[]>('GET', '/api/tables?status=open');
      expect(listed.some((table) => table.id === id)).toBe(false);
      const mine = await friend.must<TableSummary[]>('GET', '/api/tables?mine=1');
      expect(mine.map((table) => table.id)).toEqual([id]);
    });

    it('seat people where they choose, pass the host’s role on, and close when the last person leaves', async () => {
      const host = await guest(server.url, 'Host');
      const { id } = await host.createTable({ title: 'lots', players: 3, seating: 'chosen' });
      const other = await guest(server.url, 'Other');
      await other.must('POST', `/api/tables/${id}/join`, { seat: 2 });
      const taken = await (await guest(server.url, 'Late')).call('POST', `/api/tables/${id}/join`, {
        seat: 2,
      });
      expect(taken).toMatchObject({ status: 409, body: { why: 'seat-taken' } });
      await host.must('POST', `/api/tables/${id}/leave`);
      expect(await other.must('GET', `/api/tables/${id}`)).toMatchObject({ amHost: true, mySeat: 2 });
      expect(await other.must('POST', `/api/tables/${id}/leave`)).toMatchObject({ status: 'closed' });
    });

    it('are filled with different people when many join at once', async () => {
      const host = await guest(server.url, 'Host');
      const { id } = await host.createTable({ title: 'lots', players: 3 });
      const crowd = await Promise.all(Array.from({ length: 6 }, (_, i) => guest(server.url, `Crowd ${i}`)));
      const answers = await Promise.all(crowd.map((one) => one.call('POST', `/api/tables/${id}/join`, {})));
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
      const table = await host.must<TableView>('GET', `/api/tables/${id}`);
      expect(new Set(table.seats.map((seat) => seat.person!.id)).size).toBe(3);
    });

    it('start once, in the order of the seats if that was chosen', async () => {
      const request = { title: 'lots', players: 2, seating: 'chosen' } as const;
      const { table, seats } = await playingTable(server.url, 2, request);
      expect(table.seats.map((seat) => seat.seat)).toEqual(['p1', 'p2']);
      const again = await seats.get('p1')!.call('POST', `/api/tables/${table.id}/start`);
      expect(again).toMatchObject({ status: 409, body: { why: 'already-begun' } });
    });

    it('tell watchers when somebody takes a seat and when the game starts', async () => {
      const host = await guest(server.url, 'Host');
      const { id } = await host.createTable({ title: 'lots', players: 2 });
      const socket = await TestSocket.open(server.url, host.token);
      socket.send({ type: 'watch', table: id });
      await socket.until(() => socket.tables.get(id)?.seats[0]?.present === true);
      const other = await guest(server.url, 'Other');
      await other.must('POST', `/api/tables/${id}/join`, {});
      await socket.until(() => socket.tables.get(id)!.seats[1]!.person?.name === 'Other');
      await host.must('POST', `/api/tables/${id}/start`);
      await socket.until(() => socket.games.has(id));
      expect(socket.games.get(id)!.seat).toMatch(/^p[12]$/);
      socket.close();
    });
  });

  describe('finding a game', () => {
    it('open tables are listed by clock, level and language', async () => {
      const host = await guest(server.url, 'Host');
      const clock = { kind: 'live', budget: 60_000, increment: 0 } as const;
      const request = { title: 'lots', players: 2, clock, level: 'beginners', language: 'ja' } as const;
      const { id } = await host.createTable(request);
      const found = async (query: string) =>
        (await host.must<TableSummary[]>('GET', `/api/tables?status=open&limit=100&${query}`)).some(
          (table) => table.id === id,
        );
      for (const query of ['clock=live', 'level=beginners', 'language=ja'])
        expect(await found(query), query).toBe(true);
      for (const query of ['clock=async', 'level=experienced', 'language=en'])
        expect(await found(query), query).toBe(false);
    });

    it('quick pairing seats people of the same wish together, and starts when the table is full', async () => {
      const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => guest(server.url, name)));
      const [a, b, c, d] = people as [TestClient, TestClient, TestClient, TestClient];
      const pair = (client: TestClient, players = 2) =>
        client.must<TableView>('POST', '/api/quick-pairing', {
          title: 'lots',
          players,
          clock: { kind: 'async', perMove: 7_000_000 },
        });
      const first = await pair(a);
      expect(first).toMatchObject({ status: 'open', amHost: true });
      expect((await pair(a)).id).toBe(first.id);
      const other = await pair(c, 3);
      expect(other.id).not.toBe(first.id);
      await a.must('PUT', `/api/blocks/${d.id}`);
      expect((await pair(d)).id).not.toBe(first.id);
      expect(await pair(b)).toMatchObject({ id: first.id, status: 'playing' });
    });

    it('whoever waits for a table is told when one opens, unless it is private', async () => {
      const [fan, host] = [await guest(server.url, 'Fan'), await guest(server.url, 'Host')];
      const { id } = await fan.must<{ id: string }>('POST', '/api/channels', {
        kind: 'json',
        url: 'https://example.net/hook',
      });
      const wish = await fan.must<{ id: string }>('POST', '/api/wishes', { title: 'lots', players: 4 });
      expect(await fan.must('GET', '/api/wishes')).toEqual([
        { ...wish, title: 'lots', players: 4, clock: null },
      ]);
      await host.createTable({ title: 'lots', players: 3 });
      await host.createTable({ title: 'lots', players: 4, listed: false });
      await fan.createTable({ title: 'lots', players: 4 });
      const told = async () =>
        (await fan.must<{ kind: string; table: string }[]>('GET', `/api/channels/${id}/deliveries`)).map(
          ({ kind, table }) => [kind, table],
        );
      expect(await told()).toEqual([]);
      const table = await host.createTable({ title: 'lots', players: 4 });
      expect(await told()).toEqual([['table-open', table.id]]);
      await fan.must('DELETE', `/api/wishes/${wish.id}`);
      await host.createTable({ title: 'lots', players: 4 });
      expect(await told()).toHaveLength(1);
    });

    it('templates keep the settings of a table for their owner', async () => {
      const host = await guest(server.url, 'Host');
      const table = { title: 'lots', players: 3, level: 'experienced' };
      const kept = await host.must<{ id: string }>('POST', '/api/templates', { name: 'Mine', table });
      const changed = { name: 'Mine', table: { ...table, players: 4 } };
      expect(await host.must('POST', '/api/templates', changed)).toMatchObject({ id: kept.id });
      expect(await host.must('GET', '/api/templates')).toMatchObject([changed]);
      const other = await guest(server.url, 'Other');
      expect(await other.must('GET', '/api/templates')).toEqual([]);
      expect((await other.call('DELETE', `/api/templates/${kept.id}`)).status).toBe(404);
      await host.must('DELETE', `/api/templates/${kept.id}`);
      expect(await host.must('GET', '/api/templates')).toEqual([]);
    });
  });

  describe('administrators', () => {
    async function admin(): Promise<TestClient> {
      const person = await guest(server.url, 'Admin');
      await server.context.storage.db
        .updateTable('accounts')
        .set({ admin: 1 })
        .where('id', '=', person.id)
        .execute();
      return person;
    }

    it('take a game back to an earlier move; everybody is told, nobody can redo it, and it is noted', async () => {
      const boss = await admin();
      const request = { title: 'lots', players: 2, seating: 'chosen', options: { 'no-bell': true } } as const;
      const { table, seats } = await playingTable(server.url, 2, request);
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      const hook = { kind: 'json', url: 'https://example.net/hook' };
      const { id } = await p2.must<{ id: string }>('POST', '/api/channels', hook);
      const start = await p1.game(table.id);
      await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
      const before = await p1.game(table.id);
      await p2.act(table.id, 1, 'opening-bid', { bid: 0 });
      const { position, pending } = await p1.game(table.id);
      await p1.act(table.id, position, pending!.decision, { bid: 1 });
      const path = `/api/admin/tables/${table.id}/restore`;
      await boss.must('POST', path, { position: 1, note: 'The rules were wrong.' });
      const after = await p1.game(table.id);
      expect(after).toMatchObject({ view: before.view, redo: 0, pending: before.pending });
      const { entries } = await p1.log(table.id);
      expect(entries.at(-1)).toMatchObject({ kind: 'undo', by: 'server' });
      const said = await p2.must<ChatMessage[]>('GET', `/api/tables/${table.id}/chat?room=players`);
      expect(said).toMatchObject([{ text: 'The rules were wrong.', from: { id: boss.id } }]);
      const told = await p2.must<{ kind: string }[]>('GET', `/api/channels/${id}/deliveries`);
      expect(told.map(({ kind }) => kind)).toContain('restored');
      await boss.must('POST', path, { position: 0, note: 'Again from the start.' });
      expect((await p1.game(table.id)).view).toEqual(start.view);
      const nothing = await boss.call('POST', path, { position: 0, note: 'Again.' });
      expect(nothing).toMatchObject({ status: 409, body: { why: 'nothing-to-undo' } });
      await boss.must('POST', `/api/admin/tables/${table.id}/close`);
      const noted = await boss.must('GET', `/api/admin/audit?table=${table.id}`);
      expect(noted).toMatchObject([
        { action: 'close', admin: { id: boss.id } },
        { action: 'restore', note: '0: Again from the start.' },
        { action: 'restore', note: '1: The rules were wrong.' },
      ]);
    });

    it('limit how much one account may do in a day', async () => {
      const boss = await admin();
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const p1 = seats.get('p1')!;
      const path = `/api/admin/limits/${p1.id}`;
      const limits = { tables: 1, messages: 1 };
      expect(await boss.must('PUT', path, limits)).toEqual(limits);
      expect(await boss.must('GET', path)).toEqual(limits);
      const say = () => p1.call('POST', `/api/tables/${table.id}/chat`, { room: 'players', text: 'hello' });
      const open = () => p1.call('POST', '/api/tables', { title: 'lots', players: 2 });
      await open();
      expect((await open()).status).toBe(429);
      expect([(await say()).status, (await say()).status]).toEqual([200, 429]);
      await boss.must('PUT', path, { tables: null, messages: null });
      expect([(await open()).status, (await say()).status]).toEqual([200, 200]);
    });
  });

  describe('spectators', () => {
    it('are listed for everybody who sees the table; anonymous ones are counted', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const player = await TestSocket.open(server.url, seats.get('p1')!.token);
      const spectator = await guest(server.url, 'Wendy');
      const watching = await TestSocket.open(server.url, spectator.token);
      const nameless = await TestSocket.open(server.url, null);
      for (const socket of [player, watching, nameless]) await socket.watch(table.id);
      const spectators = () => player.tables.get(table.id)?.spectatorsNow;
      await player.until(() => spectators()?.people.length === 1 && spectators()?.others === 1);
      expect(spectators()!.people[0]).toMatchObject({ id: spectator.id, name: 'Wendy' });
      const listed = await spectator.must<TableSummary[]>('GET', '/api/tables?status=playing');
      expect(JSON.stringify(listed)).not.toContain('Wendy');
      watching.close();
      nameless.close();
      await player.until(() => spectators()?.people.length === 0 && spectators()?.others === 0);
      player.close();
    });

    it('who come and go many times are announced together, in their final state', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const player = await TestSocket.open(server.url, seats.get('p1')!.token);
      await player.watch(table.id);
      const restless = await TestSocket.open(server.url, (await guest(server.url, 'Restless')).token);
      const before = player.received.length;
      for (let i = 0; i < 20; i++) {
        restless.send({ type: 'watch', table: table.id });
        restless.send({ type: 'unwatch', table: table.id });
      }
      await restless.watch(table.id);
      await player.until(() => player.tables.get(table.id)!.spectatorsNow.people.length === 1);
      expect(player.received.length - before).toBeLessThan(10);
      restless.close();
      player.close();
    });
  });

  describe('chat', () => {
    it('of spectators is hidden from players until the game is over', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const player = seats.get('p1')!;
      const spectator = await guest(server.url, 'Spectator');
      const [atTable, watching] = [
        await TestSocket.open(server.url, player.token),
        await TestSocket.open(server.url, spectator.token),
      ];
      await atTable.watch(table.id);
      await watching.watch(table.id);
      const path = `/api/tables/${table.id}/chat`;
      await spectator.must('POST', path, { room: 'spectators', text: 'p2 bids nothing' });
      await player.must('POST', path, { room: 'players', text: 'good luck' });
      await watching.until(() => watching.received.some((text) => text.includes('good luck')));
      await atTable.until(() => atTable.received.some((text) => text.includes('good luck')));
      expect(atTable.received.some((text) => text.includes('p2 bids nothing'))).toBe(false);
      expect((await player.call('GET', `${path}?room=spectators`)).status).toBe(403);
      expect((await spectator.call('POST', path, { room: 'players', text: 'hello' })).status).toBe(403);
      const said = await spectator.must<ChatMessage[]>('GET', `${path}?room=players`);
      expect(said).toMatchObject([{ text: 'good luck', from: { id: player.id } }]);
      atTable.close();
      watching.close();
    });
  });

  describe('notes', () => {
    it('are only visible to their author', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const path = `/api/tables/${table.id}/notes`;
      await seats.get('p1')!.must('PUT', path, { text: 'buy red' });
      await seats.get('p1')!.must('PUT', path, { text: 'buy blue' });
      expect(await seats.get('p1')!.must('GET', path)).toEqual({ text: 'buy blue' });
      expect(await seats.get('p2')!.must('GET', path)).toEqual({ text: '' });
      expect((await new TestClient(server.url, null).call('GET', path)).status).toBe(401);
    });
  });
}
