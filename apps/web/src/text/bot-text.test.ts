import { BOT_MESSAGES } from '@signalbox/bots/messages';
import { expect, it } from 'vitest';
import { botSeatText, botText, seatedBotText, styleText } from './bot-text.ts';
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

it('among the seats of people it is called a bot', () => {
  expect(botSeatText(en, 'apprentice')).toBe('Bot · Apprentice: plays instantly');
  expect(botSeatText(ja, 'baron:raider')).toBe('ボット・鉄道王（深く読む）・乗っ取り屋');
});

it('a reason mentions a lead or an increase only where there is one', () => {
  const words = en.plus({ ...BOT_MESSAGES, 'company/FEC': { en: 'FEC', ja: 'FEC' } });
  const pass = (lead: number) => words.say('bot/rail/pass-trade', { debt: 0, samples: 32, lead });
  expect(pass(0)).toBe('passes: nothing that can be bought is worth its price (best in 32 simulated games).');
  expect(pass(7)).toBe(
    'passes: nothing that can be bought is worth its price (best in 32 simulated games, by $7).',
  );
  const deal = { price: 300, from: 'TPS', train: '4', company: 'FEC', samples: 0, lead: 0 };
  expect(words.say('bot/rail/deal', { ...deal, run: 0 })).toBe('offers $300 to TPS for a 4-train.');
  const train = { company: 'FEC', train: '4', price: 400, samples: 0, lead: 0 };
  expect(words.say('bot/rail/more-trains', { ...train, run: 70 })).toContain('FEC earns $70 more per run');
  expect(words.say('bot/rail/more-trains', { ...train, run: 0 })).toBe(
    'buys a 4-train for $400: money left in a treasury counts for nothing at the end.',
  );
  const sell = { company: 'FEC', amount: 70, samples: 0, lead: 0 };
  expect(words.say('bot/rail/sell', { ...sell, count: 1 })).toContain('1 share of FEC for $70: it is not');
  expect(words.say('bot/rail/sell', { ...sell, count: 2 })).toContain(
    '2 shares of FEC for $70: they are not',
  );
});
