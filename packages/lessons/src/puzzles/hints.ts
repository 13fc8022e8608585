import type { Json } from '@signalbox/kernel';
import type { Board } from '@signalbox/rails';
import type { Said } from '../lesson.ts';
import type { Puzzle } from './puzzle.ts';

/** Three hints, made from the answer: roughly where, then what it is about, then nearly everything. */
export function hintsFor(puzzle: Puzzle, board: Board | null): readonly [Said, Said, Said] {
  const answer = puzzle.answers[0]!;
  switch (puzzle.theme) {
    case 'run':
      return runHints(answer[0]!, board!);
    case 'track':
      return trackHints(answer, board!);
    case 'presidency':
    case 'rescue':
      return shareHints(answer);
    case 'turn':
    case 'ending':
      return turnHints(answer);
  }
}

type Fields = Readonly<Record<string, Json>>;

const fieldsOf = (choice: Json | undefined): Fields =>
  typeof choice === 'object' && choice !== null && !Array.isArray(choice) ? (choice as Fields) : {};

const hexOf = (place: string) => place.split('.')[0]!;

function runHints(run: Json, board: Board): [Said, Said, Said] {
  const { routes } = run as { routes: readonly { train: string; path: readonly string[] }[] };
  const longest = routes.reduce((most, route) => (route.path.length > most.path.length ? route : most));
  const stops = longest.path.filter((place) => place.includes('.')).map(hexOf);
  const [first, last] = [stops[0]!, stops.at(-1)!];
  const { train } = longest;
  return [
    { key: 'puzzle/hint/trains', details: { count: routes.length, region: regionOf(board, first) } },
    { key: 'puzzle/hint/end', details: { train, hex: first } },
    { key: 'puzzle/hint/ends', details: { train, fromHex: first, toHex: last, count: stops.length } },
  ];
}

function trackHints(answer: readonly Json[], board: Board): [Said, Said, Said] {
  const lays = answer.map(fieldsOf).filter(({ hex }) => typeof hex === 'string');
  const hex = String(lays[0]?.hex);
  return [
    { key: 'puzzle/hint/lays', details: { count: lays.length, region: regionOf(board, hex) } },
    { key: 'puzzle/hint/hex', details: { hex } },
    { key: 'puzzle/hint/tile', details: { hex, tile: String(lays[0]?.tile) } },
  ];
}

/** Sales may be written one by one or as a list of blocks. */
function blocksIn(answer: readonly Json[]): Fields[] {
  return answer.map(fieldsOf).flatMap((choice) => {
    if (Array.isArray(choice.blocks)) return choice.blocks.map(fieldsOf);
    return choice.do === 'sell' || (choice.do === undefined && 'count' in choice) ? [choice] : [];
  });
}

function shareHints(answer: readonly Json[]): [Said, Said, Said] {
  const blocks = blocksIn(answer);
  const [block] = blocks;
  if (!block) {
    return [
      { key: 'puzzle/hint/nothing-sold' },
      { key: 'puzzle/hint/steps', details: { count: answer.length } },
      { key: 'puzzle/hint/first' },
    ];
  }
  const { company, count } = block as { company: string; count: number };
  return [
    { key: 'puzzle/hint/blocks', details: { count: blocks.length } },
    { key: 'puzzle/hint/company', details: { company } },
    { key: 'puzzle/hint/block', details: { company, count } },
  ];
}

const HEX = /^[A-Z]\d+$/;

function turnHints(answer: readonly Json[]): [Said, Said, Said] {
  const { do: kind, railroad, space, hex } = fieldsOf(answer[0]);
  const which = kind === undefined ? 'choose' : String(kind);
  const last = answer.findLast((choice) => typeof choice === 'string' && HEX.test(choice));
  return [
    { key: 'puzzle/hint/kind', details: { kind: which } },
    railroad !== undefined
      ? { key: 'puzzle/hint/railroad', details: { railroad } }
      : { key: 'puzzle/hint/steps', details: { count: answer.length } },
    last !== undefined
      ? { key: 'puzzle/hint/hex', details: { hex: last } }
      : typeof hex === 'string'
        ? { key: 'puzzle/hint/hex', details: { hex } }
        : { key: 'puzzle/hint/action', details: { kind: which, number: space ?? 0 } },
  ];
}

const REGIONS = [
  ['northwest', 'north', 'northeast'],
  ['west', 'middle', 'east'],
  ['southwest', 'south', 'southeast'],
] as const;

/** The ninth of the map in which a hex lies. */
function regionOf({ hexes }: Board, id: string): string {
  const all = [...hexes.values()];
  const third = (value: number, values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return Math.min(2, Math.floor((3 * (value - low)) / (high - low + 1)));
  };
  const { x, y } = hexes.get(id)!;
  const row =
    REGIONS[
      third(
        y,
        all.map((hex) => hex.y),
      )
    ]!;
  return row[
    third(
      x,
      all.map((hex) => hex.x),
    )
  ]!;
}
