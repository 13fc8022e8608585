import { unionStation } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { wordsOf } from '../text/words.ts';
import { choiceText } from './choice-text.ts';

test('a choice that does not name its company is said with it, where it is known', () => {
  const choice = { do: 'buy', space: 1 };
  const [en, ja] = (['en', 'ja'] as const).map((language) => wordsOf(language, unionStation.messages));
  expect(choiceText(en!, 'choose-action', choice, 'PRR')).toBe('Buy a share of Pennsylvania (value +1)');
  expect(choiceText(ja!, 'choose-action', choice, 'PRR')).toMatch(/の株を買う（価格\+1）$/);
  expect(choiceText(en!, 'choose-action', choice)).toBe('Buy the share on +1');
  expect(choiceText(en!, 'place-disc', 'H11')).toBe('Place a disc in H11');
  expect(choiceText(en!, 'choose-action', { do: 'lay', railroad: 'PRR' }, 'PRR')).toMatch(/^Lay track for /);
});
