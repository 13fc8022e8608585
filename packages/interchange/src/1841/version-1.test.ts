import { expect, test } from 'vitest';
import { importGame } from '../replay.ts';

const by = (entity: number) => ({ entity, entity_type: 'player' });

test('version 1 is auctioned openly there', () => {
  const actions = [
    { id: 1, type: 'bid', ...by(7), company: 'SFLP', price: 20 },
    { id: 2, type: 'pass', ...by(8) },
    { id: 3, type: 'pass', ...by(9) },
    { id: 4, type: 'pass', ...by(8) },
    { id: 5, type: 'pass', ...by(9) },
    { id: 6, type: 'pass', ...by(7) },
  ];
  const { report, state } = importGame({
    title: '1841',
    players: [7, 8, 9].map((id) => ({ id, name: `Player ${id}` })),
    settings: { optional_rules: ['version_1'] },
    result: {},
    actions,
  });
  expect(report).toMatchObject({ ok: true, actions: 6 });
  expect(state).toMatchObject({ concessions: { SFLP: 'p1' }, cash: { p1: 1100 } });
});
