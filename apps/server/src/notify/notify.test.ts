import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { ChannelView, CreatedChannel, Delivery, InboxEntry } from '@signalbox/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playingTable, type TestClient } from '../testing/test-client.ts';
import { TestMail } from '../testing/test-mail.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { Deliverer } from './deliver.ts';
import { Deliveries } from './jobs.ts';
import { remindDue } from './reminders.ts';

let server: TestServer;
let hook: Server;
let hookUrl = '';
let answer = 200;
let ahead = 0;
const received: unknown[] = [];
let sentWith: { headers: IncomingHttpHeaders; body: string };
let mail: TestMail;
const listening = (one: { listen: (port: number, host: string, done: () => void) => unknown }) =>
  new Promise<void>((resolve) => void one.listen(0, '127.0.0.1', () => resolve()));
const portOf = (one: { address: () => unknown }) => (one.address() as { port: number }).port;

beforeAll(async () => {
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push(JSON.parse(body));
      sentWith = { headers: request.headers, body };
      response.writeHead(answer).end();
    });
  });
  await listening(hook);
  mail = await TestMail.start();
  hookUrl = `http://127.0.0.1:${portOf(hook)}/hook`;
  server = await testServer({
    now: () => Date.now() + ahead,
    pulse: false,
    // A game that continues after its first draw.
    newSeed: () => 'notices',
    config: {
      allowPrivateTargets: true,
      noticeDelayMs: 60_000,
      smtpUrl: mail.url,
      publicUrl: 'https://games.example.net',
    },
  });
});
beforeEach(() => {
  received.length = 0;
  answer = 200;
});
afterAll(async () => {
  await server.end();
  hook.close();
  mail.end();
});

async function deliverAll(): Promise<void> {
  await new Deliveries(server.context, new Deliverer(server.context)).all();
}

async function channel(client: TestClient, body: object): Promise<ChannelView> {
  return client.must('POST', '/api/channels', body);
}

