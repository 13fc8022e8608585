import { randomBytes } from 'node:crypto';
import { type BotName, LEVELS, newcomerLevel, STYLES } from '@signalbox/bots/levels';
import { type AnyTitle, commitment, LANGUAGES, type Language } from '@signalbox/kernel';
import { Command, Option } from 'commander';
import { botName, collectOption, findTitle, setupFor, wholeNumber } from '../arguments.ts';
import type { Context, Terminal } from '../context.ts';
import { playJsonSession } from '../play/json-session.ts';
import { askPeople, askPlayers, askTitle, NoInput, peopleFromOption } from '../play/seating.ts';
import { playSession } from '../play/session.ts';
import { Table } from '../play/table.ts';
import { wordsOf } from '../words.ts';

interface PlayOptions {
  readonly players?: number;
  readonly people?: string;
  readonly bots?: BotName;
  readonly patient?: boolean;
  readonly seed?: string;
  readonly option?: Record<string, boolean | string>;
  readonly lang: Language;
  readonly json?: boolean;
}

export function playCommand({ titles, terminal }: Context): Command {
  return new Command('play')
    .description('play a game in the terminal, with people and bots; asks for anything not given')
    .argument('[title]', 'id or name of a title')
    .option('--players <number>', 'number of players', wholeNumber(1))
    .option('--people <seats>', 'seats taken by people: 1,3, all or none; bots take the others')
    .option(
      '--bots <name>',
      `bot level (${LEVELS.join(', ')}), also with a style (${STYLES.join(', ')}), such as baron:raider (default: by title)`,
      botName,
    )
    .option(
      '--patient',
      'barons may think for 3 s instead of 0.7 s; with a seed the work is limited, not the time',
    )
    .option('--option <name=value>', 'an option of the title; may be repeated', collectOption)
    .option('--seed <text>', 'seed for draws and bots (default: a random one)')
    .addOption(new Option('--lang <language>', 'language').choices(LANGUAGES).default('en'))
    .option('--json', 'for programs: one JSON object per line')
    .action(async (wanted: string | undefined, options: PlayOptions) => {
      const words = wordsOf(null, options.lang);
      try {
        const title =
          wanted === undefined ? await askTitle(titles, terminal, words) : findTitle(titles, wanted);
        await playAt(await seat(title, options, terminal), options, terminal);
      } catch (error) {
        if (!(error instanceof NoInput)) throw error;
        terminal.print(words.say('table/no-input'));
      }
    });
}

async function seat(title: AnyTitle, options: PlayOptions, terminal: Terminal): Promise<Table> {
  const words = wordsOf(title, options.lang);
  const players = options.players ?? (await askPlayers(title, terminal, words));
  const setup = setupFor(title, players, options.option);
  const people =
    options.people === undefined
      ? await askPeople(players, terminal, words)
      : peopleFromOption(options.people, players);
  const { seed, bots: name = newcomerLevel(title.id), patient = false } = options;
  const bots = { name, patient, repeatable: seed !== undefined };
  return new Table(title, setup, seed ?? randomBytes(16).toString('hex'), people, bots);
}

async function playAt(table: Table, { lang, json }: PlayOptions, terminal: Terminal): Promise<void> {
  if (json) return playJsonSession(table, terminal);
  const words = wordsOf(table.title, lang, table.state);
  terminal.print(
    words.say('table/begins', {
      title: table.title.name,
      players: table.setup.players,
      commitment: commitment(table.seed),
    }),
  );
  if (table.people.size > 0) terminal.print(words.say('table/help'));
  return playSession(table, words, terminal);
}
