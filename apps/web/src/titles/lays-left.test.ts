import type { Language } from '@signalbox/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { type Details, type Words, wordsOf } from '../text/words.ts';
import { loadPresentation } from './index.ts';

let said: (language: Language, title: string, details: Details) => string;

beforeEach(async () => {
  const words = new Map<string, Words>();
  for (const title of ['1841', '18FL', '1860']) {
    const { title: rules, words: own } = (await loadPresentation(title))!;
    for (const language of ['en', 'ja'] as const)
      words.set(`${language} ${title}`, wordsOf(language, { ...UI, ...rules.messages, ...own }));
  }
  said = (language, title, details) =>
    words.get(`${language} ${title}`)!.say(`${title.toLowerCase()}/lays-left`, details);
});

describe('what may still be laid in a turn is said', () => {
  test('in 18FL, with the bonus of the Tallahassee Railroad', () => {
    const all = { yellow: 2, upgradeTo: 'brown', bonus: 'true' };
    expect(said('en', '18FL', all)).toBe(
      'Left this turn: 2 yellow tiles or 1 upgrade to green or brown, and 1 yellow tile of the Tallahassee Railroad',
    );
    expect(said('ja', '18FL', all)).toBe(
      'この手番に置けるタイル：あと黄色2枚、または緑色か茶色への張替え1枚、ほかにタラハシー鉄道の黄色1枚',
    );
    const bonus = { yellow: 0, upgradeTo: 'none', bonus: 'true' };
    expect(said('en', '18FL', bonus)).toBe('Left this turn: 1 yellow tile of the Tallahassee Railroad');
    expect(said('ja', '18FL', bonus)).toBe('この手番に置けるタイル：タラハシー鉄道の黄色1枚');
    expect(said('en', '18FL', { yellow: 1, upgradeTo: 'none', bonus: 'false' })).toBe(
      'Left this turn: 1 yellow tile',
    );
  });

  test('in 1860, where a city tile is laid alone', () => {
    expect(said('en', '1860', { yellow: 2, city: 'true', upgradeTo: 'green' })).toBe(
      'Left this turn: 2 yellow tiles (a city tile only alone) or 1 upgrade to green',
    );
    const second = { yellow: 1, city: 'false', upgradeTo: 'none' };
    expect(said('en', '1860', second)).toBe('Left this turn: 1 yellow tile without a city');
    expect(said('ja', '1860', second)).toBe('この手番に置けるタイル：大きな駅のない黄1枚');
  });

  test('in 1841, where each comes from another token', () => {
    expect(said('en', '1841', { tiles: 2, upTo: 'green' })).toBe(
      'Left this turn: 2 tiles (yellow or green), each from a different token',
    );
    expect(said('ja', '1841', { tiles: 2, upTo: 'green' })).toBe(
      'この手番に置けるタイル：あと2枚（黄色か緑色）、それぞれ別のトークンから',
    );
    expect(said('en', '1841', { tiles: 1, upTo: 'yellow' })).toBe('Left this turn: 1 tile (yellow)');
  });
});
