import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { random } from '@signalbox/kernel';
import { bundle } from './bundle.ts';
import { type Mutant, mutantsOf } from './mutate.ts';
import { equivalenceOf, pathOf, scoreOf, scores, survivors, table } from './report.ts';
import { Trial, type Verdict } from './trial.ts';

const USAGE = `Usage: npm run mutants -- --title TITLE | --package kernel|rails
  --files PART,PART   only sources whose path contains one of these
  --sample N          number of mutants, drawn by the seed (100)
  --seed S            (1)
  --leave-out PART    tests whose path contains one of these (transcripts,perft: whole games take long)
  --json FILE         writes every verdict
  --again FILE        only what was not noticed in a run that was written so, with the same seed and sources`;

const PACKAGES = join(import.meta.dirname, '..', 'packages');
const TITLES = join(PACKAGES, 'titles', 'src');

/** What may be mutated, and the tests that should notice. */
interface Group {
  readonly sources: string;
  readonly tests: readonly string[];
}

function groupOf(title: string | undefined, name: string | undefined): Group | null {
  if (title) return { sources: join(TITLES, title), tests: [join(TITLES, title)] };
  const sources = join(PACKAGES, name ?? '', 'src');
  if (name === 'kernel') return { sources, tests: [sources] };
  // Most of the shared mechanics are tested by the clauses of the titles.
  if (name === 'rails') return { sources, tests: [sources, ...titleFolders()] };
  return null;
}

function titleFolders(): string[] {
  return ['union-station', '18fl', '1860', '1841'].map((title) => join(TITLES, title));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .sort();
}

/** Messages, headings, text drawings of the board and test helpers are not rules. */
const NO_RULES = /\.test\.ts$|\/testing\/|\/messages(\.ts|\/)|\/(rulebook|panels)\.ts$|\/index\.ts$/;

function sample(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const rng = random(seed);
  const left = [...mutants];
  const drawn: Mutant[] = [];
  while (drawn.length < size && left.length > 0) drawn.push(...left.splice(rng.below(left.length), 1));
  return drawn.sort((a, b) => a.id - b.id);
}

function allMutants(folder: string, parts: readonly string[]): Mutant[] {
  const files = filesIn(folder).filter(
    (file) => !NO_RULES.test(file) && (parts.length === 0 || parts.some((part) => file.includes(part))),
  );
  const found: Mutant[] = [];
  for (const file of files) found.push(...mutantsOf(file, readFileSync(file, 'utf8'), found.length));
  return found;
}

/** Survivors of an earlier run, identified by what they change. */
function unnoticedIn(file: string, all: readonly Mutant[]): Mutant[] {
  const { mutants } = JSON.parse(readFileSync(file, 'utf8')) as { mutants: (Mutant & Verdict)[] };
  const alive = mutants.filter(({ result }) => result === 'survived' || result === 'unreached');
  const same = (a: Mutant, b: Mutant) =>
    pathOf(a.file) === b.file && a.code === b.code && a.from === b.from && a.to === b.to;
  return all.filter((mutant) => alive.some((one) => same(mutant, one)));
}

async function judge(trial: Trial, mutants: readonly Mutant[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const mutant of mutants) {
    verdicts.push(await trial.verdict(mutant));
    const alive = verdicts.filter(({ result }) => result === 'survived' || result === 'unreached').length;
    if (process.stderr.isTTY || verdicts.length % 50 === 0)
      process.stderr.write(
        `${process.stderr.isTTY ? '\r' : '\n'}${verdicts.length} of ${mutants.length} tried, ${alive} not noticed `,
      );
  }
  process.stderr.write('\n');
  return verdicts;
}

const { values } = parseArgs({
  options: {
    title: { type: 'string' },
    package: { type: 'string' },
    files: { type: 'string', default: '' },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    'leave-out': { type: 'string', default: '' },
    json: { type: 'string' },
    again: { type: 'string' },
  },
});
const group = groupOf(values.title?.toLowerCase(), values.package);
if (!group) {
  console.error(USAGE);
  process.exit(2);
}
const parts = (list: string) => list.split(',').filter(Boolean);
const all = allMutants(group.sources, parts(values.files));
const drawn = values.again
  ? unnoticedIn(values.again, all)
  : sample(all, Number(values.sample), Number(values.seed));
const leftOut = parts(values['leave-out']);
const tests = group.tests
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.test.ts') && !leftOut.some((part) => file.includes(part)));
const folder = mkdtempSync(join(tmpdir(), 'signalbox-mutants-'));
const trial = new Trial(join(folder, 'tests.mjs'));
try {
  await bundle(tests, drawn, join(folder, 'tests.mjs'));
  const recorded = await trial.record();
  console.log(
    `${drawn.length} of ${all.length} mutants, seed ${values.seed}; ${recorded.tests} tests take ${(recorded.ms / 1000).toFixed(1)} s.`,
  );
  for (const { file, name, failed } of recorded.failing)
    console.log(`Left out, fails without a mutant: ${pathOf(file)} › ${name}: ${failed?.split('\n')[0]}`);
  const verdicts = await judge(trial, drawn);
  console.log(`${table(verdicts)}\n`);
  console.log(survivors(verdicts));
  if (values.json) {
    const found = verdicts.map(({ mutant, ...verdict }) => ({
      ...mutant,
      file: pathOf(mutant.file),
      ...verdict,
      equivalent: equivalenceOf(mutant)?.reason ?? null,
    }));
    writeFileSync(
      values.json,
      JSON.stringify(
        { seed: Number(values.seed), all: scoreOf('all', verdicts), files: scores(verdicts), mutants: found },
        null,
        2,
      ),
    );
  }
} finally {
  trial.end();
  rmSync(folder, { recursive: true, force: true });
}
