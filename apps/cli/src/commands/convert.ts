import { basename, join, resolve } from 'node:path';
import { type Imported, importText } from '@signalbox/interchange';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { makeFolder, writeText } from '../files.ts';
import { gameFilesIn, importedRecord, readGameText } from '../game-file.ts';
import { UserError } from '../user-error.ts';
import { wordsOf } from '../words.ts';

/** The result for one file. */
interface Converted {
  readonly file: string;
  readonly title: string;
  /** Is it a game of a title that can be imported? */
  readonly opened: boolean;
  /** Recorded actions that were read, and whether the file was read to its end. */
  readonly actions: number;
  readonly whole: boolean;
  /** Why it was not, as text. */
  readonly stopped: string | null;
  /** Where the file and our rules disagree. */
  readonly differences: readonly string[];
}

export function convertCommand({ titles, terminal, fail }: Context): Command {
  return new Command('convert')
    .description('import games from 18xx.games and report how far each could be read')
    .argument('<paths...>', 'files or folders')
    .option('--to <folder>', "also save each game there in Signalbox's own format")
    .option('--json', 'print JSON')
    .action((paths: string[], { to, json = false }: { to?: string; json?: boolean }) => {
      const files = paths.flatMap(gameFilesIn);
      if (files.length === 0) throw new UserError(`There are no games (*.json) in ${paths.join(', ')}.`);
      if (to !== undefined) prepareFolder(to, files);
      const say = (title: string) => wordsOf(titles.find(({ id }) => id === title) ?? null, 'en').say;
      const converted = files.map((file, i) => {
        terminal.note(`${i + 1} of ${files.length}: ${file}`);
        const imported = read(file);
        if (to !== undefined && 'state' in imported && imported.state)
          writeText(join(to, basename(file)), JSON.stringify(importedRecord(imported)));
        const found = 'state' in imported ? describe(file, imported, say(imported.report.title)) : imported;
        if (!json) for (const line of lines(found)) terminal.print(line);
        return found;
      });
      const whole = converted.filter((one) => one.whole && one.differences.length === 0).length;
      if (json) terminal.print(JSON.stringify(converted, null, 2));
      else
        terminal.print(`${whole} of ${files.length} games were read to the end and agree with their files.`);
      if (whole < files.length) fail();
    });
}

/** Creates the folder, if no recording and no other game is overwritten there. */
function prepareFolder(folder: string, files: readonly string[]): void {
  const recordings = new Set(files.map((file) => resolve(file)));
  const written = new Set<string>();
  for (const file of files) {
    const path = resolve(folder, basename(file));
    if (recordings.has(path))
      throw new UserError(`${file} would be overwritten: name another folder with --to.`);
    if (written.has(path))
      throw new UserError(`Several games are called ${basename(file)}: convert them one by one.`);
    written.add(path);
  }
  makeFolder(folder);
}

/** One file that cannot be opened, or is too large, does not stop the others. */
function read(file: string): Imported | Converted {
  try {
    return importText(readGameText(file));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const stopped = error.message.replace(`${file}: `, '');
    return { file, title: '', opened: false, actions: 0, whole: false, stopped, differences: [] };
  }
}

function describe(file: string, { report }: Imported, say: ReturnType<typeof wordsOf>['say']): Converted {
  const { title, actions, unreadable, refused, differences } = report;
  const why = unreadable ?? refused?.refusal;
  const where = refused ? `action ${refused.action.id} (${refused.action.type}): ` : '';
  return {
    file,
    title,
    opened: !unreadable,
    actions,
    whole: !unreadable && !refused,
    stopped:
      unreadable || refused
        ? `${where}${why ? say(`why/${why.why}`, why.details) : 'it cannot be read'}`
        : null,
    differences: differences.map(
      ({ action, what, who, ours, theirs }) =>
        `action ${action.id} (${action.type}): ${[what, who].filter(Boolean).join(' of ')} is ${ours} here, ${theirs} in the file`,
    ),
  };
}

function* lines({ file, title, opened, actions, stopped, differences }: Converted): Generator<string> {
  if (!opened) yield `${basename(file)}: ${stopped}`;
  else
    yield `${basename(file)}: ${title}, ${actions} ${actions === 1 ? 'action' : 'actions'} read${stopped ? `; stopped at ${stopped}` : ''}`;
  for (const difference of differences) yield `  ${difference}`;
}
