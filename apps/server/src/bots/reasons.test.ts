import { type AnyTitle, random, type Seat } from '@signalbox/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HiddenState, hidden, secretsFrom } from '../testing/hidden.ts';
import { randomChoice } from '../testing/random-choice.ts';
import { playingTable, type TestClient } from '../testing/test-client.ts';
import { TEST_TITLES, type TestServer, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';
import { think } from './think.ts';

const titles = [hidden as AnyTitle, ...TEST_TITLES];

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    titles,
    config: { botPauseMs: 0 },
    // A chatterbox: its reason is everything that it has seen.
    think: async (question) => {
      const { action } = think(titles.find(({ id }) => id === question.title)!, question);
      return { action, because: { key: 'bot/random', details: { seen: JSON.stringify(question.view) } } };
    },
  });
});
afterAll(() => server.end());

interface Seated {
  readonly table: string;
  readonly seat: Seat;
  readonly client: TestClient;
  readonly socket: TestSocket;
}

async function besideBots(title: string, players: number): Promise<Seated> {
  const { table, seats } = await playingTable(server.url, 1, {
    title,
    players,
    bots: players - 1,
    bot: 'random',
  });
  const [[seat, client]] = [...seats] as [[Seat, TestClient]];
  const socket = await TestSocket.open(server.url, client.token);
  await socket.watch(table.id);
  return { table: table.id, seat, client, socket };
}

/** Waits until the person is asked or the game is over, and makes a move. */
async function playOn({ table, seat, socket }: Seated, rng: ReturnType<typeof random>): Promise<boolean> {
  const game = () => socket.games.get(table)!;
  await socket.until(() => game().pending === null || game().pending!.seats.includes(seat));
  const { position, pending } = game();
  if (!pending) return false;
  const choice = randomChoice(pending.offer!, rng);
  await socket.call({ type: 'act', table, position, decision: pending.decision, choice });
  return true;
}

it('a reason that may reveal something hidden is sent only when the game is over', async () => {
  const seated = await besideBots('hidden', 3);
  const rng = random(5);
  let searched = 0;
  while (await playOn(seated, rng)) {
    const { entries } = await seated.client.log(seated.table);
    const bytes = JSON.stringify([seated.socket.received, entries]);
    // Whatever is secret now was also secret before this message.
    const { state, status } = await server.context.games.read(seated.table);
    if (status !== 'playing') break;
    for (const secret of secretsFrom(state as HiddenState, seated.seat)) {
      searched += 1;
      if (bytes.includes(String(secret))) expect.fail(`${secret} was sent`);
    }
  }
  expect(searched).toBeGreaterThan(20);
  const { entries } = await seated.client.log(seated.table);
  const bots = entries.filter(({ by }) => by === 'bot');
  expect(bots.length).toBeGreaterThan(3);
  expect(bots.every(({ because }) => because?.key === 'bot/random')).toBe(true);
  seated.socket.close();
});

it('if nothing is hidden, a bot’s reason is sent at once', async () => {
  const seated = await besideBots('union-station', 3);
  const rng = random(2);
  for (let i = 0; i < 3; i++) await playOn(seated, rng);
  const { entries } = await seated.client.log(seated.table);
  const bots = entries.filter(({ by }) => by === 'bot');
  expect(bots.length).toBeGreaterThan(0);
  expect(bots.every(({ because }) => because !== null)).toBe(true);
  expect(entries.filter(({ by }) => by === 'person').every(({ because }) => because === null)).toBe(true);
  seated.socket.close();
});
