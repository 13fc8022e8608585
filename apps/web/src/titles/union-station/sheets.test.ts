import type { Json } from '@signalbox/kernel';
import { DESTINATIONS } from '@signalbox/titles/union-station/data/map.ts';
import { position } from '@signalbox/titles/union-station/position.ts';
import { expect, test } from 'vitest';
import { changesBetween } from '../../table/consequences.ts';
import { wordsAt } from '../../testing/drawn-table.tsx';
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

test('before shares are sold, they are told to leave the game (SELL-f)', async () => {
  const presentation = (await loadPresentation('union-station'))!;
  const state = position({ held: { ALTON: { p1: 1 }, CBQ: { p1: 2 } } });
  const words = wordsAt(presentation, 'en', {});
  const said = (choice: Json) => {
    const remark = presentation.remark!(state, choice);
    return remark && [words.say(remark.key, remark.details), remark.rule];
  };
  expect(said({ do: 'sell', railroad: 'ALTON' })).toEqual([
    'The share leaves the game: it cannot be bought again.',
    'SELL',
  ]);
  expect(said({ do: 'sell', railroad: 'CBQ' })![0]).toContain('The shares leave the game');
  expect(said({ do: 'lay', railroad: 'CBQ' })).toBeNull();
});

test('the Union Station track says what has been paid, what is next and for which railroads it waits', async () => {
  const presentation = (await loadPresentation('union-station'))!;
  const said = (language: 'en' | 'ja', ...spaces: number[]) => {
    const [PRR, PFWC, MILW, CBQ, ALTON] = spaces as [number, number, number, number, number];
    const state = position({ station: { PRR, PFWC, MILW, CBQ, ALTON } });
    const words = wordsAt(presentation, language, {});
    return presentation.tracks!(state)[0]!.facts.map(({ key, details }) => words.say(key, details));
  };
  expect(said('en', 1, 1, 1, 1, 1)).toEqual([
    'next $10, waits for PRR, PFW&C, MIL, CBQ, and ALT',
    'then $15',
    'then $20',
  ]);
  expect(said('en', 4, 3, 2, 3, 2)).toEqual(['$10 paid', 'next $15, waits for MIL and ALT', 'then $20']);
  expect(said('ja', 4, 3, 2, 3, 2)).toEqual(['$10は支払済み', '次は$15（MIL、ALT待ち）', 'その後$20']);
  expect(said('en', 4, 4, 4, 4, 4)).toEqual(['$10 paid', '$15 paid', '$20 paid']);
});

test('the space of a railroad on the Union Station track is named by what it pays', async () => {
  const presentation = (await loadPresentation('union-station'))!;
  const station = { PRR: 1, PFWC: 3, MILW: 1, CBQ: 1, ALTON: 1 };
  const sheets = companySheets(position({ station }));
  const said = (id: string, language: 'en' | 'ja') => {
    const { key, details } = sheets.find((one) => one.id === id)!.notes.at(-1)!;
    return wordsAt(presentation, language, {}).say(key, details);
  };
  expect([said('PRR', 'en'), said('PFWC', 'en')]).toEqual([
    'Union Station 1/4 (start)',
    'Union Station 3/4 ($15)',
  ]);
  expect([said('PRR', 'ja'), said('PFWC', 'ja')]).toEqual([
    'ユニオン・ステーション1/4（開始）',
    'ユニオン・ステーション3/4（$15）',
  ]);
});
