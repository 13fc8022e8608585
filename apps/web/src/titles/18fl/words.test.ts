import { PRIVATES } from '@signalbox/titles/18fl/data/companies.ts';
import { PHASES } from '@signalbox/titles/18fl/data/phases.ts';
import { expect, it } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { WORDS_18FL } from './words.ts';

it('says that tokens are left to place, so that they are not read as stations on the map', () => {
  const [en, ja] = [wordsOf('en', { ...UI, ...WORDS_18FL }), wordsOf('ja', { ...UI, ...WORDS_18FL })];
  for (const key of ['sheet/tokens', 'exchange/tokens']) {
    expect([0, 1, 3].map((count) => en.say(key, { count }))).toEqual([
      '0 tokens left',
      '1 token left',
      '3 tokens left',
    ]);
    expect(ja.say(key, { count: 0 })).toBe('駅トークン残り0個');
  }
  expect(en.say('limit/sale/not-operated')).toBe('has not operated');
});

it('shows no private company by its id where there is little room', () => {
  for (const id of Object.keys(PRIVATES)) {
    const short = WORDS_18FL[`private-short/${id}`];
    expect(short, id).toBeDefined();
    expect(Object.values(short!), id).not.toContain(id);
  }
});

it('says what hotels add from the phase on in which that changes', () => {
  for (const text of Object.values(WORDS_18FL['roster/hotels']!))
    expect(text).toContain(`$${PHASES[5].hotel}`);
});

it('says from when on there are more operating rounds', () => {
  const [en, ja] = [wordsOf('en', { ...UI, ...WORDS_18FL }), wordsOf('ja', { ...UI, ...WORDS_18FL })];
  expect(en.say('roster/rounds', { count: 1 })).toBe('1 operating round');
  expect(en.say('roster/rounds', { count: 3 })).toBe('3 operating rounds from the next stock round on');
  expect(ja.say('roster/rounds', { count: 3 })).toBe('次の株式ラウンドから運営ラウンド3回');
});
