import { expect, test } from 'vitest';
import { rulebook } from '../rulebook.ts';
import { clausesIn, rulingsIn, sectionOf } from './clauses.ts';
import { coverage } from './coverage.ts';

const heading = { en: '', ja: '' };
const rules = rulebook(
  '18XX',
  { '7': heading, '7.6': heading, '8': heading, BUY: heading },
  { '8': 'Only words.' },
);
const tests = [
  { file: 'a.test.ts', text: `proves('7.6b', 'x', () => {});` },
  { file: 'b.test.ts', text: `proves(\n  ['7.6b', "18XX-R1"],\n 'y', () => {}); proves('BUY', '', f)` },
];
const clauses = `
- **7.6a** One.
- **7.6b (T)** Two, see **7.6c**.
- **BUY-a** Three.
| no. | situation |
| C-4 | gap |
- **C-10 Heading.** Text.
`;
const rulings = {
  text: '# R\n## All titles\n- **A1** x\n## 18XX\n- **18XX-R1** y\n## 1899\n- **1899-R1** z\n',
  headings: ['18XX'],
};
const statuses = (ids: readonly { id: string; status: string }[]) =>
  Object.fromEntries(ids.map(({ id, status }) => [id, status]));

test('a section is proved by its clauses and its subsections', () => {
  const { sections, unknown, complete } = coverage({ rulebook: rules, tests });
  expect(statuses(sections)).toEqual({ '7': 'proved', '7.6': 'proved', '8': 'excused', BUY: 'proved' });
  expect(sections.find(({ id }) => id === '7.6')?.by).toEqual(['a.test.ts', 'b.test.ts']);
  expect(sections.find(({ id }) => id === '8')?.by).toEqual(['Only words.']);
  expect(unknown).toEqual([]);
  expect(complete).toBe(true);
});

test('with the lists, every clause, ruling and gap counts', () => {
  const report = coverage({ rulebook: rules, tests, clauses, rulings });
  expect(statuses(report.clauses)).toEqual({
    '7.6a': 'missing',
    '7.6b': 'proved',
    'BUY-a': 'missing',
    'C-4': 'missing',
    'C-10': 'missing',
    '18XX-R1': 'proved',
  });
  expect(report.complete).toBe(false);
});

test('numbered sections come in the order of the rulebook', () => {
  const book = rulebook('18XX', { '10': heading, '7.10': heading, '7.6': heading, '7': heading });
  expect(coverage({ rulebook: book, tests: [] }).sections.map(({ id }) => id)).toEqual([
    '7',
    '7.6',
    '7.10',
    '10',
  ]);
});

test('a citation of something that does not exist is reported with its file', () => {
  const wrong = [{ file: 'c.test.ts', text: `proves(['9.1a', '7.6z', '1899-R1'], '', f)` }];
  const unknown = (lists: object) =>
    coverage({ rulebook: rules, tests: wrong, ...lists }).unknown.map(({ id }) => id);
  expect(unknown({})).toEqual(['9.1a']);
  expect(unknown({ clauses, rulings })).toEqual(['9.1a', '7.6z', '1899-R1']);
  const excuses = rulebook('18XX', {}, { '12': 'gone' });
  expect(coverage({ rulebook: excuses, tests: [] }).unknown).toEqual([{ id: '12', where: 'rulebook.ts' }]);
});

test('ids are read from the lists', () => {
  expect(clausesIn(clauses)).toEqual(['7.6a', '7.6b', 'BUY-a', 'C-4', 'C-10']);
  expect(rulingsIn(rulings.text, ['All titles', '18XX'])).toEqual(['A1', '18XX-R1']);
  expect(['7.6b', '2a', '4.7.4aa', 'BUY-b', 'BUY', '18FL-R3', 'C-4'].map(sectionOf)).toEqual([
    '7.6',
    '2',
    '4.7.4',
    'BUY',
    'BUY',
    '18FL-R3',
    'C-4',
  ]);
});
