import { expect, test } from 'vitest';
import { idsIn, wordingProblems } from './check.ts';

const problems = (key: string, en: string, ja = '日本語') => wordingProblems({ [key]: { en, ja } }, '1841');

test.each([
  ['a word that players do not use', { en: 'Talk', ja: 'チャット' }],
  ['a wrong word for concessions', { en: 'The concession is sold.', ja: '免許が売れました。' }],
  ['a node that is not named', { en: 'The train cannot end in I5.0.', ja: '列車' }],
  ['a word of another title', { en: 'The pool is full.', ja: 'バンクプールがいっぱいです。' }],
  ['certificates counted as shares', { en: 'A sale.', ja: '株{count}枚を売りました。' }],
  ['money without its sign', { en: 'It costs {price}.', ja: '{price, number, money}です。' }],
  ['a currency beside a parameter', { en: 'It costs ${price}.', ja: '{price, number, money}です。' }],
  ['a number of nothing', { en: 'Anna sells {count}.', ja: '{count}株売りました。' }],
  ['a number without a unit', { en: '{days} are left.', ja: '残り{days}日です。' }],
  ['a number that is new', { en: 'It has {wagons}.', ja: '{wagons}両あります。' }],
  ['a term that the Japanese lacks', { en: 'The concession is sold.', ja: '売れました。' }],
  ['a home by the word of another title', { en: 'home {hex}', ja: '本拠地{hex}' }],
  ['a ring for a circular chain', { en: 'It would close a ring of control.', ja: '循環が生じます。' }],
  ['a straight apostrophe', { en: "The company's token is here.", ja: 'ここにあります。' }],
  ['a run for the most', { en: 'It has to run for the most.', ja: '最大の収益で運行します。' }],
  ['a revenue by the word of another title', { en: 'the highest revenue', ja: '最大の収入で運行します。' }],
  ['withholding by the word of another title', { en: 'It withholds.', ja: '内部留保しました。' }],
  ['a stop that reads like a halt', { en: 'There is no stop.', ja: '停車場所がありません。' }],
  ['a city by the word of another title', { en: 'A city is full.', ja: '大きな駅が埋まっています。' }],
  ['a term of another title', { en: 'It goes to the pool.', ja: 'バンクに移りました。' }],
])('finds %s', (_, sentence) => {
  expect(wordingProblems({ 'why/planted': sentence }, '1841')).not.toEqual([]);
});

test('a log in the present tense is found', () => {
  expect(problems('event/bought', 'Anna buys it.', 'Annaが買います。')).toHaveLength(1);
  expect(problems('event/operates', 'AFI operates.', 'AFIの手番です。')).toHaveLength(1);
  expect(problems('event/bought', 'Anna buys it.', 'Annaが買いました。')).toEqual([]);
});

test('sentences as they should be pass', () => {
  expect(
    problems(
      'event/shares-sold',
      '{seat} sells {count, plural, one {# share} other {# shares}} of {company} for {amount, number, money}.',
      '{seat}が{company}の{count}株を{amount, number, money}で売りました。',
    ),
  ).toEqual([]);
});

test.each(['I5.0', 'Train 3+2-1 runs', 'p3 passes', 'the 4-2'])('%s contains an id', (sentence) => {
  expect(idsIn(sentence)).toHaveLength(1);
});

test.each(['a 3+2-train', 'Torino (H4)', 'Operating round 2.1', '5-share company', '2–4 players'])(
  '%s contains none',
  (sentence) => {
    expect(idsIn(sentence)).toEqual([]);
  },
);
