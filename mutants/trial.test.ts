import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle } from './bundle.ts';
import { mutantsOf } from './mutate.ts';
import { Trial } from './trial.ts';

const SOURCES = {
  'limit.ts': `
    const remembered = new WeakMap<object, number>();
    export const LIMIT = 3;
    export const isOver = (held: number) => held > LIMIT;
    export function doubled(of: { held: number }): number {
      const known = remembered.get(of) ?? of.held * 2;
      remembered.set(of, known);
      return known;
    }
    export const unused = () => 4;`,
  'limit.test.ts': `
    import { beforeAll, expect, test } from 'vitest';
    import { doubled, isOver } from './limit.ts';
    const THREE = { held: 0 };
    beforeAll(() => { THREE.held = 3; }, 9_000);
    test('three are not over the limit', { timeout: 9_000 }, () => expect(isOver(THREE.held)).toBe(false));
    test('three doubled', () => expect(doubled(THREE)).toBe(6));
    test('three doubled', () => expect(doubled(THREE)).toBe(6));`,
};

/** The verdicts on all mutants of the source, by what each changes it to. */
async function verdictsOn(sources: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'signalbox-trial-'));
  const folder = join(root, 'packages', 'sample', 'src');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const source = join(folder, 'limit.ts');
  const tests = Object.keys(sources).filter((name) => name.endsWith('.test.ts'));
  const files = tests.map((name) => join(folder, name));
  const trial = new Trial(join(root, 'tests.mjs'));
  try {
    const mutants = mutantsOf(source, readFileSync(source, 'utf8'), 0);
    await bundle(files, mutants, join(root, 'tests.mjs'));
    const { failing } = await trial.record(files);
    const verdicts: Record<string, string> = {};
    for (const mutant of mutants) {
      const { result, by } = await trial.verdict(mutant);
      verdicts[mutant.to || mutant.from] = by ? `${result}: ${by.split(' › ')[1]}` : result;
    }
    const names = (list: Iterable<{ name: string }>) => [...list].map(({ name }) => name);
    return { verdicts, failing: names(failing), unsound: names(trial.unsound) };
  } finally {
    trial.end();
    rmSync(root, { recursive: true, force: true });
  }
}

const VERDICTS = {
  '4': 'survived',
  '(held) >= (LIMIT)': 'killed: three are not over the limit',
  '(held) <= (LIMIT)': 'killed: three are not over the limit',
  '(remembered.get(of)) && (of.held * 2)': 'killed: three doubled',
  '(of.held) / (2)': 'killed: three doubled',
  '3': 'killed: three doubled',
  'remembered.set(of, known);': 'survived',
  '5': 'unreached',
};

test('a mutant is killed by a test that fails with it and passes without it', async () => {
  const { verdicts, failing, unsound } = await verdictsOn(SOURCES);
  expect(verdicts).toEqual(VERDICTS);
  expect([failing, unsound]).toEqual([[], []]);
});

test('a test that always fails kills nothing', async () => {
  const failing = "import { test } from 'vitest'; test('fails', () => { throw new Error('always'); });";
  const found = await verdictsOn({ ...SOURCES, 'always.test.ts': failing });
  expect(found).toEqual({ verdicts: VERDICTS, failing: ['fails'], unsound: [] });
});

test('a test that fails in a separate process, mutant or not, kills nothing', async () => {
  // It needs the tests of the other file to have been run before.
  const dependent = `
    import { expect, test } from 'vitest';
    test('comes after the others', () => expect(globalThis.before).toBe(true));`;
  const found = await verdictsOn({
    ...SOURCES,
    'a.test.ts':
      "import { test } from 'vitest'; test('is the first', () => { globalThis.before = true; for (let i = 0; i < 1e8; i++); });",
    'dependent.test.ts': dependent,
  });
  expect(found).toEqual({ verdicts: VERDICTS, failing: [], unsound: ['comes after the others'] });
});

test('a test in which both values are always equal is not tried, and the one that sees a difference is found', async () => {
  const source = `
    export const most = (a: number, b: number) => Math.max(a, b);
    export const isOver = (held: number) => (held > 3 ? 'over' : 'within');`;
  const seen = `
    import { expect, test } from 'vitest';
    import { isOver, most } from './limit.ts';
    let runs = 0;
    test('sees no difference', () => {
      if (++runs > 1) throw new Error('This was tried again.');
      expect([isOver(9), isOver(5), most(2, 2)]).toEqual(['over', 'over', 2]);
    });
    test('sees one', () => expect([isOver(4), isOver(3), most(1, 2)]).toEqual(['over', 'within', 2]));`;
  const { verdicts } = await verdictsOn({ 'limit.ts': source, 'limit.test.ts': seen });
  expect(verdicts).toMatchObject({
    'Math.min(a, b)': 'killed: sees one',
    true: 'killed: sees one',
    '(held) >= (3)': 'killed: sees one',
  });
});
