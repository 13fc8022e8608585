import { ask, call, emit, procedure, run, when, whilst } from '@signalbox/kernel';
import { beginOperatingRound, changeCharter, type OperatingRound, turnsInOrder } from '@signalbox/rails';
import { bankruptcy } from './bankruptcy.ts';
import { type CompanyTurn, newCompanyTurn } from './company-turn.ts';
import { COMPANY_IDS, type Company } from './data/companies.ts';
import { settleRevenue } from './dividends.ts';
import { endIfDue, finish } from './end.ts';
import { takeLease } from './insolvency.ts';
import { building, payPrivates } from './operating-round.ts';
import { runTrains, runWithoutAsking } from './running.ts';
import { isPriceZero } from './share-price.ts';
import { hasTrain, inReceivership, operatingCompanies, presidentOf, type State } from './state.ts';
import { hasSurplus, surrenderTrain, surrenderWithoutPresident } from './surplus-trains.ts';
import { newTrainStep, trainStep } from './train-step.ts';

/**
 * Checked after every stock and operating round once the Southern has formed: when each company with a president has a
 * train, British Rail takes over.
 */
export function nationaliseIfDue(state: State): void {
  if (state.era !== 'southern-formed' && state.era !== 'southern') return;
  const companies = state.options.unfloatedNeedTrains ? COMPANY_IDS : operatingCompanies(state);
  const run = companies.filter((company) => presidentOf(state, company) !== null);
  if (!run.every((company) => hasTrain(state, company))) return;
  if (state.era === 'southern-formed' && state.options.buildsUnderBritishRail) state.buildsOn = true;
  state.era = 'british-rail';
  emit(state, { type: 'nationalised' });
}

/** The best run is recorded once, and again only after a train was bought (C-8). */
function takeMarkedRevenue(state: State, turn: CompanyTurn): void {
  const marked = state.marked[turn.company];
  if (marked !== undefined && state.options.dutyRuns === 'computed') turn.revenue = marked;
  else runWithoutAsking(state, turn);
}

/** Everything is paid out, except in receivership. */
function payOut(state: State, turn: CompanyTurn): void {
  state.marked[turn.company] = turn.revenue;
  state.paidOut = { ...state.paidOut, [turn.company]: turn.revenue };
  turn.paid = turn.revenue > 0 && !inReceivership(state, turn.company);
  settleRevenue(state, turn);
}

/** In receivership nothing is run any more, unless an option says so. */
function runsOn(state: State, { company }: CompanyTurn): boolean {
  return !inReceivership(state, company) || state.options.receiversRunOn;
}

export const nationalisedTurn = procedure<State, CompanyTurn>(
  'nationalised-turn',
  'NAT',
  run((state, { company }) => emit(state, { type: 'operates', company })),
  whilst(hasSurplus, ask(surrenderTrain), run(surrenderWithoutPresident)),
  building,
  when(runsOn, run(takeLease), ask(runTrains), run(takeMarkedRevenue)),
  run(payOut),
  when(
    (state, { company }) => isPriceZero(state, company),
    call(bankruptcy, (_, { company }) => ({ company })),
  ),
  when(
    (state, turn) => state.companies[turn.company].floated && runsOn(state, turn),
    call(trainStep, (_, { company }) => newTrainStep(company)),
  ),
);

export const nationalisedRound = procedure<State, OperatingRound<Company>>(
  'nationalised-round',
  'NAT',
  run(beginOperatingRound),
  run(payPrivates),
  turnsInOrder(operatingCompanies, nationalisedTurn, newCompanyTurn),
);

/** So few companies run for the last time. */
const LAST_RUNNERS = 2;
const CLOSED_EACH_ROUND = 2;

/** What a company has paid, or will pay by its recorded run; null if it has had neither a turn nor a recorded run. */
export function dividendOf(state: State, company: Company): number | null {
  if (inReceivership(state, company)) return -1;
  return state.paidOut?.[company] ?? state.marked[company] ?? null;
}

/**
 * The companies that stop after a round, unless it is the last: the two lowest payers and their equals, those in
 * receivership first. A tie that would leave none leads to the last run instead, and only those below it stop (ruling
 * 1860-R13); so does a bankruptcy that leaves no more than two.
 */
export function lowestPayers(state: State): Company[] {
  const paid = (company: Company) => dividendOf(state, company) ?? 0;
  const companies = operatingCompanies(state).sort((a, b) => paid(a) - paid(b));
  if (companies.length <= LAST_RUNNERS) return [];
  const limit = companies[CLOSED_EACH_ROUND - 1]!;
  const stopping = companies.filter((company) => paid(company) <= paid(limit));
  const isAll = stopping.length === companies.length;
  return isAll && !state.options.tieEnds
    ? companies.filter((company) => paid(company) < paid(limit))
    : stopping;
}

/** Is this the last run? It depends on how many companies began the round, not on those that went bankrupt in it. */
export function isLastRun(state: State, operated: readonly Company[]): boolean {
  const running = new Set([...operated, ...operatingCompanies(state)]);
  return state.lastRun === true || running.size <= LAST_RUNNERS;
}

/** The last companies have run; or the lowest payers stop, and keep their price. */
function closeOrFinish(state: State): void {
  const running = operatingCompanies(state).length;
  if (state.lastRun || running === 0) {
    finish(state, 'nationalisation');
    return;
  }
  const stopping = lowestPayers(state);
  for (const company of stopping) {
    changeCharter(state, company, { closed: true });
    emit(state, { type: 'company-closed', company });
  }
  if (stopping.length === running) finish(state, 'nationalisation');
  else if (stopping.length < CLOSED_EACH_ROUND) state.lastRun = true;
}

/** Nationalisation: only operating rounds are left, until the last companies have run. */
export const britishRail = procedure<State>(
  'british-rail',
  'NAT',
  whilst(
    () => true,
    call(nationalisedRound, () => ({ operated: [] }), {
      returning: (state, _, { operated }) => {
        if (isLastRun(state, operated)) state.lastRun = true;
      },
    }),
    run(endIfDue),
    run(closeOrFinish),
  ),
);
