import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replay } from '@signalbox/interchange';
import {
  type Action,
  type AnyTitle,
  carryOutInPlace,
  copyJson,
  decodeSetup,
  type GameState,
  newGame,
  pending,
  play,
  playInPlace,
  random,
  sample,
} from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';

/** The speed of one title's engine, measured in one run, so that the ratios are comparable on any machine. */
interface Measured {
  readonly title: string;
  readonly players: number;
  /** Random play in place: offers computed, one choice taken, carried out. */
  readonly decisionsPerSecond: number;
  /** The same games again from their actions, each checked against the offer. */
  readonly validatedPerSecond: number;
  /** The same on drafts that yield patches, as a server plays. */
  readonly draftsPerSecond: number;
  /** Recorded games of people, through the importer; null if there are none. */
  readonly recordedPerSecond: number | null;
  readonly copyMicroseconds: number;
  readonly structuredCloneMicroseconds: number;
  readonly stateBytes: number;
}

const REPLAYS = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'shared', 'replays');
const WARM_UP_SECONDS = 1.5;
const SECONDS_EACH = 2;
/** Games of the warm-up that are replayed. */
const KEPT_GAMES = 200;

/** `npm run bench -- engine [TITLE …] [--json]` */
export function bench(args: string[]): void {
  const wanted = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.toLowerCase());
  const titles = TITLES.filter(({ id }) => wanted.length === 0 || wanted.includes(id.toLowerCase()));
  const results = titles.map(measure);
  if (args.includes('--json')) console.log(JSON.stringify(results, null, 2));
  else for (const result of results) report(result);
}

function measure(title: AnyTitle): Measured {
  const players = Math.min(3, title.players[1]);
  const { games, decisionsPerSecond } = playRandomly(title, players);
  const longest = games.reduce((a, b) => (a.length > b.length ? a : b));
  const middle = stateAfter(title, players, longest.slice(0, longest.length / 2));
  return {
    title: title.id,
    players,
    decisionsPerSecond,
    validatedPerSecond: rate(games, (actions) => void stateAfter(title, players, actions)),
    draftsPerSecond: rate(games, (actions) => playOnDrafts(title, players, actions)),
    recordedPerSecond: replayRecorded(title),
    copyMicroseconds: microseconds(() => copyJson(middle)),
    structuredCloneMicroseconds: microseconds(() => structuredClone(middle)),
    stateBytes: JSON.stringify(middle).length,
  };
}

function playRandomly(title: AnyTitle, players: number): { games: Action[][]; decisionsPerSecond: number } {
  const games: Action[][] = [];
  for (let seed = 1, began = performance.now(); performance.now() - began < WARM_UP_SECONDS * 1_000; seed++) {
    const actions = randomGame(title, players, seed);
    if (games.length < KEPT_GAMES) games.push(actions);
  }
  let decisions = 0;
  const began = performance.now();
  for (let seed = 1; performance.now() - began < SECONDS_EACH * 1_000; seed++) {
    decisions += randomGame(title, players, seed).length;
  }
  return { games, decisionsPerSecond: Math.round((decisions / (performance.now() - began)) * 1_000) };
}

function randomGame(title: AnyTitle, players: number, seed: number): Action[] {
  const rng = random(seed);
  const state = newTable(title, players);
  const actions: Action[] = [];
  for (let waiting = pending(title, state); waiting; waiting = pending(title, state)) {
    const seat = waiting.seats[0]!;
    const choice = sample(waiting.offerTo(seat), rng)!;
    carryOutInPlace(title, state, seat, choice);
    actions.push({ seat, decision: waiting.decision, choice });
  }
  return actions;
}

/** A game without events, as bots and replays play it. */
function newTable(title: AnyTitle, players: number): GameState {
  const decoded = decodeSetup(title, { players });
  if (!decoded.ok) throw new Error(decoded.why);
  return { ...newGame(title, decoded.setup), events: null };
}

function stateAfter(title: AnyTitle, players: number, actions: readonly Action[]): GameState {
  const state = newTable(title, players);
  for (const action of actions) {
    const refused = playInPlace(title, state, action);
    if (refused) throw new Error(`${action.decision}: ${refused.why}`);
  }
  return state;
}

function playOnDrafts(title: AnyTitle, players: number, actions: readonly Action[]): void {
  let state = newTable(title, players);
  for (const action of actions) {
    const played = play(title, state, action);
    if (!played.ok) throw new Error(`${action.decision}: ${played.why}`);
    state = played.state;
  }
}

/** Actions per second over as many games as fit into the time. */
function rate(games: readonly Action[][], replay: (actions: readonly Action[]) => void): number {
  let actions = 0;
  const began = performance.now();
  for (const game of games) {
    replay(game);
    actions += game.length;
    if (performance.now() - began > SECONDS_EACH * 1_000) break;
  }
  return Math.round((actions / (performance.now() - began)) * 1_000);
}

function replayRecorded(title: AnyTitle): number | null {
  const folder = join(REPLAYS, title.id);
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && !file.endsWith('.trace.json'));
  const recordings = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown);
  let actions = 0;
  for (const recording of recordings) replay(recording);
  const began = performance.now();
  while (performance.now() - began < SECONDS_EACH * 1_000) {
    for (const recording of recordings) actions += replay(recording).steps;
  }
  return Math.round((actions / (performance.now() - began)) * 1_000);
}

/** The median of many runs. */
function microseconds(work: () => unknown): number {
  const times: number[] = [];
  for (let i = 0; i < 2_000; i++) {
    const began = performance.now();
    work();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return Math.round(times[times.length / 2]! * 10_000) / 10;
}

function report(result: Measured): void {
  const { decisionsPerSecond: inPlace, draftsPerSecond: drafts, copyMicroseconds: copy } = result;
  const times = (a: number, b: number) => `${(a / b).toFixed(1)}×`;
  console.log(`${result.title}, ${result.players} players`);
  console.log(`  random play           ${inPlace} decisions/s`);
  console.log(
    `  validated replay      ${result.validatedPerSecond} actions/s (${times(result.validatedPerSecond, inPlace)} random play)`,
  );
  console.log(
    `  on drafts             ${drafts} actions/s (${times(drafts, result.validatedPerSecond)} in place)`,
  );
  if (result.recordedPerSecond !== null)
    console.log(`  recorded games        ${result.recordedPerSecond} actions/s`);
  console.log(
    `  private copy          ${copy} µs of ${result.stateBytes} bytes (${times(result.structuredCloneMicroseconds, copy)} faster than structuredClone)`,
  );
}
