import { KERNEL_MESSAGES, type Messages } from '@signalbox/kernel';
import { expect, test } from 'vitest';
import { percent } from './numbers.ts';
import { withPreviews } from './previews.ts';
import { sentencesOf } from './sentences.ts';

const MESSAGES: Messages = {
  'money/purse': { en: '£{amount}', ja: '£{amount}' },
  'money/treasury': { en: '{amount}cc', ja: '{amount}cc' },
  'event/dividend': {
    en: '{company} pays {seat} {revenue, number, money}.',
    ja: '{company}が{seat}に{revenue, number, money}を払いました。',
  },
  'event/track-laid': {
    en: '{company} lays {tile} in {hex}{cost, plural, =0 {} other { for {cost, number, treasury}}}.',
    ja: '{company}が{hex}に{tile}を敷設しました。',
  },
  'why/no-track': { en: 'No track leads from {fromHex} to {node}.', ja: '' },
  'why/train': { en: 'The company has no {train}-train.', ja: '' },
  'choice/sell': { en: 'sell {blocks}', ja: '{blocks}を売る' },
  'part/blocks': {
    en: '{count, plural, one {# share} other {# shares}} of {company}',
    ja: '{company}の{count}株',
  },
  'company/LN': { en: 'L&N', ja: 'L&N' },
  'hex/I5': { en: 'Ryde (I5)', ja: 'ライド（I5）' },
};
const en = sentencesOf(MESSAGES, 'en', (value) => (value === 'p1' ? 'Anna' : null));

test('money is written in the currency of the catalogue, with separators', () => {
  expect(en.sentence('event/dividend', { company: 'LN', seat: 'p1', revenue: 1200 })).toBe(
    'L&N pays Anna £1,200.',
  );
  expect(en.money(-5)).toBe('−£5');
  expect(en.treasury(12000)).toBe('12,000cc');
});

test('money may stand in a branch', () => {
  const laid = { company: 'LN', tile: '57', hex: 'I5' };
  expect(en.sentence('event/track-laid', { ...laid, cost: 60 })).toBe('L&N lays 57 in Ryde (I5) for 60cc.');
  expect(en.sentence('event/track-laid', { ...laid, cost: 0 })).toBe('L&N lays 57 in Ryde (I5).');
});

test('nodes, sides and trains are called by what readers see', () => {
  expect(en.sentence('why/no-track', { fromHex: 'I5', node: 'I5.0' })).toBe(
    'No track leads from Ryde (I5) to Ryde (I5).',
  );
  expect(en.sentence('why/no-track', { fromHex: 'B3/4', node: 'B4.1' })).toBe(
    'No track leads from B3 to B4.',
  );
  expect(en.sentence('why/train', { train: '3+2-1' })).toBe('The company has no 3+2-train.');
});

test('an article suits the number after it, whatever it is', () => {
  const train = sentencesOf({ 'choice/buy': { en: 'buy a {train}-train', ja: '{train}列車を買う' } }, 'en');
  const said = (name: string) => train.sentence('choice/buy', { train: name });
  expect(['8', '8+4', '11', '18', '80', '8-2', '1841', '18FL', '11,500', '$80'].map(said)).toEqual(
    ['8', '8+4', '11', '18', '80', '8', '1841', '18FL', '11,500', '$80'].map((n) => `buy an ${n}-train`),
  );
  expect(['7', '3+2', '110', '180', '1,800', '1', '28', '$18'].map(said)).toEqual([
    ...['7', '3+2', '110', '180', '1,800', '1', '28'].map((n) => `buy a ${n}-train`),
    'buy an $18-train',
  ]);
  const first = sentencesOf({ 'why/rusts': { en: 'A {train}-train rusts. Ada 8.', ja: '' } }, 'en');
  expect(first.sentence('why/rusts', { train: '8' })).toBe('An 8-train rusts. Ada 8.');
});

test('parts of a choice have sentences of their own', () => {
  const blocks = [
    { company: 'LN', count: 2 },
    { company: 'FEC', count: 1 },
  ];
  expect(en.sentence('choice/sell', { blocks })).toBe('sell 2 shares of L&N and 1 share of FEC');
  expect(sentencesOf(MESSAGES, 'ja').sentence('choice/sell', { blocks })).toBe('L&Nの2株、FECの1株を売る');
});

test('a reason within a sentence has its own details', () => {
  const reason = { why: 'train', details: { train: '3+2-1' } };
  const refused = sentencesOf({ ...MESSAGES, ...KERNEL_MESSAGES }, 'en').sentence('why/record-entry', {
    entry: 2,
    reason,
  });
  expect(refused).toBe('Log entry 2 is not legal: The company has no 3+2-train.');
});

test('what cannot be said is null', () => {
  expect(en.sentence('event/unknown')).toBeNull();
  expect(en.sentence('event/dividend', { company: 'LN' })).toBeNull();
});

test('a preview says in the present what the log says in the past', () => {
  const messages = withPreviews({
    'event/bought': { en: '{seat} buys it.', ja: '{seat}が買いました。' },
    'event/ran': { en: 'It runs.', ja: '収益は120でした。' },
    'preview/ran': { en: 'It will run.', ja: '運行します。' },
  });
  expect(messages['preview/bought']).toEqual({ en: '{seat} buys it.', ja: '{seat}が買います。' });
  expect(messages['preview/ran']!.en).toBe('It will run.');
});

test('a percentage has a minus, not a hyphen, and none for nothing', () => {
  expect([0.25, -0.25, -0.001].map((share) => percent('en', share))).toEqual(['25%', '−25%', '0%']);
});
