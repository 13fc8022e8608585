import type { Messages } from '@signalbox/kernel';
import { expect, it } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
import { wordsOf } from '../text/words.ts';
import { loadPresentation } from './index.ts';
import { MENU } from './menu.ts';

/** Choices that belong to no row, so that their buttons say all of it. */
const FREE = ['pass', 'decline'];

it.each(MENU)(
  'names every button in the rows of $name by what is written on it, and more',
  async ({ id }) => {
    const { title, words } = (await loadPresentation(id))!;
    const all: Messages = { ...UI, ...title.messages, ...words };
    const fixed = Object.entries(all).filter(
      ([key, { en }]) => key.startsWith('brief/') && !en.includes('{'),
    );
    for (const [key, written] of fixed) {
      const choice = key.slice('brief/'.length);
      const kinds = Object.keys(all).filter(
        (one) => one.startsWith(`choice/${choice}/`) && !FREE.includes(one.split('/').at(-1)!),
      );
      const own = [`short/${choice}`, `choice/${choice}`].filter((one) => one in all).slice(0, 1);
      for (const name of [...own, ...kinds])
        for (const language of ['en', 'ja'] as const)
          expect(all[name]![language].toLowerCase(), name).toContain(written[language].toLowerCase());
    }
  },
);

it.each([
  ['1841', 'trade', { do: 'buy', fromId: 'president', from: 'president', company: 'SFTG' }],
  ['1841', 'company-purchase', { do: 'buy', fromId: 'president', from: 'president', company: 'SFTG' }],
  ['18FL', 'trade', { do: 'buy', from: 'president', company: 'SR' }],
] as const)('calls a president’s certificate of %s by one word in %s', async (id, decision, choice) => {
  const { title, words } = (await loadPresentation(id))!;
  for (const language of ['en', 'ja'] as const) {
    const { say } = wordsOf(language, { ...UI, ...title.messages, ...words });
    const written = say(`brief/${decision}/buy`, choice);
    expect(say(`short/${decision}/buy`, choice).toLowerCase()).toContain(written.toLowerCase());
  }
});
