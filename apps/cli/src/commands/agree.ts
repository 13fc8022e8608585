import {
  type Agreement,
  type AgreementTally,
  agreementOn,
  LEVELS,
  type Level,
  tallyAgreements,
} from '@signalbox/bots';
import { DEFAULT_WORK, wilson } from '@signalbox/bots/arena';
import { type Lesson, learnHabits } from '@signalbox/bots/learning';
import { type Imported, importText } from '@signalbox/interchange';
import { type AnyTitle, CHANCE, carryOutInPlace, newGame } from '@signalbox/kernel';
import { Command } from 'commander';
import { botLevel, findTitle, wholeNumber } from '../arguments.ts';
import type { Context, Terminal } from '../context.ts';
import { gameFilesIn, importedRecord, readGameText } from '../game-file.ts';
import { UserError } from '../user-error.ts';

interface AgreeOptions {
  readonly level: Level;
  readonly work?: number;
  readonly seed: number;
  readonly learn?: boolean;
  readonly json?: boolean;
}

/** How often a bot agrees with the people in all games of one title. */
interface TitleAgreement {
  readonly title: string;
  readonly level: Level;
  readonly games: number;
  readonly all: AgreementTally;
  readonly decisions: readonly AgreementTally[];
}

export function agreeCommand({ titles, terminal }: Context): Command {
  return new Command('agree')
    .description('measure how often a bot would choose what people chose in recorded games')
    .argument('<paths...>', 'games from 18xx.games: files or folders')
    .option('--level <level>', `bot level: ${LEVELS.join(', ')}`, botLevel, 'conductor')
    .option('--work <actions>', 'simulated actions per decision (default: by level)', wholeNumber(1))
    .option('--seed <number>', 'seed of the bot', wholeNumber(0), 1)
    .option('--learn', 'print the weights of habits that can be learned from the games')
    .option('--json', 'print JSON')
    .action((paths: string[], { level, work, seed, learn, json }: AgreeOptions) => {
      const files = paths.flatMap(gameFilesIn);
      if (files.length === 0) throw new UserError(`There are no games (*.json) in ${paths.join(', ')}.`);
      const limits = work === undefined ? DEFAULT_WORK[level] : { nodes: work };
      const options = { ...limits, level, seed };
      const found = new Map<AnyTitle, Agreement[][]>();
      const lessons: Lesson[] = [];
      files.forEach((file, i) => {
        terminal.note(`${i + 1} of ${files.length}: ${file}`);
        const imported = importText(readGameText(file));
        if (!imported.state) throw new UserError(`${file} cannot be read; \`convert\` says why.`);
        const title = findTitle(titles, imported.report.title);
        const games = found.get(title) ?? [];
        const game = agreements(title, imported, options, terminal);
        found.set(title, [...games, game]);
        for (const { lesson } of game) if (lesson) lessons.push({ ...lesson, title: title.id, game: file });
      });
      if (learn) {
        terminal.print(JSON.stringify(learnHabits(lessons), null, 2));
        return;
      }
      const results = [...found].map(([title, games]) => summaryOf(title, level, games));
      if (json) terminal.print(JSON.stringify(results, null, 2));
      else for (const result of results) for (const line of described(result)) terminal.print(line);
    });
}

/** How often progress is shown, in milliseconds. */
const PROGRESS_MS = 5_000;

function agreements(
  title: AnyTitle,
  imported: Imported,
  options: Parameters<typeof agreementOn>[4],
  terminal: Terminal,
): Agreement[] {
  const { players, options: rules, log } = importedRecord(imported);
  const state = newGame(title, { players, options: rules });
  const found: Agreement[] = [];
  let shown = performance.now();
  log.forEach(({ seat, choice }, i) => {
    const agreement = seat === CHANCE ? null : agreementOn(title, state, seat, choice, options);
    if (agreement) found.push(agreement);
    carryOutInPlace(title, state, seat, choice);
    if (performance.now() - shown < PROGRESS_MS) return;
    shown = performance.now();
    terminal.note(`  ${i + 1} of ${log.length} actions`);
  });
  return found;
}

function summaryOf(title: AnyTitle, level: Level, games: readonly Agreement[][]): TitleAgreement {
  const decisions = tallyAgreements(games.flat());
  const sum = (key: 'choices' | 'first' | 'firstThree') =>
    decisions.reduce((total, one) => total + one[key], 0);
  const all = {
    decision: 'all',
    choices: sum('choices'),
    first: sum('first'),
    firstThree: sum('firstThree'),
  };
  return { title: title.id, level, games: games.length, all, decisions };
}

function* described({ title, level, games, all, decisions }: TitleAgreement): Generator<string> {
  yield `${title}, ${games} ${games === 1 ? 'game' : 'games'}: what the ${level} bot would choose`;
  yield `  ${'decision'.padEnd(20)} ${'choices'.padStart(7)}  same choice          among the first three`;
  for (const { decision, choices, first, firstThree } of [...decisions, all]) {
    yield `  ${decision.padEnd(20)} ${String(choices).padStart(7)}  ${rate(first, choices)}  ${rate(firstThree, choices)}`;
  }
}

/** A rate with its 95% interval. */
function rate(part: number, all: number): string {
  const percent = (value: number) => (100 * value).toFixed(1);
  const [low, high] = wilson(part, all).map(percent);
  return `${percent(part / all).padStart(5)}% (${low} to ${high})`.padEnd(20);
}
