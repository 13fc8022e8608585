import { expect, it } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { WORDS_18FL } from './words.ts';

it('calls tokens stations, as the rules of 18FL do', () => {
  const [en, ja] = [wordsOf('en', { ...UI, ...WORDS_18FL }), wordsOf('ja', { ...UI, ...WORDS_18FL })];
  for (const key of ['sheet/tokens', 'exchange/tokens']) {
    expect([en.say(key, { count: 3 }), en.say(key, { count: 1 })]).toEqual(['3 stations', '1 station']);
    expect(ja.say(key, { count: 3 })).toBe('駅トークン3個');
  }
  expect(en.say('limit/sale/not-operated')).toBe('has not operated');
});
