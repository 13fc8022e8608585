import { TITLES } from '@signalbox/titles';
import { expect, test } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { wordsOf } from '../text/words.ts';
import { loadPresentation } from './index.ts';

test.each(['1841', '1860', '18FL'])(
  'companies of %s have one name in tables and in sentences',
  async (id) => {
    const { messages } = TITLES.find((title) => title.id === id)!;
    const { emblems, words } = (await loadPresentation(id))!;
    const { say } = wordsOf('en', { ...UI, ...messages, ...words });
    const differing = Object.entries(emblems).filter(
      // The interim company of 1841 only exists between two steps of a merger and is in no table.
      ([company, { letters }]) =>
        company !== 'interim' &&
        !say('event/president', { president: 'p1', company, seat: 'p1' }).includes(letters),
    );
    expect(differing.map(([company]) => company)).toEqual([]);
  },
);
