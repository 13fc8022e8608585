import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { FIRST_WORDS } from './catalogue/first.ts';
import { UI } from './catalogue/index.ts';

/** A module and those of our modules that it imports statically, without types. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*?from '(\.[^']+)';/gm))
    withImports(join(dirname(file), path!), found);
  return found;
}

it('the home page and the frame of all pages only use messages that are loaded with them', () => {
  const files = [...withImports(join(import.meta.dirname, '../main.tsx'))].filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('/catalogue/'),
  );
  expect(files.length).toBeGreaterThan(30);
  const keys = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([a-z][\w-]*\/[\w/-]+)'/g)].map(([, key]) => key!),
  );
  const said = keys.filter((key) => Object.hasOwn(UI, key));
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((key) => !Object.hasOwn(FIRST_WORDS, key))).toEqual([]);
});
