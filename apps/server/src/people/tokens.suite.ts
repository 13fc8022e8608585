import { spawn } from 'node:child_process';
import { createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { CreatedToken, Person, PersonProfile, Scope, TableView, TokenView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../ids.ts';
import { scopeOf } from '../security/scopes.ts';
import { botClient, registered } from '../testing/bots.ts';
import { guest, TestClient } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

const PLAYER = fileURLToPath(new URL('../../../../docs/api/player.mjs', import.meta.url));

/** Runs on whichever database the server that is started uses. */
export function tokensSuite(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.end());

  async function withToken(person: TestClient, scopes: readonly Scope[]): Promise<TestClient> {
    const { token } = await person.must<CreatedToken>('POST', '/api/tokens', { label: 'x', scopes });
    return new TestClient(server.url, token, person.id);
  }

  describe('a token', () => {
    it('does what its scopes say', async () => {
      const person = await registered(server.url, 'Scoped');
      const chatter = await withToken(person, ['chat']);
      const player = await withToken(person, ['play']);
      const act = `/api/tables/${'x'.repeat(12)}/actions`;
      expect(await chatter.call('POST', act, {})).toMatchObject({
        status: 403,
        body: { why: 'token-scope/play' },
      });
      expect((await player.call('POST', act, {})).status).toBe(400);
      expect(await player.call('GET', '/api/tables?mine=1')).toMatchObject({
        status: 403,
        body: { why: 'token-scope/read' },
      });
      expect(await player.call('POST', '/api/tables', { title: 'lots', players: 2 })).toMatchObject({
        status: 403,
        body: { why: 'token-scope/manage' },
      });
    });

    it.each([
      ['PATCH', '/api/me', {}],
      ['DELETE', '/api/me', { confirm: 'delete' }],
      ['PUT', '/api/me/password', { password: 'another password' }],
      ['GET', '/api/me/export', undefined],
      ['GET', '/api/tokens', undefined],
      ['POST', '/api/tokens', { scopes: ['read'] }],
      ['POST', '/api/me/bots', { name: 'Another' }],
      ['POST', '/api/logout-everywhere', undefined],
      ['POST', '/api/reports', { account: 'x'.repeat(16), reason: 'other' }],
      ['GET', '/api/admin/status', undefined],
    ])('cannot change the account or administrate: %s %s', async (method, path, body) => {
      const person = await registered(server.url, `Owner ${randomId(6)}`);
      const token = await withToken(person, ['read', 'play', 'chat', 'manage']);
      expect(await token.call(method, path, body)).toMatchObject({
        status: 403,
        body: { why: 'not-with-a-token' },
      });
      expect((await token.must<{ email: unknown }>('GET', '/api/me')).email).toBeNull();
    });

    it('calls that nobody has classified are refused', () => {
      expect(scopeOf('POST', '/api/something/new')).toBeNull();
      expect(scopeOf('PUT', '/api/tables/:id')).toBeNull();
    });

    it('is listed without its secret, and ends when it is revoked, with its sockets', async () => {
      const person = await registered(server.url, 'Revoker');
      const token = await withToken(person, ['read', 'play']);
      const [listed] = await person.must<TokenView[]>('GET', '/api/tokens');
      expect(listed).toMatchObject({ label: 'x', scopes: ['read', 'play'], bot: null });
      expect(JSON.stringify(listed)).not.toContain(token.token!);
      const stored = await server.context.storage.db.selectFrom('tokens').selectAll().execute();
      expect(JSON.stringify(stored)).not.toContain(token.token!.slice(3));
      const socket = await TestSocket.open(server.url, token.token);
      const other = await registered(server.url, 'Other');
      expect((await other.call('DELETE', `/api/tokens/${listed!.id}`)).status).toBe(404);
      await person.must('DELETE', `/api/tokens/${listed!.id}`);
      await socket.until(() => socket.socket.readyState > 1);
      expect((await token.call('GET', '/api/me')).status).toBe(401);
    });

    it('over a socket does no more than its scopes', async () => {
      const person = await registered(server.url, 'Reader');
      const token = await withToken(person, ['read']);
      const { id } = await person.createTable({ title: 'lots', players: 2, bots: 1 });
      await person.must('POST', `/api/tables/${id}/start`);
      const socket = await TestSocket.open(server.url, token.token);
      await socket.watch(id);
      const act = { table: id, position: 0, decision: 'opening-bid', choice: { bid: 1 } };
      expect(await socket.call({ type: 'act', ...act })).toMatchObject({
        ok: false,
        problem: { why: 'token-scope/play' },
      });
      const chat = { table: id, room: 'players' as const, text: 'x' };
      expect(await socket.call({ type: 'chat', ...chat })).toMatchObject({
        ok: false,
        problem: { why: 'token-scope/chat' },
      });
      socket.close();
    });

    it('ends when its owner signs out everywhere', async () => {
      const person = await registered(server.url, 'Changing');
      const token = await withToken(person, ['read']);
      await person.must('POST', '/api/logout-everywhere');
      expect((await token.call('GET', '/api/me')).status).toBe(401);
    });

    it('is for registered people, and there is a limit', async () => {
      const person = await guest(server.url, 'Guest');
      expect((await person.call('POST', '/api/tokens', { scopes: ['read'] })).status).toBe(403);
      const many = await registered(server.url, 'Collector');
      for (let i = 0; i < 10; i++) await withToken(many, ['read']);
      expect(await many.call('POST', '/api/tokens', { scopes: ['read'] })).toMatchObject({
        status: 409,
        body: { why: 'too-many-tokens' },
      });
    });
  });

  describe('a bot account', () => {
    it('is shown as one, with its owner', async () => {
      const owner = await registered(server.url, 'Keeper');
      const bot = await botClient(server.url, owner, 'Shown Bot');
      const profile = await owner.must<PersonProfile>('GET', `/api/people/${bot.id}`);
      expect(profile).toMatchObject({ person: { name: 'Shown Bot', bot: true }, owner: { id: owner.id } });
      expect(await owner.must<Person[]>('GET', '/api/me/bots')).toMatchObject([{ id: bot.id }]);
      expect((await owner.call('POST', '/api/me/bots', { name: 'shown bot' })).status).toBe(409);
    });

    it('takes seats where the host wants it, or where its owner is the host', async () => {
      const owner = await registered(server.url, 'Seater');
      const bot = await botClient(server.url, owner, 'Seated Bot');
      const host = await guest(server.url, 'Host');
      const closed = await host.createTable({ title: 'lots', players: 2 });
      expect(await bot.call('POST', `/api/tables/${closed.id}/join`, {})).toMatchObject({
        status: 403,
        body: { why: 'no-bot-accounts' },
      });
      const open = await host.createTable({ title: 'lots', players: 2, botAccounts: true });
      await bot.must('POST', `/api/tables/${open.id}/join`, {});
      const owned = await owner.createTable({ title: 'lots', players: 2 });
      await bot.must('POST', `/api/tables/${owned.id}/join`, {});
      await host.must('PUT', `/api/blocks/${owner.id}`);
      const next = await host.createTable({ title: 'lots', players: 2, botAccounts: true });
      expect(await bot.call('POST', `/api/tables/${next.id}/join`, {})).toMatchObject({
        body: { why: 'not-welcome' },
      });
    });

    it('stands still while its owner is suspended, is silent with them, and goes with them', async () => {
      const owner = await registered(server.url, 'Going');
      const bot = await botClient(server.url, owner, 'Going Bot');
      const { id } = await bot.createTable({ title: 'lots', players: 2, bots: 1 });
      const { db } = server.context.storage;
      const set = (change: object) =>
        db.updateTable('accounts').set(change).where('id', '=', owner.id).execute();
      await set({ muted_until: Date.now() + 60_000 });
      expect(await bot.call('POST', `/api/tables/${id}/chat`, { room: 'players', text: 'x' })).toMatchObject({
        body: { why: 'muted' },
      });
      await set({ muted_until: null, suspended_until: Date.now() + 60_000 });
      expect((await bot.call('GET', '/api/me')).status).toBe(401);
      await set({ suspended_until: null });
      expect((await bot.call('GET', '/api/me')).status).toBe(200);
      await owner.must('DELETE', '/api/me', { confirm: 'delete' });
      expect((await bot.call('GET', '/api/me')).status).toBe(401);
      expect((await guest(server.url, 'x').then((x) => x.call('GET', `/api/people/${bot.id}`))).status).toBe(
        404,
      );
    });

    it('plays a whole game with the sample client, and is rated apart from people', async () => {
      const owner = await registered(server.url, 'Trainer');
      const bots = [];
      for (const name of ['Sample One', 'Sample Two', 'Sample Three'])
        bots.push(await botClient(server.url, owner, name));
      const { id } = await owner.createTable({ title: 'lots', players: 4 });
      // One of them has a bad connection.
      const flaky = await flakyServer(server.url);
      const players = bots.map((bot, i) => runPlayer(i === 0 ? flaky.url : server.url, bot.token!, id));
      const isFull = ({ seats }: TableView) => seats.every(({ person }) => person !== null);
      await until(async () => isFull(await owner.must<TableView>('GET', `/api/tables/${id}`)));
      await owner.must('POST', `/api/tables/${id}/start`);
      players.push(runPlayer(server.url, owner.token!));
      expect(await Promise.all(players)).toEqual(players.map(() => ({ code: 0, said: `${id} is over.\n` })));
      expect(flaky.troubles).toEqual([]);
      flaky.end();
      const games = async (one: TestClient) =>
        (await owner.must<PersonProfile>('GET', `/api/people/${one.id}`)).ratings.map((r) => r.games);
      for (const bot of bots) expect(await games(bot)).toEqual([1]);
      expect(await games(owner)).toEqual([]);
      const leaders = (query: string) => owner.must<{ person: Person }[]>('GET', `/api/ratings/lots${query}`);
      expect((await leaders('?bots=1')).map(({ person }) => person.id).sort()).toEqual(
        bots.map((bot) => bot.id).sort(),
      );
      expect(await leaders('')).toEqual([]);
    });
  });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Passes calls on to a server; but the first action is refused for the moment, and the second gets no answer. */
async function flakyServer(target: string) {
  const troubles: ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(503).end('{"why":"storage"}'),
    (response) => response.destroy(),
  ];
  const http = createServer((request, response) => {
    const trouble = request.url!.endsWith('/actions') ? troubles.shift() : undefined;
    if (trouble) {
      trouble(response);
      return;
    }
    const { method, headers } = request;
    const passed = httpRequest(new URL(request.url!, target), { method: method!, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const end = () => {
    http.close();
    http.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, troubles, end };
}

function runPlayer(url: string, token: string, ...tables: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [PLAYER, url, ...tables], {
    env: { ...process.env, SIGNALBOX_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data;
    });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code: code ?? -1, said })));
}
