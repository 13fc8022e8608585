import {
  ask,
  type Cited,
  call,
  decision,
  emit,
  list,
  objection,
  procedure,
  run,
  when,
  whilst,
} from '@signalbox/kernel';
import { buyShare, speaksAgainstBuying } from './buying.ts';
import { OFFER_SPACES, type OfferSpace } from './data/board-tracks.ts';
import { RAILROADS, type Railroad } from './data/railroads.ts';
import { endIfStandstill } from './end.ts';
import { layTrack, speaksAgainstLaying } from './laying-track.ts';
import { sellShares, speaksAgainstSelling } from './selling.ts';
import { type State, seatAfter } from './state.ts';

export type Action =
  | { readonly action: 'buy'; readonly space: OfferSpace }
  | { readonly action: 'lay' | 'sell'; readonly railroad: Railroad }
  | { readonly action: 'pass' };

/** What a player does, in the end; passing unless there is something to choose. */
interface Turn {
  action: Action['action'];
  railroad?: Railroad;
  space?: OfferSpace;
}

const ACTIONS: readonly Action[] = [
  ...OFFER_SPACES.map((space): Action => ({ action: 'buy', space })),
  ...RAILROADS.map((railroad): Action => ({ action: 'lay', railroad })),
  ...RAILROADS.map((railroad): Action => ({ action: 'sell', railroad })),
  { action: 'pass' },
];

function speaksAgainst(state: State, choice: Action): Cited | null {
  switch (choice.action) {
    case 'buy':
      return speaksAgainstBuying(state, choice.space);
    case 'lay':
      return speaksAgainstLaying(state, choice.railroad);
    case 'sell':
      return speaksAgainstSelling(state, choice.railroad);
    case 'pass':
      // Whoever is asked can do something, and so has to (TURN-c).
      return objection('may-not-pass');
  }
}

/** Somebody who can do nothing is not asked. */
const chooseAction = decision<State, Turn, Action>({
  name: 'choose-action',
  rule: 'TURN',
  actor: (state) => state.toAct,
  offer: (state) => list(ACTIONS, (choice) => speaksAgainst(state, choice)),
  apply: (state, turn, choice) => {
    Object.assign(turn, choice);
    state.passes = 0;
  },
});

/** Passing is never chosen: it happens (ruling US-R5). */
function pass(state: State): void {
  state.passes += 1;
  emit(state, { type: 'turn-passed', seat: state.toAct });
  endIfStandstill(state);
}

const turn = procedure<State, Turn>(
  'turn',
  'TURN',
  ask(chooseAction),
  when(
    (_, { action }) => action === 'buy',
    call(buyShare, (state, { space }) => ({ space: space!, railroad: state.offer[space! - 1]! })),
  ),
  when(
    (_, { action }) => action === 'lay',
    call(layTrack, (_, { railroad }) => ({ railroad: railroad! })),
  ),
  when(
    (_, { action }) => action === 'sell',
    run((state, { railroad }) => sellShares(state, railroad!)),
  ),
  when((_, { action }) => action === 'pass', run(pass)),
  run((state) => {
    state.toAct = seatAfter(state, state.toAct);
  }),
);

/** Clockwise, until the game ends in the middle of something. */
export const turns = procedure<State>(
  'turns',
  'TURN',
  whilst(
    () => true,
    call(turn, () => ({ action: 'pass' as const })),
  ),
);
