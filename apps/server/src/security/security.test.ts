import type { TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { guest, playingTable, TestClient } from '../testing/test-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

/** A browser's call: a cookie, and where the page comes from. */
function fromPage(cookie: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ title: 'lots', players: 2 }),
  });
}

async function cookieOf(): Promise<string> {
  const response = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Browser' }),
  });
  const header = response.headers.get('set-cookie')!;
  expect(header).toMatch(/HttpOnly/);
  expect(header).toMatch(/SameSite=Lax/);
  return header.split(';')[0]!;
}

describe('pages of other sites', () => {
  it('cannot make a browser change anything', async () => {
    const cookie = await cookieOf();
    expect((await fromPage(cookie, { origin: server.url, 'x-signalbox': '1' })).status).toBe(200);
    expect((await fromPage(cookie, { origin: 'https://evil.example', 'x-signalbox': '1' })).status).toBe(403);
    expect((await fromPage(cookie, { origin: server.url })).status).toBe(403);
    expect((await fromPage(cookie, {})).status).toBe(403);
    const form = await fromPage(cookie, { 'content-type': 'text/plain', 'x-signalbox': '1' });
    expect(form.status).toBe(415);
  });

  it('cannot plant a cookie: over https its name binds it to this host', async () => {
    const behind = await testServer({ config: { trustProxy: 1 } });
    const response = await fetch(`${behind.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ name: 'Browser' }),
    });
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^__Host-signalbox=.*; Path=\/; HttpOnly; Secure/);
    const me = await fetch(`${behind.url}/api/me`, { headers: { cookie: cookie.split(';')[0]! } });
    expect(me.status).toBe(200);
    // One with the plain name may come from a neighbouring host: over https it counts for nothing.
    const planted = cookie.split(';')[0]!.replace('__Host-', '');
    const asked = (headers: Record<string, string>) => fetch(`${behind.url}/api/me`, { headers });
    expect((await asked({ cookie: planted, 'x-forwarded-proto': 'https' })).status).toBe(401);
    expect((await asked({ cookie: planted })).status).toBe(200);
    await behind.end();
  });

  it('cannot open a socket with a browser’s cookie', async () => {
    const cookie = await cookieOf();
    const closed = (headers: Record<string, string>) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers });
        socket.on('open', () => setTimeout(() => socket.close(1000), 300));
        socket.on('close', (code) => resolve(code));
      });
    expect(await closed({ cookie, origin: 'https://evil.example' })).toBe(4003);
    expect(await closed({ cookie })).toBe(4003);
    expect(await closed({ cookie, origin: server.url })).toBe(1000);
  });

  it('cannot embed ours in a frame or inject scripts', async () => {
    const { headers } = await fetch(server.url);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

describe('limits', () => {
  it('on size, over HTTP and sockets', async () => {
    const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
    const p1 = seats.get('p1')!;
    const large = await p1.call('PUT', `/api/tables/${table.id}/notes`, { text: 'x'.repeat(300_000) });
    expect(large).toMatchObject({ status: 413, body: { why: 'too-large' } });
    const socket = await TestSocket.open(server.url, p1.token);
    const closed = new Promise<number>((resolve) => socket.socket.once('close', (code) => resolve(code)));
    socket.socket.send('x'.repeat(100_000));
    expect(await closed).toBe(1009);
  });

  it('on the rate of sign-ins and messages', async () => {
    const strict = await testServer({ config: { signInsPerMinute: 3, messagesPerSecond: 2 } });
    const client = await guest(strict.url, 'Patient');
    const nobody = new TestClient(strict.url, null);
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      statuses.push((await nobody.call('POST', '/api/login', { name: 'x', password: 'y' })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    const socket = await TestSocket.open(strict.url, client.token);
    const chat = { type: 'chat', table: 'nowhereAtAll', room: 'players', text: 'x' } as const;
    const answers = await Promise.all(Array.from({ length: 8 }, () => socket.call(chat)));
    const tooFast = answers.filter((answer) => !answer.ok && answer.problem.why === 'too-fast');
    expect(tooFast.length).toBeGreaterThan(2);
    socket.close();
    await strict.end();
  });

  it('on malformed messages: they are refused, and the connection stays open', async () => {
    const client = await guest(server.url, 'Curious');
    const socket = await TestSocket.open(server.url, client.token);
    for (const nonsense of ['', '{', '[]', '{"type":"act"}', '{"type":"watch","table":"../etc"}', 'null']) {
      socket.socket.send(nonsense);
    }
    await socket.until(
      () => socket.received.filter((text) => text.includes('malformed-message')).length === 6,
    );
    socket.send({ type: 'ping' });
    await socket.until(() => socket.received.some((text) => text.includes('pong')));
    socket.close();
  });
});

describe('sockets', () => {
  it('show a private table only to invited people, and let nobody act for others', async () => {
    const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2, listed: true });
    const hidden = await seats.get('p1')!.createTable({ title: 'lots', players: 2, listed: false });
    const stranger = await guest(server.url, 'Stranger');
    const socket = await TestSocket.open(server.url, stranger.token);
    socket.send({ type: 'watch', table: hidden.id });
    await socket.until(() => socket.received.some((text) => text.includes('not-found')));
    const act = {
      type: 'act',
      table: table.id,
      position: 0,
      decision: 'opening-bid',
      choice: { bid: 1 },
    } as const;
    expect(await socket.call(act)).toMatchObject({ ok: false, problem: { why: 'not-at-this-table' } });
    const spy = await TestSocket.open(server.url, null);
    expect(await spy.call(act)).toMatchObject({ ok: false, problem: { why: 'sign-in-first' } });
    const invited = await stranger.call<TableView>('GET', `/api/tables/${hidden.id}?invite=${hidden.invite}`);
    expect(invited.status).toBe(200);
    expect(invited.body.invite).toBeNull();
    socket.close();
    spy.close();
  });
});
