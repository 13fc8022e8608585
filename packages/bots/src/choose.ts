import {
  type GameState,
  type Json,
  type Offer,
  type Pending,
  pending,
  random,
  type Seat,
  type Title,
} from '@signalbox/kernel';
import { Budget, type Limits } from './budget.ts';
import type { Explanation } from './explanation.ts';
import type { Level } from './levels.ts';
import type { Mind } from './mind.ts';
import { think } from './think.ts';
import type { Thinking } from './thinking.ts';
import { heuristicsFor } from './titles/index.ts';

export interface Wish extends Limits {
  readonly level: Level;
  readonly seed?: number;
}

export interface Chosen {
  readonly choice: Json;
  readonly explanation: Explanation;
}

/**
 * Chooses for a seat. The state is the seat's own view (kernel `view`), and `waiting` what is pending in it. Runs
 * to the end without a pause: for workers, arenas and tests.
 */
export function choose<S extends GameState>(
  title: Title<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  wish: Wish,
): Chosen {
  const thinking = begin(title, view, seat, waiting, wish);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/** How long the thread is kept before others have a turn. */
const SLICE_MS = 10;

/**
 * As `choose`, but lets others on the thread have a turn, so that a signal can call it off; then what looks best so
 * far is chosen.
 */
export async function chooseFor<S extends GameState>(
  title: Title<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  wish: Wish,
): Promise<Chosen> {
  const thinking = begin(title, view, seat, waiting, wish);
  for (let began = performance.now(); ; ) {
    const step = thinking.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    began = performance.now();
  }
}

/** What a good bot would do in a person's place (if not given, of the first who is asked), with the reason. */
export function hint<S extends GameState>(
  title: Title<S>,
  view: S,
  offer: Offer,
  seat?: Seat,
  limits: Limits & { readonly seed?: number } = {},
): Chosen {
  const waiting = pending(title, view);
  if (!waiting) throw new Error('The game is over.');
  return choose(
    title,
    view,
    seat ?? waiting.seats[0]!,
    { ...waiting, offerTo: () => offer },
    { ...limits, level: 'conductor' },
  );
}

function* begin<S extends GameState>(
  title: Title<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  wish: Wish,
): Thinking<Chosen> {
  const mind: Mind<S> = {
    title,
    heuristics: heuristicsFor(title),
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
