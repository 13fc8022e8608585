import { join } from 'node:path';
import { compared, driversOf, outputOfServer, settings, times } from './compare/commits.ts';
import type { Costs } from './compare/driver.ts';

const USAGE = `Usage: npm run bench -- bots BASE [TITLE …] [--rounds N] [--json]
BASE is a commit; it is compared with the files as they are here.`;

/**
 * `npm run bench -- bots BASE [TITLE …] [--rounds N] [--json]`: how many actions a conductor imagines per second of
 * processor time while it decides, at another commit and here, in turns.
 */
export async function bench(args: string[]): Promise<void> {
  const { base, titles, rounds, asJson } = settings(args, USAGE);
  const drivers = await driversOf(base, join('bench', 'compare', 'bots-driver.ts'));
  const results = titles.flatMap((title) =>
    compared(title, drivers, rounds, (driver) => outputOfServer<Costs>(driver, title)),
  );
  if (asJson) console.log(JSON.stringify({ base, rounds, results }, null, 2));
  else
    console.table(
      results.map(({ title, base, here, cpu }) => ({
        title,
        'base, actions/s of CPU': Math.round(1_000 / base),
        'here, actions/s of CPU': Math.round(1_000 / here),
        faster: times(cpu),
      })),
    );
}
