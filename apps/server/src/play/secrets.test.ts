import { type AnyTitle, random, type Seat } from '@signalbox/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HiddenState, hidden, secretsFrom } from '../testing/hidden.ts';
import { randomChoice } from '../testing/random-choice.ts';
import { guest, playingTable, type TestClient } from '../testing/test-client.ts';
import { TEST_TITLES, type TestServer, testServer } from '../testing/test-server.ts';
import { TestSocket } from '../testing/test-socket.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ titles: [hidden as AnyTitle, ...TEST_TITLES] });
});
afterAll(() => server.end());

/** All the bytes that a seat has been sent, over its socket and in answer to every call that shows something. */
async function bytesFor(client: TestClient, socket: TestSocket, table: string): Promise<string> {
  const calls = ['', '/game', '/log', '/at/0', '/at/1', '/chat?room=players', '/notes'];
  const answers = await Promise.all(calls.map((path) => client.call('GET', `/api/tables/${table}${path}`)));
  const list = await client.call('GET', '/api/tables');
  const refused = await client.act(table, 0, 'bid', { bid: 'nonsense' });
  return JSON.stringify([socket.received, answers, list, refused]);
}

interface Party {
  readonly seat: Seat | null;
  readonly client: TestClient;
  readonly socket: TestSocket;
}

async function partiesAt(title: string, players: number): Promise<{ table: string; parties: Party[] }> {
  const { table, seats } = await playingTable(server.url, players, { title, players });
  const clients: [Seat | null, TestClient][] = [...seats, [null, await guest(server.url, 'Spectator')]];
  const parties: Party[] = [];
  for (const [seat, client] of clients) {
    const socket = await TestSocket.open(server.url, client.token);
    await socket.watch(table.id);
    parties.push({ seat, client, socket });
  }
  return { table: table.id, parties };
}

/** One random move over a socket; sometimes it is taken back at once, and another is made. */
async function moveAtRandom(
  table: string,
  parties: Party[],
  rng: ReturnType<typeof random>,
): Promise<boolean> {
  const { pending } = parties[0]!.socket.games.get(table)!;
  if (!pending) return false;
  const seat = rng.pick(pending.seats);
  const { socket } = parties.find((party) => party.seat === seat)!;
  const own = socket.games.get(table)!;
  const choice = randomChoice(own.pending!.offer!, rng);
  const { position } = own;
  const answer = await socket.call({ type: 'act', table, position, decision: own.pending!.decision, choice });
  expect(answer).toMatchObject({ ok: true });
  await Promise.all(
    parties.map((one) => one.socket.until(() => one.socket.games.get(table)!.position > position)),
  );
  const now = socket.games.get(table)!;
  if (now.undo?.freely && rng.below(4) === 0) {
    await socket.call({ type: 'undo', table, position: now.position });
    const after = now.position;
    await Promise.all(
      parties.map((one) => one.socket.until(() => one.socket.games.get(table)!.position > after)),
    );
  }
  return true;
}

describe('ruling A4', () => {
  it('no byte sent to a seat or a spectator holds what they may not know', async () => {
    for (let seed = 1; seed <= 4; seed++) {
      const rng = random(seed);
      const { table, parties } = await partiesAt('hidden', 2 + (seed % 3));
      let searched = 0;
      while (await moveAtRandom(table, parties, rng)) {
        const game = await server.context.games.read(table);
        for (const { seat, client, socket } of parties) {
          const bytes = await bytesFor(client, socket, table);
          for (const secret of secretsFrom(game.state as HiddenState, seat)) {
            searched++;
            if (bytes.includes(String(secret))) expect.fail(`${seat} was sent ${secret}`);
          }
          if (game.status === 'playing') expect(bytes.includes(game.seed)).toBe(false);
        }
      }
      expect(searched).toBeGreaterThan(100);
      for (const { socket } of parties) socket.close();
    }
  });

  it('sealed bids of 18FL stay sealed in every message until the last one is in', async () => {
    const { table, parties } = await partiesAt('18FL', 4);
    const rng = random(3);
    const decided = new Set<Seat>();
    while (decided.size < 4) {
      await moveAtRandom(table, parties, rng);
      const game = await server.context.games.read(table);
      const sealed = game.state.stack.at(-1)?.sealed;
      if (!sealed) break;
      for (const seat of Object.keys(sealed)) decided.add(seat);
      for (const { seat, client, socket } of parties) {
        for (const text of [...socket.received, await bytesFor(client, socket, table)]) {
          for (const found of text.matchAll(/\\?"sealed\\?":(\{[^}]*\})/g)) {
            const shown = JSON.parse(found[1]!.replaceAll('\\', '')) as Record<Seat, unknown>;
            const others = Object.entries(shown).filter(([owner]) => owner !== seat);
            expect(others.every(([, choice]) => choice === 'chosen-unseen')).toBe(true);
          }
          const { entries } = await client.log(table);
          const hiddenOnes = entries.filter(
            (entry) => entry.decision === 'bid-for-choice' && entry.seat !== seat,
          );
          expect(hiddenOnes.every((entry) => entry.hidden && entry.choice === null)).toBe(true);
        }
      }
    }
    expect(decided.size).toBeGreaterThan(1);
    for (const { socket } of parties) socket.close();
  });
});
