import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Sources in which frames and choices should be typed: the kernel turns names into types, migrations know old names.
 */
const SOURCES = ['packages', 'apps', 'e2e', 'bench']
  .flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\/dist\/|\.test\.tsx?$|\.suite\.ts$/.test(file))
  .filter((file) => !file.startsWith('packages/kernel/') && !file.includes('migrations'));

function linesWith(pattern: RegExp): string[] {
  return SOURCES.flatMap((file) =>
    readFileSync(`${ROOT}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  );
}

describe('code outside a title', () => {
  test('tests no procedure by its name: isWithin, frameOf and enclosing take the procedure', () => {
    expect(
      linesWith(
        /\bprocedure\)?\s*[!=]==?\s*['"`]|['"`]\s*[!=]==?\s*(\w+\.)?procedure\b|includes\((\w+\.)?procedure\)/,
      ),
    ).toEqual([]);
  });

  test('casts no variables of a frame', () => {
    expect(linesWith(/\bvars\)?\s+as\s+(?!Record<string)/)).toEqual([]);
  });

  test('hardly ever casts through unknown', () => {
    expect(linesWith(/\bas unknown as\b/).length).toBeLessThanOrEqual(26);
  });
});
