import {
  carryOutInPlace,
  firstChoices,
  type GameState,
  type Json,
  type Pending,
  type Seat,
  type Title,
} from '@signalbox/kernel';
import { playableCopy } from '../fork.ts';

/** What a choice gave away for certain, whatever happened later. */
export interface SureLoss {
  /** revenue: the run earned less than the best one. */
  readonly kind: 'revenue';
  readonly made: number;
  readonly best: number;
}

/** Null if nothing was given away for certain. */
export function sureLossOf<S extends GameState>(
  title: Title<S>,
  seen: S,
  seat: Seat,
  waiting: Pending,
  choice: Json,
): SureLoss | null {
  const offer = waiting.offerTo(seat);
  if (offer.kind !== 'built' || offer.what !== 'routes') return null;
  // The offer lists the best run first.
  const [bestRun] = firstChoices(offer, 1);
  const made = earnedBy(title, seen, seat, choice);
  const best = bestRun === undefined ? null : earnedBy(title, seen, seat, bestRun);
  if (made === null || best === null) return null;
  // Subsidy instead of revenue is a choice, not a loss.
  const isLess = made.revenue < best.revenue && made.subsidy <= best.subsidy;
  return isLess ? { kind: 'revenue', made: made.revenue, best: best.revenue } : null;
}

/** What a run earns, as the rules announce it. */
function earnedBy<S extends GameState>(
  title: Title<S>,
  seen: S,
  seat: Seat,
  choice: Json,
): { readonly revenue: number; readonly subsidy: number } | null {
  const state = playableCopy(title, seen);
  state.events = [];
  carryOutInPlace(title, state, seat, choice);
  const ran = (state.events ?? []).find(({ type }) => type === 'ran');
  return ran ? { revenue: Number(ran.revenue), subsidy: Number(ran.subsidy ?? 0) } : null;
}
