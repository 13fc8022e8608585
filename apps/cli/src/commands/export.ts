import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exportGame, importText } from '@signalbox/interchange';
import { decodeRecord, type GameRecord } from '@signalbox/kernel';
import { Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { importedRecord, readGameText } from '../game-file.ts';
import { UserError } from '../user-error.ts';
import { wordsOf } from '../words.ts';

type Say = ReturnType<typeof wordsOf>['say'];

export function exportCommand({ titles, terminal }: Context): Command {
  return new Command('export')
    .description('write a game in the format of 18xx.games')
    .argument('<file>', 'a game saved by Signalbox, or exported from 18xx.games')
    .addOption(new Option('--to <format>', 'the format').choices(['18xx.games']).default('18xx.games'))
    .option('--out <file>', 'output file (default: standard output)')
    .action((file: string, { out }: { out?: string }) => {
      const say = (title: string): Say => wordsOf(titles.find(({ id }) => id === title) ?? null, 'en').say;
      const record = recordIn(file, say);
      const exported = exportGame(record);
      if (!exported.ok)
        throw new UserError(`${file}: ${say(record.title)(`why/${exported.why}`, exported.details)}`);
      const text = JSON.stringify(exported.game);
      if (out === undefined) terminal.print(text);
      else {
        mkdirSync(dirname(out), { recursive: true });
        writeFileSync(out, text);
        terminal.note(`${exported.game.actions.length} actions written to ${out}.`);
      }
    });
}

/** A game saved by Signalbox, or one from 18xx.games, which is imported first. */
function recordIn(file: string, say: (title: string) => Say): GameRecord {
  const text = readGameText(file);
  const { report, state, actions } = importText(text);
  const ours = report.unreadable ? decodeRecord(parsed(text)) : null;
  if (ours?.ok) return ours.record;
  const { unreadable, refused } = report;
  const trouble = unreadable ?? refused?.refusal;
  if (trouble || !state) {
    const where = refused ? `action ${refused.action.id} (${refused.action.type}): ` : '';
    const rule = refused?.refusal?.rule ? ` (§${refused.refusal.rule})` : '';
    throw new UserError(
      `${file}: ${where}${say(report.title)(`why/${trouble?.why}`, trouble?.details)}${rule}`,
    );
  }
  return importedRecord({ report, state, actions });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
