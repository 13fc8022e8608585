import type { AnyTitle, GameState, Seat } from '@signalbox/kernel';
import { lots } from '@signalbox/kernel/testing/lots.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BotTurns } from '../bots/bot-turns.ts';
import { think } from '../bots/think.ts';
import { Deliverer } from '../notify/deliver.ts';
import { Deliveries } from '../notify/jobs.ts';
import { sendTableChange } from '../tables/changed.ts';
import { guest, playingTable, type TestClient } from '../testing/test-client.ts';
import type { TestServer, TestSettings } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { createLog } from './log.ts';

interface Shown {
  readonly kind: string;
  readonly id: string;
  readonly why: string;
}

/** Everything that can fail does: it is set aside alone, logged once, shown, and resumed. */
export function troublesSuite(start: (settings?: TestSettings) => Promise<TestServer>): void {
  let server: TestServer;
  let admin: TestClient;
  let ahead = 0;
  const logged: string[] = [];
  const broken = { bots: false, views: new Set<Seat | null>() };

  /** The view of a seat cannot be computed while `broken` names it. */
  const fragile: AnyTitle = {
    ...(lots as AnyTitle),
    id: 'fragile',
    view: (state: GameState, seat: Seat | null) => {
      if (broken.views.has(seat)) throw new Error('no view for this seat');
      return state;
    },
  };
  const titles = [lots as AnyTitle, fragile];

  beforeAll(async () => {
    server = await start({
      titles,
      now: () => Date.now() + ahead,
      pulse: false,
      log: createLog('error', 'json', (line) => logged.push(line)),
      config: { allowPrivateTargets: true, botPauseMs: 0 },
      think: async (question) => {
        if (broken.bots) throw new Error('cannot think');
        return think(titles.find(({ id }) => id === question.title)!, question);
      },
    });
    admin = await guest(server.url, 'Admin');
    const { db } = server.context.storage;
    await db.updateTable('accounts').set({ admin: 1 }).where('id', '=', admin.id).execute();
  });
  afterAll(() => server.end());

  const troubles = async () => (await admin.must<{ troubles: Shown[] }>('GET', '/api/admin/status')).troubles;
  const linesAbout = (id: string) => logged.filter((line) => line.includes('set aside') && line.includes(id));
  const until = async (done: () => Promise<boolean>) => {
    for (const deadline = Date.now() + 10_000; !(await done()); )
      if (Date.now() > deadline) throw new Error('Timed out.');
      else await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const options = { 'no-bell': true };

  it('a seat whose bot fails; other bots keep moving', async () => {
    broken.bots = true;
    const request = { title: 'lots', players: 2, bots: 1, bot: 'random' as const, options };
    const { table, seats } = await playingTable(server.url, 1, request);
    const [name, person] = [...seats][0]!;
    const bot = name === 'p1' ? 'p2' : 'p1';
    await person.act(table.id, (await person.game(table.id)).position, 'opening-bid', { bid: 1 });
    const turns = new BotTurns(server.context, async () => Promise.reject(new Error('cannot think')));
    await until(async () => {
      ahead += 6000;
      await turns.pickUpOverdue();
      return (await troubles()).length > 0;
    });
    expect(await troubles()).toMatchObject([{ kind: 'seat', id: `${table.id}:${bot}`, why: 'cannot think' }]);
    expect(linesAbout(`${table.id}:${bot}`)).toHaveLength(1);
    broken.bots = false;
    const other = await playingTable(server.url, 1, request);
    const [, somebody] = [...other.seats][0]!;
    await somebody.act(other.table.id, (await somebody.game(other.table.id)).position, 'opening-bid', {
      bid: 1,
    });
    await until(async () => (await somebody.game(other.table.id)).position > 2);
    const { position } = await person.game(table.id);
    await admin.must('POST', `/api/admin/repair/${table.id}`);
    expect(await troubles()).toEqual([]);
    const again = new BotTurns(server.context, async (question) => think(lots as AnyTitle, question));
    await until(async () => {
      await again.pickUpOverdue();
      return (await person.game(table.id)).position > position;
    });
    again.stop();
    turns.stop();
  });

  it('a seat whose view cannot be computed; everybody else is updated', async () => {
    const { table, seats } = await playingTable(server.url, 2, { title: 'fragile', players: 2, options });
    const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
    const sockets = await Promise.all([p1, p2].map(({ token }) => TestSocket.open(server.url, token)));
    for (const socket of sockets) await socket.watch(table.id);
    broken.views.add('p2');
    expect((await p1.act(table.id, 0, 'opening-bid', { bid: 1 })).status).toBe(200);
    await sockets[0]!.until(() => sockets[0]!.games.get(table.id)!.position === 1);
    const id = `${table.id}:p2`;
    await until(async () => (await troubles()).length > 0);
    expect(await troubles()).toMatchObject([{ kind: 'seat', id, why: 'no view for this seat' }]);
    expect((await admin.call('POST', `/api/admin/repair/${id}`)).status).toBe(409);
    // A change of the table is sent to both, with the game to the one who has none.
    await sendTableChange(server.context, table.id);
    await p1.must('POST', `/api/tables/${table.id}/undo`, { request: 'take-it-back', position: 1 });
    expect(linesAbout(id)).toHaveLength(1);
    broken.views.clear();
    await admin.must('POST', `/api/admin/repair/${id}`);
    expect(await troubles()).toEqual([]);
    await p1.act(table.id, 2, 'opening-bid', { bid: 1 });
    await sockets[1]!.until(() => sockets[1]!.games.get(table.id)!.position === 3);
    for (const socket of sockets) socket.close();
  });

  describe.each([
    ['webhook', { kind: 'json', url: 'http://127.0.0.1:9/hook' }],
    [
      'channel',
      {
        kind: 'push',
        subscription: {
          endpoint: 'http://127.0.0.1:9/push',
          keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
          },
        },
      },
    ],
  ])('a %s', (kind, request) => {
    it('that fails is set aside, and notifications to others are sent', async () => {
      const owner = await guest(server.url, 'Owner');
      const { id } = await owner.must<{ id: string }>('POST', '/api/channels', request);
      const fail = async () => {
        await owner.must('POST', `/api/channels/${id}/test`);
        await new Deliveries(server.context, new Deliverer(server.context)).all();
      };
      await fail();
      await fail();
      expect(await troubles()).toMatchObject([{ kind, id, why: 'refused' }]);
      expect(linesAbout(id)).toHaveLength(1);
      await admin.must('POST', `/api/admin/repair/${id}`);
      expect(await troubles()).toEqual([]);
      expect(await owner.must('GET', '/api/channels')).toMatchObject([{ id, status: 'ok' }]);
      await fail();
      await owner.must('DELETE', `/api/channels/${id}`);
      expect(await troubles()).toEqual([]);
    });
  });
}
