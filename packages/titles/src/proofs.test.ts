import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** A test that cites more clauses than this can hardly prove all of them. */
const MAX_CLAUSES = 4;

test('no test cites more than four clauses', () => {
  const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const lists = files.flatMap((file) =>
    [...readFileSync(HERE + file, 'utf8').matchAll(/\bproves\(\s*\[([^\]]*)\]/g)].map(([, ids]) => ({
      file,
      ids: [...ids!.matchAll(/'([^']+)'/g)].map(([, id]) => id),
    })),
  );
  expect(lists.length).toBeGreaterThan(100);
  expect(lists.filter(({ ids }) => ids.length > MAX_CLAUSES)).toEqual([]);
});
