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

/** What a seat has been sent since the last check: over its socket, and in answers to calls that read the game. */
async function bytesFor(party: Party, table: string, calls: readonly string[]): Promise<string> {
  const { client, socket } = party;
  const sent = socket.received.slice(party.searched);
  party.searched = socket.received.length;
  const answers = await Promise.all(calls.map((path) => client.call('GET', `/api/tables${path}`)));
  const refused = await client.act(table, 0, 'bid', { bid: 'nonsense' });
  return JSON.stringify([sent, answers, refused]);
}

function callsThatShow(table: string): string[] {
  const about = ['', '/game', '/log', '/at/0', '/at/1', '/chat?room=players', '/notes'];
  return ['', ...about.map((path) => `/${table}${path}`)];
}

interface Party {
  readonly seat: Seat | null;
  readonly client: TestClient;
  readonly socket: TestSocket;
  /** Messages that have been searched. */
  searched: number;
}

async function partiesAt(title: string, players: number): Promise<{ table: string; parties: Party[] }> {
  const { table, seats } = await playingTable(server.url, players, { title, players, hostActs: true });
  const clients: [Seat | null, TestClient][] = [...seats, [null, await guest(server.url, 'Spectator')]];
  const parties: Party[] = [];
  for (const [seat, client] of clients) {
    const socket = await TestSocket.open(server.url, client.token);
    await socket.watch(table.id);
    parties.push({ seat, client, socket, searched: 0 });
  }
  return { table: table.id, parties };
}

/** One random move over a socket; sometimes it is undone at once, and another is made. */
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

/** A sealed bid that was undone has never been shown, and never will be. */
async function withdrawnBids(table: string, seat: Seat | null): Promise<number[]> {
  const rows = await server.context.storage.db
    .selectFrom('entries')
    .select(['seat', 'choice'])
    .where('table_id', '=', table)
    .where('decision', '=', 'bid')
    .where('undone', '=', 1)
    .execute();
  return rows.flatMap((row) => (row.seat === seat ? [] : [(JSON.parse(row.choice) as { bid: number }).bid]));
}

describe('ruling A4', () => {
  it('no byte sent to a seat or a spectator contains hidden information', { timeout: 180_000 }, async () => {
    for (let seed = 1; seed <= 3; seed++) {
      const rng = random(seed);
      const { table, parties } = await partiesAt('hidden', 2 + (seed % 3));
      let searched = 0;
      while (await moveAtRandom(table, parties, rng)) {
        const game = await server.context.games.read(table);
        const calls = rng.below(3) === 0 ? callsThatShow(table) : [`/${table}/game`, `/${table}/log`];
        for (const party of parties) {
          const { seat } = party;
          const bytes = await bytesFor(party, table, calls);
          const secrets = [
            ...secretsFrom(game.state as HiddenState, seat),
            ...(await withdrawnBids(table, seat)),
          ];
          for (const secret of secrets) {
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

  it('sealed bids of 18FL stay sealed in every message until all have bid', async () => {
    const { table, parties } = await partiesAt('18FL', 4);
    const rng = random(3);
    const decided = new Set<Seat>();
    while (decided.size < 4) {
      await moveAtRandom(table, parties, rng);
      const game = await server.context.games.read(table);
      const sealed = game.state.stack.at(-1)?.sealed;
      if (!sealed) break;
      for (const seat of Object.keys(sealed)) decided.add(seat);
      for (const party of parties) {
        const { seat, client, socket } = party;
        for (const text of [...socket.received, await bytesFor(party, table, callsThatShow(table))]) {
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
