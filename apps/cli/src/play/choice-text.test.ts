import { range } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { wordsFrom } from '../words.ts';
import { choiceText, rangeText } from './choice-text.ts';

const words = wordsFrom(
  {
    'choice/trade/buy': { en: 'Buy {company} from the {from}', ja: '' },
    'choice/bid-for-choice': { en: 'Bid ${choice}', ja: '' },
    'choice/answer/yes': { en: 'Agree', ja: '' },
  },
  'en',
);

test('a title’s words for its choices', () => {
  expect(choiceText(words, 'trade', { do: 'buy', company: 'FEC', from: 'pool' })).toBe(
    'Buy FEC from the pool',
  );
  expect(choiceText(words, 'bid-for-choice', 10)).toBe('Bid $10');
  expect(choiceText(words, 'answer', 'yes')).toBe('Agree');
});

test('or else as they would be typed', () => {
  expect(choiceText(words, 'trade', { do: 'sell', company: 'FEC', count: 2 })).toBe(
    'sell company=FEC count=2',
  );
  expect(choiceText(words, 'turn', { action: 'pass' })).toBe('pass');
  expect(choiceText(words, 'lay', { hex: 'B5', tile: '9' })).toBe('hex=B5 tile="9"');
  expect(choiceText(words, 'answer', 'no')).toBe('no');
  expect(choiceText(words, 'routes', [])).toBe('[]');
});

test('a number to be entered', () => {
  const plain = wordsFrom({ 'table/range': { en: '{field} {min}–{max}', ja: '' } }, 'en');
  expect(rangeText(plain, range({ do: 'deal', train: '4' }, 'price', { min: 1, max: 9 }))).toBe(
    'deal train="4" price 1–9',
  );
});
