import { random } from '@signalbox/kernel';
import type {
  CreateTournamentRequest,
  TableView,
  TournamentSummary,
  TournamentView,
} from '@signalbox/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../ids.ts';
import { botClient, registered } from '../testing/bots.ts';
import { randomChoice } from '../testing/random-choice.ts';
import { guest, TestClient } from '../testing/test-client.ts';
import type { TestServer, TestSettings } from '../testing/test-server.ts';
import { Meetings } from './pairing/meetings.ts';
import { advanceTournaments } from './rounds.ts';
import { watchRounds } from './substitutes.ts';

const HOUR = 3_600_000;
const CUP: CreateTournamentRequest = {
  name: 'Club cup',
  title: 'lots',
  kind: 'swiss',
  size: 4,
  rounds: 2,
  botAccounts: true,
  clock: { kind: 'none' },
};

/** Runs on whichever database the server that is started uses. */
export function tournamentsSuite(start: (settings?: TestSettings) => Promise<TestServer>): void {
  let server: TestServer;
  let organiser: TestClient;
  let people: TestClient[];
  let ahead = 0;
  const rng = random(3);

  beforeAll(async () => {
    server = await start({ pulse: false, now: () => Date.now() + ahead });
    organiser = await registered(server.url, 'Organiser');
    people = [];
    for (let i = 0; i < 8; i++) people.push(await botClient(server.url, organiser, `Entrant ${i + 1}`));
  });
  afterAll(() => server.end());

  const clientOf = (id: string) => people.find((one) => one.id === id)!;
  const look = (id: string, as = new TestClient(server.url, null)) =>
    as.must<TournamentView>('GET', `/api/tournaments/${id}`);

  async function opened(request: Partial<CreateTournamentRequest>): Promise<TournamentView> {
    // Only a limited number may be created in a day.
    await server.context.storage.db.deleteFrom('counters').execute();
    return organiser.must('POST', '/api/tournaments', { ...CUP, ...request });
  }

  async function started(
    request: Partial<CreateTournamentRequest>,
    many = people.length,
  ): Promise<TournamentView> {
    const { id } = await opened(request);
    for (const one of people.slice(0, many)) await one.must('POST', `/api/tournaments/${id}/join`, {});
    return organiser.must('POST', `/api/tournaments/${id}/start`);
  }

  /** Plays one table to its end by random choices. */
  async function finish(table: string): Promise<void> {
    const { seats } = await organiser.must<TableView>('GET', `/api/tables/${table}`);
    const clientAt = (name: string) => clientOf(seats.find(({ seat }) => seat === name)!.person!.id);
    let client = clientAt('p1');
    for (;;) {
      const { position, pending } = await client.game(table);
      if (!pending) return;
      if (!pending.offer) client = clientAt(pending.seats[0]!);
      else await client.act(table, position, pending.decision, randomChoice(pending.offer, rng));
    }
  }

  const running = ({ schedule, round }: TournamentView) =>
    schedule[round - 1]!.flatMap(({ table, finished }) => (finished || table === null ? [] : [table]));

  async function playRound(id: string): Promise<TournamentView> {
    for (const table of running(await look(id))) await finish(table);
    await advanceTournaments(server.context);
    return look(id);
  }

  async function playAll(id: string): Promise<TournamentView> {
    for (;;) {
      const now = await playRound(id);
      if (now.status !== 'running') return now;
    }
  }

  describe('a tournament', () => {
    it('goes from opening to final standings, which everybody can read and download', async () => {
      const { id, schedule } = await started({});
      expect(schedule[0]!.map(({ seats }) => seats.length)).toEqual([4, 4]);
      const half = await playRound(id);
      expect(half).toMatchObject({ status: 'running', round: 2 });
      expect(half.standings[0]!.every(({ games }) => games === 1)).toBe(true);
      const end = await playAll(id);
      expect(end).toMatchObject({ status: 'finished', round: 2, rounds: 2, my: { organiser: false } });
      const table = end.standings[0]!;
      expect(table.map(({ games }) => games)).toEqual(people.map(() => 2));
      expect(table[0]!.points).toBeGreaterThanOrEqual(table.at(-1)!.points);
      expect(table.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(8 * 2 * 50, 0);
      const csv = await fetch(`${server.url}/api/tournaments/${id}/standings.csv`);
      expect(csv.headers.get('content-type')).toContain('text/csv');
      const lines = (await csv.text()).trim().split('\r\n');
      expect(lines[0]).toBe('division,rank,name,games,points,wins,opponents,share');
      expect(lines).toHaveLength(9);
      expect(lines[1]).toContain(`"${table[0]!.person!.name}"`);
    });

    it('round robin: everybody meets everybody', async () => {
      const { id, rounds } = await started({ kind: 'round-robin', size: 2, rounds: undefined }, 4);
      expect(rounds).toBe(3);
      const { schedule } = await playAll(id);
      const played = schedule.map((round) => ({
        tables: round.map(({ seats }) => seats.map(({ person }) => person!.id)),
        byes: [],
      }));
      const meetings = new Meetings(played);
      for (const one of people.slice(0, 4))
        for (const other of people.slice(0, 4))
          if (one !== other) expect(meetings.of(one.id, other.id)).toBe(1);
    });

    it('knock-out: the best go on until the final is played', async () => {
      const { id } = await started({ kind: 'knock-out', size: 4, advance: 2, rounds: undefined });
      const { schedule, status } = await playAll(id);
      expect(status).toBe('finished');
      expect(schedule.map((round) => round.length)).toEqual([2, 1]);
      const through = schedule[0]!.flatMap(({ seats }) =>
        [...seats]
          .sort((a, b) => a.rank! - b.rank!)
          .slice(0, 2)
          .map(({ person }) => person!.id),
      );
      expect(schedule[1]![0]!.seats.map(({ person }) => person!.id).sort()).toEqual(through.sort());
    });

    it('league: the best of a division are promoted to the next season', async () => {
      const league = { kind: 'league' as const, size: 4, division: 4, moving: 1, rounds: 1 };
      const { id, standings } = await started(league);
      expect(standings.map((division) => division.length)).toEqual([4, 4]);
      const end = await playAll(id);
      const last = end.standings[0]!.at(-1)!.person!.id;
      const best = end.standings[1]![0]!.person!.id;
      const next = await organiser.must<TournamentView>('POST', `/api/tournaments/${id}/next`);
      expect(next).toMatchObject({ season: 2, previous: id, status: 'open' });
      expect((await organiser.call('POST', `/api/tournaments/${id}/next`)).status).toBe(409);
      for (const one of people) await one.must('POST', `/api/tournaments/${next.id}/join`, {});
      const { standings: divisions } = await organiser.must<TournamentView>(
        'POST',
        `/api/tournaments/${next.id}/start`,
      );
      const idsIn = (division: number) => divisions[division]!.map(({ person }) => person!.id);
      expect(idsIn(0)).toContain(best);
      expect(idsIn(1)).toContain(last);
    });

    it('somebody who withdraws is in no further round, and a bot plays their game on', async () => {
      const { id } = await started({});
      const gone = people[0]!;
      await gone.must('POST', `/api/tournaments/${id}/withdraw`);
      const { schedule } = await look(id);
      const own = schedule[0]!.find(({ seats }) => seats.some(({ person }) => person!.id === gone.id))!;
      const { seats } = await organiser.must<TableView>('GET', `/api/tables/${own.table}`);
      expect(seats.find(({ person }) => person?.id === gone.id)!.bot).not.toBeNull();
      await organiser.must('DELETE', `/api/tournaments/${id}`);
      expect((await look(id)).status).toBe('cancelled');
    });

    it('somebody who deletes their account is in no further round, and what they announced is cancelled', async () => {
      const [gone, other] = [
        await registered(server.url, `Leaving ${randomId(6)}`),
        await registered(server.url, `Staying ${randomId(6)}`),
      ];
      const { id } = await opened({});
      const own = await gone.must<TournamentView>('POST', '/api/tournaments', {
        name: 'Mine',
        title: 'lots',
        kind: 'swiss',
        size: 2,
        rounds: 1,
      });
      for (const one of [gone, other, ...people.slice(0, 2)])
        await one.must('POST', `/api/tournaments/${id}/join`, {});
      await organiser.must('POST', `/api/tournaments/${id}/start`);
      await gone.must('DELETE', '/api/me', { confirm: 'delete' });
      expect((await look(id)).withdrawn).toEqual([gone.id]);
      expect((await look(own.id)).status).toBe('cancelled');
      await organiser.must('DELETE', `/api/tournaments/${id}`);
    });

    it('at the end of a round’s time the named substitutes take over, then bots; the entrants were reminded', async () => {
      const rules = { rounds: 1, roundTime: HOUR, substitutes: 'person' as const };
      const { id } = await opened(rules);
      for (const one of people.slice(0, 4)) await one.must('POST', `/api/tournaments/${id}/join`, {});
      const helper = people[5]!;
      await helper.must('POST', `/api/tournaments/${id}/join`, { role: 'substitute' });
      const { schedule } = await organiser.must<TournamentView>('POST', `/api/tournaments/${id}/start`);
      const table = schedule[0]![0]!.table!;
      // The list tells it to everybody.
      const list = await organiser.must<TournamentSummary[]>('GET', '/api/tournaments');
      const listed = list.find((one) => one.id === id)!;
      expect(listed).toMatchObject({ clock: { kind: 'none' }, roundEndsAt: (await look(id)).roundEndsAt });
      expect(listed.roundEndsAt).not.toBeNull();
      await people[0]!.must('POST', '/api/channels', { kind: 'json', url: 'https://hooks.example.net/' });
      ahead += 0.8 * HOUR;
      await watchRounds(server.context);
      await watchRounds(server.context);
      const jobs = await server.context.storage.db.selectFrom('jobs').select('notice').execute();
      expect(jobs.filter(({ notice }) => notice.includes('round-ending'))).toHaveLength(1);
      ahead += 0.3 * HOUR;
      await watchRounds(server.context);
      const seatsNow = async () => (await organiser.must<TableView>('GET', `/api/tables/${table}`)).seats;
      // All four were asked; there is one substitute, and three bots.
      expect((await seatsNow()).filter(({ person }) => person?.id === helper.id)).toHaveLength(1);
      expect((await seatsNow()).filter(({ bot }) => bot !== null)).toHaveLength(3);
      ahead += 0.3 * HOUR;
      await watchRounds(server.context);
      expect((await seatsNow()).filter(({ bot }) => bot !== null)).toHaveLength(4);
      const entrants = (await look(id)).schedule[0]![0]!.seats.map(({ person }) => person!.id);
      expect(entrants.sort()).toEqual(
        people
          .slice(0, 4)
          .map((one) => one.id)
          .sort(),
      );
      await organiser.must('DELETE', `/api/tournaments/${id}`);
    });

    it('a process that dies between two steps leaves nothing undone, and two that do the same do it once', async () => {
      const { id } = await opened({});
      for (const one of people) await one.must('POST', `/api/tournaments/${id}/join`, {});
      await organiser.must('POST', `/api/tournaments/${id}/start`);
      const [first] = (await look(id)).schedule[0]!;
      const { db } = server.context.storage;
      // As if the process had died before this table was stored.
      for (const table of ['entries', 'snapshots', 'seats'] as const)
        await db.deleteFrom(table).where('table_id', '=', first!.table!).execute();
      await db.deleteFrom('tables').where('id', '=', first!.table!).execute();
      await Promise.all([advanceTournaments(server.context), advanceTournaments(server.context)]);
      expect((await organiser.must<TableView>('GET', `/api/tables/${first!.table}`)).status).toBe('playing');
      expect((await look(id)).schedule).toHaveLength(1);
      await organiser.must('DELETE', `/api/tournaments/${id}`);
    });

    it('a table that was closed does not hold up the others', async () => {
      const { id } = await started({ rounds: 1 });
      const [first] = running(await look(id));
      await server.context.storage.db
        .updateTable('tables')
        .set({ status: 'closed' })
        .where('id', '=', first!)
        .execute();
      await advanceTournaments(server.context);
      const end = await playRound(id);
      expect(end).toMatchObject({ status: 'finished' });
      expect(end.standings[0]!.filter(({ games }) => games === 0)).toHaveLength(4);
    });
  });

  describe('who may do what', () => {
    const CALLERS = ['nobody', 'guest', 'stranger', 'player', 'organiser'] as const;
    type Caller = (typeof CALLERS)[number];
    let callers: Record<Caller, TestClient>;
    beforeAll(async () => {
      callers = {
        nobody: new TestClient(server.url, null),
        guest: await guest(server.url, 'Guest'),
        stranger: await registered(server.url, 'Stranger'),
        player: people[0]!,
        organiser,
      };
    });

    async function outcome(
      path: string,
      method: string,
      body: object | undefined,
      from: 'open' | 'running',
    ): Promise<Record<Caller, number>> {
      const found: Partial<Record<Caller, number>> = {};
      // It serves again until a call has changed something.
      let stage: TournamentView = await announced(from);
      for (const name of CALLERS) {
        const table = stage.schedule[0]?.[0]?.table ?? '';
        const url = path.replace('ID', stage.id).replace('TABLE', table).replace('ACCOUNT', people[0]!.id);
        const { status } = await callers[name].call(method, url, body);
        found[name] = status;
        if (method === 'GET' || status !== 200) continue;
        await organiser.call('DELETE', `/api/tournaments/${stage.id}`);
        stage = await announced(from);
      }
      await organiser.call('DELETE', `/api/tournaments/${stage.id}`);
      return found as Record<Caller, number>;
    }

    async function announced(from: 'open' | 'running'): Promise<TournamentView> {
      if (from === 'running') return started({}, 4);
      const { id } = await opened({});
      return people[0]!.must('POST', `/api/tournaments/${id}/join`, {});
    }

    const by = (nobody: number, guest: number, stranger: number, player: number, organiser: number) => ({
      nobody,
      guest,
      stranger,
      player,
      organiser,
    });
    const SUBSTITUTE = { account: '', by: null };

    it.each([
      ['GET', '/api/tournaments/ID', undefined, 'open', by(200, 200, 200, 200, 200)],
      ['GET', '/api/tournaments/ID', undefined, 'running', by(200, 200, 200, 200, 200)],
      ['POST', '/api/tournaments/ID/join', {}, 'open', by(401, 403, 200, 409, 200)],
      ['POST', '/api/tournaments/ID/join', {}, 'running', by(401, 403, 409, 409, 409)],
      ['POST', '/api/tournaments/ID/withdraw', undefined, 'open', by(401, 409, 409, 200, 409)],
      ['POST', '/api/tournaments/ID/withdraw', undefined, 'running', by(401, 409, 409, 200, 409)],
      ['POST', '/api/tournaments/ID/start', undefined, 'running', by(401, 403, 403, 403, 409)],
      ['DELETE', '/api/tournaments/ID', undefined, 'running', by(401, 403, 403, 403, 200)],
      ['DELETE', '/api/tournaments/ID/entrants/ACCOUNT', undefined, 'open', by(401, 403, 403, 403, 200)],
      ['POST', '/api/tournaments/ID/next', undefined, 'running', by(401, 403, 403, 403, 409)],
      [
        'POST',
        '/api/tournaments/ID/tables/TABLE/substitute',
        SUBSTITUTE,
        'running',
        by(401, 403, 403, 403, 200),
      ],
    ] as const)('%s %s (%#)', async (method, path, body, from, expected) => {
      const sent = body === SUBSTITUTE ? { account: people[0]!.id, by: null } : body;
      expect(await outcome(path, method, sent, from)).toEqual(expected);
    });

    it('a private one is found by those in it and those with the invitation, and its tables are private', async () => {
      const { id, invite } = await opened({ listed: false, name: 'Secret cup' });
      const [one, two] = people as [TestClient, TestClient];
      const stranger = await registered(server.url, 'Curious');
      const path = `/api/tournaments/${id}`;
      const seen = async (client: TestClient, query = '') => [
        (await client.call('GET', path + query)).status,
        (await client.call('POST', `${path}/withdraw`)).status,
        JSON.stringify(await client.must('GET', '/api/tournaments')).includes('Secret cup'),
      ];
      expect(await seen(stranger)).toEqual([404, 404, false]);
      expect(await seen(new TestClient(server.url, null))).toEqual([404, 401, false]);
      expect((await stranger.call('GET', `${path}?invite=${invite}`)).status).toBe(200);
      expect((await stranger.call('GET', `${path}/standings.csv`)).status).toBe(404);
      expect((await one.call('POST', `${path}/join`, {})).status).toBe(404);
      for (const client of people.slice(0, 4)) await client.must('POST', `${path}/join`, { invite });
      expect((await look(id, two)).invite).toBe(invite);
      const { schedule } = await organiser.must<TournamentView>('POST', `${path}/start`);
      const table = schedule[0]![0]!.table!;
      expect(await one.must('GET', `/api/tables/${table}`)).toMatchObject({ listed: false });
      expect((await stranger.call('GET', `/api/tables/${table}`)).status).toBe(404);
      expect(JSON.stringify(await stranger.must('GET', `/api/people/${one.id}`))).not.toContain('Secret cup');
    });

    it('its tables are shown to spectators, the organiser too, as late as the organiser has chosen', async () => {
      const delay = 10 * 60_000;
      const { id, schedule } = await started({ spectatorDelay: delay, rounds: 1 }, 4);
      const table = schedule[0]![0]!.table!;
      expect(await look(id)).toMatchObject({ spectatorDelay: delay });
      const { position, pending } = await organiser.game(table);
      const { seats, spectatorDelay } = await organiser.must<TableView>('GET', `/api/tables/${table}`);
      expect(spectatorDelay).toBe(delay);
      const player = clientOf(seats.find(({ seat }) => seat === pending!.seats[0])!.person!.id);
      const { offer } = (await player.game(table)).pending!;
      await player.act(table, position, pending!.decision, randomChoice(offer!, rng));
      const seenBy = async (client: TestClient) => (await client.game(table)).position;
      expect(await seenBy(player)).toBeGreaterThan(position);
      expect(await seenBy(organiser)).toBe(position);
      ahead += delay;
      expect(await seenBy(organiser)).toBe(await seenBy(player));
      const tooLate = { ...CUP, spectatorDelay: 25 * HOUR };
      expect((await organiser.call('POST', '/api/tournaments', tooLate)).status).toBe(400);
    });

    it('spectators of one that was announced before there was a delay see its games at once', async () => {
      const { id } = await opened({ spectatorDelay: HOUR });
      const { db } = server.context.storage;
      const { rules } = await db
        .selectFrom('tournaments')
        .select('rules')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { spectatorDelay, ...earlier } = JSON.parse(rules) as CreateTournamentRequest;
      expect(spectatorDelay).toBe(HOUR);
      await db
        .updateTable('tournaments')
        .set({ rules: JSON.stringify(earlier) })
        .where('id', '=', id)
        .execute();
      expect(await look(id)).toMatchObject({ spectatorDelay: 0 });
    });

    it('unregistered people and blocked ones cannot enter, and a title must allow the size', async () => {
      const { id } = await opened({});
      const other = await registered(server.url, 'Unwelcome');
      await organiser.must('PUT', `/api/blocks/${other.id}`);
      expect(await other.call('POST', `/api/tournaments/${id}/join`, {})).toMatchObject({
        status: 403,
        body: { why: 'not-welcome' },
      });
      const without = await opened({ botAccounts: false });
      expect(await people[0]!.call('POST', `/api/tournaments/${without.id}/join`, {})).toMatchObject({
        body: { why: 'no-bot-accounts' },
      });
      const request = { name: 'x', title: 'lots', kind: 'swiss', size: 8, rounds: 1 };
      expect((await organiser.call('POST', '/api/tournaments', request)).status).toBe(422);
    });
  });
}
