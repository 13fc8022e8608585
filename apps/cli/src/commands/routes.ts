import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { readJson } from '../files.ts';
import { bestRuns } from '../interchange.ts';

interface RoutesOptions {
  readonly at?: number;
  readonly company?: string;
  readonly json?: boolean;
}

export function routesCommand({ terminal }: Context): Command {
  return new Command('routes')
    .description('find the best runs of a company in a recorded game')
    .argument('<file>', 'a game as 18xx.games exports it')
    .option(
      '--at <action>',
      'id of the action to stop before (default: every run of the game)',
      wholeNumber(0),
    )
    .option('--company <id>', 'only this company')
    .option('--json', 'print JSON')
    .action((file: string, { at, company, json }: RoutesOptions) => {
      const query = { ...(at !== undefined && { at }), ...(company !== undefined && { company }) };
      const runs = bestRuns(readJson(file), query);
      terminal.print(JSON.stringify(runs, null, json ? 2 : 0));
    });
}
