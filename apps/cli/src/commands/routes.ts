import { type BestRunThere, bestRuns, type Shortfall } from '@signalbox/interchange';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { readGame } from '../game-file.ts';
import { UserError } from '../user-error.ts';
import { type Words, wordsOf } from '../words.ts';

interface RoutesOptions {
  readonly at?: number;
  readonly company?: string;
  readonly differences?: boolean;
  readonly json?: boolean;
}

const SHORTFALLS: Readonly<Record<Shortfall, string>> = {
  subsidy: 'was run for the subsidy: no run with as much subsidy earns more',
  'blocked-pass': 'does not pass a station that is full of other tokens, as the better run does',
  overlooked: 'overlooks a better run',
  'other-rules': 'is not a legal run under these rules',
};

export function routesCommand({ titles, terminal }: Context): Command {
  return new Command('routes')
    .description('compute the best routes for the runs of a recorded game')
    .argument('<file>', 'a game as 18xx.games exports it')
    .option(
      '--at <action>',
      'id of the action to stop before (default: every run of the game)',
      wholeNumber(0),
    )
    .option('--company <id>', 'only this company')
    .option('--differences', 'only runs that differ from what was recorded, with the reason')
    .option('--json', 'print JSON')
    .action((file: string, { at, company, differences, json }: RoutesOptions) => {
      const recording = readGame(file);
      const where = { ...(at !== undefined && { at }), ...(company !== undefined && { company }) };
      const found = bestRuns(recording, where);
      const { say } = wordsOf(titles.find(({ id }) => id === titleOf(recording)) ?? null, 'en');
      if ('why' in found) throw new UserError(`${file}: ${say(`why/${found.why}`, found.details)}`);
      if (found.length === 0 && Object.keys(where).length > 0)
        throw new UserError(`${file}: there is no such run.`);
      const runs = differences ? found.filter(({ shortfall }) => shortfall !== null) : found;
      if (json) terminal.print(JSON.stringify(runs, null, 2));
      else for (const line of described(runs, found.length, say)) terminal.print(line);
    });
}

function titleOf(recording: unknown): unknown {
  return (recording as { title?: unknown } | null)?.title;
}

function* described(runs: readonly BestRunThere[], all: number, say: Words['say']): Generator<string> {
  for (const run of runs) {
    const proof = run.proven ? 'proven' : `not proven: at most ${run.bound}`;
    yield `before action ${run.action}, ${run.company} with ${run.trains.join(', ')}: ${money(run)} (${proof}, ${run.milliseconds.toFixed(2)} ms)`;
    for (const { train, stops, revenue, subsidy } of run.routes) {
      const halts = stops.filter((stop) => stop.stops).map((stop) => `${stop.hex} ${stop.revenue}`);
      yield `  ${train}: ${halts.join(' – ')} = ${money({ revenue, subsidy })}`;
    }
    if (run.trades.length > 1) yield `  or: ${run.trades.slice(1).map(money).join('; ')}`;
    for (const { assuming, revenue, objection } of run.better) {
      const what =
        assuming === 'no-other-stations' ? 'without the tokens of other companies' : 'each train alone';
      yield `  ${what} ${revenue}, but: ${say(`why/${objection.why}`, objection.details)}`;
    }
    if (run.shortfall)
      yield `  recorded: ${money({ revenue: run.recorded!, subsidy: run.recordedSubsidy! })}; it ${SHORTFALLS[run.shortfall]}`;
  }
  const unproven = runs.filter(({ proven }) => !proven).length;
  const proof = unproven > 0 ? `, ${unproven} not proven` : runs.length > 0 ? ', each proven best' : '';
  yield `${runs.length} of ${all} runs${proof}`;
}

function money({ revenue, subsidy }: { readonly revenue: number; readonly subsidy: number }): string {
  return subsidy ? `${revenue} and subsidy ${subsidy}` : `${revenue}`;
}
