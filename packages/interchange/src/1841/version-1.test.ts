import { type Action, CHANCE, decodeSetup } from '@signalbox/kernel';
import { eighteenFortyOne } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { exportGame } from '../export/export.ts';
import { importGame } from '../replay.ts';
import { recordFor } from '../testing/record.ts';

const by = (entity: number) => ({ entity, entity_type: 'player' });

const blindBid = (id: number, entity: number, bids: readonly number[]) => ({
  id,
  type: 'blind_bid',
  ...by(entity),
  bids,
});

test('version 1 has sealed bids, in the order of the concessions', () => {
  const actions = [
    blindBid(1, 7, [0, 50, 0, 0, 0, 0, 0, 0]),
    blindBid(2, 8, [20, 45, 0, 0, 0, 0, 0, 0]),
    blindBid(3, 9, [0, 0, 0, 0, 0, 0, 0, 100]),
  ];
  const { report, state } = importGame({
    title: '1841',
    players: [7, 8, 9].map((id) => ({ id, name: `Player ${id}` })),
    settings: { optional_rules: ['version_1'] },
    result: {},
    actions,
  });
  expect(report).toMatchObject({ ok: true, actions: 3 });
  expect(state).toMatchObject({
    concessions: { Bayard: 'p2', SFLP: 'p1', IRSFF: 'p3' },
    cash: { p1: 1070, p2: 1100, p3: 1020 },
  });
});

const tied = (actions: readonly object[]) =>
  importGame({
    title: '1841',
    players: [7, 8, 9].map((id) => ({ id, name: `Player ${id}` })),
    settings: { optional_rules: ['version_1'] },
    result: {},
    actions: [
      blindBid(1, 7, [0, 50, 0, 0, 0, 0, 0, 0]),
      blindBid(2, 8, [20, 50, 0, 0, 0, 0, 0, 0]),
      blindBid(3, 9, [0, 0, 0, 0, 0, 0, 0, 100]),
      ...actions,
    ],
  });

const par = (id: number, entity: number, corporation: string) => ({
  id,
  type: 'par',
  ...by(entity),
  corporation,
  share_price: '144,2,8',
});

test('of equal highest bids, the one of the player who founds the company has won', () => {
  const { report, state } = tied([{ id: 4, type: 'pass', ...by(9) }, par(5, 8, 'SFLP')]);
  expect(report).toMatchObject({ ok: true, actions: 5, differences: [] });
  expect(state).toMatchObject({ presidents: { SFLP: 'p2' }, cash: { p1: 1120, p2: 1120 - 70 - 2 * 144 } });
});

test('where the file does not show it, the first bidder has the concession, and the import says so', () => {
  const { report, state } = tied([]);
  expect(report).toMatchObject({
    ok: true,
    differences: [{ what: 'tiedBid', who: 'SFLP', ours: 'Player 7', action: { id: 3 } }],
  });
  expect(state).toMatchObject({ concessions: { SFLP: 'p1' } });
});

test('equal highest sealed bids, which the site settles in a way that no game shows, are not written', () => {
  const options = { ...eighteenFortyOne.presets['18xx.games'], version1: true };
  const decoded = decodeSetup(eighteenFortyOne, { players: 3, options });
  if (!decoded.ok) throw new Error(decoded.why);
  const drawn = (choice: string): Action => ({ seat: CHANCE, decision: 'draw-auction-order', choice });
  const sealed = (seat: string, choice: Record<string, number>): Action => ({
    seat,
    decision: 'sealed-bids',
    choice,
  });
  const bids = [
    ...['p1', 'p2'].map(drawn),
    ...['p1', 'p2'].map((seat) => sealed(seat, { SFLP: 50 })),
    sealed('p3', { SFTC: 60 }),
  ];
  const settled: Action = { seat: CHANCE, decision: 'draw-tied-bid', choice: 'p2' };
  const written = (log: readonly Action[]) => exportGame(recordFor(eighteenFortyOne, decoded.setup, log));
  expect(written(bids)).toMatchObject({ ok: true });
  expect(written([...bids, settled])).toMatchObject({
    ok: false,
    why: 'export/tied-bids',
    details: { entry: 6 },
  });
});
