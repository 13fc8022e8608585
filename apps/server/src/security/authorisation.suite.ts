import { clientMessage, type TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, TestClient } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

/**
 * Who may call what. One letter for each caller: nobody signed in; a stranger, to whom the table is private; a spectator
 * of a listed table; a player; the host; an administrator. + may, u must sign in (401), f may not (403), x finds
 * nothing (404).
 */
const CALLERS = ['nobody', 'stranger', 'spectator', 'player', 'host', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

interface Route {
  readonly may: string;
  /** The table that it is called for: before the start, being played, or none. */
  readonly table?: 'open' | 'playing';
  readonly body?: object;
}

const ACT = { request: 'request-id', position: 0, decision: 'opening-bid', choice: { bid: 1 } };
const TOKEN = 'x'.repeat(40);
const ANYBODY = { may: '++++++' };
const SIGNED_IN = { may: 'u+++++' };

const MATRIX: Record<string, Route> = {
  'GET /healthz': ANYBODY,
  'GET /readyz': ANYBODY,
  'POST /api/guest': { ...ANYBODY, body: { name: 'Someone' } },
  'POST /api/register': { ...ANYBODY, body: { name: 'x', password: 'short' } },
  'POST /api/login': { ...ANYBODY, body: { name: 'x' } },
  'POST /api/logout': { may: 'u+++++' },
  'POST /api/logout-everywhere': SIGNED_IN,
  'GET /api/me': SIGNED_IN,
  'PATCH /api/me': { ...SIGNED_IN, body: {} },
  'DELETE /api/me': { ...SIGNED_IN, body: { confirm: 'delete' } },
  'GET /api/me/export': SIGNED_IN,
  'PUT /api/me/email': { may: 'ufffff', body: { email: 'a@example.net' } },
  'POST /api/me/confirm': { may: 'ufffff', body: { password: 'anything' } },
  'POST /api/mail/confirm': { ...ANYBODY, body: { token: TOKEN } },
  'POST /api/password-reset': { ...ANYBODY, body: { email: 'a@example.net' } },
  'POST /api/password-reset/finish': { ...ANYBODY, body: { token: TOKEN, password: 'a new password' } },
  'GET /api/blocks': SIGNED_IN,
  'PUT /api/blocks/{id}': { may: 'uxxxxx' },
  'DELETE /api/blocks/{id}': SIGNED_IN,
  'POST /api/reports': { may: 'uxxxxx', body: { account: 'x'.repeat(16), reason: 'other' } },
  'POST /api/passkeys/confirm': { may: 'uuuuuu', body: { challengeId: 'none', response: {} } },
  'POST /api/unsubscribe/{token}': { may: 'xxxxxx' },
  'PUT /api/me/password': { may: 'ufffff', body: { password: 'a new password' } },
  'POST /api/passkeys/registration/start': SIGNED_IN,
  'POST /api/passkeys/registration/finish': { may: 'uuuuuu', body: { challengeId: 'none', response: {} } },
  'POST /api/passkeys/login/start': ANYBODY,
  'POST /api/passkeys/login/finish': { may: 'uuuuuu', body: { challengeId: 'none', response: {} } },
  'DELETE /api/passkeys/{id}': { may: 'uxxxxx' },
  'GET /api/titles': ANYBODY,
  'GET /api/tables': ANYBODY,
  'POST /api/tables': { ...SIGNED_IN, body: { title: 'lots', players: 2 } },
  'GET /api/tables/{id}': { may: 'xx++++', table: 'open' },
  'DELETE /api/tables/{id}': { may: 'uxff+f', table: 'open' },
  'POST /api/tables/{id}/join': { may: 'ux+++x', table: 'open', body: {} },
  'POST /api/tables/{id}/leave': { may: 'uxf++f', table: 'open' },
  'POST /api/tables/{id}/kick': { may: 'uxff+f', table: 'open', body: { account: 'somebodyelse' } },
  'PUT /api/tables/{id}/bots': { may: 'uxff+f', table: 'open', body: { seat: 2 } },
  'DELETE /api/tables/{id}/bots/{seat}': { may: 'uxff+f', table: 'open' },
  'POST /api/tables/{id}/start': { may: 'uxff+f', table: 'open' },
  'POST /api/tables/{id}/rematch': { may: 'uxf++f', table: 'playing' },
  'GET /api/tables/{id}/chat': { may: 'xx++++', table: 'playing' },
  'POST /api/tables/{id}/chat': { may: 'uxf++f', table: 'playing', body: { room: 'players', text: 'x' } },
  'GET /api/tables/{id}/notes': { may: 'ux++++', table: 'playing' },
  'PUT /api/tables/{id}/notes': { may: 'ux++++', table: 'playing', body: { text: 'x' } },
  'GET /api/tables/{id}/game': { may: 'xx++++', table: 'playing' },
  'GET /api/tables/{id}/log': { may: 'xx++++', table: 'playing' },
  'GET /api/tables/{id}/at/{position}': { may: 'xx++++', table: 'playing' },
  'POST /api/tables/{id}/actions': { may: 'uxf++f', table: 'playing', body: ACT },
  'POST /api/tables/{id}/undo': {
    may: 'uxf++f',
    table: 'playing',
    body: { request: 'request-id', position: 0 },
  },
  'POST /api/tables/{id}/redo': {
    may: 'uxf++f',
    table: 'playing',
    body: { request: 'request-id', position: 0 },
  },
  'POST /api/tables/{id}/consents/{consent}': { may: 'uxf++f', table: 'playing', body: { answer: 'yes' } },
  'POST /api/tables/{id}/return': { may: 'uxf++f', table: 'playing' },
  'PUT /api/tables/{id}/auto-actions': {
    may: 'uxf++f',
    table: 'playing',
    body: { kind: 'pass', heed: [] },
  },
  'DELETE /api/tables/{id}/auto-actions': { may: 'uxf++f', table: 'playing' },
  'GET /api/events': SIGNED_IN,
  'GET /api/tokens': SIGNED_IN,
  // The callers are guests, who cannot have tokens and bot accounts.
  'POST /api/tokens': { may: 'ufffff', body: { scopes: ['read'] } },
  'DELETE /api/tokens/{id}': { may: 'uxxxxx' },
  'GET /api/me/bots': SIGNED_IN,
  'POST /api/me/bots': { may: 'ufffff', body: { name: 'Robot' } },
  'DELETE /api/me/bots/{id}': { may: 'uxxxxx' },
  'GET /api/ratings/{title}': ANYBODY,
  // Who may do what in a tournament that exists is tested beside it.
  'GET /api/tournaments': ANYBODY,
  'POST /api/tournaments': {
    may: 'ufffff',
    body: { name: 'Cup', title: 'lots', kind: 'swiss', size: 2, rounds: 1 },
  },
  'GET /api/tournaments/{id}': { may: 'xxxxxx' },
  'GET /api/tournaments/{id}/standings.csv': { may: 'xxxxxx' },
  'POST /api/tournaments/{id}/join': { may: 'ufffff', body: {} },
  'POST /api/tournaments/{id}/withdraw': { may: 'uxxxxx' },
  'POST /api/tournaments/{id}/start': { may: 'uxxxxx' },
  'POST /api/tournaments/{id}/next': { may: 'uxxxxx' },
  'DELETE /api/tournaments/{id}': { may: 'uxxxxx' },
  'DELETE /api/tournaments/{id}/entrants/{account}': { may: 'uxxxxx' },
  'POST /api/tournaments/{id}/tables/{table}/substitute': {
    may: 'uxxxxx',
    body: { account: 'x'.repeat(16), by: null },
  },
  'GET /api/people/{id}': ANYBODY,
  'GET /api/people/{id}/results': ANYBODY,
  'GET /api/push/key': ANYBODY,
  'GET /api/channels': SIGNED_IN,
  'POST /api/channels': { ...SIGNED_IN, body: { kind: 'json', url: 'https://example.net/hook' } },
  'DELETE /api/channels/{id}': { may: 'uxxxxx' },
  'POST /api/channels/{id}/test': { may: 'uxxxxx' },
  'POST /api/channels/{id}/secret': { may: 'uxxxxx' },
  'GET /api/channels/{id}/deliveries': { may: 'uxxxxx' },
  'GET /api/admin/status': { may: 'uffff+' },
  'GET /api/admin/reports': { may: 'uffff+' },
  'POST /api/admin/reports/{id}': { may: 'uffffx', body: { decision: 'dismiss' } },
  'GET /api/admin/measures': { may: 'uffff+' },
  'DELETE /api/admin/measures/{id}': { may: 'uffffx' },
  'POST /api/admin/repair/{id}': { may: 'uffffx', table: 'playing' },
  'POST /api/admin/tables/{id}/close': { may: 'uffff+', table: 'playing' },
};

/** Routes that are not in the document of the API, and what a plain call from elsewhere gets. */
const UNDOCUMENTED: Record<string, number> = {
  'GET /api/openapi.json': 200,
  // Only sockets are served here, see MESSAGES.
  'GET /api/socket': 404,
  'GET /metrics': 403,
};

/** Pages and their files, which are the same for everybody. */
const isPage = (route: string) => /^GET (\*|\/|\/\*|\/api\/docs(\/.*)?)$/.test(route);

/** Every route that is served, read from the router's own printed tree. */
function allRoutes({ app }: TestServer): string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      path.splice(indent.length / 4, path.length, part);
      const route = path.join('').replace(/:(\w+)/g, '{$1}');
      return methods
        .split(', ')
        .flatMap((method) => (/^(HEAD|OPTIONS|)$/.test(method) ? [] : `${method} ${route}`));
    });
}

