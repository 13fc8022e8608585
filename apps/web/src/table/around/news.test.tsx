import type { AnyTitle, Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import { gameOf, gameViewFor, newLog } from '@signalbox/table';
import { NEAR_THE_END_OF_THE_LINE, position } from '@signalbox/titles/union-station/position.ts';
import { expect, it } from 'vitest';
import { drawnTable } from '../../testing/drawn-table.tsx';
import { loadPresentation } from '../../titles/index.ts';

const done = (at: number, seat: Seat) =>
  ({
    ...{ position: at, kind: 'action', seat, undone: false },
    events: [{ type: 'disc-placed', seat, railroad: 'CBQ', hex: 'D11' }],
  }) as unknown as WireEntry;

/** What stands above the news of the first seat after these have acted. */
async function aboveNews(...acted: readonly number[]): Promise<string | undefined> {
  const presentation = (await loadPresentation('union-station'))!;
  const state = position(NEAR_THE_END_OF_THE_LINE);
  const { seats } = state;
  const people = seats.map(() => ({ bot: null, program: null }));
  const title = presentation.title as AnyTitle;
  const game = gameOf(title, newLog(state), { seed: 'news', seats: people, shared: false });
  const table = {
    ...{ id: 'news', title: title.id, name: 'News', options: {} },
    seats: seats.map((seat, i) => ({
      ...{ seat, name: seat, present: true },
      kind: i === 0 ? ('you' as const) : ('bot' as const),
    })),
    ...{ guided: false, commitment: null, seed: null },
  };
  const entries = acted.map((who, i) => done(i + 1, seats[who]!));
  const open = { table, game: gameViewFor(game, seats[0]!, 0), entries };
  return /data-news.*?<strong>([^<]*)</.exec(await drawnTable(presentation, open, 'en'))?.[1];
}

it('tells what has happened since the last own action', async () => {
  expect(await aboveNews(0, 1, 2)).toBe('Since your last action (2):');
});

it('and before the first one what has happened since the start', async () => {
  expect(await aboveNews(1, 2)).toBe('Since the start (2):');
});
