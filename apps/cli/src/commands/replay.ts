import { type ReplayReport, replay } from '@signalbox/interchange';
import { printAction } from '@signalbox/kernel/tools';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { readGame, readTrace } from '../game-file.ts';
import { UserError } from '../user-error.ts';
import { wordsOf } from '../words.ts';

export function replayCommand({ titles, terminal, fail }: Context): Command {
  return new Command('replay')
    .description('replay a game from 18xx.games and compare it with a trace of its states')
    .argument('<file>', 'a game as 18xx.games exports it')
    .option('--trace <file>', 'a trace: the state after every action')
    .option('--json', 'print JSON')
    .action((file: string, options: { trace?: string; json?: boolean }) => {
      const recording = readGame(file);
      const trace = options.trace === undefined ? undefined : readTrace(options.trace);
      const report = replay(recording, trace);
      const { say } = wordsOf(titles.find(({ id }) => id === report.title) ?? null, 'en');
      const { unreadable } = report;
      if (unreadable) throw new UserError(`${file}: ${say(`why/${unreadable.why}`, unreadable.details)}`);
      if (!report.ok) fail();
      if (options.json) terminal.print(JSON.stringify(report, null, 2));
      else for (const line of describe(report, say)) terminal.print(line);
    });
}

function* describe(report: ReplayReport, say: ReturnType<typeof wordsOf>['say']): Generator<string> {
  const { title, actions, compared, refused, differences, firstDifference } = report;
  yield `${title}: ${actions} recorded actions accepted, ${compared} steps compared with the trace`;
  if (refused) {
    const { action, attempt, refusal } = refused;
    yield `Refused: ${JSON.stringify(action)}`;
    if (attempt) yield `  as our action: ${printAction(attempt)}`;
    if (refusal) yield `  because: ${say(`why/${refusal.why}`, refusal.details)} (§${refusal.rule ?? '–'})`;
  }
  if (firstDifference) {
    yield `First difference: ${firstDifference.what}`;
    yield `  after:  ${JSON.stringify(firstDifference.action)}`;
    yield `  ours:   ${JSON.stringify(firstDifference.ours)}`;
    yield `  theirs: ${JSON.stringify(firstDifference.theirs)}`;
  }
  for (const { action, what, who, ours, theirs } of differences)
    yield `Action ${action.id} (${action.type}): ${[what, who].filter(Boolean).join(' of ')} is ${ours} here, ${theirs} in the file`;
  yield report.ok && differences.length === 0 ? 'No differences.' : 'There are differences.';
}
