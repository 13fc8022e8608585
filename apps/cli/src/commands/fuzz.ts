import { availableParallelism } from 'node:os';
import { AGREED, type AnyTitle } from '@signalbox/kernel';
import {
  actionsOf,
  type FuzzFailure,
  type FuzzPlan,
  type FuzzReport,
  parseTranscript,
  printAction,
  type Transcript,
  TranscriptError,
} from '@signalbox/kernel/tools';
import { Command } from 'commander';
import { collectOption, findTitle, setupFor, wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { readText } from '../files.ts';
import { fuzzOnCores } from '../fuzz/cores.ts';
import { type ExportedGames, exportGames, SITE } from '../fuzz/export-games.ts';
import { UserError } from '../user-error.ts';

/** Enough to reach every ending of a title in some hundred games, and few enough to be fast. */
const SENSE = 10;

interface FuzzOptions {
  readonly games: number;
  readonly seed: number;
  readonly players?: number;
  readonly randomOptions?: boolean;
  readonly hostile?: boolean;
  readonly events?: boolean;
  readonly from?: string;
  readonly after?: number;
  readonly sense: number;
  readonly workers: number;
  readonly option?: Record<string, boolean | string>;
  readonly export?: string;
  readonly ownRules?: boolean;
  readonly bots?: number;
  readonly json?: boolean;
}

interface Run extends FuzzReport {
  readonly players: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
}

export function fuzzCommand({ titles, terminal, fail }: Context): Command {
  return new Command('fuzz')
    .description('play random games to the end and check all invariants after every action')
    .argument('<title>', 'id or name of a title')
    .option('--games <number>', 'games per number of players', wholeNumber(1), 100)
    .option('--seed <number>', 'game i is played with seed + i', wholeNumber(0), 1)
    .option(
      '--players <number>',
      'number of players (default: every number that the title allows)',
      wholeNumber(1),
    )
    .option('--option <name=value>', 'an option of the title; may be repeated', collectOption)
    .option('--random-options', 'choose the options of each game at random')
    .option(
      '--hostile',
      'also try malformed, stale and altered actions, and those of other seats, at every decision',
    )
    .option('--from <transcript>', 'start each game from the position that a transcript reaches')
    .option('--after <number>', 'use only this many actions of the transcript (default: all)', wholeNumber(0))
    .option('--events', 'also print in how many games each kind of event happened')
    .option(
      '--sense <percent>',
      'percentage of games that apprentice bots play, to reach the late game',
      wholeNumber(0, 100),
      SENSE,
    )
    .option('--workers <number>', 'worker threads', wholeNumber(1), availableParallelism())
    .option(
      '--export <folder>',
      `play by the rules of ${SITE}, write the games in its format, read each back and compare`,
    )
    .option('--own-rules', "with --export: play by the title's own rules and translate the games")
    .option(
      '--bots <work>',
      'with --export: bots in every seat, with this many simulated actions per decision',
      wholeNumber(1),
    )
    .option('--json', 'print JSON')
    .action(async (name: string, options: FuzzOptions) => {
      const title = findTitle(titles, name);
      refuseUnused(options);
      if (options.export !== undefined) {
        if (!exportAll(title, options, options.export, terminal)) fail();
        return;
      }
      const runs: Run[] = [];
      const begun = options.from === undefined ? null : openingIn(title, options.from, options.after);
      const wanted = begun?.setup.players ?? options.players;
      for (const players of wanted === undefined ? allNumbers(title) : [wanted]) {
        const table = begun ?? { setup: setupFor(title, players, options.option) };
        const run = await fuzzAt(title, table, options, terminal.note);
        runs.push(run);
        if (!options.json) for (const line of describe(title, run, options)) terminal.print(line);
        if (run.failure) break;
      }
      if (runs.some(({ failure }) => failure !== null)) fail();
      if (options.json) {
        terminal.print(JSON.stringify({ title: title.id, seed: options.seed, runs }, null, 2));
      }
    });
}

/** Refuses options that have no effect without others, or together with them. */
function refuseUnused(options: FuzzOptions): void {
  const isGiven = (name: keyof FuzzOptions) => options[name] !== undefined;
  const refuse = (names: readonly (keyof FuzzOptions)[], why: string) => {
    const unused = names.find(isGiven);
    if (unused) throw new UserError(`--${dashed(unused)} ${why}.`);
  };
  if (isGiven('export')) refuse(['hostile', 'events', 'from', 'after'], 'cannot be combined with --export');
  else refuse(['ownRules', 'bots'], 'is only for --export');
  if (isGiven('from'))
    refuse(['players', 'option'], 'cannot be combined with --from: the transcript says it');
  else refuse(['after'], 'is only for --from');
}

/** As it is typed: `ownRules` is `own-rules`. */
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** As many games for each number of players, all in one folder; true if all survived the round trip. */
function exportAll(
  title: AnyTitle,
  options: FuzzOptions,
  folder: string,
  { print, note }: Context['terminal'],
): boolean {
  const preset = title.presets[SITE];
  if (!preset) throw new UserError(`${SITE} does not play ${title.id}.`);
  const {
    games,
    seed,
    players: wanted,
    json,
    sense,
    bots,
    randomOptions = false,
    ownRules = false,
  } = options;
  const runs = (wanted === undefined ? allNumbers(title) : [wanted]).map((players) => {
    const setup = setupFor(title, players, { ...(ownRules ? {} : preset), ...options.option });
    const plan = { games, seed, folder, sense, randomOptions, ownRules, ...(bots && { bots }) };
    const now = throttled(note);
    const run = exportGames(title, setup, plan, ({ tried, equal, broken }) =>
      now(`${title.id}, ${players} players: ${tried} tried, ${equal} equal, ${broken.length} broken ...`),
    );
    if (!json) for (const line of describeExported(title, players, run)) print(line);
    return { players, ...run, reasons: Object.fromEntries(byReason(run)) };
  });
  if (json) print(JSON.stringify({ title: title.id, seed, folder, runs }, null, 2));
  return runs.every(({ broken }) => broken.length === 0);
}

/** The same reason for leaving games out is told once, with all seeds; what is broken has a line for each game. */
function* describeExported(title: AnyTitle, players: number, run: ExportedGames): Generator<string> {
  const { tried, equal, actions, broken } = run;
  yield `${title.id}, ${players} players: ${equal} of ${tried} games, ${actions} actions written and read again`;
  for (const [reason, seeds] of byReason(run))
    yield `  ${seeds.length} left out: ${reason} (seed ${seeds.join(', ')})`;
  for (const { seed, why } of broken) yield `  broken: seed ${seed}: ${why.split('\n', 1)[0]}`;
}

/** The seeds of the games that the site cannot play, by the reason. */
function byReason({ leftOut }: ExportedGames): Map<string, number[]> {
  const seeds = new Map<string, number[]>();
  for (const { why, seed } of leftOut) seeds.set(why, [...(seeds.get(why) ?? []), seed]);
  return seeds;
}

type Table = Pick<FuzzPlan, 'setup' | 'opening'>;

/** The setup of a transcript, and the actions played in it. */
function openingIn(title: AnyTitle, file: string, after?: number): Table {
  const transcript = transcriptIn(file);
  if (transcript.title !== title.id)
    throw new UserError(`${file} is a game of ${transcript.title}, not of ${title.id}.`);
  return {
    setup: setupFor(title, transcript.players, transcript.options),
    opening: actionsOf(transcript).slice(0, after),
  };
}

function transcriptIn(file: string): Transcript {
  try {
    return parseTranscript(readText(file));
  } catch (error) {
    if (error instanceof TranscriptError) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
}

async function fuzzAt(
  title: AnyTitle,
  table: Table,
  options: FuzzOptions,
  note: (text: string) => void,
): Promise<Run> {
  const { games, seed, sense, workers, hostile = false, randomOptions = false } = options;
  const { players } = table.setup;
  const began = performance.now();
  const now = throttled(note);
  const report = await fuzzOnCores(
    title,
    { games, seed, ...table, randomOptions, hostile },
    sense,
    workers,
    (played) => now(`${title.id}, ${players} players: ${played} of ${games} games ...`),
  );
  const seconds = (performance.now() - began) / 1_000;
  return { players, ...report, seconds, decisionsPerSecond: Math.round(report.actions / seconds) };
}

/** Tells at most one thing in two seconds. */
function throttled(note: (text: string) => void): (text: string) => void {
  let told = performance.now();
  return (text) => {
    if (performance.now() - told < 2_000) return;
    told = performance.now();
    note(text);
  };
}

function allNumbers({ players: [least, most] }: AnyTitle): number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** The most frequent first. */
function counted(counts: Readonly<Record<string, number>>): string {
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return sorted.map(([name, count]) => `${name} ${count}`).join(', ');
}

function* describe(title: AnyTitle, run: Run, { events }: FuzzOptions): Generator<string> {
  // An ending by agreement is the players' own choice, and says nothing about the title.
  const { [AGREED]: agreed = 0, ...reached } = run.endings;
  const ended = [counted(reached), agreed > 0 ? `agreement ${agreed}` : ''].filter(Boolean).join('; by ');
  const speed = `${run.actions} decisions, ${run.decisionsPerSecond} per second`;
  const games = `${run.games} ${run.games === 1 ? 'game' : 'games'}`;
  yield `${title.id}, ${run.players} players: ${games}; ended by ${ended || 'nothing'}; ${speed}`;
  if (events) yield `  games with each event: ${counted(run.happened)}`;
  if (run.failure) yield* describeFailure(run.failure);
}

function* describeFailure({ seed, message, actions, last }: FuzzFailure): Generator<string> {
  yield `Broken in the game with seed ${seed}, after ${actions} actions: ${message}`;
  yield 'The last actions:';
  for (const action of last) yield `  ${printAction(action)}`;
  yield `Repeat this game with --games 1 --seed ${seed}.`;
}
