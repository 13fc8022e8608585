import { join } from 'node:path';
import type { AnyTitle } from '@signalbox/kernel';
import { type Coverage, type CoveredId, coverage } from '@signalbox/kernel/tools';
import { Command } from 'commander';
import { findTitle } from '../arguments.ts';
import type { Context } from '../context.ts';
import { REPOSITORY, readIfPresent, readText, testsOf } from '../files.ts';
import { findRulings, RULINGS_PAGE } from '../rulings.ts';
import { UserError } from '../user-error.ts';

interface RulesOptions {
  readonly json?: boolean;
  readonly verbose?: boolean;
  readonly clauses?: string;
  readonly rulings?: string;
  readonly ruling?: string;
}

const SHARED = join(REPOSITORY, '..', 'shared');

export function rulesCommand({ titles, terminal, fail }: Context): Command {
  return new Command('rules')
    .description(
      'check that every section of a rulebook has a test or a stated reason for having none, and that every cited section exists',
    )
    .argument('[title]', 'id or name of a title')
    .option(
      '--ruling <id>',
      'print one ruling, such as 1841-R3; of C-4 and the like each title has one, so name it',
    )
    .option('--clauses <file>', 'list of clauses (default: ../shared/clauses/TITLE.md, where present)')
    .option('--rulings <file>', 'file with the rulings (default: docs/rulings.md)')
    .option('--verbose', 'also list what is proved, and by which tests')
    .option('--json', 'print JSON')
    .action((wanted: string | undefined, options: RulesOptions) => {
      const found = wanted === undefined ? null : findTitle(titles, wanted);
      if (options.ruling !== undefined) {
        for (const line of describeRuling(options.ruling, found)) terminal.print(line);
        return;
      }
      if (!found) throw new UserError('Name a title, or a ruling with --ruling.');
      const title = found;
      const lists = listsFor(title, options);
      const report = coverage({ rulebook: title.rulebook, tests: testsOf(title), ...lists });
      if (!report.complete) fail();
      if (options.json) {
        terminal.print(JSON.stringify({ title: title.id, ...report }, null, 2));
      } else {
        for (const line of describe(report, options.verbose ?? false)) terminal.print(line);
        if (lists.clauses === null)
          terminal.note('The list of clauses was not found: only sections were checked.');
      }
    });
}

function listsFor(title: AnyTitle, options: RulesOptions) {
  const clauses = options.clauses
    ? readText(options.clauses)
    : readIfPresent(join(SHARED, 'clauses', `${title.id}.md`));
  return {
    clauses,
    rulings: { text: readText(options.rulings ?? RULINGS_PAGE), headings: headingsOf(title) },
  };
}

function headingsOf(title: AnyTitle): string[] {
  return ['All titles', title.name, title.id];
}

function describeRuling(id: string, title: AnyTitle | null): string[] {
  const found = findRulings(id, title && headingsOf(title));
  if (found.length === 0) throw new UserError(`There is no ruling ${id} in docs/rulings.md.`);
  return found.map(({ heading, text }) =>
    /^[CG]-/.test(id) ? `${heading} ${id}: ${text}` : `${id}: ${text}`,
  );
}

function* describe(report: Coverage, verbose: boolean): Generator<string> {
  yield summary('sections', report.sections);
  if (report.clauses.length > 0) yield summary('clauses, rulings and gaps', report.clauses);
  const items = [...report.sections, ...report.clauses];
  for (const { id, status, by } of items) {
    if (status === 'proved' && verbose) yield `  proved   ${id}: ${by.join(', ')}`;
    if (status === 'excused') yield `  excused  ${id}: ${by.join(', ')}`;
    if (status === 'missing') yield `  missing  ${id}`;
  }
  for (const { id, where } of report.unknown) yield `  unknown  ${id}, cited in ${where}`;
  yield report.complete ? 'Complete.' : 'Not complete.';
}

function summary(what: string, items: readonly CoveredId[]): string {
  const count = (status: CoveredId['status']) => items.filter((item) => item.status === status).length;
  const parts = (['proved', 'excused', 'missing'] as const).map((status) => `${count(status)} ${status}`);
  return `${items.length} ${what}: ${parts.join(', ')}`;
}
