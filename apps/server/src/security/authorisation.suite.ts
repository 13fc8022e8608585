import { clientMessage, type TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, TestClient } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';
import {
  ACT,
  CALLERS,
  type Caller,
  MATRIX,
  MESSAGES,
  type Route,
  TOKEN,
  UNDOCUMENTED,
} from './authorisation-matrix.ts';

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
