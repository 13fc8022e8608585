import type { WireOffer } from '@signalbox/protocol';
import { eighteenFL, eighteenFortyOne, eighteenSixty } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { wordsOf } from '../text/words.ts';
import { questionText } from './question-text.ts';

test('the question names the choices that are left after passing', () => {
  const words = wordsOf('en', { ...UI, ...eighteenFL.messages });
  const asked = (...kinds: string[]) =>
    questionText(words, {
      decision: 'place-token',
      offer: { kind: 'list', choices: ['pass', ...kinds].map((kind) => ({ do: kind })), barred: [] },
    });
  expect(asked('station', 'hotel', 'port')).toBe('Place a station or a hotel');
  expect(asked('port')).toBe('You may place the port marker');
  expect(asked('terminal', 'port')).toBe('You may use a private company’s bonus');
});

test('after a purchase in 1860 only an exchange is left', () => {
  const words = wordsOf('en', { ...UI, ...eighteenSixty.messages });
  const asked = (...kinds: string[]) =>
    questionText(words, {
      decision: 'trade',
      offer: { kind: 'list', choices: ['pass', ...kinds].map((kind) => ({ do: kind })), barred: [] },
    });
  expect(asked('exchange')).toBe('You may exchange a private company');
  expect(asked('exchange', 'buy')).toBe('Sell shares, then buy one certificate or private company');
});

test('whoever has to bid is not told that they may pass', () => {
  const words = wordsOf('en', { ...UI, ...eighteenFortyOne.messages });
  const bids: WireOffer = { kind: 'range', base: { do: 'bid' }, field: 'amount', min: 20, max: 500, step: 5 };
  const pass: WireOffer = { kind: 'list', choices: [{ do: 'pass' }], barred: [] };
  const asked = (...offers: WireOffer[]) =>
    questionText(words, { decision: 'bid', offer: { kind: 'either', offers } });
  expect(asked(bids)).toBe('Bid');
  expect(asked(bids, pass)).toBe('Bid or pass');
});
