import { ask, call, emit, procedure, run, type Seat, when, whilst } from '@signalbox/kernel';
import {
  BANK,
  beginOperatingRound,
  changeCharter,
  type OperatingRound,
  pay,
  turnsInOrder,
} from '@signalbox/rails';
import { lateBonus, mayUseBonusLate, placePortMarker, portInEveryStep } from './bonuses.ts';
import { type CompanyTurn, newCompanyTurn } from './company-turn.ts';
import { mayConvert, offerConversion } from './conversion.ts';
import { type Company, PRIVATES, type Private } from './data/companies.ts';
import { adjustPrice, payOrWithhold } from './dividends.ts';
import { runTrains } from './running.ts';
import { operatingCompanies, type State } from './state.ts';
import { placeToken, tokenStepOver } from './tokens.ts';
import { layTrack, trackStepOver } from './track.ts';
import { newTrainStep } from './train-step.ts';
import { trainStep } from './trains.ts';

/** §7, strictly in this order. */
export const companyTurn = procedure<State, CompanyTurn>(
  'company-turn',
  '7',
  run((state, { company }) => emit(state, { type: 'operates', company })),
  when(
    (state, { company }) => portInEveryStep(state, company) && mayConvert(state, company),
    ask(placePortMarker),
  ),
  ask(offerConversion),
  whilst((state, vars) => !trackStepOver(state, vars), ask(layTrack)),
  run((_, vars) => {
    vars.bonusDeclined = false;
  }),
  whilst((state, vars) => !tokenStepOver(state, vars), ask(placeToken)),
  whilst((state, vars) => !vars.bonusDeclined && mayUseBonusLate(state, vars.company), ask(lateBonus)),
  ask(runTrains),
  when(
    (state, { company, revenue }) => revenue > 0 && portInEveryStep(state, company),
    ask(placePortMarker, 'place-port-before-dividend'),
  ),
  ask(payOrWithhold),
  run(adjustPrice),
  call(trainStep, (_, { company }) => newTrainStep(company)),
  // Only now: during its first turn its shares cannot be sold for a train (§8.4.1).
  run((state, { company }) => {
    changeCharter(state, company, { operated: true });
  }),
);

/** §7: each private pays its owner. */
function payPrivates(state: State): void {
  for (const [id, owner] of Object.entries(state.privates) as [Private, Seat | null][]) {
    if (owner === null) continue;
    pay(state, BANK, owner, PRIVATES[id].income);
    emit(state, { type: 'private-income', seat: owner, private: id, amount: PRIVATES[id].income });
  }
}

export const operatingRound = procedure<State, OperatingRound<Company>>(
  'operating-round',
  '7',
  run(beginOperatingRound),
  run(payPrivates),
  turnsInOrder(operatingCompanies, companyTurn, newCompanyTurn),
);
