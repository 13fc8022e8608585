import type { GameState, Json, Seat, Title } from '@signalbox/kernel';
import { runInSlices } from '../choose-for.ts';
import { loadHeuristics } from '../titles/registry.ts';
import { chancesIn } from './chances.ts';
import { type Judgement, type JudgeOptions, judging } from './judge.ts';
import { type DecisionThemes, themesIn } from './turning-points.ts';

/** Each judgement of a game has random numbers of its own. */
export const seedAt = (actionsBefore: number, seed = 0) => seed + 100 * actionsBefore;

/** Judges a choice like `judging`, but loads only this title and yields to other tasks, so that it can be aborted. */
export async function judgeFor<S extends GameState>(
  title: Title<S>,
  state: S,
  seat: Seat,
  choice: Json,
  options: JudgeOptions,
): Promise<Judgement | null> {
  return runInSlices(judging(title, await loadHeuristics(title), state, seat, choice, options));
}

/** What a review says about a title's games besides judgements. */
export interface Reviewer<S extends GameState> {
  readonly themes: DecisionThemes;
  /** Each seat's chance of winning, with this part of the game still to come. */
  readonly chances: (state: S, seats: readonly Seat[], left: number) => Readonly<Record<Seat, number>>;
}

export async function reviewerFor<S extends GameState>(title: Title<S>): Promise<Reviewer<S>> {
  const heuristics = await loadHeuristics(title);
  return {
    themes: themesIn(heuristics),
    chances: (state, seats, left) => chancesIn(heuristics, state, seats, left),
  };
}
