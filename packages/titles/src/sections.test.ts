import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { TITLES } from './index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** By the title's name: section → heading and file, as docs/sections.md has them. */
const TABLES = new Map(
  readFileSync(`${ROOT}docs/sections.md`, 'utf8')
    .split('\n## ')
    .slice(1)
    .map((chapter) => {
      const [name = '', ...lines] = chapter.split('\n');
      const rows = lines
        .filter((line) => line.startsWith('| ') && !line.startsWith('| section') && !line.startsWith('| ---'))
        .map((line) => line.split('|').map((cell) => cell.trim()))
        .map(([, section = '', heading = '', file = '']) => ({ section, heading, file }));
      return [name.trim(), rows] as const;
    }),
);

/** Does the file cite the section, or a part of it? */
function follows(text: string, section: string): boolean {
  const escaped = section.replaceAll('.', String.raw`\.`);
  return new RegExp(String.raw`('|§)${escaped}(?!\d)|\b${escaped}: |\(${escaped}\b`).test(text);
}

describe.each(TITLES.map((title) => [title.name, title] as const))('the sections of %s', (name, title) => {
  const rows = TABLES.get(name) ?? [];
  const folder = `${ROOT}packages/titles/src/${title.id.toLowerCase()}/`;

  test('each have a file that cites them', () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const { section, heading, file } of rows) {
      expect(title.rulebook.sections[section]?.en, section).toBe(heading);
      expect(existsSync(folder + file), `${section}: ${file}`).toBe(true);
      expect(follows(readFileSync(folder + file, 'utf8'), section), `${section} in ${file}`).toBe(true);
    }
  });

  test('are listed if a procedure or decision cites them', () => {
    const followed = [...title.procedures.values(), ...title.decisions.values()].map(({ rule }) => rule);
    const listed = rows.map(({ section }) => section);
    expect([...new Set(followed)].filter((section) => !listed.includes(section))).toEqual([]);
  });
});
