import { random } from '@signalbox/kernel';
import type {
  ArchivedGame,
  CreateTableRequest,
  PersonProfile,
  TableSummary,
  TableView,
} from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomChoice } from '../testing/random-choice.ts';
import { guest, playingTable, TestClient } from '../testing/test-client.ts';
import type { TestServer } from '../testing/test-server.ts';

/** Runs on whichever database the server that is started uses. */
export function ratingsSuite(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.end());

  async function finish(table: string, seats: Map<string, TestClient>): Promise<void> {
    const rng = random(2);
    for (;;) {
      const { pending } = await seats.get('p1')!.game(table);
      if (!pending) return;
      const client = seats.get(pending.seats[0]!)!;
      const own = await client.game(table);
      await client.act(table, own.position, own.pending!.decision, randomChoice(own.pending!.offer!, rng));
    }
  }

  it('a finished game changes the ratings of its players once, and counts in their statistics', async () => {
    const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
    await finish(table.id, seats);
    const { outcome } = await seats.get('p1')!.must<TableView>('GET', `/api/tables/${table.id}`);
    const winner = seats.get(outcome!.winners[0]!)!;
    const profile = await winner.must<PersonProfile>('GET', `/api/people/${winner.id}`);
    expect(profile.ratings).toMatchObject([{ title: 'lots', games: 1, wins: 1 }]);
    expect(profile.statistics).toMatchObject([{ title: 'lots', players: 2, games: 1, averagePlace: 1 }]);
    const results = await winner.must<object[]>('GET', `/api/people/${winner.id}/results`);
    expect(results).toMatchObject([{ table: table.id, place: 1, rating: profile.ratings[0]!.rating }]);
    const rematch = await winner.must<TableView>('POST', `/api/tables/${table.id}/rematch`);
    expect(rematch).toMatchObject({ status: 'open', rematchOf: table.id });
    expect(rematch.seats.every((seat) => seat.person !== null)).toBe(true);
  });

  describe('the archive', () => {
    const archive = (query: string) =>
      new TestClient(server.url, null).must<ArchivedGame[]>('GET', `/api/archive?${query}`);
    const tablesIn = async (query: string) => (await archive(query)).map(({ table }) => table);

    async function finished(request: Partial<CreateTableRequest> = {}) {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2, ...request });
      await finish(table.id, seats);
      return { id: table.id, one: seats.get('p1')!, two: seats.get('p2')! };
    }

    it('finds finished games by title, options, players, length, date, result and ending', async () => {
      const { id, one, two } = await finished({ options: { purse: 'five' }, name: 'Final' });
      const [game] = await archive(`player=${one.id}`);
      expect(game).toMatchObject({ table: id, title: 'lots', name: 'Final', rated: true });
      expect(game!.options).toEqual({ purse: 'five', 'no-bell': false });
      expect(game!.players.map(({ place }) => place)[0]).toBe(1);
      const { moves, ending, finishedAt } = game!;
      const winner = game!.players[0]!.person!.id;
      const loser = [one.id, two.id].find((person) => person !== winner)!;
      const own = `player=${winner}&`;
      for (const [query, other] of [
        ['title=lots', 'title=1841'],
        ['players=2', 'players=3'],
        ['options=purse=five,no-bell=false', 'options=purse=ten'],
        [`opponent=${loser}`, `opponent=${'x'.repeat(16)}`],
        ['result=won', 'result=lost'],
        [`least=${moves}&most=${moves}`, `least=${moves + 1}`],
        [`from=${finishedAt}&until=${finishedAt}`, `until=${finishedAt - 1}`],
        [`ending=${ending}`, 'ending=other'],
      ] as const) {
        expect(await tablesIn(own + query), query).toEqual([id]);
        expect(await tablesIn(own + other), other).toEqual([]);
      }
      const next = `before=${finishedAt}&beforeTable=${id}`;
      expect(await tablesIn(own + next)).toEqual([]);
      await server.context.storage.db
        .updateTable('accounts')
        .set({ name_key: `ada_${winner.toLowerCase()}` })
        .where('id', '=', winner)
        .execute();
      expect(await tablesIn(`player=ADA_${winner.slice(0, 14)}`)).toEqual([id]);
      expect(await tablesIn('player=%25')).toEqual([]);
    });

    it('contains nothing of private tables and of those that nobody may watch', async () => {
      const host = await finished();
      for (const request of [{ listed: false }, { spectators: false }]) {
        const { table, seats } = await privateTable(request);
        await finish(table, seats);
        for (const person of seats.values()) expect(await tablesIn(`player=${person.id}`)).toEqual([]);
      }
      expect(await tablesIn(`player=${host.one.id}`)).toEqual([host.id]);
    });

    it('leaves out a game as long as one of its players hides it, and so does everything else', async () => {
      const { id, one, two } = await finished();
      const path = `/api/tables/${id}/hidden`;
      const stranger = new TestClient(server.url, null);
      const seen = async () => ({
        archive: await tablesIn(`player=${one.id}`),
        listed: (await stranger.must<TableSummary[]>('GET', '/api/tables?status=finished'))
          .map((table) => table.id)
          .filter((table) => table === id),
        results: await stranger.must<object[]>('GET', `/api/people/${one.id}/results`),
        statistics: (await stranger.must<PersonProfile>('GET', `/api/people/${one.id}`)).statistics,
        status: (await stranger.call('GET', `/api/tables/${id}/log`)).status,
      });
      expect(await seen()).toMatchObject({ archive: [id], listed: [id], results: [{}], status: 200 });
      expect(await one.must('PUT', path, { hidden: true })).toMatchObject({ hidden: true, listed: false });
      expect(await two.must('PUT', path, { hidden: true })).toMatchObject({ hidden: true });
      expect(await one.must('PUT', path, { hidden: false })).toMatchObject({ hidden: false });
      const nothing = { archive: [], listed: [], results: [], statistics: [], status: 404 };
      expect(await seen()).toEqual(nothing);
      await two.must('PUT', path, { hidden: false });
      expect(await seen()).toMatchObject({ archive: [id], listed: [id], results: [{}], status: 200 });
      const unfinished = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const early = await unfinished.seats
        .get('p1')!
        .call('PUT', `/api/tables/${unfinished.table.id}/hidden`, { hidden: true });
      expect(early).toMatchObject({ status: 409, body: { why: 'not-in-archive' } });
    });
  });

  describe('a profile', () => {
    it('shows the curve of ratings, favourite companies, and public tables', async () => {
      const { table, seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      const profile = (client: TestClient) => client.must<PersonProfile>('GET', `/api/people/${p1.id}`);
      expect((await profile(p2)).playing.map(({ id }) => id)).toEqual([table.id]);
      await finish(table.id, seats);
      await server.context.storage.db
        .updateTable('results')
        .set({ companies: '["red"]' })
        .where('account_id', '=', p1.id)
        .execute();
      const { id } = await p1.createTable({ title: 'lots', players: 2 });
      await p1.createTable({ title: 'lots', players: 2, listed: false });
      const { ratings, ...shown } = await profile(p2);
      expect(shown).toMatchObject({
        history: [{ title: 'lots', rating: ratings[0]!.rating }],
        favourites: [{ title: 'lots', company: 'red', games: 1 }],
        playing: [],
        hosting: [{ id }],
      });
    });

    it('contains nothing of private tables', async () => {
      const { table, seats } = await privateTable({ listed: false, rated: true, name: 'Secret' });
      const p1 = seats.get('p1')!;
      const stranger = await guest(server.url, 'Stranger');
      const seen = async () =>
        JSON.stringify([
          await stranger.must('GET', `/api/people/${p1.id}`),
          await stranger.must('GET', `/api/people/${p1.id}/results`),
          await stranger.must('GET', '/api/follows'),
        ]);
      await stranger.must('PUT', `/api/follows/${p1.id}`);
      for (const text of ['Secret', table]) expect(await seen()).not.toContain(text);
      await finish(table, seats);
      for (const text of ['Secret', table]) expect(await seen()).not.toContain(text);
      // Their own players have the results, each with their own seat.
      for (const [seat, client] of seats)
        expect(await client.must('GET', '/api/me/results')).toMatchObject([{ table, seat, title: 'lots' }]);
      expect(await stranger.must('GET', '/api/me/results')).toEqual([]);
      const profile = await stranger.must('GET', `/api/people/${p1.id}`);
      expect(profile).toMatchObject({ history: [], favourites: [], statistics: [], playing: [] });
      // A rating that changed would tell of it, too: a private game is not rated, even if its host asked for that.
      expect(profile).toMatchObject({ ratings: [] });
      const leaders = await stranger.must<{ person: { id: string } }[]>('GET', '/api/ratings/lots');
      expect(leaders.map(({ person }) => person.id)).not.toContain(p1.id);
    });

    it('shows usual hours to people at a table with them only', async () => {
      const { seats } = await playingTable(server.url, 2, { title: 'lots', players: 2 });
      const [p1, p2] = [seats.get('p1')!, seats.get('p2')!];
      const usual = { timeZone: 'Asia/Tokyo', from: 20, until: 23 };
      expect(await p1.must('PATCH', '/api/me', { usual })).toMatchObject({ usual });
      const wrong = await p1.call('PATCH', '/api/me', { usual: { ...usual, timeZone: 'Nowhere' } });
      expect(wrong).toMatchObject({ status: 422, body: { why: 'no-such-time-zone' } });
      const stranger = await guest(server.url, 'Stranger');
      const path = `/api/people/${p1.id}`;
      expect(await p2.must('GET', path)).toMatchObject({ usual });
      expect(await stranger.must('GET', path)).toMatchObject({ usual: null });
      expect(await new TestClient(server.url, null).must('GET', path)).toMatchObject({ usual: null });
      await p1.must('PATCH', '/api/me', { usual: null });
      expect(await p2.must('GET', path)).toMatchObject({ usual: null });
    });
  });

  describe('people', () => {
    it('follow each other, unless they are blocked', async () => {
      const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')];
      await ada.must('PUT', `/api/follows/${ben.id}`);
      const { id } = await ben.createTable({ title: 'lots', players: 2 });
      expect(await ada.must('GET', '/api/follows')).toMatchObject([
        { person: { id: ben.id }, tables: [{ id }] },
      ]);
      expect(await ada.must('GET', `/api/people/${ben.id}`)).toMatchObject({ followed: true });
      await ben.must('PUT', `/api/blocks/${ada.id}`);
      expect(await ada.must('GET', '/api/follows')).toEqual([]);
      const again = await ada.call('PUT', `/api/follows/${ben.id}`);
      expect(again).toMatchObject({ status: 403, body: { why: 'not-welcome' } });
    });

    it('are invited to a seat, and accept or decline', async () => {
      const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')];
      const { id } = await ada.createTable({ title: 'lots', players: 2, listed: false });
      const path = `/api/tables/${id}/invitations`;
      await ada.must('POST', path, { account: ben.id });
      expect(await ben.must('GET', '/api/inbox')).toMatchObject([{ table: { id }, waits: 'invitation' }]);
      expect((await ben.call('POST', path, { account: ben.id })).status).toBe(403);
      await ben.must('POST', `/api/tables/${id}/leave`);
      expect(await ben.must('GET', '/api/inbox')).toEqual([]);
      await ada.must('POST', path, { account: ben.id });
      await ben.must('POST', `/api/tables/${id}/join`, {});
      await ben.must('PUT', `/api/blocks/${ada.id}`);
      const other = await ada.createTable({ title: 'lots', players: 2 });
      const unwanted = await ada.call('POST', `/api/tables/${other.id}/invitations`, { account: ben.id });
      expect(unwanted).toMatchObject({ status: 403, body: { why: 'not-welcome' } });
    });
  });

  async function privateTable(request: Partial<CreateTableRequest>) {
    const people = [await guest(server.url, 'Host'), await guest(server.url, 'Friend')] as const;
    const { id, invite } = await people[0].createTable({
      title: 'lots',
      players: 2,
      seating: 'chosen',
      ...request,
    });
    await people[1].must('POST', `/api/tables/${id}/join`, { invite });
    await people[0].must('POST', `/api/tables/${id}/start`);
    return {
      table: id,
      seats: new Map([
        ['p1', people[0]],
        ['p2', people[1]],
      ]),
    };
  }
}
