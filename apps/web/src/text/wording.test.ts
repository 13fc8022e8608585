import { BOT_MESSAGES } from '@signalbox/bots';
import { KERNEL_MESSAGES, type Messages } from '@signalbox/kernel';
import { loadCourse } from '@signalbox/lessons';
import { PUZZLE_MESSAGES } from '@signalbox/lessons/puzzles/messages.ts';
import { RAILS_MESSAGES } from '@signalbox/rails';
import { deadBranches, GLOSSARY, type Scope, scopeOf, wordingProblems } from '@signalbox/text/checking';
import { describe, expect, it } from 'vitest';
import { loadPresentation } from '../titles/index.ts';
import { MENU } from '../titles/menu.ts';
import type { Text } from '../titles/texts.ts';
import { ACTING_WORDS } from './catalogue/acting.ts';
import { AROUND_WORDS } from './catalogue/around.ts';
import { BOARD_WORDS } from './catalogue/board.ts';
import { EXCHANGE_WORDS } from './catalogue/exchange.ts';
import { GUIDED_WORDS } from './catalogue/guided.ts';
import { UI } from './catalogue/index.ts';
import { STATISTICS_WORDS } from './catalogue/statistics.ts';
import { TABLE_WORDS } from './catalogue/table.ts';

/** Headings, rules, player aid and lesson are catalogues without keys. */
function pagesOf(texts: Readonly<Record<string, readonly Text[]>>): Messages {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([page, all]) => all.map((text, i) => [`${page} ${i + 1}`, text])),
  );
}

async function catalogueOf(id: string): Promise<Messages> {
  const { title, words, rules, aid, lesson } = (await loadPresentation(id))!;
  return {
    ...title.messages,
    ...words,
    ...(await loadCourse(id))?.messages,
    ...pagesOf({
      headings: Object.values(title.rulebook.sections),
      rules: Object.values(rules),
      aid: aid.flatMap(({ heading, points }) => [heading, ...points]),
      lesson: [...(lesson?.introduction ?? []), ...Object.values(lesson?.decisions ?? {})],
    }),
  };
}

/** What the screen and the bots say at the tables of all titles. */
const AT_EVERY_TABLE: Messages = {
  ...TABLE_WORDS,
  ...ACTING_WORDS,
  ...AROUND_WORDS,
  ...EXCHANGE_WORDS,
  ...BOARD_WORDS,
  ...GUIDED_WORDS,
  ...STATISTICS_WORDS,
  ...Object.fromEntries(Object.entries(BOT_MESSAGES).filter(([key]) => /^(bot|advice)\/rail\//.test(key))),
};

/** The messages of bots about a title use that title's terms. */
function botCatalogues(): [string, Messages, Scope][] {
  const scopes = { '1841': '1841', '18fl': '18FL', '1860': '1860', us: 'union-station' } as const;
  return [...Object.entries(scopes), ['', 'shared'] as const].map(([part, scope]) => {
    const own = Object.entries(BOT_MESSAGES).filter(([key]) => {
      const named = /^(?:bot|advice)\/(1841|18fl|1860|us)\//.exec(key)?.[1] ?? '';
      return named === part;
    });
    return [`the bots (${scope})`, Object.fromEntries(own), scope];
  });
}

describe.each(MENU)('the words of $name', ({ id }) => {
  it('are those of players and of its rule text', async () => {
    expect(wordingProblems(await catalogueOf(id), scopeOf(id))).toEqual([]);
  });

  it('agree with what is said at every table, unless the title says it otherwise', async () => {
    const { title, words } = (await loadPresentation(id))!;
    expect(wordingProblems({ ...AT_EVERY_TABLE, ...title.messages, ...words }, scopeOf(id))).toEqual([]);
  });

  it('have no branch that is chosen by an id which is shown as a name', async () => {
    expect(deadBranches({ ...UI, ...KERNEL_MESSAGES, ...(await catalogueOf(id)) })).toEqual([]);
  });

  it('include every Japanese term that the glossary has for it', async () => {
    const all = Object.values(await catalogueOf(id))
      .map(({ ja }) => ja)
      .join('\n');
    const terms = GLOSSARY.flatMap(({ ja }) => ja[scopeOf(id)] ?? []);
    expect(terms.filter((term) => !all.includes(term))).toEqual([]);
  });
});

describe.each<[string, Messages, Scope]>([
  ['the screen', UI, 'shared'],
  ...botCatalogues(),
  ['the kernel', KERNEL_MESSAGES, 'shared'],
  ['the mechanics', RAILS_MESSAGES, 'shared'],
  ['the puzzles', PUZZLE_MESSAGES, 'shared'],
])('the words of %s', (_, messages, scope) => {
  it('are those of the glossary', () => {
    expect(wordingProblems(messages, scope)).toEqual([]);
  });
});
