import { decodeRecord, type Refusal, verifyRecord } from '@signalbox/kernel';
import { Command } from 'commander';
import { findTitle } from '../arguments.ts';
import type { Context } from '../context.ts';
import { readJson } from '../files.ts';
import { UserError } from '../user-error.ts';
import { wordsOf } from '../words.ts';

export function verifyCommand({ titles, terminal, fail }: Context): Command {
  return new Command('verify')
    .description(
      'check that every draw of a finished game follows from the seed whose hash was published at the start',
    )
    .argument('<file>', 'a game saved by Signalbox')
    .option('--json', 'print JSON')
    .action((file: string, { json }: { json?: boolean }) => {
      const decoded = decodeRecord(readJson(file));
      const say = (refused: Refusal, words = wordsOf(null, 'en')) =>
        words.say(`why/${refused.why}`, refused.details);
      if (!decoded.ok) throw new UserError(`${file}: ${say(decoded)}`);
      const title = findTitle(titles, decoded.record.title);
      const verified = verifyRecord(title, decoded.record);
      if (!verified.ok) fail();
      if (json) terminal.print(JSON.stringify({ title: title.id, ...verified }, null, 2));
      else if (!verified.ok) terminal.print(`Not verified: ${say(verified, wordsOf(title, 'en'))}`);
      else {
        const { draws, undoneDraws, outcome } = verified;
        const undone = undoneDraws > 0 ? ` (${undoneDraws} more were undone)` : '';
        const entries = decoded.record.log.length;
        terminal.print(
          `Verified: ${title.id}, ${entries} entries, ${draws} draws match the seed${undone}; won by ${outcome.winners.join(', ')}.`,
        );
      }
    });
}
