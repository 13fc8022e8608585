import { expect, test } from 'vitest';
import { importGame } from '../replay.ts';

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
