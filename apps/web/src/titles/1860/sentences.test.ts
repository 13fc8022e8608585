import { sentencesOf } from '@signalbox/text';
import { eighteenSixty } from '@signalbox/titles';
import { expect, it } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { WORDS } from './words.ts';

/** A sentence in English. */
function said(key: string, details: Record<string, string | number>): string | null {
  return sentencesOf(eighteenSixty.messages, 'en').sentence(key, details);
}

it('says who may not buy a last train, and of whom', () => {
  const sentence = said('why/trains/last-train', { from: 'BHI&R' });
  expect(sentence).toMatch(/^A company that has a train\b.*BHI&R’s last one/);
});

it('says that a president’s certificate was not sold, not that a company has none', () => {
  expect(said('why/exchange/not-started', { company: 'FYN' })).toMatch(
    /certificate of FYN has not been sold/,
  );
});

it('pays out to shareholders, not to shares', () => {
  const sentence = said('event/dividend', { company: 'C&N', revenue: 120, perShare: 12 });
  expect(sentence).toMatch(/^C&N pays out £120/);
  expect(sentence).not.toMatch(/to its shares/);
});

it('says from when on there are more operating rounds (PH-g)', () => {
  const [en, ja] = [wordsOf('en', { ...UI, ...WORDS }), wordsOf('ja', { ...UI, ...WORDS })];
  expect(en.say('roster/rounds', { count: 1 })).toBe('1 operating round');
  expect(en.say('roster/rounds', { count: 3 })).toBe('3 operating rounds from the next stock round on');
  expect(ja.say('roster/rounds', { count: 3 })).toBe('次の株式ラウンドから運行ラウンド3回');
});

it('names the city in which a token is placed, where a hex has two', () => {
  const placed = (details: Record<string, string | number>) =>
    said('event/token-placed', { company: 'IOW', cost: 40, ...details });
  expect(placed({ hex: 'G5', node: 1 })).toBe('IOW places a token in Newport (G5) (Shide) for 40cc.');
  expect(placed({ hex: 'I11', node: 1 })).toMatch(/second city/);
  expect(placed({ hex: 'G5', node: 0 })).toBe('IOW places a token in Newport (G5) for 40cc.');
  // A log of former times does not know.
  expect(placed({ hex: 'G5' })).toBe('IOW places a token in Newport (G5) for 40cc.');
});
