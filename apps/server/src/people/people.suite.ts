import type { Me, TableView } from '@signalbox/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestAuthenticator } from '../testing/authenticator.ts';
import { guest, playingTable, TestClient } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

/** The tables of the database that have rows of an account. */
async function tablesAbout({ context }: TestServer, account: string): Promise<string[]> {
  const { db } = context.storage;
  const tables = (await db.introspection.getTables()).filter(({ columns }) =>
    columns.some(({ name }) => name === 'account_id'),
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.table(name)} where account_id = ${account} limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

/** Runs on whichever database the server that is started uses. */
export function peopleSuite(start: () => Promise<TestServer>): void {
  let server: TestServer;
  let nobody: TestClient;
  beforeAll(async () => {
    server = await start();
    nobody = new TestClient(server.url, null);
  });
  afterAll(() => server.end());

  interface SignedIn {
    token: string;
    me: Me;
  }
  const PASSWORD = 'correct horse battery';

  async function registered(name: string): Promise<TestClient> {
    const { token, me } = await nobody.must<SignedIn>('POST', '/api/register', { name, password: PASSWORD });
    return new TestClient(server.url, token, me.id);
  }

  describe('people', () => {
    it('a guest who registers keeps the tables, and the old token becomes invalid', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const p1 = seats.get('p1')!;
      const { token, me } = await p1.must<SignedIn>('POST', '/api/register', {
        name: 'Ada',
        password: PASSWORD,
      });
      expect(me).toMatchObject({ id: p1.id, name: 'Ada', guest: false, hasPassword: true });
      const again = new TestClient(server.url, token, me.id);
      expect((await again.act(table.id, 0, 'opening-bid', { bid: 1 })).status).toBe(200);
      expect((await p1.call('GET', '/api/me')).status).toBe(401);
    });

    it('sign in with a password; a wrong password and an unknown name get the same answer', async () => {
      await registered('Grace');
      const { me } = await nobody.must<SignedIn>('POST', '/api/login', { name: 'GRACE', password: PASSWORD });
      expect(me.name).toBe('Grace');
      const wrong = await nobody.call('POST', '/api/login', { name: 'Grace', password: 'something else' });
      const unknown = await nobody.call('POST', '/api/login', {
        name: 'Nobody here',
        password: 'something else',
      });
      expect(wrong).toEqual(unknown);
      expect(wrong).toMatchObject({ status: 401, body: { why: 'wrong-name-or-password' } });
    });

    it('cannot register names that look alike', async () => {
      await registered('Łukasz');
      const other = await nobody.call('POST', '/api/register', { name: 'ŁUKASZ', password: PASSWORD });
      expect(other).toMatchObject({ status: 409, body: { why: 'name-taken' } });
      const hostile = await nobody.call('POST', '/api/guest', { name: 'a\u202eb' });
      expect(hostile.status).toBe(400);
    });

    it('sign out everywhere, including sockets', async () => {
      const client = await registered('Edsger');
      const socket = await TestSocket.open(server.url, client.token);
      const { id } = await client.createTable({ title: 'lots', players: 2 });
      socket.send({ type: 'watch', table: id });
      await socket.until(() => socket.tables.has(id));
      const closed = new Promise<number>((resolve) => socket.socket.once('close', (code) => resolve(code)));
      await client.must('POST', '/api/logout-everywhere');
      expect(await closed).toBe(4001);
      expect((await client.call('GET', '/api/me')).status).toBe(401);
    });

    it('change the password only with the old one', async () => {
      const client = await registered('Barbara');
      const refused = await client.call('PUT', '/api/me/password', {
        current: 'wrong',
        password: 'a new password',
      });
      expect(refused).toMatchObject({ status: 403, body: { why: 'wrong-password' } });
      await client.must('PUT', '/api/me/password', { current: PASSWORD, password: 'a new password' });
      expect((await client.call('GET', '/api/me')).status).toBe(401);
      await nobody.must('POST', '/api/login', { name: 'Barbara', password: 'a new password' });
    });

    it('can export everything about themselves and delete their account', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const p1 = seats.get('p1')!;
      await p1.must('POST', `/api/tables/${table.id}/chat`, { room: 'players', text: 'my own words' });
      await p1.must('PUT', `/api/tables/${table.id}/notes`, { text: 'my plan' });
      await p1.must('PUT', `/api/blocks/${seats.get('p2')!.id}`);
      await p1.must('POST', '/api/wishes', { title: 'lots', players: 3 });
      const template = { name: 'Usual', table: { title: 'lots', players: 2 } };
      await p1.must('POST', '/api/templates', template);
      await p1.must('PATCH', '/api/me', { vacationUntil: server.context.now() + 86_400_000 });
      const report = { account: seats.get('p2')!.id, reason: 'other', text: 'my complaint' };
      await p1.must('POST', '/api/reports', report);
      const all = await p1.must<Record<string, unknown[]>>('GET', '/api/me/export');
      expect(all.blocks).toMatchObject([{ blocked_id: seats.get('p2')!.id }]);
      expect(all.wishes).toMatchObject([{ title: 'lots', players: 3 }]);
      expect(all.templates).toMatchObject([{ name: 'Usual' }]);
      expect(all.chat).toMatchObject([{ text: 'my own words' }]);
      expect(all.notes).toMatchObject([{ text: 'my plan' }]);
      expect(all.vacations).toHaveLength(1);
      expect(all.reports).toMatchObject([{ text: 'my complaint' }]);
      expect(JSON.stringify(all)).not.toContain(p1.token!);
      await p1.must('DELETE', '/api/me', { confirm: 'delete' });
      expect((await p1.call('GET', '/api/me')).status).toBe(401);
      expect((await nobody.call('GET', `/api/people/${p1.id}`)).status).toBe(404);
      // The games stay, with a player of no name.
      expect(await tablesAbout(server, p1.id)).toEqual(['seats']);
      const left = await seats.get('p2')!.must<TableView>('GET', `/api/tables/${table.id}`);
      expect(left.seats.find((seat) => seat.seat === 'p1')).toMatchObject({
        bot: 'conductor',
        person: { name: '—' },
      });
    });
  });

  describe('passkeys', () => {
    const start = (client: TestClient, path: string) =>
      client.must<{ challengeId: string; options: { challenge: string } }>('POST', path);

    it('register a guest, sign in from elsewhere, and are refused with another challenge', async () => {
      const client = await guest(server.url, 'Key holder');
      const authenticator = new TestAuthenticator(server.url);
      const made = await start(client, '/api/passkeys/registration/start');
      const me = await client.must<Me>('POST', '/api/passkeys/registration/finish', {
        challengeId: made.challengeId,
        response: authenticator.register(made.options.challenge),
        name: 'Key holder',
        label: 'laptop',
      });
      expect(me).toMatchObject({ guest: false, hasPassword: false, passkeys: [{ label: 'laptop' }] });

      const login = await start(nobody, '/api/passkeys/login/start');
      const finish = {
        challengeId: login.challengeId,
        response: authenticator.logIn(login.options.challenge),
      };
      const back = await nobody.must<SignedIn>('POST', '/api/passkeys/login/finish', finish);
      expect(back.me.id).toBe(client.id);
      const replayed = await nobody.call('POST', '/api/passkeys/login/finish', finish);
      expect(replayed).toMatchObject({ status: 401, body: { why: 'challenge-expired' } });
      const other = await start(nobody, '/api/passkeys/login/start');
      const wrong = {
        challengeId: other.challengeId,
        response: authenticator.logIn(login.options.challenge),
      };
      expect((await nobody.call('POST', '/api/passkeys/login/finish', wrong)).status).toBe(401);
      const lockedOut = await client.call('DELETE', `/api/passkeys/${authenticator.id}`);
      expect(lockedOut).toMatchObject({ status: 409, body: { why: 'last-way-in' } });
      const { token } = await client.must<SignedIn>('PUT', '/api/me/password', { password: PASSWORD });
      const again = new TestClient(server.url, token, client.id);
      const gone = await again.must<Me>('DELETE', `/api/passkeys/${authenticator.id}`);
      expect(gone.passkeys).toEqual([]);
    });

    it('are not stored for a guest whose name is taken', async () => {
      await registered('Taken');
      const client = await guest(server.url, 'Taken');
      const made = await start(client, '/api/passkeys/registration/start');
      const refused = await client.call('POST', '/api/passkeys/registration/finish', {
        challengeId: made.challengeId,
        response: new TestAuthenticator(server.url).register(made.options.challenge),
      });
      expect(refused).toMatchObject({ status: 409, body: { why: 'name-taken' } });
      expect((await client.must<Me>('GET', '/api/me')).passkeys).toEqual([]);
    });
  });
}
