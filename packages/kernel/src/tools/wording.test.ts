import { expect, test } from 'vitest';
import { lots } from '../testing/lots.ts';
import { missingWords } from './wording.ts';

const setup = { players: 2, options: {} };

test('every key that comes up without a sentence is found', () => {
  expect(missingWords(lots, setup, 30)).toEqual([
    'decision/bid',
    'decision/loan',
    'decision/next-given',
    'decision/opening-bid',
    'decision/swap',
    'ending/bell',
    'ending/last-lot',
    'event/opener',
    'event/sold',
    'option/no-bell',
    'option/purse',
  ]);
});

test('both languages count', () => {
  const words = { en: 'Bid', ja: '入札' };
  const title = { ...lots, messages: { 'decision/bid': words, 'decision/swap': { ...words, ja: '' } } };
  const missing = missingWords(title, setup, 30);
  expect(missing).not.toContain('decision/bid');
  expect(missing).toContain('decision/swap');
});
