import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from './files.ts';
import { RULINGS_PAGE, rulingsOf } from './rulings.ts';

const RULINGS = rulingsOf(readFileSync(RULINGS_PAGE, 'utf8'));
/** Folders in which contradictions and gaps belong to one title. */
const FOLDERS: Readonly<Record<string, string>> = {
  '1841': '1841',
  '18fl': '18FL',
  '1860': '1860',
  'union-station': 'Union Station',
};
const HEADING_OF: Readonly<Record<string, string>> = { US: 'Union Station' };

function sources(): { file: string; text: string }[] {
  return ['packages', 'apps'].flatMap((top) =>
    readdirSync(join(REPOSITORY, top), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => ({ file, text: readFileSync(join(REPOSITORY, top, file), 'utf8') })),
  );
}

/** `heading id` of every ruling that a source cites. */
function citations(): Map<string, string> {
  const found = new Map<string, string>();
  const cite = (heading: string, id: string, file: string) => found.set(`${heading} ${id}`, file);
  for (const { file, text } of sources()) {
    for (const [id, title] of text.matchAll(/\b(1841|18FL|1860|US)-R\d+\b/g)) {
      cite(HEADING_OF[title!] ?? title!, id, file);
    }
    const heading = FOLDERS[file.split('/').find((part) => Object.hasOwn(FOLDERS, part)) ?? ''];
    if (!heading) continue;
    for (const [id] of text.matchAll(/\b[CG]-\d+\b/g)) cite(heading, id, file);
    if (!file.endsWith('.test.ts')) continue;
    for (const [, id] of text.matchAll(/'(A\d+)'/g)) {
      if (/proves\(\s*(\[[^\]]*)?'A\d+'/.test(text)) cite('All titles', id!, file);
    }
  }
  return found;
}

test('every ruling that code cites can be looked up', () => {
  const known = new Set(RULINGS.map(({ heading, id }) => `${heading} ${id}`));
  const isHex = (cited: string) => /^All titles A(1[1-9]|2\d)$/.test(cited);
  const missing = [...citations()].filter(([cited]) => !known.has(cited) && !isHex(cited));
  expect(missing).toEqual([]);
});

test('every ruling is cited, or says that it is not', () => {
  const cited = citations();
  const idle = RULINGS.filter(
    ({ heading, id, text }) => !cited.has(`${heading} ${id}`) && !text.endsWith('(not cited)'),
  );
  expect(idle.map(({ heading, id }) => `${heading} ${id}`)).toEqual([]);
});

test('no ruling is listed twice', () => {
  const ids = RULINGS.map(({ heading, id }) => `${heading} ${id}`);
  expect(new Set(ids).size).toBe(ids.length);
});
