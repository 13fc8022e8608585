import { dirname } from 'node:path';
import { exportGame } from '@signalbox/interchange';
import { Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { makeFolder, writeText } from '../files.ts';
import { recordIn } from '../game-file.ts';
import { UserError } from '../user-error.ts';
import { wordsOf } from '../words.ts';

export function exportCommand({ titles, terminal }: Context): Command {
  return new Command('export')
    .description('write a game in the format of 18xx.games')
    .argument('<file>', 'a game saved by Signalbox, or exported from 18xx.games')
    .addOption(new Option('--to <format>', 'the format').choices(['18xx.games']).default('18xx.games'))
    .option('--out <file>', 'output file (default: standard output)')
    .action((file: string, { out }: { out?: string }) => {
      const record = recordIn(file, titles);
      const exported = exportGame(record);
      if (!exported.ok) {
        const title = titles.find(({ id }) => id === record.title) ?? null;
        throw new UserError(`${file}: ${wordsOf(title, 'en').say(`why/${exported.why}`, exported.details)}`);
      }
      const text = JSON.stringify(exported.game);
      if (out === undefined) terminal.print(text);
      else {
        makeFolder(dirname(out));
        writeText(out, text);
        terminal.note(`${exported.game.actions.length} actions written to ${out}.`);
      }
    });
}
