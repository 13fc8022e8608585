import { ask, call, decision, emit, list, procedure, run, when, whilst } from '@signalbox/kernel';
import { beginOperatingRound, changeCharter } from '@signalbox/rails';
import { actorFor, canAct, isFrozen } from '../control.ts';
import type { Company } from '../data/companies.ts';
import { connectBoxes, endIfBankBroken, endIfTriggered } from '../end.ts';
import { financialActions, newFinancialActions } from '../finance/financial-actions.ts';
import { inOperatingOrder, isActive, type State } from '../state.ts';
import { type CompanyTurn, newCompanyTurn } from './company-turn.ts';
import { adjustPrice, payOrWithhold, reportNoRun } from './dividends.ts';
import { frozenTurn } from './frozen-companies.ts';
import { runTrains } from './running.ts';
import { newTokenPurchase, tokenPurchase } from './token-purchase.ts';
import { placeToken } from './tokens.ts';
import { layTrack } from './track.ts';
import { newTrainStep } from './train-step.ts';
import { trainStep } from './trains.ts';

/** A frozen company does almost nothing (§4.5.1.1). */
function beginTurn(state: State, vars: CompanyTurn): void {
  state.round.operated.push(vars.company);
  emit(state, { type: 'operates', company: vars.company });
  if (!isFrozen(state, vars.company)) return;
  frozenTurn(state, vars.company);
  vars.frozen = true;
  vars.over = true;
}

/** Only now does it count as having operated (§10), and not after a turn without any action (ruling 1841-R18). */
function endTurn(state: State, { company, frozen }: CompanyTurn): void {
  if (!isActive(state, company) || (frozen && !state.options.frozenTurnsCount)) return;
  // The charters stay the same object where nothing changes: much is kept on it.
  if (!state.companies[company].operated) changeCharter(state, company, { operated: true });
}

/** 18xx.games checks off-board areas in a separate step, and only if track was laid. */
export const lookForBoxes = decision<State, CompanyTurn, 'look'>({
  name: 'look-for-boxes',
  rule: '5',
  forced: true,
  actor: (state, { company, laid }) =>
    state.options.everyStep && laid.length > 0 ? actorFor(state, company) : null,
  offer: () => list(['look']),
  apply: connectBoxes,
});

const goesOn = (_: State, { over }: CompanyTurn) => !over;

/** §4, strictly in this order. */
export const companyTurn = procedure<State, CompanyTurn>(
  'company-turn',
  '4',
  run(beginTurn),
  when(
    goesOn,
    whilst((_, { trackDone }) => !trackDone, ask(layTrack)),
    when((state) => !state.options.everyStep, run(connectBoxes)),
    ask(lookForBoxes),
    ask(placeToken),
    when((state) => state.options.boxesTested === 'track-and-tokens', run(connectBoxes)),
    run(reportNoRun),
    ask(runTrains),
    ask(payOrWithhold),
    run(adjustPrice),
    call(tokenPurchase, (_, { company }) => newTokenPurchase(company)),
    call(trainStep, (_, { company }) => newTrainStep(company), {
      returning: (state, vars, step) => {
        vars.over = step.bankrupt || !canAct(state, vars.company);
      },
    }),
  ),
  when(
    goesOn,
    call(financialActions, (_, { company }) => newFinancialActions(company)),
  ),
  run(endTurn),
);

/** The order is computed again for each turn: sales may have moved prices (§4). */
function nextToOperate(state: State): Company | null {
  return inOperatingOrder(state).find((company) => !state.round.operated.includes(company)) ?? null;
}

/** Companies founded during the round wait for the next (§4.7.3). */
export const operatingRound = procedure<State>(
  'operating-round',
  '4',
  run((state) => {
    state.round.operated = [];
    state.round.sold = {};
    beginOperatingRound(state);
  }),
  whilst(
    (state) => nextToOperate(state) !== null,
    call(companyTurn, (state) => newCompanyTurn(nextToOperate(state)!)),
    run(endIfTriggered),
  ),
  run(endIfBankBroken),
);
