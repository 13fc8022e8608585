import { defaultOptions, newGame } from '@signalbox/kernel';
import { company, table } from '@signalbox/titles/18fl/position.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { UI } from '../../text/catalogue/index.ts';
import { wordsOf } from '../../text/words.ts';
import { loadPresentation } from '../../titles/index.ts';
import { MENU } from '../../titles/menu.ts';
import type { Presentation } from '../../titles/presentation.ts';
import {
  type Column,
  columnsOf,
  csvOf,
  type Line,
  linesOf,
  sortedBy,
  tablesIn,
  withoutIdle,
} from './spreadsheet.ts';

const line = (id: string, price: number | null) =>
  ({ company: { id, price, emblem: { letters: id } }, listing: null, runs: [] }) as unknown as Line;
const PRICE: Column = { id: 'price', title: 'Price', value: ({ company }) => company.price };
const NAME: Column = { id: 'company', title: 'Company, short', value: ({ company }) => company.id };
const LINES = [line('B', 70), line('A', null), line('C', 100)];

describe('the sheet of companies', () => {
  it('can be sorted both ways, with missing figures last', () => {
    const names = (descending: boolean) =>
      sortedBy(LINES, PRICE, descending).map(({ company }) => company.id);
    expect(names(true)).toEqual(['C', 'B', 'A']);
    expect(names(false)).toEqual(['B', 'C', 'A']);
  });

  it('leaves out companies that have not started if they are many', () => {
    const company = (id: string, active: boolean) => {
      const one = line(id, null);
      return { ...one, company: { ...one.company, active } };
    };
    const idle = (count: number) => Array.from({ length: count }, (_, i) => company(`I${i}`, false));
    const names = (lines: readonly Line[]) => withoutIdle(lines).map(({ company: { id } }) => id);
    expect(names([company('A', true), ...idle(5)])).toEqual(['A']);
    expect(names([company('A', true), ...idle(4)])).toHaveLength(5);
    expect(names(idle(5))).toHaveLength(5);
  });

  it('is as many tables as its width needs, each with the names, and none before the width is known', () => {
    const figure = (id: string): Column => ({ ...PRICE, id, number: true });
    const columns = [NAME, ...['a', 'b', 'c', 'd', 'e'].map(figure)];
    const ids = (width: number) => tablesIn(width, columns, LINES).map((some) => some.map(({ id }) => id));
    const all = ['company', 'a', 'b', 'c', 'd', 'e'];
    expect([ids(0), ids(2000)]).toEqual([[all], [all]]);
    expect(ids(260)).toEqual([
      ['company', 'a', 'b', 'c'],
      ['company', 'd', 'e'],
    ]);
    // However narrow it is, nothing is left out.
    expect(ids(10).map(([, ...others]) => others)).toEqual([['a'], ['b'], ['c'], ['d'], ['e']]);
  });

  it('is copied with plain numbers, and quotes where they are needed', () => {
    expect(csvOf([NAME, PRICE], LINES)).toBe('"Company, short",Price\nB,70\nA,\nC,100');
  });
});

it('tells how many shares started companies have, where they differ', async () => {
  const presentation = (await loadPresentation('18FL'))!;
  const { title, words } = presentation;
  const said = wordsOf('en', { ...UI, ...title.messages, ...words });
  const sizes = (acl: 5 | 10) => {
    const view = table(2);
    company(view, 'ACL', { size: acl, price: 100, held: { p1: 3 } });
    company(view, 'FEC', { size: 10, price: 90, held: { p2: 6 } });
    const lines = linesOf(presentation, view, new Map());
    const size = columnsOf(said, presentation, view, lines).find(({ id }) => id === 'size');
    return size && lines.map(size.value);
  };
  // Those that have not started have none yet.
  expect(sizes(5)).toEqual([5, 10, null, null, null, null]);
  expect(sizes(10)).toBeUndefined();
});

describe.each(MENU)('the sheet of $name', ({ id, players }) => {
  let presentation: Presentation;
  beforeAll(async () => {
    presentation = (await loadPresentation(id))!;
  });

  it.each(['en', 'ja'] as const)('names every column in %s', (language) => {
    const { title, words } = presentation;
    const said = wordsOf(language, { ...UI, ...title.messages, ...words });
    const view = newGame(title, { players: players[0], options: defaultOptions(title.options) });
    const lines = linesOf(presentation, view, new Map());
    const columns = columnsOf(said, presentation, view, lines);
    expect(lines.length).toBeGreaterThan(4);
    const holders = presentation.players(view).map(({ seat }) => seat);
    expect(columns.slice(0, 1 + holders.length).map((column) => column.id)).toEqual(['company', ...holders]);
    for (const { title: heading } of columns) expect(heading).not.toMatch(/^column\//);
    for (const { events = [] } of presentation.roster?.(view) ?? []) {
      for (const event of events) expect(said.has(`roster/${event}`), event).toBe(true);
    }
  });
});
