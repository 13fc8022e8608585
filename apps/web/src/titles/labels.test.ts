import type { Messages } from '@signalbox/kernel';
import { expect, it } from 'vitest';
import { UI } from '../text/catalogue/index.ts';
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
