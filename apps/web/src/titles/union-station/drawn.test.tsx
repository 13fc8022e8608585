import { position } from '@signalbox/titles/union-station/position.ts';
import { bid, opening } from '@signalbox/titles/union-station/testing/play.ts';
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
  expect(await textOf(state)).toContain('Left to buy: 30 shares; the last purchase ends the game');
});

test('until somebody bids for a share, the table says who gets it without a bid', async () => {
  const state = opening(3, ['MILW', 'PRR', 'PFWC', 'CBQ', 'ALTON'], 'PRR', 'p2');
  bid(state, 0);
  const unsold = 'If nobody bids, p2 gets the share for free, at a value of $5.';
  const before = await textOf(state, 'en', 'p3');
  expect(before).toContain(unsold);
  expect(before).toContain('– – opener –');
  expect(await textOf(state, 'ja', 'p3')).toContain('誰も入札しなければ、p2が無料で受け取り、価格は$5に');
  bid(state, 5);
  const after = await textOf(state, 'en', 'p1');
  expect(after).not.toMatch(/If nobody bids|opener/);
});

test('while shares are auctioned, the one that enters the offer after them is told (AUC-n)', async () => {
  const state = opening(3, ['MILW', 'PRR', 'PFWC', 'CBQ', 'ALTON'], 'PRR', 'p2');
  expect(await textOf(state)).toContain('to Pittsburgh 8 shares next to enter the offer');
  expect(await textOf(state, 'ja')).toContain('ピッツバーグ行き 全8株 次にオファーに入る株');
});

test('a railroad has its letters and its name in its row', async () => {
  const text = await textOf(position({}));
  for (const name of ['CBQ Burlington', 'MIL Milwaukee', 'PRR Pennsylvania', 'ALT Alton'])
    expect(text).toContain(name);
  expect(await textOf(position({}), 'ja')).toContain('CBQ バーリントン');
});

test('a share that a player cannot pay is not called “cash”', async () => {
  const state = position({ offer: ['PRR', null, null], values: { PRR: 31 } });
  expect(await textOf(state)).toMatch(/Buy \(value \+1\) not enough cash/);
});

test('once the game is over nobody has a turn any more', async () => {
  const { standing } = (await loadPresentation('union-station'))!;
  const state = position({});
  const keys = () => standing(state).map(({ key }) => key);
  expect(keys()).toContain('standing/turns');
  state.outcome = { reason: 'last-dividend', scores: {}, winners: ['p1'] };
  expect(keys()).toEqual(['standing/dividends']);
});

test('the auctions have the Japanese word of the rule text', async () => {
  const text = await textOf(opening(3), 'ja', 'p1');
  expect(text).toContain('オークション中');
  expect(text).not.toContain('競り');
});
