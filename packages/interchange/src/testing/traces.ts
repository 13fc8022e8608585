import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Trace } from '../runs/trace.ts';

/** Recorded games are in a folder next to the repository; tests that read them are skipped if it is absent. */
export const REPLAYS = fileURLToPath(new URL('../../../../../shared/replays/', import.meta.url));

/** The folder next to it has games that the site's own engine played. */
const PLAYED = fileURLToPath(new URL('../../../../../shared/played/', import.meta.url));

export const hasReplays = existsSync(REPLAYS);

/** The recorded games of a title, played by people or by the site's engine: name and path. */
export function recordedGames(title: string): [name: string, path: string][] {
  return [join(REPLAYS, title), join(PLAYED, title)].filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json') && !file.includes('.trace.'))
      .map((file): [string, string] => [file, join(folder, file)]),
  );
}

/** The traces in a folder; none if it is absent, since the body of a skipped suite still runs. */
function traces(folder: string): Trace[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.trace.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Trace);
}

export const tracesOf = (title: string): Trace[] => traces(join(REPLAYS, title));
