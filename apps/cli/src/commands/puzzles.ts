import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LEVELS, type Level } from '@signalbox/bots';
import { loadPuzzles, PUZZLE_TITLES, type PuzzleBook } from '@signalbox/lessons/puzzles/load.ts';
import { botGame, minedFrom, missesOf } from '@signalbox/lessons/puzzles/mine.ts';
import {
  difficultyOf,
  isTrivial,
  type Puzzle,
  THEMES,
  type Theme,
} from '@signalbox/lessons/puzzles/puzzle.ts';
import { problemsOf } from '@signalbox/lessons/puzzles/verify.ts';
import { Command } from 'commander';
import { botLevel, findTitle, wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { UserError } from '../user-error.ts';

interface MineOptions {
  readonly title: string;
  readonly games: number;
  readonly seed: number;
  readonly themes?: string;
  readonly level: Level;
  readonly add?: boolean;
}

export function puzzlesCommand(context: Context): Command {
  return new Command('puzzles')
    .description('mine puzzles from games between bots, and prove those that are shipped')
    .addCommand(mineCommand(context))
    .addCommand(verifyCommand(context));
}

function mineCommand({ titles, terminal }: Context): Command {
  return new Command('mine')
    .description('find positions with a best answer that can be proved')
    .requiredOption('--title <title>', `title: ${PUZZLE_TITLES.join(', ')}`)
    .option('--games <number>', 'games to look through', wholeNumber(1), 1)
    .option('--seed <number>', 'seed of the first game', wholeNumber(0), 1)
    .option('--themes <list>', `only these themes: ${THEMES.join(',')}`)
    .option('--level <level>', `bots that play: ${LEVELS.join(', ')}`, botLevel, 'apprentice')
    .option('--add', 'add them to the puzzles that are shipped')
    .action(async ({ title, games, seed, themes, level, add }: MineOptions) => {
      const book = await bookOf(findTitle(titles, title).id);
      const { subject } = book;
      const wanted = themes ? themesIn(themes) : THEMES;
      let puzzles = book.puzzles;
      for (let game = seed; game < seed + games; game++) {
        terminal.note(`game ${game}`);
        for (const candidate of minedFrom(subject, botGame(subject.title, game, level), wanted)) {
          const id = nextId(puzzles, candidate.theme);
          const puzzle: Puzzle = { id, ...candidate, misses: missesOf(subject, candidate) };
          if (isTrivial(puzzle)) continue;
          puzzles = [...puzzles, puzzle];
          if (add) await write(subject.title.id, puzzles);
          terminal.print(add ? described(puzzle) : JSON.stringify(puzzle));
        }
      }
    });
}

function verifyCommand({ titles, terminal, fail }: Context): Command {
  return new Command('verify')
    .description('prove every puzzle that is shipped, and show how often bots miss them')
    .option('--title <title>', 'only the puzzles of this title')
    .action(async ({ title }: { title?: string }) => {
      const ids = title === undefined ? PUZZLE_TITLES : [findTitle(titles, title).id];
      let proved = 0;
      for (const id of ids) {
        const book = await bookOf(id);
        for (const puzzle of book.puzzles) {
          const problems = problemsOf(book.subject, puzzle);
          for (const problem of problems) terminal.print(problem);
          if (problems.length > 0) fail();
          else proved += 1;
        }
        for (const line of missRates(id, book.puzzles)) terminal.print(line);
      }
      terminal.print(`${proved} puzzles proved`);
    });
}

async function bookOf(title: string): Promise<PuzzleBook> {
  const book = await loadPuzzles(title);
  if (!book) throw new UserError(`There are no puzzles of ${title}. Titles: ${PUZZLE_TITLES.join(', ')}.`);
  return book;
}

function themesIn(text: string): Theme[] {
  return text.split(',').map((name) => {
    const theme = THEMES.find((one) => one === name);
    if (!theme) throw new UserError(`There is no theme “${name}”. Themes: ${THEMES.join(', ')}.`);
    return theme;
  });
}

/** Ids are never used again, since people's progress refers to them. */
function nextId(puzzles: readonly Puzzle[], theme: Theme): string {
  const numbers = puzzles
    .filter((puzzle) => puzzle.theme === theme)
    .map(({ id }) => Number(id.slice(theme.length + 1)));
  return `${theme}-${Math.max(0, ...numbers) + 1}`;
}

function described({ id, company, best, next, misses }: Puzzle): string {
  const missed = LEVELS.map((level) => `${level} ${Math.round(100 * misses[level])}%`).join(', ');
  return `${id} ${company ?? ''}: ${best}, then ${next ?? 'nothing'}; missed by ${missed}`;
}

function* missRates(title: string, puzzles: readonly Puzzle[]): Generator<string> {
  for (const theme of THEMES) {
    const those = puzzles.filter((puzzle) => puzzle.theme === theme);
    if (those.length === 0) continue;
    const rates = LEVELS.map((level) => {
      const rate = those.reduce((sum, { misses }) => sum + misses[level], 0) / those.length;
      return `${level} ${Math.round(100 * rate)}%`;
    });
    const steps = [1, 2, 3, 4, 5].map((step) => those.filter((one) => difficultyOf(one) === step).length);
    yield `${title} ${theme}: ${those.length} puzzles, by difficulty ${steps.join(' ')}; missed by ${rates.join(', ')}`;
  }
}

const LIST_HEADER = '/** Every puzzle: title, id and difficulty. Written by `signalbox puzzles mine`. */';
const HEADER =
  '/** Puzzles, one per line: written by `signalbox puzzles mine`, proved by `signalbox puzzles verify`. */';

const DATA = join(dirname(createRequire(import.meta.url).resolve('@signalbox/lessons')), 'puzzles', 'data');

async function write(title: string, puzzles: readonly Puzzle[]): Promise<void> {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle).replace(/[\\`]|\$\{/g, '\\$&'));
  writeFileSync(join(DATA, `${title.toLowerCase()}.ts`), `${HEADER}\n${constant('LINES', lines)}`);
  const listed: string[] = [];
  for (const id of PUZZLE_TITLES) {
    const all = id === title ? puzzles : (await bookOf(id)).puzzles;
    listed.push(...all.map((puzzle) => `${id} ${puzzle.id} ${difficultyOf(puzzle)}`));
  }
  writeFileSync(join(DATA, 'catalogue.ts'), `${LIST_HEADER}\n${constant('CATALOGUE', listed)}`);
}

const constant = (name: string, lines: readonly string[]) =>
  `export const ${name} = \`\n${lines.join('\n')}\n\`;\n`;
