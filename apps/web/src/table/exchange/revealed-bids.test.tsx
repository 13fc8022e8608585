import type { GameEvent } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import { newTable, play } from '@signalbox/titles/18fl/position.ts';
import { newTable as opening1860 } from '@signalbox/titles/1860/positions/position.ts';
import { opening as openingOfUnionStation } from '@signalbox/titles/union-station/testing/play.ts';
import { expect, it } from 'vitest';
import { drawnState } from '../../testing/drawn-table.tsx';
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

async function drawnAuction(
  id: string,
  state: Parameters<typeof drawnState>[1],
  entries: readonly WireEntry[],
): Promise<string> {
  return drawnState((await loadPresentation(id))!, state, { seat: 'p2', entries });
}

function revealed() {
  const state = newTable(3);
  state.seats.forEach((seat, i) => {
    play(state, [0, 10, 5][i]!, seat);
  });
  return state;
}

it('shows the revealed bids of 18FL while private companies are chosen', async () => {
  const state = revealed();
  const drawn = await drawnAuction('18FL', state, ENTRIES);
  const shown = state.seats.map((seat) => new RegExp(`data-bid="${seat}"[^>]*>([^<]*)<`).exec(drawn)?.[1]);
  expect(shown).toEqual(['$0', '$10', '$5']);
});

it('says who chooses first with equal bids, with the numbers of the players, and when private companies close', async () => {
  const state = newTable(3);
  const drawn = await drawnAuction('18FL', state, []);
  expect(drawn).toContain('with equal bids the player with the lower number chooses first');
  expect(drawn).toMatch(/The first 5-train closes all private companies.*§3\.3/);
  expect(drawn.match(/Closes when used\./g)).toHaveLength(3);
  expect(drawn.match(/until the first 5-train/g)).toHaveLength(1);
  const numbers = [...drawn.matchAll(/data-number="true">([^<]*)</g)].map(([, number]) => number);
  expect(numbers).toEqual(['No. 1', 'No. 2', 'No. 3']);
  const other = await drawnAuction('1860', opening1860(3), []);
  expect(other).not.toContain('data-number');
});

it('calls what is chosen in 18FL a private company: nothing is auctioned', async () => {
  expect(await drawnAuction('18FL', newTable(3), [])).toMatch(/<th[^>]*>Private company</);
  expect(await drawnAuction('1860', opening1860(3), [])).toMatch(/<th[^>]*>Lot</);
});

it.each([
  ['sealed bids', '18FL', newTable(3), []],
  ['revealed bids', '18FL', revealed(), ENTRIES],
  ['open bids', '1860', opening1860(3), []],
] as const)(
  'says with %s, once and at the top of what is below the lots, that there are more of them',
  async (_, id, state, entries) => {
    const [, foot] = (await drawnAuction(id, state, entries)).split('<tfoot>');
    expect(foot!.split('data-more-below')).toHaveLength(2);
    expect(foot!.split('</tr>')[0]).toContain('data-more-below');
  },
);

it.each([
  ['MILW', 'Milwaukee: no bid yet', '<option value="MILW">MIL</option>'],
  ['PRR', 'Pennsylvania: no bid yet', '<option value="PFWC">PFW&amp;C</option>'],
] as const)(
  'calls each railroad of Union Station by its name or its letters, not its id: %s',
  async (first, bid, option) => {
    const column = [
      first,
      ...(['PFWC', 'CBQ', 'ALTON', 'MILW', 'PRR'] as const).filter((id) => id !== first),
    ];
    const state = openingOfUnionStation(3, column, 'PRR', 'p2');
    const drawn = await drawnAuction('union-station', state, []);
    expect(drawn).toContain(bid);
    expect(drawn).toContain(option);
  },
);
