import type { Me } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../ids.ts';
import { Deliverer } from '../notify/deliver.ts';
import { Deliveries } from '../notify/jobs.ts';
import { nameKey } from '../people/names.ts';
import { storePassword } from '../people/passwords.ts';
import { TestAuthenticator } from '../testing/authenticator.ts';
import { guest, playingTable, TestClient } from '../testing/test-client.ts';
import type { TestServer, TestSettings } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { countOne, LIMITS } from './counters.ts';

const DAY = 24 * 3_600_000;
const PASSWORD = 'correct horse battery';

/** How one person could disturb others with legal actions, too often or at the wrong moment. */
export function nuisanceSuite(start: (settings?: TestSettings) => Promise<TestServer>): void {
  let server: TestServer;
  let ahead = 0;
  beforeAll(async () => {
    server = await start({
      now: () => Date.now() + ahead,
      pulse: false,
      newSeed: () => 'notices',
      config: { messagesPerSecond: 20, allowPrivateTargets: true, tablesPerDay: 5 },
    });
  });
  afterAll(() => server.end());

  const db = () => server.context.storage.db;
  const lots = { title: 'lots', players: 2, options: { 'no-bell': true } };

  async function registered(name: string): Promise<TestClient> {
    const nobody = new TestClient(server.url, null);
    const { token, me } = await nobody.must<{ token: string; me: Me }>('POST', '/api/register', {
      name: `${name} ${randomId(6)}`,
      password: PASSWORD,
    });
    return new TestClient(server.url, token, me.id);
  }

  describe('chatting', () => {
    it('ends at once for somebody who is muted, even over an open socket', async () => {
      const { table, seats } = await playingTable(server.url, 2, lots);
      const p1 = seats.get('p1')!;
      const socket = await TestSocket.open(server.url, p1.token);
      const say = () => socket.call({ type: 'chat', table: table.id, room: 'players', text: 'hello' });
      expect(await say()).toMatchObject({ ok: true });
      await db()
        .updateTable('accounts')
        .set({ muted_until: Date.now() + ahead + DAY })
        .where('id', '=', p1.id)
        .execute();
      expect(await say()).toMatchObject({ ok: false, problem: { why: 'muted' } });
      socket.close();
    });

    it('is limited, however many sockets are used', async () => {
      const { table, seats } = await playingTable(server.url, 2, lots);
      const { token } = seats.get('p1')!;
      const sockets = await Promise.all([1, 2, 3, 4].map(() => TestSocket.open(server.url, token)));
      const answers = await Promise.all(
        sockets.flatMap((socket) =>
          Array.from({ length: 5 }, () =>
            socket.call({ type: 'chat', table: table.id, room: 'players', text: 'again' }),
          ),
        ),
      );
      expect(answers.filter(({ ok }) => ok).length).toBeLessThan(8);
      expect(answers.some((one) => !one.ok && one.problem.why === 'too-fast')).toBe(true);
      for (const socket of sockets) socket.close();
    });
  });

  describe('what is stored permanently', () => {
    const reach = async (limit: 'back' | 'chat' | 'vacation', account: string) => {
      await countOne(server.context, limit, account);
      await db()
        .updateTable('counters')
        .set({ count: LIMITS[limit].most })
        .where('name', 'like', `${limit} %`)
        .execute();
    };

    it('undo and redo are limited', async () => {
      const { table, seats } = await playingTable(server.url, 2, lots);
      const p1 = seats.get('p1')!;
      await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
      const go = (where: string, position: number) =>
        p1.call('POST', `/api/tables/${table.id}/${where}`, { request: randomId(), position });
      expect(await go('undo', 1)).toMatchObject({ status: 200 });
      expect(await go('redo', 2)).toMatchObject({ status: 200 });
      await reach('back', p1.id);
      expect(await go('undo', 3)).toMatchObject({ status: 429, body: { why: 'too-fast' } });
      ahead += DAY;
      expect(await go('undo', 3)).toMatchObject({ status: 200 });
      await reach('back', p1.id);
      expect(await go('redo', 4)).toMatchObject({ status: 429, body: { why: 'too-fast' } });
    });

    it('chat of a person is limited per day, over sockets and routes', async () => {
      const { table, seats } = await playingTable(server.url, 2, lots);
      const p1 = seats.get('p1')!;
      await reach('chat', p1.id);
      const text = { room: 'players', text: 'again' } as const;
      const socket = await TestSocket.open(server.url, p1.token);
      expect(await socket.call({ type: 'chat', table: table.id, ...text })).toMatchObject({
        ok: false,
        problem: { why: 'too-fast' },
      });
      expect(await p1.call('POST', `/api/tables/${table.id}/chat`, text)).toMatchObject({ status: 429 });
      ahead += DAY;
      expect(await p1.call('POST', `/api/tables/${table.id}/chat`, text)).toMatchObject({ status: 200 });
      socket.close();
    });

    it('vacations per day are limited', async () => {
      const p1 = await guest(server.url, 'Traveller');
      const until = Math.floor(Date.now() + ahead + DAY);
      const take = (vacationUntil: number | null) => p1.call('PATCH', '/api/me', { vacationUntil });
      expect(await take(until)).toMatchObject({ status: 200 });
      await reach('vacation', p1.id);
      // The same again changes nothing.
      expect(await take(until)).toMatchObject({ status: 200 });
      expect(await take(null)).toMatchObject({ status: 429, body: { why: 'too-fast' } });
      ahead += DAY;
      expect(await take(null)).toMatchObject({ status: 200 });
    });

    it('guests per address and day are limited', async () => {
      const small = await start({ pulse: false, config: { guestsPerDay: 2 } });
      const nobody = new TestClient(small.url, null);
      expect((await nobody.call('POST', '/api/guest', { name: 'First' })).status).toBe(200);
      const second = { name: `Second ${randomId(6)}`, password: PASSWORD };
      expect((await nobody.call('POST', '/api/register', second)).status).toBe(200);
      const refused = { status: 429, body: { why: 'too-many-guests-today' } };
      expect(await nobody.call('POST', '/api/guest', { name: 'Third' })).toMatchObject(refused);
      const third = { name: `Third ${randomId(6)}`, password: PASSWORD };
      expect(await nobody.call('POST', '/api/register', third)).toMatchObject(refused);
      await small.end();
    });
  });

  describe('a request', () => {
    it.each(['actions', 'undo'])(
      'that uses the name of an earlier one gets that one’s answer: %s',
      async (where) => {
        const { table, seats } = await playingTable(server.url, 2, lots);
        const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
        const request = randomId();
        const bid = { request, position: 0, decision: 'opening-bid', choice: { bid: 1 } };
        expect(await p1.call('POST', `/api/tables/${table.id}/actions`, bid)).toMatchObject({ status: 200 });
        if (where === 'actions') await p2.act(table.id, 1, 'opening-bid', { bid: 0 });
        const { position } = await p1.game(table.id);
        const again = { ...bid, position, decision: 'bid' };
        const body = where === 'actions' ? again : { request, position };
        const answer = await p1.call('POST', `/api/tables/${table.id}/${where}`, body);
        expect(answer).toEqual({ status: 200, body: { position: 1 } });
        expect((await p1.game(table.id)).position).toBe(position);
      },
    );

    it('with the id of a stored passkey is refused, even if it belongs to another account', async () => {
      const key = new TestAuthenticator(server.url);
      const add = async (person: TestClient) => {
        const start = await person.must<{ challengeId: string; options: { challenge: string } }>(
          'POST',
          '/api/passkeys/registration/start',
        );
        return person.call('POST', '/api/passkeys/registration/finish', {
          challengeId: start.challengeId,
          name: `Key ${randomId(6)}`,
          response: key.register(start.options.challenge),
        });
      };
      expect(await add(await guest(server.url, 'Owner'))).toMatchObject({ status: 200 });
      const other = await guest(server.url, 'Other');
      expect(await add(other)).toMatchObject({ status: 401, body: { why: 'passkey-refused' } });
      expect(await other.must<Me>('GET', '/api/me')).toMatchObject({ guest: true, passkeys: [] });
    });

    it('with a list that is longer than the stack is refused like any other', async () => {
      const { table, seats } = await playingTable(server.url, 2, lots);
      const choice = Array.from({ length: 129_000 }, () => 1);
      const body = { request: randomId(), position: 0, decision: 'opening-bid', choice };
      const answer = await seats.get('p1')!.call('POST', `/api/tables/${table.id}/actions`, body);
      expect(answer).toMatchObject({ status: 400, body: { why: 'malformed' } });
    });
  });

  describe('notifications', () => {
    const waiting = (channel: string) =>
      db()
        .selectFrom('jobs')
        .selectAll()
        .where('channel_id', '=', channel)
        .where('status', '=', 'waiting')
        .execute();

    it('are sent once, however often a move is made and undone', async () => {
      const { table, seats } = await playingTable(server.url, 2, lots);
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
      await p2.act(table.id, 1, 'opening-bid', { bid: 0 });
      const { id } = await p2.must<{ id: string }>('POST', '/api/channels', {
        kind: 'json',
        url: 'https://games.example.net/hook',
      });
      for (let i = 0; i < 5; i++) {
        const { position } = await p1.game(table.id);
        await p1.act(table.id, position, 'bid', { bid: 1 });
        await p1.must('POST', `/api/tables/${table.id}/undo`, {
          request: randomId(),
          position: position + 1,
        });
      }
      const { position } = await p1.game(table.id);
      await p1.act(table.id, position, 'bid', { bid: 1 });
      expect(await waiting(id)).toHaveLength(1);
    });

    it('of undo requests are limited, and so are the requests', async () => {
      const { table, seats } = await playingTable(server.url, 2, lots);
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
      await p2.act(table.id, 1, 'opening-bid', { bid: 0 });
      const { position } = await p2.game(table.id);
      const ask = () => p2.call('POST', `/api/tables/${table.id}/undo`, { request: randomId(), position });
      let asked = 0;
      for (; asked < 30; asked++) {
        const answer = await ask();
        if (answer.status !== 200) {
          expect(answer).toMatchObject({ status: 429, body: { why: 'too-many-questions' } });
          break;
        }
        const { consent } = await p2.game(table.id);
        await p2.must('POST', `/api/tables/${table.id}/consents/${consent!.id}`, { answer: 'no' });
      }
      expect(asked).toBe(20);
    });

    it('of a table are not sent to somebody who was removed', async () => {
      const host = await guest(server.url, 'Host');
      const { id } = await host.createTable({ ...lots, players: 3 });
      const removed = await guest(server.url, 'Removed');
      await removed.must('POST', `/api/tables/${id}/join`, {});
      const channel = await removed.must<{ id: string }>('POST', '/api/channels', {
        kind: 'json',
        url: 'http://127.0.0.1:9/hook',
        table: id,
      });
      await host.must('POST', `/api/tables/${id}/kick`, { account: removed.id });
      for (const name of ['One', 'Two'])
        await (await guest(server.url, name)).must('POST', `/api/tables/${id}/join`, {});
      await host.must('POST', `/api/tables/${id}/start`);
      ahead += DAY;
      await new Deliveries(server.context, new Deliverer(server.context)).all();
      const jobs = await db().selectFrom('jobs').selectAll().where('channel_id', '=', channel.id).execute();
      expect(jobs.length).toBeGreaterThan(0);
      expect(jobs.map(({ status }) => status)).toEqual(jobs.map(() => 'dropped'));
    });

    it('that pile up for one destination do not delay others', async () => {
      const slow = await guest(server.url, 'Slow');
      const other = await guest(server.url, 'Other');
      const hook = async (client: TestClient, host: string) =>
        client.must<{ id: string }>('POST', '/api/channels', { kind: 'json', url: `http://${host}:9/hook` });
      const [tarpit, fine] = [await hook(slow, '127.0.0.1'), await hook(other, 'localhost')];
      const now = Date.now() + ahead;
      const job = (channel_id: string, i: number) => ({
        id: randomId(),
        channel_id,
        notice: JSON.stringify({ kind: 'test', table: null, tableName: String(i), seat: null, person: null }),
        status: 'waiting',
        attempts: 0,
        run_at: now - 100_000 + i,
        last_error: null,
        created_at: now,
        finished_at: null,
      });
      for (let i = 0; i < 1000; i += 100)
        await db()
          .insertInto('jobs')
          .values(Array.from({ length: 100 }, (_, j) => job(tarpit.id, i + j)))
          .execute();
      await db().insertInto('jobs').values(job(fine.id, 5000)).execute();
      const deliveries = new Deliveries(server.context, new Deliverer(server.context));
      await deliveries.begin();
      await deliveries.ended();
      expect(await waiting(fine.id)).toEqual([]);
      await db().deleteFrom('jobs').where('channel_id', '=', tarpit.id).execute();
    });
  });

  describe('signing in', () => {
    it('cannot be prevented by guesses from elsewhere, if the owner has signed in from this address before', async () => {
      const owner = await registered('Owner');
      const { name } = await owner.must<Me>('GET', '/api/me');
      const login = (password: string) =>
        new TestClient(server.url, null).call('POST', '/api/login', { name, password });
      expect((await login(PASSWORD)).status).toBe(200);
      for (let i = 0; i <= LIMITS.signIn.most; i++) await countOne(server.context, 'signIn', nameKey(name));
      expect((await login(PASSWORD)).status).toBe(200);
      const stranger = await registered('Stranger');
      const other = (await stranger.must<Me>('GET', '/api/me')).name;
      for (let i = 0; i <= LIMITS.signIn.most; i++) await countOne(server.context, 'signIn', nameKey(other));
      const guess = { name: other, password: PASSWORD };
      expect((await new TestClient(server.url, null).call('POST', '/api/login', guess)).status).toBe(429);
    });

    it('a new password invalidates pending reset links', async () => {
      const owner = await registered('Letters');
      const link = { account_id: owner.id!, email: 'a@example.net', expires_at: Date.now() + ahead + DAY };
      await db()
        .insertInto('mail_tokens')
        .values([
          { token_hash: randomId(40), kind: 'reset', ...link },
          { token_hash: randomId(40), kind: 'confirm', ...link },
        ])
        .execute();
      await storePassword(server.context, owner.id!, 'another password');
      const left = await db()
        .selectFrom('mail_tokens')
        .select('kind')
        .where('account_id', '=', owner.id!)
        .execute();
      expect(left).toEqual([{ kind: 'confirm' }]);
    });
  });

  describe('vacations', () => {
    it('requested at the same time are handled one after the other, and a refused one changes nothing', async () => {
      const client = await guest(server.url, 'Traveller');
      const now = Date.now() + ahead;
      const away = (days: number) => client.call('PATCH', '/api/me', { vacationUntil: now + days * DAY });
      const answers = await Promise.all([10, 11, 12, 13].map(away));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const before = await client.must<Me>('GET', '/api/me');
      expect((await away(300)).status).toBe(422);
      const after = await client.must<Me>('GET', '/api/me');
      expect(after.vacationUntil).toBe(before.vacationUntil);
      expect(Math.round(after.vacationLeft / DAY)).toBe(Math.round(before.vacationLeft / DAY));
    });
  });

  describe('a table that cannot be loaded', () => {
    it('does not prevent deleting an account, and can be closed', async () => {
      const { table, seats } = await playingTable(server.url, 2, lots);
      const p1 = seats.get('p1')!;
      await db().updateTable('tables').set({ clock_state: '{' }).where('id', '=', table.id).execute();
      await server.context.games.refresh(table.id, 1_000_000);
      await p1.must('DELETE', '/api/me', { confirm: 'delete' });
      expect((await p1.call('GET', '/api/me')).status).toBe(401);
      const admin = await guest(server.url, 'Admin');
      await db().updateTable('accounts').set({ admin: 1 }).where('id', '=', admin.id).execute();
      await admin.must('POST', `/api/admin/tables/${table.id}/close`);
      await db().deleteFrom('troubles').execute();
    });
  });

  it('can create a limited number of tables a day', async () => {
    const host = await guest(server.url, 'Host');
    const made = [];
    for (let i = 0; i < 6; i++) made.push(await host.call('POST', '/api/tables', lots));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    ahead += DAY;
    await host.createTable(lots);
  });

  it('a private table does not appear in a player’s profile', async () => {
    const { table, seats } = await playingTable(server.url, 2, lots);
    const p1 = seats.get('p1')!;
    await db().updateTable('tables').set({ listed: 0 }).where('id', '=', table.id).execute();
    await db()
      .insertInto('results')
      .values({
        table_id: table.id,
        account_id: p1.id!,
        title: 'lots',
        seat: 'p1',
        place: 1,
        players: 2,
        score: 7,
        rated: 0,
        mu: null,
        sigma: null,
        at: 1,
      })
      .execute();
    const profile = await new TestClient(server.url, null).must<{ statistics: unknown[] }>(
      'GET',
      `/api/people/${p1.id}`,
    );
    expect(profile.statistics).toEqual([]);
  });
}
