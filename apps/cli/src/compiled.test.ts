import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REPOSITORY } from './files.ts';

interface Program {
  readonly sources: string;
  readonly entries: readonly string[];
}

interface Compiled {
  compiledIn(cache: string, root: string, program: Program): Promise<string | null>;
}

const { compiledIn } = (await import(
  pathToFileURL(join(REPOSITORY, 'scripts', 'compiled.mjs')).href
)) as Compiled;

/** A folder of Linux in which nobody may write. */
const UNWRITABLE = '/sys';

let root: string;
const PROGRAM: Program = { sources: 'src', entries: ['start'] };
const source = (name: string) => join(root, PROGRAM.sources, name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'signalbox-compiled-'));
  mkdirSync(source(''), { recursive: true });
  writeFileSync(
    source('start.ts'),
    `export { said } from './said.ts';\nexport const at = import.meta.url;\n`,
  );
  writeFileSync(source('said.ts'), `export const said: string = 'first';\n`);
});

afterEach(() => rmSync(root, { recursive: true }));

const compiled = async () => {
  const folder = (await compiledIn(join(root, 'cache'), root, PROGRAM))!;
  const module = (await import(pathToFileURL(join(folder, 'start.mjs')).href)) as {
    said: string;
    at: string;
  };
  return { folder, ...module };
};

test('the program is compiled once, until one of its modules changes', async () => {
  const first = await compiled();
  expect(first.said).toBe('first');
  expect((await compiled()).folder).toBe(first.folder);
  writeFileSync(source('said.ts'), `export const said: string = 'changed';\n`);
  const changed = await compiled();
  expect(changed.said).toBe('changed');
  expect(changed.folder).not.toBe(first.folder);
});

test('a compiled module finds the files beside its source', async () => {
  expect((await compiled()).at).toBe(pathToFileURL(source('start.ts')).href);
});

test('an error in a source is reported, and what was compiled before is not taken for it', async () => {
  await compiled();
  writeFileSync(source('said.ts'), 'export const said = ;\n');
  await expect(compiled()).rejects.toThrow(/Unexpected ";"/);
});

test.skipIf(!existsSync(UNWRITABLE))('nothing is compiled where nothing can be written', async () => {
  expect(await compiledIn(join(UNWRITABLE, 'signalbox'), root, PROGRAM)).toBeNull();
});

test('of what was compiled long ago only the last is kept', async () => {
  const cache = join(root, 'cache');
  for (let i = 1; i <= 30; i++) mkdirSync(join(cache, `${i}-1`), { recursive: true });
  const { folder } = await compiled();
  const kept = readdirSync(cache).filter((name) => name !== 'latest.json');
  expect(kept).toHaveLength(20);
  expect(kept).toContain('30-1');
  expect(kept).not.toContain('1-1');
  expect(kept.map((name) => join(cache, name))).toContain(folder);
});
