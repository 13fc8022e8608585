import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { choose } from '@signalbox/bots';
import { type AnyTitle, CHANCE, defaultOptions, type GameState, newGame, view } from '@signalbox/kernel';
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

/** A whole game between apprentices, the same every time. The first worker that needs it plays it for all workers of this run. */
export function playedGame(id: string, seed: number): PlayedGame {
  const folder = test.info().project.outputDir;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `run-${process.ppid}-${id}-${seed}.json`);
  if (!isFirst(`${file}-playing`)) waitFor(file);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const game = play(TITLES.find((title) => title.id === id)!, seed);
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
  return play(TITLES.find((title) => title.id === id)!, 1, replayed(initial, entries.slice(0, -actions)));
}

function beginning(title: AnyTitle): GameState {
  return newGame(title, { players: PLAYERS, options: defaultOptions(title.options) });
}

function play(title: AnyTitle, seed: number, initial = beginning(title)): PlayedGame {
  const seats = Array.from({ length: PLAYERS }, () => ({ bot: 'apprentice' }));
  const draft = draftOf(gameOf(title, newLog(initial), { seed: `pictures${seed}`, seats, shared: true }), 0);
  followUp(draft);
  for (let asked = waitingIn(draft.game); asked; asked = waitingIn(draft.game)) {
    const seat = asked.seats[0]!;
    const { state, position } = draft.game;
    const options = { level: 'apprentice', nodes: WORK, seed: position + seed * 7919 } as const;
    const { choice } = choose(title, view(title, state, seat), seat, asked, options);
    const refused = act(draft, { seat, decision: asked.decision, choice }, 'bot');
    if (refused) throw new Error(refused.why);
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
