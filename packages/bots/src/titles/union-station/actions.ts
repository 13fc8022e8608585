import { choices, type Seat } from '@signalbox/kernel';
import { cashOf, sharesOf } from '@signalbox/rails';
import type { OfferSpace } from '@signalbox/titles/union-station/data/board-tracks.ts';
import type { Railroad } from '@signalbox/titles/union-station/data/railroads.ts';
import {
  BOTTOM_ROW_END,
  HIGHEST_VALUE,
  ROW_LENGTH,
} from '@signalbox/titles/union-station/data/value-track.ts';
import { spacesFor } from '@signalbox/titles/union-station/spaces.ts';
import { heldShares, type State } from '@signalbox/titles/union-station/state.ts';
import type { Action } from '@signalbox/titles/union-station/turn.ts';
import { because } from '../../explanation.ts';
import type { Advice, Question } from '../../heuristics.ts';
import { advantage, dividendsPerShare, shareOutlook, stationAdvantage, stationDividends } from './outlook.ts';
import { gainAt, openGoals, potentialOf } from './track.ts';

/** What a share will bring counts for more than what it brings now: most of the game is still to come. */
const FUTURE = 1.2;
/** A dollar in hand buys growth later. */
const CASH = 0.1;

export function chooseAction({ state, seat, offer, quick }: Question<State, object, Action>): Advice[] {
  return [...choices(offer)].map((choice) => adviceOn(state, seat, choice, quick));
}

function adviceOn(state: State, seat: Seat, choice: Action, quick: boolean): Advice {
  switch (choice.do) {
    case 'buy':
      return buying(state, seat, choice, choice.space);
    case 'lay':
      return laying(state, seat, choice, choice.railroad, quick);
    case 'sell':
      return selling(state, seat, choice, choice.railroad);
    case 'pass':
      return { choice, score: 0, because: because('us/pass') };
  }
}

function buying(state: State, seat: Seat, choice: Action, space: OfferSpace): Advice {
  const railroad = state.offer[space - 1]!;
  const price = state.values[railroad];
  const held = heldShares(state, railroad) + 1;
  const perShare = space + dividendsPerShare(price, space, held);
  // The new share rises, and is paid, with the others.
  const now = advantage(state, seat, railroad, perShare) + perShare + stationAdvantage(state, seat, railroad);
  const later = FUTURE * shareOutlook(state, railroad) - CASH * price;
  const rise = Math.min(space, HIGHEST_VALUE - price);
  const gain =
    (sharesOf(state, railroad, seat) + 1) * (perShare - space + rise) +
    stationDividends(state, seat, railroad);
  return { choice, score: now + later, because: because('us/buy', { railroad, price, gain }) };
}

function laying(state: State, seat: Seat, choice: Action, railroad: Railroad, quick: boolean): Advice {
  const { gain, potential } = quick ? quickTrack(state, railroad) : bestTrack(state, railroad);
  const perShare = gain + dividendsPerShare(state.values[railroad], gain, heldShares(state, railroad));
  const score = advantage(state, seat, railroad, perShare + FUTURE * potential);
  const mine = Math.round(sharesOf(state, railroad, seat) * perShare);
  return { choice, score, because: because('us/lay', { railroad, gain, mine }) };
}

interface TrackGain {
  /** What the two discs of a turn add to the value, and what they lead to. */
  readonly gain: number;
  readonly potential: number;
}

function bestTrack(state: State, railroad: Railroad): TrackGain {
  const goals = openGoals(state, railroad);
  const spaces = spacesFor(state, railroad)
    .map((hex) => ({ gain: gainAt(railroad, hex), potential: potentialOf(goals, hex) }))
    .sort((a, b) => b.gain + b.potential - a.gain - a.potential)
    .slice(0, 2);
  const gain = spaces.reduce((sum, space) => sum + space.gain, 0);
  return { gain, potential: Math.max(0, spaces.reduce((sum, space) => sum + space.potential, 0) - gain) };
}

/** Track that gains nothing yet leads to about this much. */
const USUAL_POTENTIAL = 1.5;

function quickTrack(state: State, railroad: Railroad): TrackGain {
  let first = 0;
  let second = 0;
  for (const hex of spacesFor(state, railroad)) {
    const gain = gainAt(railroad, hex);
    if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  }
  return { gain: first + second, potential: USUAL_POTENTIAL };
}

/** Others' shares fall; ours are turned into money, and will not rise any more. */
function selling(state: State, seat: Seat, choice: Action, railroad: Railroad): Advice {
  const count = sharesOf(state, railroad, seat);
  const value = state.values[railroad];
  const fall = value <= BOTTOM_ROW_END ? 0 : ROW_LENGTH;
  const others = heldShares(state, railroad) - count;
  const harm = (others * fall) / (state.seats.length - 1);
  const amount = count * value;
  const cheapest = Math.min(...state.offer.map((share) => (share ? state.values[share] : 99)));
  const short = cashOf(state, seat) < cheapest ? CASH * amount : 0;
  const score = harm + short - FUTURE * count * shareOutlook(state, railroad);
  return { choice, score, because: because('us/sell', { railroad, count, amount }) };
}
