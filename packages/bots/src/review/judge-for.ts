import type { GameState, Json, Seat, Title } from '@signalbox/kernel';
import { unhurried } from '../choose-for.ts';
import { loadHeuristics } from '../titles/registry.ts';
import { type Judgement, type JudgeOptions, judging } from './judge.ts';

/** Judges a choice like `judging`, but loads only this title and yields to other tasks, so that it can be aborted. */
export async function judgeFor<S extends GameState>(
  title: Title<S>,
  state: S,
  seat: Seat,
  choice: Json,
  options: JudgeOptions,
): Promise<Judgement | null> {
  return unhurried(judging(title, await loadHeuristics(title), state, seat, choice, options));
}
