import type { GameState, Pending, Seat } from '@signalbox/kernel';
import { advise } from './advise.ts';
import { because } from './explanation.ts';
import type { Advice, Heuristics } from './heuristics.ts';
import type { Level } from './levels.ts';
import type { Mind } from './mind.ts';
import { anyChoice, narrow } from './narrow.ts';
import { best } from './play-on.ts';
import { type SearchPlan, search, type Thinking } from './search.ts';

/** Where no heuristics help, so many of the offered choices are tried out. */
const CANDIDATES_UNADVISED = 12;

function planOf(level: Level, { horizon }: Heuristics): SearchPlan {
  return level === 'baron'
    ? { candidates: 8, horizon: horizon.baron, samples: null, carelessness: 0.1 }
    : { candidates: 5, horizon: horizon.conductor, samples: 2, carelessness: 0 };
}

/** One decision of a bot. */
export function* think<S extends GameState>(
  mind: Mind<S>,
  view: S,
  seat: Seat,
  waiting: Pending,
  level: Level,
): Thinking<Advice> {
  const offer = waiting.offerTo(seat);
  if (level === 'random') return { choice: anyChoice(offer, mind.rng), score: 0, because: because('random') };
  const advised = advise(mind, view, waiting, seat, false);
  const advice = advised ?? unadvised(mind, waiting, seat);
  const bySearch = advised === null || level !== 'apprentice';
  if (!bySearch || advice.length === 1 || mind.heuristics.settled.includes(waiting.decision))
    return best(advice);
  return yield* search(mind, view, seat, advice, planOf(level, mind.heuristics as Heuristics));
}

function unadvised<S extends GameState>({ rng }: Mind<S>, waiting: Pending, seat: Seat): Advice[] {
  return narrow(waiting.offerTo(seat), CANDIDATES_UNADVISED, rng).map((choice) => ({
    choice,
    score: 0,
    because: because('tried-out'),
  }));
}
