import { ask, CHANCE, decision, emit, list, procedure, type Seat, whilst } from '@signalbox/kernel';
import { moveShares } from '@signalbox/rails';
import { RAILROADS, type Railroad } from './data/railroads.ts';
import { turnUpShare } from './share-offer.ts';
import { FACE_DOWN, FACE_UP, type State } from './state.ts';

/** One share of each railroad, shuffled into a column, is auctioned (SET-e). */
export const drawLot = decision<State, object, Railroad>({
  name: 'draw-lot',
  rule: 'SET',
  actor: () => CHANCE,
  offer: (state) => list(RAILROADS.filter((railroad) => !state.column.includes(railroad))),
  apply: (state, _, railroad) => {
    moveShares(state, railroad, FACE_DOWN, FACE_UP, 1);
    state.column.push(railroad);
    emit(state, { type: 'lot-drawn', railroad, place: state.column.length });
  },
});

/** The rules leave the first player to the table: chance decides (SET-h). */
export const firstAuctioneer = decision<State, object, Seat>({
  name: 'first-auctioneer',
  rule: 'SET',
  actor: () => CHANCE,
  offer: (state) => list(state.seats),
  apply: (state, _, seat) => {
    state.toAct = seat;
    emit(state, { type: 'auctioneer-drawn', seat });
  },
});

export const setUp = procedure<State>(
  'set-up',
  'SET',
  whilst((state) => state.column.length < RAILROADS.length, ask(drawLot)),
  ask(turnUpShare),
  ask(firstAuctioneer),
);
