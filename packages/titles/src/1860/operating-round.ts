import { ask, call, emit, procedure, run, when, whilst } from '@signalbox/kernel';
import { beginOperatingRound, type OperatingRound, turnsInOrder } from '@signalbox/rails';
import { bankruptcy } from './bankruptcy.ts';
import { type CompanyTurn, newCompanyTurn } from './company-turn.ts';
import type { Company } from './data/companies.ts';
import { PRIVATE_IDS, privateOf } from './data/privates.ts';
import { payOrWithhold, settleRevenue } from './dividends.ts';
import { declareInsolvency, endInsolvency, takeLease } from './insolvency.ts';
import { payPlayer } from './money.ts';
import { buyForReceiver } from './receivership.ts';
import { runTrains, runWithoutAsking } from './running.ts';
import { isPriceZero } from './share-price.ts';
import { operatingCompanies, presidentOf, type State } from './state.ts';
import { hasSurplus, surrenderTrain, surrenderWithoutPresident } from './surplus-trains.ts';
import { canPlaceToken, placeToken } from './tokens.ts';
import { layTrack } from './track.ts';
import { newTrainStep, trainStep } from './train-step.ts';

/** No track and no tokens in receivership, nor once the Southern is in force. */
function mayBuild(state: State, { company }: CompanyTurn): boolean {
  const open = state.era === 'independent' || state.era === 'southern-formed' || state.buildsOn === true;
  return open && presidentOf(state, company) !== null;
}

/** Track, then a token. */
export const building = when<State, CompanyTurn>(
  mayBuild,
  whilst((_, turn) => !turn.trackDone, ask(layTrack)),
  when(canPlaceToken, ask(placeToken)),
);

/** Operating round, in this order. */
export const companyTurn = procedure<State, CompanyTurn>(
  'company-turn',
  'OR',
  run((state, { company }) => emit(state, { type: 'operates', company })),
  when((state) => state.options.solventAgain !== 'before-running', run(endInsolvency)),
  whilst(hasSurplus, ask(surrenderTrain), run(surrenderWithoutPresident)),
  building,
  run(takeLease),
  ask(runTrains),
  run(runWithoutAsking),
  ask(payOrWithhold),
  run(settleRevenue),
  when(
    (state, { company }) => isPriceZero(state, company),
    call(bankruptcy, (_, { company }) => ({ company })),
  ),
  when(
    (state, { company }) => state.companies[company].floated,
    run(buyForReceiver),
    call(trainStep, (_, { company }) => newTrainStep(company)),
    run(declareInsolvency),
  ),
);

/** Privates in the bank pay nobody. */
export function payPrivates(state: State): void {
  for (const id of PRIVATE_IDS) {
    const owner = state.seats.find((seat) => state.privates[id] === seat);
    if (owner === undefined) continue;
    const amount = privateOf(id).income;
    payPlayer(state, owner, amount);
    emit(state, { type: 'private-income', seat: owner, private: id, amount });
  }
}

export const operatingRound = procedure<State, OperatingRound<Company>>(
  'operating-round',
  'OR',
  run(beginOperatingRound),
  run(payPrivates),
  turnsInOrder(operatingCompanies, companyTurn, newCompanyTurn),
);
