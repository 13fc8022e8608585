import { type GameState, type Offer, type Pending, pending, type Seat, type Title } from '@signalbox/kernel';
import type { Limits } from './budget.ts';
import { type ChooseOptions, type Chosen, makeChoice } from './deciding.ts';
import { BEST_LEVEL } from './levels.ts';
import { heuristicsFor } from './titles/index.ts';

/**
 * Chooses for a seat. The state is the seat's own view (kernel `view`), and `waiting` what is pending in it. Runs
 * to the end without a pause: for workers, arenas and tests.
 */
export function choose<S extends GameState>(
  title: Title<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  options: ChooseOptions,
): Chosen {
  const thinking = makeChoice(title, heuristicsFor(title), view, seat, waiting, options);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/** The choice of the best level for a seat (by default the first that is asked), with its explanation. */
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
    { ...limits, level: BEST_LEVEL },
  );
}
