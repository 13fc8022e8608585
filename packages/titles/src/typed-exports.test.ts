import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { TITLES } from './index.ts';

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

/** Decisions whose names are also an answer to them. */
const ALSO_CHOICES = ['trade-up'];

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

  test('names no decision in a reader, writer or bot: the title has them as values', () => {
    // Names of one word are also kinds of actions on 18xx.games.
    const names = TITLES.flatMap(({ decisions }) => [...decisions.keys()]).filter(
      (name) => name.includes('-') && !ALSO_CHOICES.includes(name),
    );
    expect(names.length).toBeGreaterThan(20);
    const quoted = new RegExp(`['"\`](${[...new Set(names)].join('|')})['"\`]`);
    const found = linesWith(quoted).filter(
      (line) => /^packages\/(interchange|bots)\//.test(line) && !line.includes('proposal.kind ='),
    );
    expect(found).toEqual([]);
  });

  test('casts no variables of a frame', () => {
    expect(linesWith(/\bvars\)?\s+as\s+(?!Record<string)/)).toEqual([]);
  });

  test('hardly ever casts through unknown', () => {
    expect(linesWith(/\bas unknown as\b/).length).toBeLessThanOrEqual(23);
  });
});
