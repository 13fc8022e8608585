import type { TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest, TestClient } from '../testing/test-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

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
  'POST /api/tables/{id}/consents/{consent}': { may: 'uxf++f', table: 'playing', body: { answer: 'yes' } },
  'POST /api/tables/{id}/return': { may: 'uxf++f', table: 'playing' },
  'PUT /api/tables/{id}/program': { may: 'uxf++f', table: 'playing', body: { decision: 'bid', choice: {} } },
  'DELETE /api/tables/{id}/program': { may: 'uxf++f', table: 'playing' },
  'GET /api/ratings/{title}': ANYBODY,
  'GET /api/people/{id}': ANYBODY,
  'GET /api/people/{id}/results': ANYBODY,
  'GET /api/push/key': ANYBODY,
  'GET /api/channels': SIGNED_IN,
  'POST /api/channels': { ...SIGNED_IN, body: { kind: 'email', address: 'a@example.net' } },
  'DELETE /api/channels/{id}': { may: 'uxxxxx' },
  'POST /api/channels/{id}/test': { may: 'uxxxxx' },
  'GET /api/channels/{id}/deliveries': { may: 'uxxxxx' },
  'GET /api/admin/status': { may: 'uffff+' },
  'POST /api/admin/tables/{id}/close': { may: 'uffff+', table: 'playing' },
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const OUTCOMES: Record<string, number> = { u: 401, f: 403, x: 404 };

async function outcomeFor(route: string, { table, body }: Route, caller: Caller): Promise<string> {
  const person = caller === 'nobody' ? new TestClient(server.url, null) : await guest(server.url, caller);
  if (caller === 'admin') {
    await server.context.storage.db
      .updateTable('accounts')
      .set({ admin: 1 })
      .where('id', '=', person.id)
      .execute();
  }
  const ids: Record<string, string> = {
    seat: '2',
    consent: 'none',
    position: '0',
    title: 'lots',
    id: 'x'.repeat(16),
  };
  if (table) ids.id = await tableFor(caller, person, table);
  else if (route.includes('/people/')) ids.id = (await guest(server.url, 'Public')).id;
  const [method, template] = route.split(' ') as [string, string];
  let path = template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
  if (route === 'GET /api/tables/{id}/chat') path += '?room=players';
  const { status } = await person.call(method, path, body);
  return Object.keys(OUTCOMES).find((letter) => OUTCOMES[letter] === status) ?? '+';
}

async function tableFor(caller: Caller, person: TestClient, kind: 'open' | 'playing'): Promise<string> {
  const host = caller === 'host' ? person : await guest(server.url, 'Host');
  const wish = { title: 'lots', players: 3, bots: 1, listed: caller === 'spectator' };
  const { id, invite } = await host.createTable(wish);
  const player = caller === 'player' ? person : await guest(server.url, 'Player');
  if (kind === 'playing' || caller === 'player') {
    await player.must<TableView>('POST', `/api/tables/${id}/join`, { invite: invite! });
  }
  if (kind === 'playing') await host.must('POST', `/api/tables/${id}/start`);
  return id;
}

describe('authorisation', () => {
  it('says something about every route that there is', async () => {
    const document = await new TestClient(server.url, null).must<{ paths: Record<string, object> }>(
      'GET',
      '/api/openapi.json',
    );
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.sort()).toEqual(Object.keys(MATRIX).sort());
  });

  it.each(Object.entries(MATRIX))('%s', async (name, route) => {
    let found = '';
    for (const caller of CALLERS) found += await outcomeFor(name, route, caller);
    expect(found).toBe(route.may);
  });
});
