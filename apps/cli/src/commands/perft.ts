import { dirname, join } from 'node:path';
import { type AnyTitle, newGame } from '@signalbox/kernel';
import {
  type PerftPositions,
  parseTranscript,
  perft,
  perftDivided,
  positionOf,
} from '@signalbox/kernel/tools';
import { Command } from 'commander';
import { findTitle, setupFor, wholeNumber } from '../arguments.ts';
import type { Context } from '../context.ts';
import { folderOf, readIfPresent, readText } from '../files.ts';
import { UserError } from '../user-error.ts';

interface PerftOptions {
  readonly position?: string;
  readonly depth?: number;
  readonly divide?: boolean;
  readonly json?: boolean;
}

interface Counted {
  readonly position: string;
  readonly counts: readonly number[];
  /** The committed counts; there may be fewer. */
  readonly committed: readonly number[];
  readonly divided?: Readonly<Record<string, number>>;
}

export function perftCommand({ titles, terminal, fail }: Context): Command {
  return new Command('perft')
    .description('count the legal continuations from named positions and compare with the committed counts')
    .argument('<title>', 'id or name of a title')
    .option('--position <name>', 'only this position; “start” is a new game with the fewest players')
    .option('--depth <number>', 'number of actions (default: as far as counts are committed)', wholeNumber(1))
    .option('--divide', 'also show the deepest count for each first choice')
    .option('--json', 'print JSON')
    .action((wanted: string, options: PerftOptions) => {
      const title = findTitle(titles, wanted);
      const results = [
        ...countAll(title, options, (position) => terminal.note(`counting from ${position} ...`)),
      ];
      const wrong = results.some(({ counts, committed }) => counts.some((n, i) => (committed[i] ?? n) !== n));
      if (wrong) fail();
      if (options.json) {
        terminal.print(JSON.stringify({ title: title.id, ok: !wrong, positions: results }, null, 2));
        return;
      }
      for (const result of results) for (const line of describe(result)) terminal.print(line);
    });
}

function* countAll(
  title: AnyTitle,
  options: PerftOptions,
  progress: (name: string) => void,
): Generator<Counted> {
  const file = join(folderOf(title), 'perft.json');
  const positions = JSON.parse(readIfPresent(file) ?? '{}') as PerftPositions;
  const names = options.position === undefined ? Object.keys(positions) : [options.position];
  if (names.length === 0) names.push('start');
  for (const name of names) {
    const position = Object.hasOwn(positions, name) ? positions[name] : undefined;
    if (!position && name !== 'start') {
      const known = ['start', ...Object.keys(positions)].join(', ');
      throw new UserError(`${title.id} has no position “${name}”. Positions: ${known}.`);
    }
    progress(name);
    const state = position
      ? positionOf(title, parseTranscript(readText(join(dirname(file), position.transcript))), position.after)
      : newGame(title, setupFor(title, title.players[0]));
    const committed = position?.counts ?? [];
    const depth = options.depth ?? Math.max(committed.length, position ? 1 : 2);
    const counts = Array.from({ length: depth }, (_, i) => perft(title, state, i + 1));
    const divided = options.divide ? Object.fromEntries(perftDivided(title, state, depth)) : undefined;
    yield { position: name, counts, committed, ...(divided && { divided }) };
  }
}

function* describe({ position, counts, committed, divided }: Counted): Generator<string> {
  yield position;
  for (const [i, count] of counts.entries()) {
    const expected = committed[i];
    const verdict =
      expected === undefined ? '' : expected === count ? '  as committed' : `  committed: ${expected}`;
    yield `  depth ${i + 1}: ${count}${verdict}`;
  }
  for (const [choice, count] of Object.entries(divided ?? {})) yield `    ${count}  ${choice}`;
}
