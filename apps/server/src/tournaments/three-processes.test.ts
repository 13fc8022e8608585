import type { TournamentView } from '@signalbox/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiPlayer } from '../testing/api-player.ts';
import { botClient, registered } from '../testing/bots.ts';
import { type ServerProcess, serverProcess } from '../testing/server-process.ts';
import { TestClient } from '../testing/test-client.ts';
import { type TestPostgres, testPostgres } from '../testing/test-postgres.ts';

const BOTS = 16;
/** No two of them look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRS';
const ROUNDS = 3;

let postgres: TestPostgres;
let processes: ServerProcess[];
beforeAll(async () => {
  postgres = await testPostgres({ durable: false });
  const env = { DATABASE_URL: await postgres.database() };
  processes = [await serverProcess(env)];
  processes.push(...(await Promise.all([serverProcess(env), serverProcess(env)])));
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await postgres.end();
});

it('sixteen bot accounts play a tournament to its end over the API, and one of three processes is killed', async () => {
  const servers = () => processes.map(({ url }) => url);
  const organiser = await registered(servers()[1]!, 'Organiser');
  const bots = [];
  for (let i = 0; i < BOTS; i++)
    bots.push(await botClient(servers()[i % 3]!, organiser, `Engine ${LETTERS[i]}`));
  const { id } = await organiser.must<TournamentView>('POST', '/api/tournaments', {
    name: 'Engines',
    title: 'lots',
    kind: 'swiss',
    size: 4,
    rounds: ROUNDS,
    botAccounts: true,
    clock: { kind: 'none' },
  });
  for (const bot of bots) await bot.must('POST', `/api/tournaments/${id}/join`, {});
  const players = bots.map((bot, i) => new ApiPlayer(servers, bot.token!, i + 1));
  const running = players.map((player) => player.run());
  await organiser.must('POST', `/api/tournaments/${id}/start`);
  const reader = () => new TestClient(servers().at(-1)!, null);
  const until = async (isSo: (now: TournamentView) => boolean) => {
    for (;;) {
      const now = await reader().must<TournamentView>('GET', `/api/tournaments/${id}`);
      if (isSo(now)) return now;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await until(({ round }) => round === 2);
  const [killed] = processes.splice(0, 1);
  await killed!.kill();
  const end = await until(({ status }) => status !== 'running');
  for (const player of players) player.stop();
  await Promise.all(running);
  expect(end).toMatchObject({ status: 'finished', round: ROUNDS });
  expect(end.schedule.map((round) => round.length)).toEqual([4, 4, 4]);
  expect(end.schedule.flat().every(({ finished, seats }) => finished && seats.length === 4)).toBe(true);
  expect(end.standings[0]!.map(({ games }) => games)).toEqual(bots.map(() => ROUNDS));
  expect(end.standings[0]!.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(50 * BOTS * ROUNDS, 0);
  // Those who were connected to the killed process went on elsewhere.
  expect(players.some(({ moves }) => moves > 1)).toBe(true);
}, 180_000);
