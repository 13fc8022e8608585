import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { isBeside } from './bundle.ts';
import type { Mutant } from './mutate.ts';

export interface RecordedTest {
  readonly index: number;
  readonly file: string;
  readonly name: string;
  readonly ms: number;
  readonly failed: string | null;
  readonly reached: readonly number[];
}

export interface Verdict {
  readonly mutant: Mutant;
  readonly result: 'killed' | 'timeout' | 'survived' | 'unreached';
  /** The test that noticed. */
  readonly by: string | null;
}

interface Answer {
  readonly ready?: boolean;
  readonly why?: string;
  readonly atStart?: readonly number[];
  readonly recorded?: readonly RecordedTest[];
  readonly killedBy?: number | null;
  readonly spoilt?: boolean;
}

/** Fast tests are tried in one process for many mutants; slower ones only if those found nothing. */
const QUICK_MS = 250;
/**
 * How much work a survivor may cost in tests that are not known to reach it, in terms of their time without a mutant.
 */
const BUDGET_MS = 4_000;

/** A process with the bundle loaded. */
class Runner {
  private readonly child: ChildProcess;
  private heard: (answer: Answer | 'gone') => void = () => {};
  alive = true;

  constructor(bundle: string, mutant?: number) {
    const args = mutant === undefined ? [bundle] : [bundle, String(mutant)];
    this.child = fork(join(import.meta.dirname, 'worker.mjs'), args, {
      execArgv: ['--max-old-space-size=1500'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.on('message', (answer: Answer) => this.heard(answer));
    this.child.on('exit', () => {
      this.alive = false;
      this.heard('gone');
    });
  }

  /** The next answer; `timeout` after this many milliseconds, `gone` if the process has ended. */
  answer(within: number): Promise<Answer | 'gone' | 'timeout'> {
    return new Promise((resolve) => {
      const clock = setTimeout(() => resolve('timeout'), within);
      this.heard = (answer) => {
        clearTimeout(clock);
        resolve(answer);
      };
      if (!this.alive) this.heard('gone');
    });
  }

  ask(order: object, within: number): Promise<Answer | 'gone' | 'timeout'> {
    if (this.alive) this.child.send(order);
    return this.answer(within);
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

  constructor(bundle: string) {
    this.bundle = bundle;
  }

  /** Runs every test once without any mutant. Returns those that fail anyway; they are left out. */
  async record(): Promise<{ tests: number; ms: number; failing: RecordedTest[] }> {
    const runner = new Runner(this.bundle);
    const ready = await runner.answer(300_000);
    if (typeof ready === 'string' || !ready.ready)
      throw new Error(`The tests do not load: ${typeof ready === 'string' ? ready : ready.why}`);
    this.atStart = new Set(ready.atStart);
    const recorded = await runner.ask({ record: true }, 3_600_000);
    runner.end();
    if (typeof recorded === 'string') throw new Error(`The tests do not end: ${recorded}`);
    const all = recorded.recorded!;
    this.tests = all.filter(({ failed }) => failed === null).toSorted((a, b) => a.ms - b.ms);
    const ms = all.reduce((sum, test) => sum + test.ms, 0);
    return { tests: all.length, ms, failing: all.filter(({ failed }) => failed !== null) };
  }

  async verdict(mutant: Mutant): Promise<Verdict> {
    const reaching = this.tests.filter(({ reached }) => reached.includes(mutant.id));
    const atStart = this.atStart.has(mutant.id);
    if (reaching.length === 0 && !atStart) return { mutant, result: 'unreached', by: null };
    const quick = reaching.filter(({ ms }) => ms <= QUICK_MS);
    if (!atStart && quick.length > 0) {
      const found = await this.tryQuickly(mutant, nearestFirst(quick, mutant));
      if (found) return found;
    }
    return this.tryAnew(mutant, reaching);
  }

  /** In the running process; null if that does not decide. */
  private async tryQuickly(mutant: Mutant, tests: readonly RecordedTest[]): Promise<Verdict | null> {
    if (!this.runner?.alive) {
      this.runner = new Runner(this.bundle);
      await this.runner.answer(300_000);
    }
    const order = { mutant: mutant.id, tests: tests.map(({ index }) => index) };
    const answer = await this.runner.ask(order, limit(tests));
    if (typeof answer === 'string') {
      this.runner.end();
      return { mutant, result: answer === 'timeout' ? 'timeout' : 'killed', by: null };
    }
    if (answer.spoilt) this.runner.end();
    if (answer.spoilt || answer.killedBy == null) return null;
    return { mutant, result: 'killed', by: this.nameOf(answer.killedBy) };
  }

  /** In a new process, so that nothing is cached; also for what is computed when a file is loaded. */
  private async tryAnew(mutant: Mutant, reaching: readonly RecordedTest[]): Promise<Verdict> {
    const tests = [...nearestFirst(reaching, mutant), ...this.others(mutant, reaching)];
    const runner = new Runner(this.bundle, mutant.id);
    const ready = await runner.answer(60_000);
    if (typeof ready === 'string' || !ready.ready) {
      runner.end();
      return { mutant, result: ready === 'timeout' ? 'timeout' : 'killed', by: 'loading' };
    }
    const order = { mutant: mutant.id, tests: tests.map(({ index }) => index) };
    const answer = await runner.ask(order, limit(tests));
    runner.end();
    if (typeof answer === 'string')
      return { mutant, result: answer === 'timeout' ? 'timeout' : 'killed', by: null };
    if (answer.killedBy == null) return { mutant, result: 'survived', by: null };
    return { mutant, result: 'killed', by: this.nameOf(answer.killedBy) };
  }

  /** Cached results hide which other tests reach a mutant: those are tried too, within the budget. */
  private others(mutant: Mutant, reaching: readonly RecordedTest[]): RecordedTest[] {
    let spent = 0;
    return nearestFirst(
      this.tests.filter((test) => !reaching.includes(test)),
      mutant,
    ).filter(({ ms }) => {
      spent += ms;
      return spent <= BUDGET_MS;
    });
  }

  private nameOf(index: number): string {
    const { file, name } = this.tests.find((test) => test.index === index)!;
    return `${file} › ${name}`;
  }

  end(): void {
    this.runner?.end();
  }
}

/** Tests next to the source first, then those of its folder, then the rest; faster ones first. */
function nearestFirst(tests: readonly RecordedTest[], { file }: Mutant): RecordedTest[] {
  const distance = (test: RecordedTest) =>
    isBeside(test.file, file) ? 0 : dirname(test.file) === dirname(file) ? 1 : 2;
  return tests.toSorted((a, b) => distance(a) - distance(b) || a.ms - b.ms);
}

/** On a busy machine everything takes several times as long. */
function limit(tests: readonly RecordedTest[]): number {
  return 10_000 + 12 * tests.reduce((sum, { ms }) => sum + ms, 0);
}
