import { KERNEL_MESSAGES, LANGUAGES } from '@signalbox/kernel';
import { parse } from '@signalbox/text';
import { wordingProblems } from '@signalbox/text/checking';
import { TITLES } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { CLI_MESSAGES } from './messages.ts';
import { wordsFrom, wordsOf } from './words.ts';

const messages = {
  'event/paid': { en: '{company} pays {seat} ${amount}.', ja: '{company}が{seat}に${amount}を払います。' },
  'event/ordered': { en: 'Order: {companies}.', ja: '順番：{companies}。' },
  'company/FEC': { en: 'Florida East Coast', ja: 'フロリダ東海岸' },
  'table/seat': { en: 'Player {number}', ja: 'プレイヤー{number}' },
};

test('things and seats have names', () => {
  const { say } = wordsFrom(messages, 'en');
  expect(say('event/paid', { company: 'FEC', seat: 'p2', amount: 10 })).toBe(
    'Florida East Coast pays Player 2 $10.',
  );
  expect(say('event/paid', { company: 'ACL', seat: null, amount: 10 })).toBe('ACL pays – $10.');
  expect(wordsFrom(messages, 'ja').say('event/paid', { company: 'FEC', seat: 'p2', amount: 10 })).toBe(
    'フロリダ東海岸がプレイヤー2に$10を払います。',
  );
  expect(say('event/ordered', { companies: ['FEC', 'ACL'] })).toBe('Order: Florida East Coast and ACL.');
});

test('a key without a message is shown as it is', () => {
  const { say, has } = wordsFrom(messages, 'en');
  expect(has('event/unknown')).toBe(false);
  expect(say('event/unknown', { hex: 'B5' })).toBe('unknown hex=B5');
  expect(say('event/paid', { company: 'FEC' })).toBe('paid company=FEC');
});

test('the kernel and the table have messages in both languages', () => {
  for (const language of ['en', 'ja'] as const) {
    const { say } = wordsOf(null, language);
    expect(say('why/out-of-range', { min: 0, max: 3, step: 1 })).toContain('3');
    expect(say('table/help')).toContain('save FILE');
  }
});

test('the terminal uses the terms of the glossary', () => {
  expect(wordingProblems(CLI_MESSAGES, 'shared')).toEqual([]);
});

test('every message can be parsed', () => {
  for (const messages of [KERNEL_MESSAGES, CLI_MESSAGES, ...TITLES.map((title) => title.messages)]) {
    for (const [key, sentence] of Object.entries(messages)) {
      for (const language of LANGUAGES) {
        expect(() => parse(sentence[language], language), key).not.toThrow();
      }
    }
  }
});
