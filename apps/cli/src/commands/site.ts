import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Judgement, judge } from '@signalbox/interchange';
import { printAction } from '@signalbox/kernel/tools';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { readGame, readTrace } from '../game-file.ts';
import { UserError } from '../user-error.ts';

export function siteCommand({ terminal, fail }: Context): Command {
  return new Command('site')
    .description(
      'compare recorded games with their traces: the state after every action, and what 18xx.games asks next',
    )
    .argument('<paths...>', 'recorded games with a .trace.json beside them: files or folders')
    .option('--all', 'also print the findings for games that agree')
    .action((paths: string[], { all = false }: { all?: boolean }) => {
      const total = { games: 0, whole: 0, steps: 0, read: 0, equal: 0, predicted: 0 };
      const files = paths.flatMap(gamesIn);
      if (files.length === 0)
        throw new UserError(`There are no games with a .trace.json beside them in ${paths.join(', ')}.`);
      for (const file of files) {
        const judged = judge(readGame(file), readTrace(traceOf(file)));
        total.games += 1;
        if (isWhole(judged)) total.whole += 1;
        for (const part of ['steps', 'read', 'equal', 'predicted'] as const) total[part] += judged[part];
        terminal.print(`${basename(file, '.json')}: ${counts(judged)}`);
        if (all || !isWhole(judged)) for (const line of findings(judged)) terminal.print(`  ${line}`);
      }
      terminal.print(`${total.whole} of ${total.games} games agree completely: ${counts(total)}`);
      if (total.whole < total.games) fail();
    });
}

const traceOf = (file: string) => file.replace(/\.json$/, '.trace.json');

function gamesIn(path: string): string[] {
  if (!existsSync(path)) throw new UserError(`There is no ${path}.`);
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path).sort();
  return files
    .filter((file) => file.endsWith('.json') && files.includes(traceOf(file)))
    .map((file) => join(path, file));
}

type Counts = Pick<Judgement, 'steps' | 'read' | 'equal' | 'predicted'>;

function counts({ steps, read, equal, predicted }: Counts): string {
  return `${read} of ${steps} steps read, ${equal} equal, ${predicted} questions predicted`;
}

function isWhole({ steps, read, equal, predicted, refused }: Judgement): boolean {
  return !refused && read >= steps && equal >= steps && predicted >= steps;
}

function* findings({ refused, differences, misjudged }: Judgement): Generator<string> {
  if (refused) {
    const { action, attempt, refusal } = refused;
    yield `refused: ${JSON.stringify(action)}`;
    if (attempt) yield `  ours: ${printAction(attempt)}`;
    yield `  why: ${JSON.stringify(refusal)}`;
  }
  for (const { action, what, ours, theirs } of differences)
    yield `after ${action}: ${what} is ${JSON.stringify(ours)} here, ${JSON.stringify(theirs)} there`;
  for (const { action, ours, theirs } of misjudged)
    yield `after ${action}: we say ${JSON.stringify(ours)}, the site asks ${JSON.stringify(theirs)}`;
}
