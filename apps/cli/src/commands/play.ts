import { randomBytes } from 'node:crypto';
import { isAdvised, LEVELS, type Level } from '@signalbox/bots';
import { type AnyTitle, commitment, LANGUAGES, type Language } from '@signalbox/kernel';
import { Command, Option } from 'commander';
import { collectOption, findTitle, setupFor, wholeNumber } from '../arguments.ts';
import type { Context, Terminal } from '../context.ts';
import { playJsonSession } from '../play/json-session.ts';
import { askPeople, askPlayers, askTitle, NoInput, peopleFromOption } from '../play/seating.ts';
import { playSession } from '../play/session.ts';
import { Table } from '../play/table.ts';
import { wordsOf } from '../words.ts';

interface PlayOptions {
  readonly players?: number;
  readonly people?: string;
  readonly bots?: Level;
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
    .addOption(
      new Option(
        '--bots <level>',
        'bot level (default: apprentice if the title has one, otherwise random)',
      ).choices(LEVELS),
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
  const level = options.bots ?? (isAdvised(title) ? 'apprentice' : 'random');
  return new Table(title, setup, options.seed ?? randomBytes(16).toString('hex'), people, level);
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
