import { expect, it } from 'vitest';
import { botText, seatedBotText, styleText } from './bot-text.ts';
import { UI } from './catalogue/index.ts';
import { wordsOf } from './words.ts';

const en = wordsOf('en', UI, {});
const ja = wordsOf('ja', UI, {});

it('a bot is announced with its level and style', () => {
  expect(botText(en, 'baron:raider')).toBe('Baron: looks far ahead (raider)');
  expect(botText(ja, 'baron:raider')).toBe('鉄道王（深く読む）・乗っ取り屋');
  expect(botText(en, 'conductor')).toBe('Conductor: looks ahead');
  expect([styleText(en, 'baron:raider'), styleText(en, 'baron'), styleText(en, undefined)]).toEqual([
    'raider',
    null,
    null,
  ]);
});

it('its seat says how long it may think', () => {
  expect(seatedBotText(en, 'baron', true)).toBe('Bot. Baron: looks far ahead. Thinks for up to 3 s.');
  expect(seatedBotText(en, 'conductor', true)).toContain('up to 0.7 s');
  expect(seatedBotText(ja, 'baron', false)).toBe('ボット：鉄道王（深く読む）。1手に最長0.7秒考えます。');
  expect(seatedBotText(en, undefined, false)).toBe('Bot');
});