describe('notifications', () => {
  it('tell absent players that it is their turn, after a delay, and in the format of the service', async () => {
    const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2, name: 'Friday' });
    const p1 = seats.get('p1')!;
    const { id } = await channel(p1, { kind: 'discord', url: hookUrl });
    await channel(p1, { kind: 'slack', url: hookUrl, table: table.id });
    await server.context.storage.db
      .updateTable('accounts')
      .set({ guest: 0, email: 'p1@example.net', email_confirmed_at: 1 })
      .where('id', '=', p1.id)
      .execute();
    await channel(p1, { kind: 'email' });
    await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
    await seats.get('p2')!.act(table.id, 1, 'opening-bid', { bid: 0 });
    await deliverAll();
    expect(received).toEqual([]);
    ahead += 61_000;
    await deliverAll();
    const link = `https://games.example.net/online/${table.id}`;
    expect(received).toContainEqual({
      content: `Player 1: it is your turn at Friday. ${link}`.replace('Player 1', nameOf(table, 'p1')),
      allowed_mentions: { parse: [] },
    });
    expect(received.some((body) => 'text' in (body as object))).toBe(true);
    const letter = await mail.to('p1@example.net');
    expect(letter).toContain('Subject: Signalbox: it is your turn');
    expect(letter).toContain('it is your turn at Friday');
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, page] = /List-Unsubscribe:\s+<https:\/\/games.example.net(\/api\/unsubscribe\/\w+)>/.exec(
      letter,
    )!;
    const oneClick = await fetch(`${server.url}${page}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    const left = await p1.must<ChannelView[]>('GET', '/api/channels');
    expect(left.map((one) => one.kind)).toEqual(['discord', 'slack']);
    const deliveries = await p1.must<Delivery[]>('GET', `/api/channels/${id}/deliveries`);
    expect(deliveries).toMatchObject([{ kind: 'turn', status: 'done', attempts: 1 }]);
  });

  it('are dropped when they are out of date', async () => {
    const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
    const p2 = seats.get('p2')!;
    const p1 = seats.get('p1')!;
    const { id } = await channel(p1, { kind: 'json', url: hookUrl });
    await p2.act(table.id, 0, 'opening-bid', { bid: 0 });
    await p1.act(table.id, 1, 'opening-bid', { bid: 1 });
    const { pending, position } = await p1.game(table.id);
    expect(pending!.seats).toEqual(['p1']);
    await p1.act(table.id, position, 'bid', { pass: true });
    ahead += 61_000;
    await deliverAll();
    expect(received).toEqual([]);
    expect(await p1.must('GET', `/api/channels/${id}/deliveries`)).toMatchObject([{ status: 'dropped' }]);
  });

  it('are retried at growing intervals; then the channel is dead and its owner sees it', async () => {
    const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
    const p1 = seats.get('p1')!;
    const { id } = await channel(p1, { kind: 'json', url: hookUrl });
    answer = 500;
    await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
    await seats.get('p2')!.act(table.id, 1, 'opening-bid', { bid: 0 });
    ahead += 61_000;
    await deliverAll();
    expect(await p1.must('GET', '/api/channels')).toMatchObject([
      { status: 'failing', lastError: 'status-500' },
    ]);
    for (let i = 0; i < 8; i++) {
      ahead += 3_600_000;
      await deliverAll();
    }
    expect(received).toHaveLength(8);
    expect(await p1.must('GET', '/api/channels')).toMatchObject([{ status: 'dead' }]);
    expect(await p1.must('GET', '/api/me')).toMatchObject({ deadChannels: 1 });
    answer = 200;
    await p1.must('POST', `/api/channels/${id}/test`);
    await deliverAll();
    expect(await p1.must('GET', '/api/channels')).toMatchObject([{ status: 'ok' }]);
  });

  it('one slow destination does not delay others, and errors are reported in our own words', async () => {
    const slow = createServer(() => {});
    await listening(slow);
    const { seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    const slowly = await channel(p1, { kind: 'json', url: `http://127.0.0.1:${portOf(slow)}/` });
    for (let i = 0; i < 5; i++) await p1.must('POST', `/api/channels/${slowly.id}/test`);
    const nowhere = await channel(p2, { kind: 'json', url: 'http://does-not-exist.invalid/' });
    const fast = await channel(p2, { kind: 'json', url: hookUrl });
    for (const { id } of [nowhere, fast]) await p2.must('POST', `/api/channels/${id}/test`);
    const deliveries = new Deliveries(server.context, new Deliverer(server.context));
    await deliveries.begin();
    const begun = Date.now();
    while (received.length === 0 && Date.now() < begun + 3000)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(received).toHaveLength(1);
    slow.closeAllConnections();
    slow.close();
    await deliveries.all();
    const errors = (await p2.must<ChannelView[]>('GET', '/api/channels')).map(({ lastError }) => lastError);
    expect(errors).toContain('not-reached');
  });

  it('to a JSON webhook are signed with a secret that only its owner was told, once', async () => {
    const { seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    const made = await p1.must<CreatedChannel>('POST', '/api/channels', { kind: 'json', url: hookUrl });
    const signedWith = async (secret: string) => {
      await p1.must('POST', `/api/channels/${made.id}/test`);
      await deliverAll();
      const time = String(sentWith.headers['x-signalbox-time']);
      expect(Math.abs(Number(time) * 1000 - server.context.now())).toBeLessThan(60_000);
      const mac = createHmac('sha256', secret).update(`${time}.${sentWith.body}`).digest('hex');
      return sentWith.headers['x-signalbox-signature'] === `sha256=${mac}`;
    };
    expect(await signedWith(made.secret!)).toBe(true);
    const log = await p1.must<Delivery[]>('GET', `/api/channels/${made.id}/deliveries`);
    expect(log.map(({ id }) => id)).toEqual([sentWith.headers['x-signalbox-delivery']]);
    expect(JSON.stringify(await p1.must('GET', '/api/channels'))).not.toContain(made.secret!);
    expect((await p2.call('POST', `/api/channels/${made.id}/secret`)).status).toBe(404);
    const renewed = await p1.must<CreatedChannel>('POST', `/api/channels/${made.id}/secret`);
    expect(await signedWith(made.secret!)).toBe(false);
    expect(await signedWith(renewed.secret!)).toBe(true);
    const chat = await p1.must<CreatedChannel>('POST', '/api/channels', { kind: 'slack', url: hookUrl });
    expect(chat.secret).toBeNull();
  });

  it('remind players who have little time left', async () => {
    const clock = { kind: 'async' as const, perMove: 24 * 3_600_000 };
    const { seats } = await playingTable(server.url, 2, { title: 'lots', players: 2, clock });
    await channel(seats.get('p1')!, { kind: 'json', url: hookUrl });
    ahead += 19 * 3_600_000;
    await remindDue(server.context);
    await deliverAll();
    expect(received.filter((body) => (body as { kind: string }).kind === 'reminder')).toHaveLength(1);
  });

  it('are collected in one mail a day if their owner wants that, except for time running out', async () => {
    const clock = { kind: 'async' as const, perMove: 48 * 3_600_000 };
    const request = { title: 'lots', players: 2, clock, seating: 'chosen' } as const;
    const { table, seats } = await playingTable(server.url, 2, { ...request, name: 'Slow game' });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    await server.context.storage.db
      .updateTable('accounts')
      .set({ guest: 0, email: 'daily@example.net', email_confirmed_at: 1 })
      .where('id', '=', p1.id)
      .execute();
    const { id } = await channel(p1, { kind: 'email' });
    const path = `/api/channels/${id}`;
    const wrong = { digest: { hour: 7, timeZone: 'Mars/Olympus' } };
    expect(await p1.call('PATCH', path, wrong)).toMatchObject({ body: { why: 'no-such-time-zone' } });
    const daily = { digest: { hour: 7, timeZone: 'Asia/Tokyo' } };
    expect(await p1.must('PATCH', path, daily)).toMatchObject({ digestHour: 7 });
    const hook = await channel(p1, { kind: 'json', url: hookUrl });
    const refused = await p1.call('PATCH', `/api/channels/${hook.id}`, daily);
    expect(refused).toMatchObject({ status: 409, body: { why: 'only-mail' } });
    await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
    await p2.act(table.id, 1, 'opening-bid', { bid: 0 });
    const deliveries = () => p1.must<Delivery[]>('GET', `${path}/deliveries`);
    const [waiting] = await deliveries();
    expect(waiting).toMatchObject({ kind: 'digest', status: 'waiting' });
    expect(new Date(waiting!.nextAttemptAt!).toISOString()).toMatch(/T22:00:00/);
    ahead += waiting!.nextAttemptAt! - server.context.now();
    await deliverAll();
    const letter = await mail.to('daily@example.net');
    expect(letter).toContain('Subject: Signalbox: your games');
    expect(letter).toContain('Slow game: your turn, deadline');
    expect(letter).toContain(`https://games.example.net/online/${table.id}`);
    expect(await deliveries()).toMatchObject([{ kind: 'digest', status: 'done' }]);
    ahead += 40 * 3_600_000;
    await remindDue(server.context);
    await deliverAll();
    expect((await deliveries()).map(({ kind }) => kind).sort()).toEqual(['digest', 'reminder']);
  });

  it('have an inbox and a calendar beside them, in which private tables have no names', async () => {
    const clock = (hours: number) => ({ kind: 'async' as const, perMove: hours * 3_600_000 });
    const first = { title: 'lots', players: 2, seating: 'chosen' } as const;
    const { table, seats } = await playingTable(server.url, 2, { ...first, name: 'Slow', clock: clock(48) });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    const request = { ...first, name: 'Secret', clock: clock(24), listed: false };
    const hidden = await p1.createTable(request);
    await p2.must('POST', `/api/tables/${hidden.id}/join`, { invite: hidden.invite });
    await p1.must('POST', `/api/tables/${hidden.id}/start`);
    const open = await p1.createTable(first);
    const inbox = async (client: TestClient) =>
      (await client.must<InboxEntry[]>('GET', '/api/inbox')).map(({ table: { id }, waits }) => [id, waits]);
    expect(await inbox(p1)).toEqual([
      [hidden.id, 'turn'],
      [table.id, 'turn'],
      [open.id, null],
    ]);
    await p1.act(table.id, 0, 'opening-bid', { bid: 1 });
    expect((await inbox(p1))[1]).toEqual([table.id, null]);
    await p1.act(hidden.id, 0, 'opening-bid', { bid: 1 });
    await p1.must('POST', `/api/tables/${hidden.id}/undo`, { request: 'undo-undo', position: 1 });
    const { path } = await p2.must<{ path: string }>('POST', '/api/me/calendar');
    const read = async () => (await fetch(server.url + path)).text();
    const calendar = await read();
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendar).toMatch(/SUMMARY:Move by now: Slow\r\nURL:https:\/\/games.example.net\/online\//);
    expect(calendar).toMatch(/SUMMARY:Move by now: Signalbox\r\nEND:VEVENT/);
    expect(calendar).not.toContain('Secret');
    expect(calendar).not.toContain(hidden.id);
    expect(await p2.must('GET', '/api/me')).toMatchObject({ calendar: true });
    await p2.must('DELETE', '/api/me/calendar');
    expect((await fetch(server.url + path)).status).toBe(404);
  });

  it('refuse private targets', async () => {
    const safe = await testServer();
    const { seats } = await playingTable(safe.url, 2, { title: 'lots', players: 2 });
    const refused = await seats
      .get('p1')!
      .call('POST', '/api/channels', { kind: 'json', url: 'https://10.0.0.1/' });
    expect(refused).toMatchObject({ status: 422, body: { why: 'target/private-address' } });
    await safe.end();
  });
});

function nameOf(
  table: { seats: readonly { seat: string | null; person: { name: string } | null }[] },
  seat: string,
) {
  return table.seats.find((one) => one.seat === seat)!.person!.name;
}
