import type {
  ChatMessage,
  CreatedToken,
  Delivery,
  InboxEntry,
  ReportView,
  ServerMessage,
  TableView,
  TournamentView,
} from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Deliverer } from '../notify/deliver.ts';
import { Deliveries, enqueue } from '../notify/jobs.ts';
import type { Notice } from '../notify/notice.ts';
import { botClient, registered } from '../testing/bots.ts';
import { guest, playingTable, TestClient } from '../testing/test-client.ts';
import { TestEvents } from '../testing/test-events.ts';
import type { TestServer, TestSettings } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { substitute } from '../tournaments/substitutes.ts';

const DAY = 24 * 3_600_000;
const HOOK = { kind: 'json', url: 'https://hooks.example.net/' };

/** How somebody who was blocked, muted, suspended, removed or replaced could go on nevertheless. */
export function evasionSuite(start: (settings?: TestSettings) => Promise<TestServer>): void {
  let server: TestServer;
  let ahead = 0;
  beforeAll(async () => {
    server = await start({ now: () => Date.now() + ahead, pulse: false, newSeed: () => 'notices' });
  });
  afterAll(() => server.end());

  const db = () => server.context.storage.db;
  const setAccount = (id: string, change: object) =>
    db().updateTable('accounts').set(change).where('id', '=', id).execute();
  const people = async (...names: string[]) =>
    Promise.all(names.map((name) => guest(server.url, name))) as Promise<[TestClient, ...TestClient[]]>;
  const finished = (table: string) =>
    db().updateTable('tables').set({ status: 'finished' }).where('id', '=', table).execute();

  describe('somebody who is blocked', () => {
    it('does not reach people through a bot account', async () => {
      const owner = await registered(server.url, 'Blocked');
      const bot = await botClient(server.url, owner, 'Mouthpiece');
      const victim = await guest(server.url, 'Victim');
      await victim.must('POST', '/api/wishes', { title: 'lots', players: 3 });
      const channel = await victim.must<{ id: string }>('POST', '/api/channels', HOOK);
      await victim.must('PUT', `/api/blocks/${owner.id}`);
      const { id } = await bot.createTable({ title: 'lots', players: 3, name: 'You again!' });
      const deliveries = await victim.must<Delivery[]>('GET', `/api/channels/${channel.id}/deliveries`);
      expect(deliveries).toEqual([]);
      const invitation = await bot.call('POST', `/api/tables/${id}/invitations`, { account: victim.id });
      expect(invitation).toMatchObject({ status: 403, body: { why: 'not-welcome' } });

      await victim.must('POST', `/api/tables/${id}/join`, {});
      const socket = await TestSocket.open(server.url, victim.token);
      socket.send({ type: 'watch', table: id });
      await socket.until(() => socket.tables.has(id));
      const say = (client: TestClient, text: string) =>
        client.must('POST', `/api/tables/${id}/chat`, { room: 'players', text });
      await say(bot, 'an insult');
      await say(victim, 'my own words');
      await socket.until(() => socket.received.some((text) => text.includes('my own words')));
      expect(socket.received.join()).not.toContain('an insult');
      const chat = await victim.must<ChatMessage[]>('GET', `/api/tables/${id}/chat?room=players`);
      expect(chat.map(({ text }) => text)).toEqual(['my own words']);
      socket.close();
    });

    it('is not paired with those who blocked them, whoever came first', async () => {
      const [ada, ben, cid] = (await people('Ada', 'Ben', 'Cid')) as [TestClient, TestClient, TestClient];
      await ada.must('PUT', `/api/blocks/${cid.id}`);
      const pair = (client: TestClient, seconds: number) =>
        client.must<TableView>('POST', '/api/quick-pairing', {
          title: 'lots',
          players: 3,
          clock: { kind: 'async', perMove: seconds * 1000 },
        });
      // The blocker is not the host of the table, and comes last to the other.
      const first = await pair(ben, 1000);
      expect((await pair(ada, 1000)).id).toBe(first.id);
      expect((await pair(cid, 1000)).id).not.toBe(first.id);
      const second = await pair(cid, 2000);
      expect((await pair(ben, 2000)).id).toBe(second.id);
      expect((await pair(ada, 2000)).id).not.toBe(second.id);
    });

    it('reserves no seat for them by a rematch', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      await p1.must('PUT', `/api/blocks/${p2.id}`);
      await finished(table.id);
      await p2.must('POST', `/api/tables/${table.id}/rematch`);
      expect(await p1.must<InboxEntry[]>('GET', '/api/inbox')).toEqual([]);
    });
  });

  it('an invitation does not show when somebody usually plays, until it is accepted', async () => {
    const [host, invited] = (await people('Curious', 'Private')) as [TestClient, TestClient];
    const usual = { timeZone: 'Asia/Tokyo', from: 20, until: 23 };
    await invited.must('PATCH', '/api/me', { usual });
    const { id } = await host.createTable({ title: 'lots', players: 2, listed: false });
    await host.must('POST', `/api/tables/${id}/invitations`, { account: invited.id });
    expect(await host.must('GET', `/api/people/${invited.id}`)).toMatchObject({ usual: null });
    await invited.must('POST', `/api/tables/${id}/join`, {});
    expect(await host.must('GET', `/api/people/${invited.id}`)).toMatchObject({ usual });
  });

  it('somebody who is muted says nothing in the names of tables and tournaments, or in their own', async () => {
    const owner = await registered(server.url, 'Muted');
    const bot = await botClient(server.url, owner, 'Muted Bot');
    await setAccount(owner.id, { muted_until: Date.now() + DAY });
    const muted = { status: 403, body: { why: 'muted' } };
    for (const client of [owner, bot]) {
      const table = { title: 'lots', players: 2 };
      expect(await client.call('POST', '/api/tables', { ...table, name: 'an insult' })).toMatchObject(muted);
      expect((await client.call('POST', '/api/tables', table)).status).toBe(200);
      const cup = { title: 'lots', kind: 'swiss', size: 2, rounds: 1, name: 'an insult' };
      expect(await client.call('POST', '/api/tournaments', cup)).toMatchObject(muted);
    }
    expect(await owner.call('PATCH', '/api/me', { name: 'an insult' })).toMatchObject(muted);
    expect(await owner.call('POST', '/api/me/bots', { name: 'an insult' })).toMatchObject(muted);
    expect((await owner.call('PATCH', '/api/me', { language: 'ja' })).status).toBe(200);
  });

  it('the bot accounts of somebody who is suspended lose their connections, and the calendar ends', async () => {
    const owner = await registered(server.url, 'Suspended');
    const bot = await botClient(server.url, owner, 'Suspended Bot');
    const { path } = await owner.must<{ path: string }>('POST', '/api/me/calendar');
    expect((await fetch(server.url + path)).status).toBe(200);
    const socket = await TestSocket.open(server.url, bot.token);
    const closed = new Promise<number>((resolve) => socket.socket.once('close', (code) => resolve(code)));
    const events = await TestEvents.open(bot);
    const [judge, reporter] = (await people('Judge', 'Reporter')) as [TestClient, TestClient];
    await setAccount(judge.id, { admin: 1 });
    await reporter.must('POST', '/api/reports', { account: owner.id, reason: 'cheating' });
    const reports = await judge.must<ReportView[]>('GET', '/api/admin/reports');
    const { id } = reports.find(({ person }) => person?.id === owner.id)!;
    await judge.must('POST', `/api/admin/reports/${id}`, { decision: 'suspend', days: 1 });
    expect(await closed).toBe(4001);
    await events.ended;
    expect((await fetch(server.url + path)).status).toBe(404);
  });

  it('a token of an administrator sees no more than others', async () => {
    const admin = await registered(server.url, 'Steward');
    await setAccount(admin.id, { admin: 1 });
    const { token } = await admin.must<CreatedToken>('POST', '/api/tokens', { scopes: ['read', 'manage'] });
    const program = new TestClient(server.url, token, admin.id);
    const { id } = await (await guest(server.url, 'Host')).createTable({
      title: 'lots',
      players: 2,
      listed: false,
    });
    expect((await admin.call('GET', `/api/tables/${id}`)).status).toBe(200);
    expect((await program.call('GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await program.call('GET', '/api/admin/status')).status).toBe(403);
  });

  it('somebody removed from a private tournament does not come back with the old invitation', async () => {
    const organiser = await registered(server.url, 'House');
    const unwanted = await registered(server.url, 'Unwanted');
    const { id, invite } = await organiser.must<TournamentView>('POST', '/api/tournaments', {
      ...{ name: 'House cup', title: 'lots', kind: 'swiss', size: 2, rounds: 1, listed: false },
    });
    const join = () => unwanted.call('POST', `/api/tournaments/${id}/join`, { invite });
    expect((await join()).status).toBe(200);
    await organiser.must('DELETE', `/api/tournaments/${id}/entrants/${unwanted.id}`);
    expect((await join()).status).toBe(404);
    expect((await unwanted.call('GET', `/api/tournaments/${id}?invite=${invite}`)).status).toBe(404);
    const now = await organiser.must<TournamentView>('GET', `/api/tournaments/${id}`);
    expect(now.invite).not.toBe(invite);
  });

  it('somebody who was substituted gets nothing more of their seat, and the substitute gets its notices', async () => {
    const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
    await db().updateTable('tables').set({ listed: 0, host_id: null }).where('id', '=', table.id).execute();
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    const helper = await guest(server.url, 'Helper');
    const channels = new Map<TestClient, string>();
    for (const one of [p2, helper])
      channels.set(one, (await one.must<{ id: string }>('POST', '/api/channels', HOOK)).id);
    await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
    const queued: Notice = { kind: 'consent', table: table.id, tableName: 'x', seat: 'p2', person: null };
    const channel = { id: channels.get(p2)!, digest_hour: null, time_zone: null };
    await server.context.storage.commit((trx) => enqueue(trx, [channel], queued, Date.now(), Date.now()));
    const socket = await TestSocket.open(server.url, p2.token);
    await socket.watch(table.id);
    const before = socket.received.length;
    const entrants = table.seats.map(({ person }) => person!.id);
    const bySeats = [p1, p2].map(({ id }) => id).sort((a, b) => entrants.indexOf(a) - entrants.indexOf(b));
    await substitute(server.context, table.id, bySeats, p2.id, helper.id);
    await socket.until(() => socket.received.slice(before).some((text) => text.includes('"error"')));
    expect((await helper.act(table.id, 1, 'opening-bid', { bid: 0 })).status).toBe(200);
    const later = socket.received.slice(before).map((text) => (JSON.parse(text) as ServerMessage).type);
    expect(later.filter((type) => type === 'game' || type === 'advance')).toEqual([]);
    expect((await p2.call('GET', `/api/tables/${table.id}/game`)).status).toBe(404);
    const noticesOf = async (one: TestClient) => {
      const all = await one.must<Delivery[]>('GET', `/api/channels/${channels.get(one)}/deliveries`);
      return all.map(({ kind, status }) => `${kind} ${status}`);
    };
    expect(await noticesOf(helper)).toContain('turn waiting');
    // What was queued for the player before is not delivered to them any more.
    ahead += DAY;
    await new Deliveries(server.context, new Deliverer(server.context)).all();
    expect(await noticesOf(p2)).toEqual(['consent dropped']);
    socket.close();
  });
}
