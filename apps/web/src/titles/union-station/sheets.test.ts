import { DESTINATIONS } from '@signalbox/titles/union-station/data/map.ts';
import { position } from '@signalbox/titles/union-station/position.ts';
import { expect, test } from 'vitest';
import { changesBetween } from '../../table/consequences.ts';
import { loadPresentation } from '../index.ts';
import { companySheets } from './sheets.ts';

test('a share in the offer is named by its space, which decides by how much the value rises', () => {
  const sheets = companySheets(position({ offer: ['ALTON', 'PFWC', 'PFWC'] }));
  const spaces = (id: string) =>
    sheets.find((one) => one.id === id)!.elsewhere.find(({ place }) => place === 'offer')!.spaces;
  expect([spaces('ALTON'), spaces('PFWC'), spaces('CBQ')]).toEqual([['+1'], ['+2', '+3'], []]);
});

test('a railroad that has reached its destination is no longer on its way there', () => {
  const sheets = companySheets(position({ track: { CBQ: [DESTINATIONS.CBQ] } }));
  const notes = (id: string) => sheets.find((one) => one.id === id)!.notes.map(({ key }) => key);
  expect(notes('CBQ')).toContain('sheet/destination-reached');
  expect(notes('ALTON')).toContain('sheet/destination');
});

test('a purchase changes a number of shares: as a part of all shares it would say little', async () => {
  const presentation = (await loadPresentation('union-station'))!;
  const changes = changesBetween(
    presentation,
    'p1',
    position({ held: { ALTON: { p1: 1 } } }),
    position({ held: { ALTON: { p1: 2 } } }),
  );
  expect(changes).toContainEqual({ what: 'shares', of: 'ALTON', before: 1, after: 2 });
});
