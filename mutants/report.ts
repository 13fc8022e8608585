import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Mutant } from './mutate.ts';
import type { Verdict } from './trial.ts';

interface Equivalent {
  readonly file: string;
  readonly code: string;
  readonly from: string;
  readonly to: string;
  /** Why no test can distinguish it from the original. */
  readonly reason: string;
}

export const EQUIVALENT = JSON.parse(
  readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8'),
) as readonly Equivalent[];
const ROOT = join(import.meta.dirname, '..');

export const pathOf = (file: string) => relative(ROOT, file);

export function equivalenceOf({ file, code, from, to }: Mutant): Equivalent | undefined {
  return EQUIVALENT.find(
    (one) => one.file === pathOf(file) && one.code === code && one.from === from && one.to === to,
  );
}

export interface FileScore {
  readonly file: string;
  readonly mutants: number;
  readonly killed: number;
  readonly survived: number;
  readonly unreached: number;
  readonly equivalent: number;
}

export function scores(verdicts: readonly Verdict[]): FileScore[] {
  const files = [...new Set(verdicts.map(({ mutant }) => mutant.file))].sort();
  return files.map((file) =>
    scoreOf(
      pathOf(file),
      verdicts.filter(({ mutant }) => mutant.file === file),
    ),
  );
}

export function scoreOf(file: string, verdicts: readonly Verdict[]): FileScore {
  const lives = verdicts.filter(({ result }) => result === 'survived' || result === 'unreached');
  const counted = lives.filter(({ mutant }) => !equivalenceOf(mutant));
  return {
    file,
    mutants: verdicts.length,
    killed: verdicts.length - lives.length,
    survived: counted.filter(({ result }) => result === 'survived').length,
    unreached: counted.filter(({ result }) => result === 'unreached').length,
    equivalent: lives.length - counted.length,
  };
}

/** How many of the distinguishable mutants a test has noticed. */
function percent({ mutants, killed, equivalent }: FileScore): string {
  return mutants === equivalent ? '–' : `${((100 * killed) / (mutants - equivalent)).toFixed(1)}%`;
}

export function table(verdicts: readonly Verdict[]): string {
  const rows = [...scores(verdicts), scoreOf('all', verdicts)];
  const cells = rows.map((row) => [
    row.file,
    ...[row.mutants, row.killed, row.survived, row.unreached, row.equivalent].map(String),
    percent(row),
  ]);
  const head = ['file', 'mutants', 'killed', 'survived', 'unreached', 'equivalent', 'score'];
  const lines = [head, head.map(() => '---'), ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

export function survivors(verdicts: readonly Verdict[]): string {
  return verdicts
    .filter(
      ({ result, mutant }) => (result === 'survived' || result === 'unreached') && !equivalenceOf(mutant),
    )
    .map(({ mutant: { file, line, from, to, as, code }, result }) => {
      const change = as === 'statement' ? `left out: ${from}` : `${from}  →  ${to}`;
      return `${pathOf(file)}:${line} (${result})\n    ${code}\n    ${change.replace(/\s+/g, ' ')}`;
    })
    .join('\n');
}
