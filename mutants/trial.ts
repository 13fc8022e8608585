import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { isBeside } from './bundle.ts';
import type { Mutant } from './mutate.ts';

export interface RecordedTest {
  readonly file: string;
  /** Its place among the tests of the file. */
  readonly at: number;
  readonly name: string;
  readonly ms: number;
  readonly failed: string | null;
  readonly reached: readonly number[];
  /** Those of them that gave another value somewhere: only these can make the test fail. */
  readonly differing: readonly number[];
}

export interface Verdict {
  readonly mutant: Mutant;
  readonly result: 'killed' | 'timeout' | 'survived' | 'unreached';
  /** The test that noticed. */
  readonly by: string | null;
  /** Tests that reach it and were not tried, because the others had used up the time for one mutant. */
  readonly untried: number;
}

interface Answer {
  readonly recorded?: readonly RecordedTest[];
  readonly atStart?: readonly number[];
  readonly noticed?: number;
  readonly undecided?: boolean;
  readonly failed?: number | null;
  /** Without a mutant: the positions of the tests that pass. */
  readonly passed?: readonly number[];
}

/** The same for tests that are not known to reach it, where files are loaded with the mutant. */
const OTHERS_MS = 15_000;
/** At least this many tests are checked without a mutant: the next mutant of the file is tried with the same ones. */
const CHECKED_AHEAD = 40;
/** A process that hangs is killed after this time. */
const SILENCE_MS = 3_600_000;

/** A process with the bundle loaded, with one mutant from the start or with none. */
class Runner {
  private readonly child: ChildProcess;
  private heard: (answer: Answer | 'gone' | 'timeout') => void = () => {};
  alive = true;

