import { ask, CHANCE, decision, emit, list, procedure, run } from '@signalbox/kernel';
import { moveShares, sharesOf } from '@signalbox/rails';
import { RAILROADS, type Railroad } from './data/railroads.ts';
import { FACE_DOWN, FACE_UP, type State } from './state.ts';

/** A face-down deck has no order: every card in it is equally likely to be the next (SET-f). */
function faceDownShares(state: State): Railroad[] {
  const cards: Railroad[] = [];
  for (const railroad of RAILROADS) {
    for (let left = sharesOf(state, railroad, FACE_DOWN); left > 0; left--) cards.push(railroad);
  }
  return cards;
}

/** The top card of the deck is turned up when the open one is gone; nothing happens if the deck is empty (OFF-h). */
export const turnUpShare = decision<State, object, Railroad>({
  name: 'turn-up-share',
  rule: 'OFF',
  actor: (state) => (state.open === null ? CHANCE : null),
  offer: (state) => list(faceDownShares(state)),
  apply: (state, _, railroad) => {
    moveShares(state, railroad, FACE_DOWN, FACE_UP, 1);
    state.open = railroad;
    emit(state, { type: 'share-turned-up', railroad });
  },
});

/**
 * The open share goes to +1 and pushes the others to the right, into the first gap: no share ever leaves +3, and a full
 * row does not move (OFF-a to OFF-d). Without a deck the shares move on automatically: all that have room, so it is the
 * last gap that closes (OFF-e).
 */
function shiftOffer(state: State): void {
  const { offer, open } = state;
  const gap = open === null ? offer.lastIndexOf(null) : offer.indexOf(null);
  if (gap === -1) return;
  offer.splice(gap, 1);
  offer.unshift(open);
  state.open = null;
  if (open !== null) emit(state, { type: 'share-offered', railroad: open });
}

export const moveOffer = procedure<State>('move-offer', 'OFF', run(shiftOffer), ask(turnUpShare));
