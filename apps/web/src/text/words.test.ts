import { eighteenFL, eighteenFortyOne, eighteenSixty, unionStation } from '@signalbox/titles';
import { describe, expect, it } from 'vitest';
import { UI } from './catalogue/index.ts';
import { wordsOf } from './words.ts';

const NAMES = { p1: 'Aki', p2: 'Ben' };

describe('words', () => {
  it('write sums with the marks of thousands', () => {
    const en = wordsOf('en', eighteenFL.messages, NAMES);
    expect(en.say('event/floated', { company: 'ACL', capital: 1100 })).toBe(
      'ACL floats and receives $1,100.',
    );
    expect(wordsOf('ja', {}).money(12000)).toBe('$12,000');
  });

  it('name seats and things', () => {
    const en = wordsOf('en', eighteenFL.messages, NAMES);
    expect(en.say('event/private-bought', { seat: 'p2', private: 'TR', price: 20 })).toBe(
      'Ben buys the Tallahassee Railroad for $20.',
    );
    expect(en.t('table/won', { winners: ['p1', 'p2'], count: 2 })).toBe('Aki and Ben win together');
  });

  it('can say everything in both languages', () => {
    for (const language of ['en', 'ja'] as const) {
      for (const title of [eighteenFL, unionStation, eighteenSixty, eighteenFortyOne]) {
        const words = wordsOf(language, title.messages, NAMES);
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