const OUTCOMES: Record<string, number> = { u: 401, f: 403, x: 404 };

async function personFor(server: TestServer, caller: Caller): Promise<TestClient> {
  if (caller === 'nobody') return new TestClient(server.url, null);
  const person = await guest(server.url, caller);
  if (caller === 'admin') {
    await server.context.storage.db
      .updateTable('accounts')
      .set({ admin: 1 })
      .where('id', '=', person.id)
      .execute();
  }
  return person;
}

/** A caller, and the table that is called for. */
interface Stage {
  readonly person: TestClient;
  readonly table: string | null;
}

/** A stage serves again until a call may have changed something. */
class Stages {
  readonly #server: TestServer;
  readonly #unchanged = new Map<string, Stage>();

  constructor(server: TestServer) {
    this.#server = server;
  }

  async get(caller: Caller, kind: Route['table']): Promise<Stage> {
    const name = `${caller} ${kind}`;
    const found = this.#unchanged.get(name) ?? (await this.#make(caller, kind));
    this.#unchanged.set(name, found);
    return found;
  }

  drop(caller: Caller, kind: Route['table']): void {
    this.#unchanged.delete(`${caller} ${kind}`);
  }

  async #make(caller: Caller, kind: Route['table']): Promise<Stage> {
    const person = await personFor(this.#server, caller);
    return { person, table: kind ? await tableFor(this.#server, caller, person, kind) : null };
  }
}

async function outcomeFor(
  server: TestServer,
  stages: Stages,
  route: string,
  { table: kind, body }: Route,
  caller: Caller,
): Promise<string> {
  const { person, table } = await stages.get(caller, kind);
  const ids: Record<string, string> = {
    seat: '2',
    consent: 'none',
    position: '0',
    title: 'lots',
    id: table ?? 'x'.repeat(16),
    token: TOKEN,
    account: 'x'.repeat(16),
    table: 'x'.repeat(12),
  };
  if (route.includes('/people/')) ids.id = (await guest(server.url, 'Public')).id;
  const [method, template] = route.split(' ') as [string, string];
  let path = template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
  if (route === 'GET /api/tables/{id}/chat') path += '?room=players';
  const { status } = await person.call(method, path, body);
  const refused = Object.keys(OUTCOMES).find((letter) => OUTCOMES[letter] === status);
  if (!refused && method !== 'GET') stages.drop(caller, kind);
  return refused ?? '+';
}

async function tableFor(
  server: TestServer,
  caller: Caller,
  person: TestClient,
  kind: 'open' | 'playing',
): Promise<string> {
  const host = caller === 'host' ? person : await guest(server.url, 'Host');
  const request = { title: 'lots', players: 3, bots: 1, listed: caller === 'spectator' };
  const { id, invite } = await host.createTable(request);
  const player = caller === 'player' ? person : await guest(server.url, 'Player');
  if (kind === 'playing' || caller === 'player') {
    await player.must<TableView>('POST', `/api/tables/${id}/join`, { invite: invite! });
  }
  if (kind === 'playing') await host.must('POST', `/api/tables/${id}/start`);
  return id;
}

/** Socket messages, by the same callers and with the same letters. */
const MESSAGES: Record<string, { may: string; table?: 'open' | 'playing'; message: object }> = {
  ping: { may: '++++++', message: {} },
  watch: { may: 'xx++++', table: 'playing', message: {} },
  unwatch: { may: 'xxxxxx', table: 'playing', message: {} },
  act: { may: 'uxf++f', table: 'playing', message: ACT },
  undo: { may: 'uxf++f', table: 'playing', message: { request: 'request-id', position: 0 } },
  redo: { may: 'uxf++f', table: 'playing', message: { request: 'request-id', position: 0 } },
  answer: {
    may: 'uxf++f',
    table: 'playing',
    message: { request: 'request-id', consent: 'none', answer: 'yes' },
  },
  chat: {
    may: 'uxf++f',
    table: 'playing',
    message: { request: 'request-id', room: 'players', text: 'x' },
  },
};

const SOCKET_OUTCOMES: Record<string, string> = {
  'sign-in-first': 'u',
  'not-at-this-table': 'f',
  'other-room': 'f',
  'not-found': 'x',
  'malformed-message': 'malformed',
};

async function saidOverSocket(
  server: TestServer,
  stages: Stages,
  type: string,
  caller: Caller,
): Promise<string> {
  const { table: kind, message } = MESSAGES[type]!;
  const { person, table } = await stages.get(caller, kind);
  const socket = await TestSocket.open(server.url, person.token);
  socket.send({ ...message, type, ...(table && { table }) } as never);
  await socket.until(() => socket.received.length > 0);
  const answer = JSON.parse(socket.received[0]!) as { problem?: { why: string } };
  socket.close();
  const refused = SOCKET_OUTCOMES[answer.problem?.why ?? ''];
  if (!refused) stages.drop(caller, kind);
  return refused ?? '+';
}

/** Runs on whichever database the server that is started uses. */
export function authorisationSuite(start: () => Promise<TestServer>): void {
  let server: TestServer;
  let stages: Stages;
  beforeAll(async () => {
    server = await start();
    stages = new Stages(server);
  });
  afterAll(() => server.end());

  describe('over HTTP', () => {
    it('every route is covered', async () => {
      const document = await new TestClient(server.url, null).must<{ paths: Record<string, object> }>(
        'GET',
        '/api/openapi.json',
      );
      const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      expect(routes.sort()).toEqual(Object.keys(MATRIX).sort());
    });

    it('every route that the document leaves out is covered', () => {
      const others = allRoutes(server).filter((route) => !(route in MATRIX) && !isPage(route));
      expect(others.sort()).toEqual(Object.keys(UNDOCUMENTED).sort());
    });

    it.each(Object.entries(UNDOCUMENTED))('%s from elsewhere: %i', async (route, status) => {
      const call = await fetch(server.url + route.split(' ')[1]!, {
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
      expect(call.status).toBe(status);
    });

    it.each(Object.entries(MATRIX))('%s', async (name, route) => {
      let found = '';
      for (const caller of CALLERS) found += await outcomeFor(server, stages, name, route, caller);
      expect(found).toBe(route.may);
    });
  });

  describe('over sockets', () => {
    it('every message is covered', () => {
      const types = clientMessage.options.map((option) => option.shape.type.value as string);
      expect(types.sort()).toEqual(Object.keys(MESSAGES).sort());
    });

    it.each(Object.entries(MESSAGES))('%s', async (type, { may }) => {
      let found = '';
      for (const caller of CALLERS) found += await saidOverSocket(server, stages, type, caller);
      expect(found).toBe(may);
    });
  });

  describe('over time', () => {
    /** What somebody may do at a private table that has begun: look at it, read its log, act, chat. */
    async function mayAt(client: TestClient, table: string): Promise<number[]> {
      const calls = [
        client.call('GET', `/api/tables/${table}`),
        client.call('GET', `/api/tables/${table}/log`),
        client.call('POST', `/api/tables/${table}/actions`, { ...ACT, position: 0, choice: { bid: -1 } }),
        client.call('POST', `/api/tables/${table}/chat`, { room: 'players', text: 'x' }),
      ];
      return (await Promise.all(calls)).map(({ status }) => status);
    }

    async function privateTable(): Promise<{
      id: string;
      host: TestClient;
      player: TestClient;
      invite: string;
    }> {
      const [host, player] = [await guest(server.url, 'Host'), await guest(server.url, 'Player')];
      const { id, invite } = await host.createTable({ title: 'lots', players: 3, bots: 1, listed: false });
      await player.must('POST', `/api/tables/${id}/join`, { invite });
      return { id, host, player, invite: invite! };
    }

    it('started: only people at the table have access, even with the old invitation', async () => {
      const { id, host, player, invite } = await privateTable();
      await host.must('POST', `/api/tables/${id}/start`);
      expect(await mayAt(player, id)).toEqual([200, 200, 422, 200]);
      const stranger = await guest(server.url, 'Stranger');
      expect(await mayAt(stranger, id)).toEqual([404, 404, 404, 404]);
      expect((await stranger.call('POST', `/api/tables/${id}/join`, {})).status).toBe(404);
      // People with the link may watch, if the table allows spectators, and nothing else.
      expect((await stranger.call('GET', `/api/tables/${id}?invite=${invite}`)).status).toBe(200);
    });

    it('removed: like a stranger', async () => {
      const { id, host, player } = await privateTable();
      await host.must('POST', `/api/tables/${id}/kick`, { account: player.id });
      expect(await mayAt(player, id)).toEqual([404, 404, 404, 404]);
    });

    it('left: like a stranger', async () => {
      const { id, player } = await privateTable();
      await player.call('POST', `/api/tables/${id}/leave`);
      expect(await mayAt(player, id)).toEqual([404, 404, 404, 404]);
    });

    it('signed out: nobody', async () => {
      const { id, host, player } = await privateTable();
      await host.must('POST', `/api/tables/${id}/start`);
      await player.must('POST', '/api/logout');
      expect(await mayAt(player, id)).toEqual([404, 404, 401, 401]);
    });

    it('deleted: nobody, and a bot takes the seat', async () => {
      const { id, host, player } = await privateTable();
      await host.must('POST', `/api/tables/${id}/start`);
      await player.must('DELETE', '/api/me', { confirm: 'delete' });
      expect(await mayAt(player, id)).toEqual([404, 404, 401, 401]);
      const { seats } = await host.must<TableView>('GET', `/api/tables/${id}`);
      expect(seats.every(({ bot, person }) => bot !== null || person?.id === host.id)).toBe(true);
    });
  });
}
