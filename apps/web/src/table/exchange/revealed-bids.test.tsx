import type { AnyTitle, GameEvent } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import { gameOf, gameViewFor, newLog } from '@signalbox/table';
import { newTable, play } from '@signalbox/titles/18fl/position.ts';
import { expect, it } from 'vitest';
import { drawnTable } from '../../testing/drawn-table.tsx';
import { loadPresentation } from '../../titles/index.ts';
import { bidsShown } from './rows.ts';

const said = (position: number, event: GameEvent, undone = false) =>
  ({ position, events: [event], undone }) as unknown as WireEntry;

const ENTRIES = [
  said(1, { type: 'bid-shown', seat: 'p1', amount: 0 }),
  said(2, { type: 'bid-shown', seat: 'p2', amount: 10 }),
  said(3, { type: 'bid-shown', seat: 'p3', amount: 99 }, true),
  said(4, { type: 'bid-shown', seat: 'p3', amount: 5 }),
];

it('revealed bids are those that have not been undone', () => {
  expect([...bidsShown(ENTRIES)]).toEqual([
    ['p1', 0],
    ['p2', 10],
    ['p3', 5],
  ]);
  expect([...bidsShown(ENTRIES, 2)]).toHaveLength(2);
  expect(bidsShown([said(1, { type: 'bid', seat: 'p1', amount: 5 })]).size).toBe(0);
});

it('shows the revealed bids of 18FL while private companies are chosen', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const title = presentation.title as AnyTitle;
  const state = newTable(3);
  state.seats.forEach((seat, i) => {
    play(state, [0, 10, 5][i]!, seat);
  });
  const people = state.seats.map(() => ({ bot: null, program: null }));
  const game = gameOf(title, newLog(state), { seed: 'bids', seats: people, shared: true });
  const table = {
    ...{ id: 'bids', title: '18FL', name: 'Bids', options: state.options },
    seats: state.seats.map((seat) => ({ seat, name: seat, kind: 'you' as const, present: true })),
    ...{ guided: false, commitment: null, seed: null },
  };
  const open = { table, game: gameViewFor(game, 'p2', 0), entries: ENTRIES };
  const drawn = await drawnTable(presentation, open, 'en');
  const shown = state.seats.map((seat) => new RegExp(`data-bid="${seat}"[^>]*>([^<]*)<`).exec(drawn)?.[1]);
  expect(shown).toEqual(['$0', '$10', '$5']);
});
