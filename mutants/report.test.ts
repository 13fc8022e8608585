import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EQUIVALENT } from './report.ts';

const ROOT = join(import.meta.dirname, '..');

test('what is named as equivalent is still in the code, so that no reason outlives its line', () => {
  const gone = EQUIVALENT.filter(({ file, code, from }) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return !text.includes(from) || !text.split('\n').some((line) => line.trim() === code);
  });
  expect(gone).toEqual([]);
});
