import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UI } from './catalogue/index.ts';
import { wordsOf } from './words.ts';

const SERVER = join(import.meta.dirname, '../../../server/src');
const REFUSAL = /(?:conflict|forbidden)\('([\w/-]+)'|CallError\(\d+, '([\w/-]+)'/g;

it('has words for every refusal of the server', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((name) => /(?<!\.test)\.ts$/.test(name) && !/testing/.test(name));
  const reasons = sources.flatMap((name) =>
    [...readFileSync(join(SERVER, name), 'utf8').matchAll(REFUSAL)].map((found) => found[1] ?? found[2]),
  );
  expect(reasons.length).toBeGreaterThan(30);
  const { has } = wordsOf('en', UI);
  expect(reasons.filter((why) => !has(`why/${why}`))).toEqual([]);
});
