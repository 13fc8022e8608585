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
import { buyingObjection, buyShare } from './buying.ts';
import { OFFER_SPACES, type OfferSpace } from './data/board-tracks.ts';
import { RAILROADS, type Railroad } from './data/railroads.ts';
import { endIfNothingIsLeft } from './end.ts';
import { layingObjection, layTrack } from './laying-track.ts';
import { sellingObjection, sellShares } from './selling.ts';
import { type State, seatAfter } from './state.ts';

export type Action =
  | { readonly do: 'buy'; readonly space: OfferSpace }
  | { readonly do: 'lay' | 'sell'; readonly railroad: Railroad }
  | { readonly do: 'pass' };

/** The player's action; a pass if nothing can be chosen. */
interface Turn {
  do: Action['do'];
  railroad?: Railroad;
  space?: OfferSpace;
}

const ACTIONS: readonly Action[] = [
  ...OFFER_SPACES.map((space): Action => ({ do: 'buy', space })),
  ...RAILROADS.map((railroad): Action => ({ do: 'lay', railroad })),
  ...RAILROADS.map((railroad): Action => ({ do: 'sell', railroad })),
  { do: 'pass' },
];

function objectionTo(state: State, choice: Action): Cited | null {
  switch (choice.do) {
    case 'buy':
      return buyingObjection(state, choice.space);
    case 'lay':
      return layingObjection(state, choice.railroad);
    case 'sell':
      return sellingObjection(state, choice.railroad);
    case 'pass':
      // The player who is asked can do something, and therefore has to (TURN-c).
      return objection('may-not-pass');
  }
}

/** A player who can do nothing is not asked. */
export const chooseAction = decision<State, Turn, Action>({
  name: 'choose-action',
  rule: 'TURN',
  actor: (state) => state.toAct,
  offer: (state) => list(ACTIONS, (choice) => objectionTo(state, choice)),
  apply: (state, turn, choice) => {
    Object.assign(turn, choice);
    state.passes = 0;
  },
});

/** Passing is never chosen, it is automatic (ruling US-R5). */
function pass(state: State): void {
  state.passes += 1;
  emit(state, { type: 'turn-passed', seat: state.toAct });
  endIfNothingIsLeft(state);
}

export const turn = procedure<State, Turn>(
  'turn',
  'TURN',
  ask(chooseAction),
  when(
    (_, turn) => turn.do === 'buy',
    call(buyShare, (state, { space }) => ({ space: space!, railroad: state.offer[space! - 1]! })),
  ),
  when(
    (_, turn) => turn.do === 'lay',
    call(layTrack, (_, { railroad }) => ({ railroad: railroad! })),
  ),
  when(
    (_, turn) => turn.do === 'sell',
    run((state, { railroad }) => sellShares(state, railroad!)),
  ),
  when((_, turn) => turn.do === 'pass', run(pass)),
  run((state) => {
    state.toAct = seatAfter(state, state.toAct);
  }),
);

/** Players take turns clockwise until the game ends, which can happen in the middle of a turn. */
export const turns = procedure<State>(
  'turns',
  'TURN',
  whilst(
    () => true,
    call(turn, () => ({ do: 'pass' as const })),
  ),
);
