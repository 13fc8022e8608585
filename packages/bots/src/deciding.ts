import { type GameState, type Json, type Pending, random, type Seat, type Title } from '@signalbox/kernel';
import { Budget, type Limits } from './budget.ts';
import type { Explanation } from './explanation.ts';
import type { Heuristics } from './heuristics.ts';
import type { Level } from './levels.ts';
import type { Mind } from './mind.ts';
import { think } from './think.ts';
import type { Thinking } from './thinking.ts';

export interface Wish extends Limits {
  readonly level: Level;
  readonly seed?: number;
}

export interface Chosen {
  readonly choice: Json;
  readonly explanation: Explanation;
}

/** Chooses for a seat, step by step, with what is known about the title. */
export function* deciding<S extends GameState>(
  title: Title<S>,
  heuristics: Heuristics<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  wish: Wish,
): Thinking<Chosen> {
  const mind: Mind<S> = {
    title,
    heuristics,
    seats: seatsOf(view),
    budget: new Budget(wish),
    rng: random(wish.seed ?? Math.floor(Math.random() * 0x7fffffff)),
  };
  const { choice, because } = yield* think(mind, view, seat, waiting, wish.level);
  return { choice, explanation: because };
}

/** Every title keeps its seats; the kernel does not ask for it. */
function seatsOf(view: GameState & { readonly seats?: readonly Seat[] }): readonly Seat[] {
  return view.seats ?? [];
}
