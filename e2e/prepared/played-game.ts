import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { choose } from '@signalbox/bots';
import {
  type AnyTitle,
  CHANCE,
  defaultOptions,
  type GameState,
  type Json,
  newGame,
  type Pending,
  view,
} from '@signalbox/kernel';
import { act, draftOf, type Entry, followUp, gameOf, newLog, replayed, waitingIn } from '@signalbox/table';
import { TITLES } from '@signalbox/titles';

const PLAYERS = 3;
const WORK = 500;

/** A game from its beginning to its end. */
export interface PlayedGame {
  readonly initial: GameState;
  readonly entries: readonly Entry[];
}

/** The longest game takes a few seconds, on a busy machine minutes; for a worker that has died nobody waits longer. */
const PATIENCE_MS = 180_000;
const PAUSE_MS = 50;

/**
 * A whole game between apprentices, the same every time. What they chose is stored in `games`, because to choose takes
 * ten times as long as to do it; the short games, which are not, are played. The first worker that needs it does so for all
 * workers of this run.
 */
export function playedGame(id: string, seed: number): PlayedGame {
  const folder = test.info().project.outputDir;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `run-${process.ppid}-${id}-${seed}.json`);
  if (!isFirst(`${file}-playing`)) waitFor(file);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const title = TITLES.find((one) => one.id === id)!;
  const stored = new URL(`games/${id}-${seed}.json`, import.meta.url);
  const isStored = existsSync(stored);
  const isStale = isStored && process.env.SIGNALBOX_WRITE_GAMES !== undefined;
  const game = play(title, seed, isStored && !isStale ? asStored(stored) : apprentices(title, seed));
  if (isStale) writeFileSync(stored, choicesIn(game));
  // So that nobody reads a partial file.
  const unfinished = `${file}-${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(game));
  renameSync(unfinished, file);
  return game;
}

/** Makes the folder, which only one worker can. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Leaves the core to the worker that plays. */
function waitFor(file: string): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  const deadline = Date.now() + PATIENCE_MS;
  while (!existsSync(file) && Date.now() < deadline) Atomics.wait(clock, 0, 0, PAUSE_MS);
}

/** The last actions of such a game, as a game of its own. */
export function endOf(id: string, { initial, entries }: PlayedGame, actions: number): PlayedGame {
  const title = TITLES.find((one) => one.id === id)!;
  return play(title, 1, apprentices(title, 1), replayed(initial, entries.slice(0, -actions)));
}

function beginning(title: AnyTitle): GameState {
  return newGame(title, { players: PLAYERS, options: defaultOptions(title.options) });
}

/** What a seat answers to a question. */
type Choose = (state: GameState, position: number, seat: string, asked: Pending) => Json;

function apprentices(title: AnyTitle, seed: number): Choose {
  return (state, position, seat, asked) => {
    const options = { level: 'apprentice', nodes: WORK, seed: position + seed * 7919 } as const;
    return choose(title, view(title, state, seat), seat, asked, options).choice;
  };
}

/** What was chosen when the game was stored, one choice after another. */
function asStored(file: URL): Choose {
  const choices = (JSON.parse(readFileSync(file, 'utf8')) as Json[]).values();
  return () => choices.next().value!;
}

/** One choice per line. */
function choicesIn({ entries }: PlayedGame): string {
  const chosen = entries.filter(({ seat }) => seat !== CHANCE).map(({ choice }) => JSON.stringify(choice));
  return `[\n${chosen.join(',\n')}\n]\n`;
}

function play(title: AnyTitle, seed: number, choice: Choose, initial = beginning(title)): PlayedGame {
  const seats = Array.from({ length: PLAYERS }, () => ({ bot: 'apprentice' }));
  const draft = draftOf(gameOf(title, newLog(initial), { seed: `pictures${seed}`, seats, shared: true }), 0);
  followUp(draft);
  for (let asked = waitingIn(draft.game); asked; asked = waitingIn(draft.game)) {
    const seat = asked.seats[0]!;
    const { state, position } = draft.game;
    const action = { seat, decision: asked.decision, choice: choice(state, position, seat, asked) };
    const refused = act(draft, action, 'bot');
    // If the rules have changed, a stored game has to be stored again (CONTRIBUTING.md).
    if (refused) throw new Error(`Action ${position} of game ${seed} of ${title.id}: ${refused.why}`);
  }
  return { initial, entries: draft.entries };
}

export interface Moment {
  readonly decision: string;
  readonly entry: Entry;
  /** The number of actions before it. */
  readonly position: number;
}

/** For every kind of decision a moment in the middle of the game at which something was done. */
export function moments({ entries }: PlayedGame): Moment[] {
  const all = entries.flatMap((entry, position): Moment[] =>
    entry.seat === CHANCE || entry.decision === null ? [] : [{ decision: entry.decision, entry, position }],
  );
  return [...new Set(all.map(({ decision }) => decision))].map((wanted) => {
    const group = all.filter(({ decision }) => decision === wanted);
    const busy = group.filter(({ entry }) => !/pass|none|"no"/.test(JSON.stringify(entry.choice)));
    const worth = busy.length > 0 ? busy : group;
    return worth[Math.floor(worth.length * 0.6)]!;
  });
}
