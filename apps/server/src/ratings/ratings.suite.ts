import { random } from '@signalbox/kernel';
import type { PersonProfile, TableView } from '@signalbox/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomChoice } from '../testing/random-choice.ts';
import { playingTable, type TestClient } from '../testing/test-client.ts';
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
}
