import { type GameState, type Json, type Pending, random, type Seat, type Title } from '@signalbox/kernel';
import { isSettled } from './advise.ts';
import { Budget, type Limits } from './budget.ts';
import type { Context } from './context.ts';
import type { Explanation } from './explanation.ts';
import { type Habitual, habitualChoices, inHabitualOrder } from './habits.ts';
import type { Heuristics } from './heuristics.ts';
import type { Level, Style } from './levels.ts';
import type { Ranking } from './ranking.ts';
import { isLost } from './standing.ts';
import { think } from './think.ts';
import type { Thinking } from './thinking.ts';

export interface ChooseOptions extends Limits {
  readonly level: Level;
  /** If it has none, it plays what it considers best. */
  readonly style?: Style | null;
  readonly seed?: number;
}

export interface Chosen {
  readonly choice: Json;
  readonly explanation: Explanation;
}

/** Chooses for a seat, step by step, using the title's heuristics. */
export function* makeChoice<S extends GameState>(
  title: Title<S>,
  heuristics: Heuristics<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  options: ChooseOptions,
): Thinking<Chosen> {
  const context = contextOf(title, heuristics, view, options);
  const [{ choice, because }] = yield* think(context, view, seat, waiting, options.level);
  const lost = options.level !== 'random' && hasLost(heuristics, view, seat, waiting);
  return { choice, explanation: lost ? { ...because, lost } : because };
}

function hasLost<S extends GameState>(
  heuristics: Heuristics<S>,
  view: S,
  seat: Seat,
  { decision }: Pending,
): boolean {
  const { calm } = heuristics;
  const isCalm = calm === undefined || calm.some(({ name }) => name === decision);
  return isCalm && isLost(view, seat, seatsOf(view), heuristics);
}

/** Ranks the choices of a seat, step by step: its own choice, then the others in the order in which people make them. */
export function* rankChoices<S extends GameState>(
  title: Title<S>,
  heuristics: Heuristics<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  options: ChooseOptions,
): Thinking<Ranking> {
  const { ranked, habitual } = yield* considerChoices(title, heuristics, view, seat, waiting, options);
  return habitual ? inHabitualOrder(habitual) : ranked;
}

/** The choices that a bot considers, and those that people do. */
export function* considerChoices<S extends GameState>(
  title: Title<S>,
  heuristics: Heuristics<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  options: ChooseOptions,
): Thinking<{ readonly ranked: Ranking; readonly habitual: Habitual | null }> {
  const context = contextOf(title, heuristics, view, options);
  const ranked = yield* think(context, view, seat, waiting, options.level);
  const searched = options.level !== 'apprentice' && !isSettled(context, waiting, options.level);
  return { ranked, habitual: habitualChoices(context, view, seat, waiting, ranked, searched) };
}

function contextOf<S extends GameState>(
  title: Title<S>,
  heuristics: Heuristics<S>,
  view: S,
  options: ChooseOptions,
): Context<S> {
  return {
    title,
    heuristics,
    seats: seatsOf(view),
    style: options.style ?? null,
    budget: new Budget(options),
    rng: random(options.seed ?? Math.floor(Math.random() * 0x7fffffff)),
  };
}

/** Every title stores its seats in the state, though the kernel does not require it. */
export function seatsOf(view: GameState & { readonly seats?: readonly Seat[] }): readonly Seat[] {
  return view.seats ?? [];
}