  constructor(bundle: string, mutant?: number) {
    const args = mutant === undefined ? [bundle] : [bundle, String(mutant)];
    this.child = fork(join(import.meta.dirname, 'worker.mjs'), args, {
      execArgv: ['--max-old-space-size=1500'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.on('message', (answer: Answer) => this.heard(answer));
    this.child.on('exit', (_, signal) => {
      this.alive = false;
      // The worker exits like this when a test takes too long.
      this.heard(signal === 'SIGTERM' ? 'timeout' : 'gone');
    });
  }

  /** The next answer; `timeout` if a test took too long, `gone` if the process has ended otherwise. */
  private answer(): Promise<Answer | 'gone' | 'timeout'> {
    return new Promise((resolve) => {
      const clock = setTimeout(() => resolve('gone'), SILENCE_MS);
      this.heard = (answer) => {
        clearTimeout(clock);
        resolve(answer);
      };
      if (!this.alive) this.heard('gone');
    });
  }

  ready(): Promise<Answer | 'gone' | 'timeout'> {
    return this.answer();
  }

  ask(order: object): Promise<Answer | 'gone' | 'timeout'> {
    if (this.alive) this.child.send(order);
    return this.answer();
  }

  end(): void {
    this.alive = false;
    this.child.kill('SIGKILL');
  }
}

/** The tests of a bundle, and what they say about mutants. */
export class Trial {
  private runner: Runner | null = null;
  private tests: readonly RecordedTest[] = [];
  private atStart = new Set<number>();
  private readonly bundle: string;
  /** What the tests of one mutant may take together: whole games come last. */
  private readonly budget: number;
  /** Lists of tests whose last one passes in a new process without a mutant. */
  private readonly sound = new Set<string>();
  /** Tests that fail in a new process without any mutant: their failures prove nothing. */
  readonly unsound = new Set<RecordedTest>();

  constructor(bundle: string, budget = 40_000) {
    this.bundle = bundle;
    this.budget = budget;
  }

  /** Runs every test once without any mutant. Returns those that fail anyway; they are left out. */
  async record(files: readonly string[]): Promise<{ tests: number; ms: number; failing: RecordedTest[] }> {
    const runner = new Runner(this.bundle);
    await runner.ready();
    const answer = await runner.ask({ files });
    runner.end();
    if (typeof answer === 'string') throw new Error(`The tests do not load or do not end: ${answer}`);
    const all = answer.recorded!;
    this.atStart = new Set(answer.atStart);
    this.tests = all.filter(({ failed }) => failed === null);
    const ms = all.reduce((sum, test) => sum + test.ms, 0);
    return { tests: all.length, ms, failing: all.filter(({ failed }) => failed !== null) };
  }

  async verdict(mutant: Mutant): Promise<Verdict> {
    const affected = inOrder(
      this.tests.filter(({ differing }) => differing.includes(mutant.id)),
      mutant,
    );
    const atStart = this.atStart.has(mutant.id);
    if (affected.length === 0 && !atStart) {
      const isReached = this.tests.some(({ reached }) => reached.includes(mutant.id));
      return { mutant, result: isReached ? 'survived' : 'unreached', by: null, untried: 0 };
    }
    const tried = within(this.budget, affected);
    const untried = affected.length - tried.length;
    let noticed = await this.compare(mutant, tried);
    if (noticed === 'undecided' || (noticed === null && atStart))
      noticed = await this.tryAnew(mutant, tried, atStart ? OTHERS_MS : 0);
    return noticed ? { mutant, untried: 0, ...noticed } : { mutant, result: 'survived', by: null, untried };
  }

  /** In the running process, with the mutant and without it; null if no test noticed. */
  private async compare(
    mutant: Mutant,
    tests: readonly RecordedTest[],
  ): Promise<Noticed | 'undecided' | null> {
    if (tests.length === 0) return null;
    if (!this.runner?.alive) {
      this.runner = new Runner(this.bundle);
      await this.runner.ready();
    }
    const answer = await this.runner.ask({ mutant: mutant.id, tests: tests.map(orderOf) });
    if (answer === 'timeout') return { result: 'timeout', by: null };
    if (answer === 'gone') return 'undecided';
    if (answer.noticed !== undefined) return { result: 'killed', by: nameOf(tests[answer.noticed]!) };
    // State that a mutant left behind in the process may make the next tests fail too.
    if (answer.undecided) this.runner.end();
    return answer.undecided ? 'undecided' : null;
  }

  /**
   * In a new process, with the mutant on from the start, so that what is computed when a file is loaded is mutated too.
   * A failure counts only if the test passes in a second new process, without the mutant, after the same tests.
   */
  private async tryAnew(
    mutant: Mutant,
    reaching: readonly RecordedTest[],
    budget: number,
  ): Promise<Noticed | null> {
    const others = inOrder(
      this.tests.filter((test) => !reaching.includes(test)),
      mutant,
    );
    const tests = [...reaching, ...within(budget, others)].filter((test) => !this.unsound.has(test));
    const answer = await this.runAlone(tests, mutant.id);
    if (typeof answer !== 'string' && answer.failed === null) return null;
    const last = typeof answer === 'string' ? tests.length - 1 : answer.failed!;
    if (await this.passesAlone(tests, last))
      return typeof answer === 'string'
        ? { result: answer === 'timeout' ? 'timeout' : 'killed', by: null }
        : { result: 'killed', by: nameOf(tests[last]!) };
    // If the test is not known, there is no verdict.
    if (typeof answer === 'string') return null;
    this.unsound.add(tests[last]!);
    return this.tryAnew(mutant, reaching, budget);
  }

  /** Whether a test passes in a new process without a mutant, after those before it. */
  private async passesAlone(tests: readonly RecordedTest[], last: number): Promise<boolean> {
    const key = (position: number) =>
      tests
        .slice(0, position + 1)
        .map((test) => this.tests.indexOf(test))
        .join(' ');
    if (this.sound.has(key(last))) return true;
    const slow = tests.findIndex(({ ms }) => ms > QUICK_MS);
    const ahead = Math.min(CHECKED_AHEAD, slow < 0 ? tests.length : slow);
    const answer = await this.runAlone(tests.slice(0, Math.max(last + 1, ahead)));
    if (typeof answer === 'string') return false;
    for (const position of answer.passed!) this.sound.add(key(position));
    return this.sound.has(key(last));
  }

  private async runAlone(
    tests: readonly RecordedTest[],
    mutant?: number,
  ): Promise<Answer | 'gone' | 'timeout'> {
    const runner = new Runner(this.bundle, mutant);
    const ready = await runner.ready();
    const answer = typeof ready === 'string' ? ready : await runner.ask({ tests: tests.map(orderOf) });
    runner.end();
    return answer;
  }

  end(): void {
    this.runner?.end();
  }
}

type Noticed = Pick<Verdict, 'result' | 'by'>;

const QUICK_MS = 250;

const nameOf = ({ file, name }: RecordedTest) => `${file} › ${name}`;
const orderOf = ({ file, at, ms }: RecordedTest) => ({ file, at, ms });

/** Quick tests first, of these the ones beside the source, then those of its folder; whole games last. */
function inOrder(tests: readonly RecordedTest[], { file }: Mutant): RecordedTest[] {
  const length = ({ ms }: RecordedTest) => (ms <= QUICK_MS ? 0 : ms <= 2_000 ? 1 : 2);
  const distance = (test: RecordedTest) =>
    isBeside(test.file, file) ? 0 : dirname(test.file) === dirname(file) ? 1 : 2;
  return tests.toSorted((a, b) => length(a) - length(b) || distance(a) - distance(b) || a.ms - b.ms);
}

/** As many of the tests as take this long together, and at least one. */
function within(budget: number, tests: readonly RecordedTest[]): RecordedTest[] {
  let spent = 0;
  return tests.filter(({ ms }, i) => {
    spent += ms;
    return i === 0 || spent <= budget;
  });
}
