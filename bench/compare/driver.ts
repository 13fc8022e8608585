/**
 * The work that `bench -- compare` measures, the same for both commits. It is bundled with the packages of one of them,
 * so it may use only what both have. `driver TITLE FILE …` prints what an action costs when warm, by kind of work, with
 * these recorded games; `driver first FILE` what the first import of a fresh process costs; `driver whole FILE …` which
 * of these games are read to their end.
 */
import { readFileSync } from 'node:fs';
import { importText, recordedRuns, replay, type Trace } from '@signalbox/interchange';
import {
  type Action,
  type AnyTitle,
  carryOutInPlace,
  decodeSetup,
  type GameState,
  newGame,
  type Pending,
  pending,
  play,
  playInPlace,
  random,
  sample,
} from '@signalbox/kernel';
import { bestRoutes } from '@signalbox/rails';
import { TITLES } from '@signalbox/titles';

/** Milliseconds. The processor's time counts all threads of the process: compiling and collecting garbage are work too. */
export interface Cost {
  readonly cpu: number;
  readonly wall: number;
}

/** What one process measured. */
export type Costs = Record<string, Cost>;

/** Processor time, so that a busy machine warms up and measures as much as a quiet one. */
const WARM_UP = 1_000;
const MEASURED = 1_500;
const GAMES = 12;

const [what, ...files] = process.argv.slice(2);
console.log(JSON.stringify(answer()));

function answer(): Costs | string[] {
  if (what === 'whole') return files.filter((file) => importText(readFileSync(file, 'utf8')).report.ok);
  return what === 'first' ? firstImport(files[0]!) : warmCosts(what!);
}

function firstImport(file: string): Costs {
  const text = readFileSync(file, 'utf8');
  const alone = costOf(() => importText(text).report.actions);
  const { user, system } = process.cpuUsage();
  return {
    'first import': alone,
    'process with a first import': { cpu: (user + system) / 1_000, wall: performance.now() },
  };
}

function warmCosts(id: string): Costs {
  const title = TITLES.find((each) => each.id === id)!;
  const games = Array.from({ length: GAMES }, (_, seed) => randomGame(title, seed + 1));
  const read = (traces: boolean) =>
    files
      .filter((file) => file.endsWith('.trace.json') === traces)
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown);
  const recordings = read(false);
  const queries = read(true).flatMap((trace) => recordedRuns(trace as Trace).map(({ query }) => query));
  return {
    'random play': perUnit(games, (_, i) => randomGame(title, i + 1).length),
    'checked replay': perUnit(games, (actions) => replayInPlace(title, actions)),
    drafts: perUnit(games, (actions) => replayOnDrafts(title, actions)),
    ...(recordings.length > 0 && { 'recorded games': perUnit(recordings, (game) => replay(game).steps) }),
    ...(queries.length > 0 && {
      // The tiles are a new object, so nothing compiled from them is cached.
      'best routes': perUnit(queries, (query) => {
        bestRoutes({ ...query, tiles: { ...query.tiles } });
        return 1;
      }),
    }),
  };
}

/** The cost of a unit of work, warm. `work` says how many units it has done. */
function perUnit<T>(inputs: readonly T[], work: (input: T, index: number) => number): Cost {
  repeat(inputs, work, WARM_UP);
  return repeat(inputs, work, MEASURED);
}

/** Whole passes over the inputs, so that both commits do the same mixture. */
function repeat<T>(inputs: readonly T[], work: (input: T, index: number) => number, enough: number): Cost {
  let units = 0;
  let cpu = 0;
  let wall = 0;
  while (cpu < enough) {
    const cost = costOf(() => {
      units += inputs.reduce((sum, input, i) => sum + work(input, i), 0);
    });
    cpu += cost.cpu;
    wall += cost.wall;
  }
  return { cpu: cpu / units, wall: wall / units };
}

function costOf(work: () => unknown): Cost {
  const before = process.cpuUsage();
  const began = performance.now();
  work();
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1_000, wall };
}

/** A game without events, as bots and replays play it. */
function newTable(title: AnyTitle): GameState {
  const decoded = decodeSetup(title, { players: Math.min(3, title.players[1]) });
  if (!decoded.ok) throw new Error(decoded.why);
  return { ...newGame(title, decoded.setup), events: null };
}

/** As bots play: an early commit does not return the next pending decision, so it is asked for. */
function randomGame(title: AnyTitle, seed: number): Action[] {
  const rng = random(seed);
  const state = newTable(title);
  const actions: Action[] = [];
  for (let waiting = pending(title, state); waiting; ) {
    const seat = waiting.seats[0]!;
    const choice = sample(waiting.offerTo(seat), rng)!;
    const decision: string = waiting.decision;
    const next = carryOutInPlace(title, state, seat, choice) as Pending | null | undefined;
    waiting = next === undefined ? pending(title, state) : next;
    actions.push({ seat, decision, choice });
  }
  return actions;
}

function replayInPlace(title: AnyTitle, actions: readonly Action[]): number {
  const state = newTable(title);
  for (const action of actions) {
    const refused = playInPlace(title, state, action);
    if (refused) throw new Error(`${action.decision}: ${refused.why}`);
  }
  return actions.length;
}

/** As a server plays: on copies, with the pending decision already known. */
function replayOnDrafts(title: AnyTitle, actions: readonly Action[]): number {
  let state = newTable(title);
  let waiting: Pending | null | undefined;
  for (const action of actions) {
    const played = play(title, state, action, waiting);
    if (!played.ok) throw new Error(`${action.decision}: ${played.why}`);
    ({ state, waiting } = played);
  }
  return actions.length;
}
