import { Command } from 'commander';
import type { Context } from '../context.ts';
import { readJson } from '../files.ts';
import { fromInterchange, type ReplayReport } from '../interchange.ts';

export function replayCommand({ terminal, fail }: Context): Command {
  return new Command('replay')
    .description('play a recorded game through the ordinary offers and compare it with a trace')
    .argument('<file>', 'a game as 18xx.games exports it')
    .option('--trace <file>', 'the state after every action, to compare with')
    .option('--json', 'print JSON')
    .action((file: string, options: { trace?: string; json?: boolean }) => {
      const recording = readJson(file);
      const trace = options.trace === undefined ? undefined : readJson(options.trace);
      const report = fromInterchange('replay')(recording, trace);
      if (!report.ok) fail();
      if (options.json) terminal.print(JSON.stringify(report, null, 2));
      else for (const line of describe(report)) terminal.print(line);
    });
}

function* describe({ title, actions, steps, firstDifference }: ReplayReport): Generator<string> {
  yield `${title}: ${actions} actions accepted${steps > 0 ? `, ${steps} steps compared` : ''}`;
  if (!firstDifference) return;
  yield `First difference: ${firstDifference.what}`;
  yield `  action: ${JSON.stringify(firstDifference.action)}`;
  yield `  ours:   ${JSON.stringify(firstDifference.ours)}`;
  yield `  theirs: ${JSON.stringify(firstDifference.theirs)}`;
}
