import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { random } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { bundle } from './bundle.ts';
import { type Mutant, mutantsOf } from './mutate.ts';
import { equivalenceOf, pathOf, scoreOf, scores, survivors, table } from './report.ts';
import { type RecordedTest, Trial, type Verdict } from './trial.ts';

const USAGE = `Usage: npm run mutants -- --title TITLE | --package kernel|rails
  --files PART,PART   only sources whose path contains one of these
  --sample N          number of mutants, drawn by the seed (100)
  --seed S            (1)
  --leave-out PART    tests of titles whose path contains one of these; as a rule none: long ones come last anyway
  --budget SECONDS    processor time for the tests of one mutant (40); a few seconds are enough for a first look
  --json FILE         writes every verdict, also while it runs
  --again FILE        only what was not noticed in a run that was written so, with the same sources`;

const PACKAGES = join(import.meta.dirname, '..', 'packages');
const TITLES_FOLDER = join(PACKAGES, 'titles', 'src');

/** What may be mutated, and the tests that should notice. */
interface Group {
  readonly sources: string;
  readonly tests: readonly string[];
}

function groupOf(title: string | undefined, name: string | undefined): Group | null {
  if (title) {
    const sources = join(TITLES_FOLDER, title);
    return titleFolders().includes(sources) ? { sources, tests: [sources] } : null;
  }
  const sources = join(PACKAGES, name ?? '', 'src');
  if (name === 'kernel') return { sources, tests: [sources] };
  // Most of the shared mechanics are tested by the clauses of the titles.
  if (name === 'rails') return { sources, tests: [sources, ...titleFolders()] };
  return null;
}

function titleFolders(): string[] {
  return TITLES.map(({ id }) => join(TITLES_FOLDER, id.toLowerCase()));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .sort();
}

/** Messages, headings, text drawings of the board, arranged positions and test helpers are not rules. */
const NO_RULES = /\.test\.ts$|\/(testing|positions)\/|\/messages(\.ts|\/)|\/(rulebook|panels|position)\.ts$/;

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

const isAlive = ({ result }: Verdict) => result === 'survived' || result === 'unreached';

/** Reports progress every twenty mutants. */
async function judge(
  trial: Trial,
  mutants: readonly Mutant[],
  progress: (verdicts: readonly Verdict[]) => void,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const began = Date.now();
  for (const mutant of mutants) {
    verdicts.push(await trial.verdict(mutant));
    const isLast = verdicts.length === mutants.length;
    if (!isLast && !process.stderr.isTTY && verdicts.length % 20 > 0) continue;
    progress(verdicts);
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stderr.write(
      `${process.stderr.isTTY ? '\r' : ''}${verdicts.length} of ${mutants.length} tried, ${verdicts.filter(isAlive).length} not noticed, ${seconds} s${process.stderr.isTTY && !isLast ? ' ' : '\n'}`,
    );
  }
  return verdicts;
}

function writeVerdicts(file: string, seed: number, verdicts: readonly Verdict[]): void {
  const mutants = verdicts.map(({ mutant, ...verdict }) => ({
    ...mutant,
    file: pathOf(mutant.file),
    ...verdict,
    equivalent: equivalenceOf(mutant)?.reason ?? null,
  }));
  const found = { seed, all: scoreOf('all', verdicts), files: scores(verdicts), mutants };
  writeFileSync(file, JSON.stringify(found, null, 2));
}

function say(verdicts: readonly Verdict[], unsound: Iterable<RecordedTest>): void {
  for (const { file, name } of unsound)
    console.log(`Not counted, fails in a separate process without a mutant: ${pathOf(file)} › ${name}`);
  const cut = verdicts.filter((verdict) => isAlive(verdict) && verdict.untried > 0);
  if (cut.length > 0)
    console.log(`${cut.length} of the survivors were not tried with all tests that reach them.`);
  console.log(`${table(verdicts)}\n\n${survivors(verdicts)}`);
}

function misused(why: string): never {
  console.error(`${why}\n${USAGE}`);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      options: {
        title: { type: 'string' },
        package: { type: 'string' },
        files: { type: 'string', default: '' },
        sample: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        'leave-out': { type: 'string', default: '' },
        budget: { type: 'string', default: '40' },
        json: { type: 'string' },
        again: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return misused((error as Error).message);
  }
}

const values = options();
for (const name of ['sample', 'seed', 'budget'] as const)
  if (!/^\d+$/.test(values[name])) misused(`--${name} must be a whole number.`);
const group = groupOf(values.title?.toLowerCase(), values.package) ?? misused('Which title or package?');
const seed = Number(values.seed);
const parts = (list: string) => list.split(',').filter(Boolean);
const all = allMutants(group.sources, parts(values.files));
const drawn = values.again ? unnoticedIn(values.again, all) : sample(all, Number(values.sample), seed);
const leftOut = parts(values['leave-out']);
const isLeftOut = (file: string) =>
  file.startsWith(TITLES_FOLDER) && leftOut.some((part) => file.includes(part));
const tests = group.tests.flatMap(filesIn).filter((file) => file.endsWith('.test.ts') && !isLeftOut(file));
const folder = mkdtempSync(join(tmpdir(), 'signalbox-mutants-'));
const trial = new Trial(join(folder, 'tests.mjs'), Number(values.budget) * 1000);
try {
  await bundle(tests, drawn, join(folder, 'tests.mjs'));
  const recorded = await trial.record(tests);
  console.log(
    `${drawn.length} of ${all.length} mutants, seed ${seed}; ${recorded.tests} tests take ${(recorded.ms / 1000).toFixed(1)} s.`,
  );
  for (const { file, name, failed } of recorded.failing)
    console.log(`Left out, fails without a mutant: ${pathOf(file)} › ${name}: ${failed?.split('\n')[0]}`);
  const verdicts = await judge(trial, drawn, (soFar) => {
    if (values.json) writeVerdicts(values.json, seed, soFar);
  });
  say(verdicts, trial.unsound);
} finally {
  trial.end();
  rmSync(folder, { recursive: true, force: true });
}
