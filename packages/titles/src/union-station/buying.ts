import { type Cited, call, cited, emit, procedure, run } from '@signalbox/kernel';
import { BANK, cashOf, moveShares, pay } from '@signalbox/rails';
import type { OfferSpace } from './data/board-tracks.ts';
import type { Railroad } from './data/railroads.ts';
import { raiseValue } from './dividends.ts';
import { endIfAllSharesTaken } from './end.ts';
import { moveOffer } from './share-offer.ts';
import { FACE_UP, type State } from './state.ts';
import { advanceStationDisc } from './union-station-company.ts';

export interface Purchase {
  readonly space: OfferSpace;
  readonly railroad: Railroad;
}

export function buyingObjection(state: State, space: OfferSpace): Cited | null {
  const railroad = state.offer[space - 1];
  if (!railroad) return cited('BUY', 'space-empty', { space });
  const price = state.values[railroad];
  const cash = cashOf(state, state.toAct);
  return cash < price ? cited('BUY', 'too-expensive', { railroad, price, cash }) : null;
}

/** The price is the value before it rises (BUY-b). */
function takeShare(state: State, { space, railroad }: Purchase): void {
  const price = state.values[railroad];
  pay(state, state.toAct, BANK, price);
  moveShares(state, railroad, FACE_UP, state.toAct, 1);
  state.offer[space - 1] = null;
  emit(state, { type: 'share-bought', seat: state.toAct, railroad, space, price });
}

/** Each step may end the game, and then the following ones do not happen (ruling G-5). */
export const buyShare = procedure<State, Purchase>(
  'buy-share',
  'BUY',
  run(takeShare),
  run((state, { railroad, space }) => raiseValue(state, railroad, space)),
  run((state, { railroad }) => advanceStationDisc(state, railroad)),
  run(endIfAllSharesTaken),
  call(moveOffer),
);
