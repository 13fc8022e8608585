import { type AnyTitle, random, type Seat } from '@signalbox/kernel';
import type { ChatMessage, GameView, TableSummary, TableView, WireEntry } from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../ids.ts';
import { hidden } from '../testing/hidden.ts';
import { randomChoice } from '../testing/random-choice.ts';
import { guest, playingTable, TestClient } from '../testing/test-client.ts';
import { TEST_TITLES, type TestServer, type TestSettings } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { handleDueFlags } from './due-flags.ts';

const MINUTE = 60_000;
const DELAY = 5 * MINUTE;
/** The game begins with a draw. */
const BEGUN = 1;

type Seats = ReadonlyMap<Seat, TestClient>;
/** What spectators see without a delay. */
type Seen = Pick<GameView, 'view' | 'position' | 'pending'> & { readonly entries: readonly WireEntry[] };

/** Runs on whichever database the server that is started uses. */
export function spectatorDelaySuite(start: (settings: TestSettings) => Promise<TestServer>): void {
  let server: TestServer;
  let ahead = 0;
  const now = () => Date.now() + ahead;
  beforeAll(async () => {
    server = await start({ now, pulse: false, titles: [hidden as AnyTitle, ...TEST_TITLES] });
  });
  afterAll(() => server.end());

  const delayedTable = (players: number, delay = DELAY) =>
    playingTable(server.url, players, { title: 'hidden', players, spectatorDelay: delay });

  async function administrator(): Promise<TestClient> {
    const person = await guest(server.url, 'Admin');
    const { db } = server.context.storage;
    await db.updateTable('accounts').set({ admin: 1 }).where('id', '=', person.id).execute();
    return person;
  }

  /** A minute later one of the players moves, or takes a move back. False: the game is over. */
  async function move(table: string, seats: Seats, rng: ReturnType<typeof random>): Promise<boolean> {
    ahead += MINUTE;
    const { pending, position } = await seats.get('p1')!.game(table);
    if (!pending) return false;
    const undoer = seats.get(rng.pick([...seats.keys()].sort()))!;
    if (rng.below(2) === 0 && (await undoer.game(table)).undo?.freely) {
      await undoer.must('POST', `/api/tables/${table}/undo`, { request: randomId(), position });
      return true;
    }
    const client = seats.get(rng.pick(pending.seats))!;
    const { offer } = (await client.game(table)).pending!;
    const { status } = await client.act(table, position, pending.decision, randomChoice(offer!, rng));
    expect(status).toBe(200);
    return true;
  }

  async function seenBy(client: TestClient, table: string): Promise<Seen> {
    const { view, position, pending } = await client.game(table);
    const log = await client.log(table);
    expect(log.position).toBe(position);
    return { view, position, pending, entries: log.entries };
  }

  /** The same spectator at the same table, for a moment without its delay. */
  async function withoutDelay(client: TestClient, table: string): Promise<Seen> {
    const { games, storage } = server.context;
    const set = (spectator_delay: number) =>
      storage.db.updateTable('tables').set({ spectator_delay }).where('id', '=', table).execute();
    const game = await games.read(table);
    Object.assign(game, { spectatorDelay: 0 });
    await set(0);
    const seen = await seenBy(client, table);
    Object.assign(game, { spectatorDelay: DELAY });
    await set(DELAY);
    return seen;
  }

  describe('a delay for spectators', () => {
    it('shows exactly what they would have seen then, with undone and sealed choices', {
      timeout: 60_000,
    }, async () => {
      const { table, seats } = await delayedTable(3);
      const spectator = await guest(server.url, 'Spectator');
      const socket = await TestSocket.open(server.url, spectator.token);
      await socket.watch(table.id);
      const rng = random(4);
      const history: { at: number; seen: Seen }[] = [];
      for (let i = 0; i < 40; i++) {
        history.push({ at: now(), seen: await withoutDelay(spectator, table.id) });
        await move(table.id, seats, rng);
        if ((await seats.get('p1')!.game(table.id)).pending === null) break;
        await server.context.late.advance(server.context);
        const then = history.findLast(({ at }) => at <= now() - DELAY)?.seen ?? history[0]!.seen;
        expect(await seenBy(spectator, table.id)).toEqual(then);
        await socket.until(() => socket.games.get(table.id)!.position === then.position);
        expect(socket.games.get(table.id)).toMatchObject({ view: then.view, pending: then.pending });
      }
      expect(history.length).toBeGreaterThan(10);
      expect(history.some(({ seen }) => seen.entries.some(({ undone }) => undone))).toBe(true);
      expect(history.some(({ seen }) => seen.entries.some((entry) => entry.hidden))).toBe(true);
      socket.close();
    });

    it('holds for everybody without a seat, wherever they look, until the time has come', async () => {
      const { table, seats } = await delayedTable(2);
      const nobody = new TestClient(server.url, null);
      const [admin, follower] = [await administrator(), await guest(server.url, 'Follower')];
      const p1 = seats.get('p1')!;
      await follower.must('PUT', `/api/follows/${p1.id}`);
      const rng = random(1);
      await move(table.id, seats, rng);
      const { position } = await p1.game(table.id);
      const mine = (tables: readonly TableSummary[]) => tables.find(({ id }) => id === table.id)!;
      const figures = async (client: TestClient) => {
        const list = mine(await client.must<TableSummary[]>('GET', '/api/tables?status=playing'));
        const view = await client.must<TableView>('GET', `/api/tables/${table.id}`);
        const profile = await client.must<{ playing: TableSummary[] }>('GET', `/api/people/${p1.id}`);
        const past = await client.call('GET', `/api/tables/${table.id}/at/${position}`);
        const found = [list, view, mine(profile.playing), await client.game(table.id)];
        expect(new Set(found.map((one) => one.position)).size).toBe(1);
        return { position: view.position, past: past.status, waits: view.waitingFor.length > 0 };
      };
      const now = { position, past: 200, waits: true };
      for (const player of seats.values()) expect(await figures(player)).toEqual(now);
      for (const client of [nobody, follower, admin])
        expect(await figures(client)).toEqual({ position: BEGUN, past: 404, waits: false });
      const [followed] = await follower.must<{ tables: TableSummary[] }[]>('GET', '/api/follows');
      expect(mine(followed!.tables)).toMatchObject({
        position: BEGUN,
        waitingFor: [],
        spectatorDelay: DELAY,
      });

      ahead += DELAY;
      for (const client of [nobody, follower, admin])
        expect(await figures(client)).toEqual({ ...now, waits: false });
    });

    it('holds for what the players say', async () => {
      const { table, seats } = await delayedTable(2);
      const spectator = await guest(server.url, 'Spectator');
      const socket = await TestSocket.open(server.url, spectator.token);
      await socket.watch(table.id);
      const heard: string[] = [];
      socket.onMessage = (message) => message.type === 'chat' && heard.push(message.message.text);
      const say = (client: TestClient, room: string, text: string) =>
        client.must('POST', `/api/tables/${table.id}/chat`, { room, text });
      const read = async (client: TestClient, room = 'players') => {
        const messages = await client.must<ChatMessage[]>('GET', `/api/tables/${table.id}/chat?room=${room}`);
        return messages.map(({ text }) => text);
      };
      await say(seats.get('p1')!, 'players', 'I bid 7');
      await say(spectator, 'spectators', 'Who leads?');
      await socket.until(() => heard.length > 0);
      expect(heard).toEqual(['Who leads?']);
      expect(await read(spectator)).toEqual([]);
      expect(await read(seats.get('p2')!)).toEqual(['I bid 7']);
      ahead += DELAY;
      await server.context.late.advance(server.context);
      await socket.until(() => heard.length > 1);
      expect(heard).toEqual(['Who leads?', 'I bid 7']);
      expect(await read(spectator)).toEqual(['I bid 7']);
      socket.close();
    });

    it('holds for a seat that was lost on time', async () => {
      const { table, seats } = await playingTable(server.url, 3, {
        title: 'lots',
        players: 3,
        clock: { kind: 'live', budget: MINUTE, increment: 0 },
        flag: 'loss',
        options: { 'no-bell': true },
        spectatorDelay: DELAY,
      });
      const spectator = await guest(server.url, 'Spectator');
      const socket = await TestSocket.open(server.url, spectator.token);
      await socket.watch(table.id);
      const told: boolean[] = [];
      const lost = ({ seats }: TableSummary) => seats.some(({ forfeited, bot }) => forfeited || bot !== null);
      socket.onMessage = (message) => message.type === 'table' && told.push(lost(message.value));
      const seen = async () => lost(await spectator.must<TableView>('GET', `/api/tables/${table.id}`));
      await seats.get('p2')!.act(table.id, 0, 'opening-bid', { bid: 0 });
      await seats.get('p3')!.act(table.id, 1, 'opening-bid', { bid: 0 });
      ahead += 2 * MINUTE;
      await handleDueFlags(server.context);
      expect(lost(await seats.get('p2')!.must<TableView>('GET', `/api/tables/${table.id}`))).toBe(true);
      expect(await seen()).toBe(false);
      ahead += DELAY;
      await server.context.late.advance(server.context);
      expect(await seen()).toBe(true);
      await socket.until(() => told.at(-1) === true);
      expect(told.slice(0, -1)).not.toContain(true);
      socket.close();
    });

    it('ends with the game', { timeout: 60_000 }, async () => {
      const { table, seats } = await delayedTable(2, 24 * 60 * MINUTE);
      const spectator = await guest(server.url, 'Spectator');
      const socket = await TestSocket.open(server.url, spectator.token);
      await socket.watch(table.id);
      const rng = random(2);
      while (await move(table.id, seats, rng)) {}
      await server.context.late.advance(server.context);
      await socket.until(() => socket.games.get(table.id)!.pending === null);
      const ended = await seats.get('p1')!.game(table.id);
      const { entries: _, ...seen } = await seenBy(spectator, table.id);
      expect(seen.position).toBe(ended.position);
      expect(socket.games.get(table.id)).toMatchObject(seen);
      const { status, position } = await spectator.must<TableView>('GET', `/api/tables/${table.id}`);
      expect({ status, position }).toEqual({ status: 'finished', position: ended.position });
      socket.close();
    });

    it('is kept by a rematch, is none by default, and has a limit', async () => {
      const host = await guest(server.url, 'Host');
      expect((await host.createTable({ title: 'hidden', players: 2 })).spectatorDelay).toBe(0);
      const call = (spectatorDelay: number) =>
        host.call('POST', '/api/tables', { title: 'hidden', players: 2, spectatorDelay });
      expect((await call(24 * 60 * MINUTE)).status).toBe(200);
      expect((await call(24 * 60 * MINUTE + 1)).status).toBe(400);
      const { table, seats } = await delayedTable(2);
      const { db } = server.context.storage;
      await db.updateTable('tables').set({ status: 'finished' }).where('id', '=', table.id).execute();
      const again = await seats.get('p1')!.must<TableView>('POST', `/api/tables/${table.id}/rematch`);
      expect(again.spectatorDelay).toBe(DELAY);
    });
  });
}
