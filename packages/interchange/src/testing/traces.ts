import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Trace } from '../runs/trace.ts';

/** Recorded games lie beside the repository, not in it; tests that read them are skipped where they are absent. */
export const REPLAYS = fileURLToPath(new URL('../../../../../shared/replays/', import.meta.url));

/** Beside them, games that the site's own engine played. */
const PLAYED = fileURLToPath(new URL('../../../../../shared/played/', import.meta.url));

export const hasReplays = existsSync(REPLAYS);

/** The recorded games of a title, played by people or by the site: name and path. */
export function recordedGames(title: string): [name: string, path: string][] {
  return [join(REPLAYS, title), join(PLAYED, title)].filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json') && !file.includes('.trace.'))
      .map((file): [string, string] => [file, join(folder, file)]),
  );
}

/** The traces in a folder; none where it is absent, since a skipped suite is still read. */
function traces(folder: string): Trace[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.trace.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Trace);
}

export const tracesOf = (title: string): Trace[] => traces(join(REPLAYS, title));
