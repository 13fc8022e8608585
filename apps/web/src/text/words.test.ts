import { eighteenFL, eighteenFortyOne, eighteenSixty, unionStation } from '@signalbox/titles';
import { describe, expect, it } from 'vitest';
import { UI } from './catalogue/index.ts';
import { wordsOf } from './words.ts';

const NAMES = { p1: 'Aki', p2: 'Ben' };

describe('words', () => {
  it('format amounts with thousands separators', () => {
    const en = wordsOf('en', { ...UI, ...eighteenFL.messages }, NAMES);
    expect(en.say('event/floated', { company: 'ACL', capital: 1100 })).toBe(
      'ACL floats and receives $1,100.',
    );
    expect(wordsOf('ja', {}).money(12000)).toBe('$12,000');
  });

  it('name seats and things', () => {
    const en = wordsOf('en', { ...UI, ...eighteenFL.messages }, NAMES);
    expect(en.say('event/private-bought', { seat: 'p2', private: 'TR', price: 20 })).toBe(
      'Ben buys the Tallahassee Railroad for $20.',
    );
    expect(en.t('table/won', { winners: ['p1', 'p2'], count: 2 })).toBe('Aki and Ben share the win');
  });

  it('name 1841’s pool and its off-board areas correctly', () => {
    const [en, ja] = (['en', 'ja'] as const).map((language) =>
      wordsOf(language, { ...UI, ...eighteenFortyOne.messages }, NAMES),
    );
    expect(en!.say('event/president', { president: 'pool', company: 'SB' })).toBe(
      'SB has no president: the president’s certificate goes to the pool.',
    );
    expect(ja!.say('event/president', { president: 'pool', company: 'SB' })).toBe(
      'SBの社長株は公開市場に置かれ、社長がいなくなりました。',
    );
    expect(en!.say('event/president', { president: 'p1', company: 'SB' })).toBe(
      'Aki becomes president of SB.',
    );
    expect(ja!.say('event/single-exchanged', { holder: 'pool', company: 'SFL' })).toBe(
      '公開市場がSFLを1株受け取りました。',
    );
    expect(en!.say('event/box-connected', { company: 'IRSFF', box: 'A7' })).toBe(
      'IRSFF connects the off-board box Gotthard.',
    );
    expect(en!.say('choice/keep-tokens', { hexes: ['H4.1', 'M7'], charter: 0 })).toBe(
      'keep Torino (H4, second city) and Genova (M7)',
    );
    expect(
      ja!.say('preview/share-bought', { buyer: 'p1', company: 'SB', from: 'pool', percent: 10, amount: 100 }),
    ).toBe('Akiが公開市場からSBの10%をL.100で買います。');
  });

  it('distinguish the two cities of Jacksonville, which are full until they are joined to one', () => {
    const en = wordsOf('en', { ...UI, ...eighteenFL.messages }, NAMES);
    const said = (hex: string, node: number) => en.say('choice/place-token/station', { hex, node });
    expect(said('B23', 0)).toBe('place a station in Jacksonville (B23)');
    expect(said('B23', 1)).toBe('place a station in Jacksonville (B23) (north)');
    expect(said('B5', 0)).toBe('place a station in Mobile (B5)');
  });

  it('have all messages in both languages', () => {
    for (const language of ['en', 'ja'] as const) {
      for (const title of [eighteenFL, unionStation, eighteenSixty, eighteenFortyOne]) {
        const words = wordsOf(language, { ...UI, ...title.messages }, NAMES);
        for (const [name] of title.decisions) {
          expect(words.has(`decision/${name}`), `${title.id} decision/${name}`).toBe(true);
        }
      }
    }
  });

  it('leave no sentence of the screen untranslated', () => {
    for (const [key, { en, ja }] of Object.entries(UI)) {
      expect(en.length, key).toBeGreaterThan(0);
      expect(ja.length, key).toBeGreaterThan(0);
    }
  });
});

it('times are written as the language does, in Japanese without spaces', () => {
  const left = (23 * 60 + 59) * 60_000;
  expect(wordsOf('en', {}).duration(left)).toBe('23h 59m');
  expect(wordsOf('ja', {}).duration(left)).toBe('23時間59分');
  expect(wordsOf('ja', {}).duration(26 * 3_600_000)).toBe('1日2時間');
  expect(wordsOf('en', {}).duration(26 * 3_600_000, 'long')).toBe('1 day 2 hours');
  expect(wordsOf('ja', {}).duration(26 * 3_600_000, 'long')).toBe('1日2時間');
});

it('says of the picture of control what its lines mean, since companies own shares too and boxes have colours', () => {
  const { en, ja } = UI['ownership/legend'];
  expect(en).toContain('a green line means that the owner is president');
  expect(ja).not.toContain('右が会社');
  expect(ja).toContain('緑の線は社長');
});
