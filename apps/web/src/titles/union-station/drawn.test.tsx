import { position } from '@signalbox/titles/union-station/position.ts';
import { expect, test } from 'vitest';
import { drawnState } from '../../testing/drawn-table.tsx';
import { loadPresentation } from '../index.ts';

type State = Parameters<typeof drawnState>[1];

/** The page without its marks. */
async function textOf(state: State, language: 'en' | 'ja' = 'en', seat = 'p1'): Promise<string> {
  const page = await drawnState((await loadPresentation('union-station'))!, state, { seat, language });
  return page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('beside the figures of the players stands how far the Union Station Company is', async () => {
  const state = position({ station: { PRR: 2, PFWC: 2, MILW: 2, CBQ: 3, ALTON: 3 } });
  expect(await textOf(state)).toContain(
    'Union Station: $10 paid next $15, waits for PRR, PFW&amp;C, and MIL then $20',
  );
  expect(await textOf(state, 'ja')).toContain('ユニオン・ステーション： $10は支払済み');
});

test('a railroad has its letters and its name in its row', async () => {
  const text = await textOf(position({}));
  for (const name of ['CBQ Burlington', 'MIL Milwaukee', 'PRR Pennsylvania', 'ALT Alton'])
    expect(text).toContain(name);
  expect(await textOf(position({}), 'ja')).toContain('CBQ バーリントン');
});
