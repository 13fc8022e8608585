import type { ChannelView, ChatMessage, Me, Measure, ReportView, TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { TestAuthenticator } from '../testing/authenticator.ts';
import { guest, playingTable, TestClient } from '../testing/test-client.ts';
import { TestMail } from '../testing/test-mail.ts';
import type { TestServer, TestSettings } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

type Start = (settings: TestSettings & { config: Partial<Config> }) => Promise<TestServer>;

/** Runs on whichever database the server that is started uses. */
export function identitySuite(start: Start): void {
  let server: TestServer;
  let mail: TestMail;
  let nobody: TestClient;
  let ahead = 0;
  let made = 0;
  beforeAll(async () => {
    mail = await TestMail.start();
    server = await start({
      now: () => Date.now() + ahead,
      config: { smtpUrl: mail.url, publicUrl: 'https://games.example.net', allowPrivateTargets: true },
    });
    nobody = new TestClient(server.url, null);
  });
  afterAll(async () => {
    await server.end();
    mail.end();
  });

  const PASSWORD = 'correct horse battery';
  const HOUR = 3_600_000;

  async function registered(name = `Person no ${++made}`): Promise<TestClient & { name: string }> {
    const { token, me } = await nobody.must<{ token: string; me: Me }>('POST', '/api/register', {
      name,
      password: PASSWORD,
    });
    return Object.assign(new TestClient(server.url, token, me.id), { name });
  }

  const tokenIn = (letter: string) => /games\.example\.net\/[a-z-]+\/(\w{40})/.exec(letter)![1]!;

  async function withMail(address: string): Promise<TestClient & { name: string }> {
    const client = await registered();
    await client.must('PUT', '/api/me/email', { email: address });
    await nobody.must('POST', '/api/mail/confirm', { token: tokenIn(await mail.to(address)) });
    return client;
  }

  async function admin(): Promise<TestClient> {
    const client = await registered();
    await server.context.storage.db
      .updateTable('accounts')
      .set({ admin: 1 })
      .where('id', '=', client.id)
      .execute();
    return client;
  }

  describe('mail', () => {
    it('is only sent to the confirmed address of a registered account', async () => {
      const before = mail.mails.length;
      const visitor = await guest(server.url, 'Visitor');
      expect(
        await visitor.call('POST', '/api/channels', { kind: 'email', address: 'victim@example.net' }),
      ).toMatchObject({
        status: 403,
        body: { why: 'register-first' },
      });
      expect((await visitor.call('PUT', '/api/me/email', { email: 'victim@example.net' })).status).toBe(403);
      const client = await registered();
      const refused = await client.call('POST', '/api/channels', {
        kind: 'email',
        address: 'victim@example.net',
      });
      expect(refused).toMatchObject({ status: 409, body: { why: 'confirm-address-first' } });
      expect(mail.mails.length).toBe(before);
    });

    it('asks an address at most a few times, without anything written by the sender', async () => {
      const statuses: number[] = [];
      for (let i = 0; i < 3; i++) {
        const client = await registered(`Cheap pills ${i}`);
        for (let j = 0; j < 3; j++) {
          statuses.push(
            (await client.call('PUT', '/api/me/email', { email: 'stranger@example.net' })).status,
          );
        }
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(3);
      const letter = await mail.to('stranger@example.net');
      expect(letter).toContain('Subject: Signalbox: confirm your address');
      expect(letter).not.toContain('pills');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(mail.mails.filter((one) => one.includes('To: stranger@example.net'))).toHaveLength(3);
    });

    it('is confirmed by the link, once; another address has to be confirmed again', async () => {
      const client = await withMail('ada@example.net');
      expect(await client.must('GET', '/api/me')).toMatchObject({
        email: 'ada@example.net',
        emailConfirmed: true,
      });
      const { id } = await client.must<ChannelView>('POST', '/api/channels', { kind: 'email' });
      expect(id).toBeTruthy();
      const again = await nobody.call('POST', '/api/mail/confirm', {
        token: tokenIn(await mail.to('ada@example.net')),
      });
      expect(again).toMatchObject({ status: 409, body: { why: 'link-expired' } });
      await client.must('PUT', '/api/me/email', { email: 'ada2@example.net' });
      expect(await client.must('GET', '/api/me')).toMatchObject({ emailConfirmed: false });
      expect(await client.must('GET', '/api/channels')).toEqual([]);
    });

    it('tests of a channel have a limit', async () => {
      const client = await withMail('tester@example.net');
      const { id } = await client.must<ChannelView>('POST', '/api/channels', { kind: 'email' });
      const statuses: number[] = [];
      for (let i = 0; i < 10; i++)
        statuses.push((await client.call('POST', `/api/channels/${id}/test`)).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.at(-1)).toBe(429);
    });

    it('resets a lost password, ends all sessions, and does not reveal who has an address', async () => {
      const client = await withMail('lost@example.net');
      const socket = await TestSocket.open(server.url, client.token);
      const closed = new Promise<number>((resolve) => socket.socket.once('close', (code) => resolve(code)));
      const known = await nobody.call('POST', '/api/password-reset', { email: 'lost@example.net' });
      const unknown = await nobody.call('POST', '/api/password-reset', { email: 'nobody@example.net' });
      expect(known).toEqual(unknown);
      const token = tokenIn(await mail.to('lost@example.net', 'choose a new password'));
      const finish = { token, password: 'a quite new password' };
      await nobody.must('POST', '/api/password-reset/finish', finish);
      expect(await closed).toBe(4001);
      expect((await client.call('GET', '/api/me')).status).toBe(401);
      expect((await nobody.call('POST', '/api/password-reset/finish', finish)).status).toBe(409);
      await nobody.must('POST', '/api/login', { name: client.name, password: 'a quite new password' });
      expect(
        (await nobody.call('POST', '/api/login', { name: client.name, password: PASSWORD })).status,
      ).toBe(401);
    });

    it('a link expires', async () => {
      const client = await registered();
      await client.must('PUT', '/api/me/email', { email: 'late@example.net' });
      const token = tokenIn(await mail.to('late@example.net'));
      ahead += 4 * 24 * HOUR;
      expect((await nobody.call('POST', '/api/mail/confirm', { token })).status).toBe(409);
    });
  });

  describe('guesses', () => {
    it('at one account are counted for all addresses, and a successful sign-in resets the count', async () => {
      const { name } = await registered();
      const guess = (password: string) => nobody.call('POST', '/api/login', { name, password });
      for (let i = 0; i < 5; i++) expect((await guess('wrong password')).status).toBe(401);
      expect((await guess(PASSWORD)).status).toBe(200);
      for (let i = 0; i < 10; i++) expect((await guess('wrong password')).status).toBe(401);
      expect(await guess(PASSWORD)).toMatchObject({ status: 429, body: { why: 'too-many-guesses' } });
      ahead += HOUR;
      expect((await guess(PASSWORD)).status).toBe(200);
    });
  });

  describe('what cannot be undone', () => {
    it('asks for the password again if it was not given recently', async () => {
      const client = await registered();
      ahead += HOUR;
      const calls = [
        ['DELETE', '/api/me', { confirm: 'delete' }],
        ['PUT', '/api/me/email', { email: 'other@example.net' }],
        ['POST', '/api/passkeys/registration/start', undefined],
        ['DELETE', '/api/passkeys/none', undefined],
      ] as const;
      for (const [method, path, body] of calls) {
        expect(await client.call(method, path, body), path).toMatchObject({
          status: 403,
          body: { why: 'confirm-first' },
        });
      }
      expect((await client.call('POST', '/api/me/confirm', { password: 'not this one' })).status).toBe(403);
      await client.must('POST', '/api/me/confirm', { password: PASSWORD });
      await client.must('DELETE', '/api/me', { confirm: 'delete' });
    });

    it('a passkey of the owner confirms too; setting a first password also needs it', async () => {
      const client = await guest(server.url, `Keyholder ${++made}`);
      const key = new TestAuthenticator('https://games.example.net');
      const begin = (who: TestClient, path: string) =>
        who.must<{ challengeId: string; options: { challenge: string } }>('POST', path);
      const start = await begin(client, '/api/passkeys/registration/start');
      await client.must('POST', '/api/passkeys/registration/finish', {
        challengeId: start.challengeId,
        response: key.register(start.options.challenge),
      });
      ahead += HOUR;
      const first = { password: PASSWORD };
      expect((await client.call('PUT', '/api/me/password', first)).status).toBe(403);
      const confirm = async (who: TestClient) => {
        const { challengeId, options } = await begin(nobody, '/api/passkeys/login/start');
        return who.call('POST', '/api/passkeys/confirm', {
          challengeId,
          response: key.logIn(options.challenge),
        });
      };
      expect(await confirm(await registered())).toMatchObject({
        status: 403,
        body: { why: 'other-passkey' },
      });
      expect((await confirm(client)).status).toBe(200);
      await client.must('PUT', '/api/me/password', first);
    });
  });

  describe('between people', () => {
    it('messages of blocked people are not shown, and they cannot join the tables of those who blocked them', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      const path = `/api/tables/${table.id}/chat`;
      const socket = await TestSocket.open(server.url, p1.token);
      await socket.watch(table.id);
      await p1.must('PUT', `/api/blocks/${p2.id}`);
      await p2.must('POST', path, { room: 'players', text: 'an insult' });
      await p1.must('POST', path, { room: 'players', text: 'an answer' });
      await socket.until(() => socket.received.some((text) => text.includes('an answer')));
      expect(socket.received.some((text) => text.includes('an insult'))).toBe(false);
      expect((await p1.must<ChatMessage[]>('GET', `${path}?room=players`)).map(({ text }) => text)).toEqual([
        'an answer',
      ]);
      expect(await p2.must<ChatMessage[]>('GET', `${path}?room=players`)).toHaveLength(2);
      const { id } = await p1.createTable({ title: 'lots', players: 2 });
      expect(await p2.call('POST', `/api/tables/${id}/join`, {})).toMatchObject({
        status: 403,
        body: { why: 'not-welcome' },
      });
      expect(await p1.must('GET', '/api/blocks')).toMatchObject([{ id: p2.id }]);
      await p1.must('DELETE', `/api/blocks/${p2.id}`);
      await p2.must('POST', `/api/tables/${id}/join`, {});
      socket.close();
    });

    it('a report goes to the administrators, who can mute or suspend the person', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      const path = `/api/tables/${table.id}/chat`;
      const { id: message } = await p2.must<ChatMessage>('POST', path, {
        room: 'players',
        text: 'an insult',
      });
      const report = { account: p2.id, table: table.id, message, reason: 'insults', text: 'see there' };
      await p1.must('POST', '/api/reports', report);
      await p1.must('POST', '/api/reports', { ...report, reason: 'abandoning' });
      const judge = await admin();
      const open = await judge.must<ReportView[]>('GET', '/api/admin/reports');
      const mine = open.filter(({ person }) => person?.id === p2.id);
      expect(mine).toHaveLength(2);
      expect(mine[0]).toMatchObject({ quoted: 'an insult', text: 'see there', reporter: { id: p1.id } });
      expect((await p1.call('GET', '/api/admin/reports')).status).toBe(403);

      await judge.must('POST', `/api/admin/reports/${mine[0]!.id}`, { decision: 'mute', days: 1 });
      expect(await p2.call('POST', path, { room: 'players', text: 'more' })).toMatchObject({
        status: 403,
        body: { why: 'muted' },
      });
      const inForce = async () =>
        (await judge.must<Measure[]>('GET', '/api/admin/measures')).filter(
          ({ person }) => person.id === p2.id,
        );
      expect(await inForce()).toMatchObject([{ mutedUntil: expect.any(Number), suspendedUntil: null }]);
      await judge.must('DELETE', `/api/admin/measures/${p2.id}`);
      expect(await inForce()).toEqual([]);
      expect((await p2.call('POST', path, { room: 'players', text: 'sorry' })).status).toBe(200);
      const socket = await TestSocket.open(server.url, p2.token);
      const closed = new Promise<number>((resolve) => socket.socket.once('close', (code) => resolve(code)));
      await judge.must('POST', `/api/admin/reports/${mine[1]!.id}`, { decision: 'suspend', days: 1 });
      expect(await closed).toBe(4001);
      expect((await p2.call('GET', '/api/me')).status).toBe(401);
      expect(
        (await judge.call('POST', `/api/admin/reports/${mine[1]!.id}`, { decision: 'dismiss' })).status,
      ).toBe(404);
    });

    it('a suspended person cannot sign in until the suspension ends', async () => {
      const client = await registered();
      await guest(server.url, 'Reporter').then((one) =>
        one.must('POST', '/api/reports', { account: client.id, reason: 'cheating' }),
      );
      const judge = await admin();
      const open = await judge.must<ReportView[]>('GET', '/api/admin/reports');
      const { id } = open.find(({ person }) => person?.id === client.id)!;
      await judge.must('POST', `/api/admin/reports/${id}`, { decision: 'suspend', days: 2 });
      const login = () => nobody.call('POST', '/api/login', { name: client.name, password: PASSWORD });
      expect(await login()).toMatchObject({ status: 403, body: { why: 'suspended' } });
      ahead += 49 * HOUR;
      expect((await login()).status).toBe(200);
    });
  });

  describe('a rematch', () => {
    it('reserves seats and starts when all have accepted', async () => {
      const request = { title: 'lots', players: 2, options: { 'no-bell': true } } as const;
      const { table, seats } = await playingTable(server.url, 2, request);
      await server.context.storage.db
        .updateTable('tables')
        .set({ status: 'finished' })
        .where('id', '=', table.id)
        .execute();
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      const next = await p1.must<TableView>('POST', `/api/tables/${table.id}/rematch`);
      expect(next.seats.map(({ confirmed }) => confirmed)).toEqual([true, false]);
      expect(await p1.call('POST', `/api/tables/${next.id}/start`)).toMatchObject({
        status: 409,
        body: { why: 'seats-unconfirmed' },
      });
      const yes = await p2.must<TableView>('POST', `/api/tables/${table.id}/rematch`);
      expect(yes.id).toBe(next.id);
      expect(yes.seats.every(({ confirmed }) => confirmed)).toBe(true);
      await p1.must('POST', `/api/tables/${next.id}/start`);
    });

    it('that is private is not shown to somebody who was removed from it', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      await server.context.storage.db
        .updateTable('tables')
        .set({ status: 'finished', listed: 0 })
        .where('id', '=', table.id)
        .execute();
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      const next = await p1.must<TableView>('POST', `/api/tables/${table.id}/rematch`);
      await p1.must('POST', `/api/tables/${next.id}/kick`, { account: p2.id });
      expect(await p2.call('GET', `/api/tables/${next.id}`)).toMatchObject({ status: 404 });
      expect(await p2.call('POST', `/api/tables/${table.id}/rematch`)).toMatchObject({ status: 404 });
    });
  });
}
