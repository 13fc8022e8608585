import { readFileSync } from 'node:fs';
import { importGame } from '@signalbox/interchange';
import { type GameState, pending } from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';

const FILES: Readonly<Record<string, string>> = {
  '1841': '1841-3p-9',
  '1860': '1860-2p-42',
  '18FL': '18FL-4p-42',
};

const read = new Map<string, { readonly last: GameState; readonly runs: readonly string[] }>();

/** A recorded game of a title: how it ended, and every position in which trains were to run, as text. */
function recorded(title: string) {
  let found = read.get(title);
  if (!found) {
    const folder = new URL('../../packages/interchange/games/', import.meta.url);
    const file = JSON.parse(readFileSync(new URL(`${FILES[title]}.json`, folder), 'utf8'));
    const rules = TITLES.find(({ id }) => id === title)!;
    const runs: string[] = [];
    const { state } = importGame(file, undefined, (before) => {
      if (pending(rules, before)?.decision === 'run-trains') runs.push(JSON.stringify(before));
    });
    found = { last: state!, runs };
    read.set(title, found);
  }
  return found;
}

export function finalPosition(title: string): GameState {
  return recorded(title).last;
}

/** The last position of which this is true, in which trains were to run. */
export function lastRun(title: string, suits: (state: GameState) => boolean): GameState {
  const found = recorded(title).runs.findLast((text) => suits(JSON.parse(text) as GameState));
  return JSON.parse(found!) as GameState;
}
