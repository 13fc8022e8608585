import type { GameState, Pending, Seat, Title } from '@signalbox/kernel';
import { type ChooseOptions, type Chosen, makeChoice, rankChoices } from './deciding.ts';
import type { Ranking } from './ranking.ts';
import type { Thinking } from './thinking.ts';
import { loadHeuristics } from './titles/registry.ts';

/** How long thinking keeps the thread before it yields. */
const SLICE_MS = 10;

/**
 * Like `choose`, but loads only this title and yields to other tasks, so that a signal can abort it; then the best
 * choice so far is returned.
 */
export async function chooseFor<S extends GameState>(
  title: Title<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  options: ChooseOptions,
): Promise<Chosen> {
  return runInSlices(makeChoice(title, await loadHeuristics(title), view, seat, waiting, options));
}

/** The same, with everything that was considered, the best first. */
export async function rankFor<S extends GameState>(
  title: Title<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  options: ChooseOptions,
): Promise<Ranking> {
  return runInSlices(rankChoices(title, await loadHeuristics(title), view, seat, waiting, options));
}

/** Thinks to the end, but lets other tasks run in between. */
export async function runInSlices<T>(thinking: Thinking<T>): Promise<T> {
  for (let began = performance.now(); ; ) {
    const step = thinking.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    began = performance.now();
  }
}
