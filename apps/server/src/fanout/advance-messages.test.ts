import { random, sample } from '@signalbox/kernel';
import { act, boardFor, difference, type ShownEntry, situationFor, wireEntryFor } from '@signalbox/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LiveGame } from '../play/live-game.ts';
import { playingTable } from '../testing/test-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { AdvanceMessages } from './advance-messages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ pulse: false });
});
afterAll(() => server.end());

interface Step {
  readonly before: LiveGame;
  readonly after: LiveGame;
  readonly entries: readonly ShownEntry[];
}

/** Some random moves of a game, as its watchers would be told about them. */
async function steps(title: string, options: Record<string, boolean>, moves: number): Promise<Step[]> {
  const { table } = await playingTable(server.url, 3, { title, players: 3, options });
  const rng = random(7);
  const told: Step[] = [];
  for (let i = 0; i < moves; i++) {
    const step = await server.context.games.change(table.id, (before, draft) => {
      const seat = before.waiting?.seats[0];
      if (seat === undefined) return null;
      const { decision, offerTo } = before.waiting!;
      act(draft, { seat, decision, choice: sample(offerTo(seat), rng)! }, 'person');
      return { before, after: draft.game, entries: draft.entries };
    });
    if (step) told.push(step);
  }
  return told;
}

/** The message written as a whole, for one seat alone. */
function alone({ before, after, entries }: Step, seat: string | null, now: number) {
  const over = after.status !== 'playing';
  return {
    type: 'advance',
    table: after.table,
    from: before.position,
    changes: difference(boardFor(before, seat), boardFor(after, seat)),
    entries: entries.map((entry) => wireEntryFor(entry, seat, over)),
    ...situationFor(after, seat, now),
  };
}

it.each([
  ['lots', { 'no-bell': true }, 'sealed bids', 25, true],
  ['1860', { hiddenTreasuries: true }, 'hidden treasuries', 150, true],
  ['1841', {}, 'nothing hidden', 25, false],
] as const)(
  'every seat gets what its own views say: %s with %j, %s',
  async (...[title, options, , moves, hides]) => {
    let different = 0;
    for (const step of await steps(title, options, moves)) {
      const messages = new AdvanceMessages(step.before, step.after, step.entries, 1000);
      const seats = [...step.after.seats.map(({ seat }) => seat), null];
      const texts = seats.map((seat) => messages.textFor(seat));
      expect(texts.map((text) => JSON.parse(text))).toEqual(
        seats.map((seat) => JSON.parse(JSON.stringify(alone(step, seat, 1000)))),
      );
      const seen = texts
        .map((text) => JSON.parse(text))
        .map(({ changes, entries }) => ({ changes, entries }));
      if (new Set(seen.map((each) => JSON.stringify(each))).size > 1) different++;
    }
    expect(different > 0).toBe(hides);
  },
);
