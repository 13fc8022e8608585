import { ask, call, decision, emit, list, procedure, run, type Seat, when, whilst } from '@signalbox/kernel';
import {
  changeCharter,
  IPO,
  moveShares,
  POOL,
  PRESIDENT_SHARES,
  type Presidencies,
  removeShares,
  setHoldings,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { isFrozen } from '../control.ts';
import { COMPANY_IDS, type Company } from '../data/companies.ts';
import { CHART } from '../data/market.ts';
import { discards, discardsBefore } from '../phase-change/discards.ts';
import { classOf, type State } from '../state.ts';
import { replaceFrozenPresidents, updateAfterMerger, updatePresident } from '../stock-round/presidency.ts';
import { setPrice } from '../stock-round/prices.ts';
import { trialCopy } from '../stock-round/selling.ts';
import { closeCompany, handOver, takeOverShares } from './closing.ts';
import {
  exchangePairs,
  mustAndCanTradeUp,
  oddShare,
  settleOddShare,
  sharesToExchange,
  tradeUp,
} from './exchange-of-majors.ts';
import {
  dropDuplicates,
  keepTheRest,
  keepTokens,
  keepTokensOfFrozenCompany,
  mayRemoveToken,
  relabelTokens,
  removeToken,
  tokenChooser,
} from './merged-tokens.ts';
import { exchangeOrder, mergedCells, mergingPlayer } from './merger-terms.ts';
import { setOperatedThisRound } from './new-charter.ts';

export interface Merger {
  /** The company whose president carries out the merger. */
  readonly a: Company;
  /** Its partner. */
  readonly b: Company;
  /** The new charter. */
  readonly into: Company;
  /** The steps of the Tuscan merger may end without a president and have their own rules for tokens (§4.6.10). */
  readonly tuscan: 'interim' | 'final' | null;
  /** Holders who still have to exchange; the first of them exchanges now. */
  holders: string[];
  /** Has the president's certificate been taken? */
  hasPresident: boolean;
  /** Has the first holder chosen to trade up: to pay for becoming president? */
  tradesUp: boolean;
  /** The seat with which the exchange begins, if not the one that carries out the merger. */
  readonly from?: Seat;
  /** Everybody who exchanges, in the order at the start of the merger. */
  order?: readonly string[];
  /** When tokens are removed one by one: has the player finished? */
  tokensDone?: boolean;
}

export function newMerger(a: Company, b: Company, into: Company, tuscan: Merger['tuscan'] = null): Merger {
  return { a, b, into, tuscan, holders: [], hasPresident: false, tradesUp: false };
}

/** Activates the new charter; until the shares are exchanged, the old president controls what it owns. */
function openCharter(state: State, vars: Merger): void {
  const { a, b, into } = vars;
  vars.holders = exchangeOrder(state, a, b, vars.from ?? mergingPlayer(state, vars));
  if (state.options.oddShareOrder === 'as-it-was') vars.order = vars.holders;
  const president = state.presidents[a] === b ? state.presidents[b]! : state.presidents[a]!;
  changeCharter(state, into, { status: 'active', operated: false });
  setPresident(state, into, president === a ? null : president);
  emit(state, { type: 'merger', a, b, into });
}

/**
 * A merged company does not operate before the next round, except SFLi in the Tuscan merger, if none of its parts has
 * operated yet (§4.6.10).
 */
function setTurnAfterMerger(state: State, { a, b, into, tuscan }: Merger): void {
  const ran = [a, b].some((old) => state.round.operated.includes(old));
  setOperatedThisRound(state, into, !tuscan || ran);
}

/** The new company gets the money, trains, unplaced tokens and treasury shares of both. */
function moveAssets(state: State, { a, b, into }: Merger): void {
  for (const old of [a, b]) {
    handOver(state, old, into);
    changeCharter(state, into, { tokens: state.companies[into].tokens + state.companies[old].tokens });
    takeOverShares(state, old, into, [a, b]);
  }
}

/** Removes the old companies' unissued shares and those that the new company would hold. */
function removeOwnShares(state: State, { a, b, into }: Merger): void {
  for (const old of [a, b]) {
    const count = sharesOf(state, old, into);
    if (count > 0) emit(state, { type: 'shares-removed', company: old, count });
    const gone = [a, b, into, IPO];
    const kept = Object.entries(state.shares[old]!).filter(([holder]) => !gone.includes(holder));
    setHoldings(state, old, Object.fromEntries(kept));
  }
}

/** With the holdings of both, the new company may become president of others (§3.5.3). */
function updateSubsidiaries(state: State, { a, b, into }: Merger): void {
  for (const company of COMPANY_IDS) {
    if (company !== a && company !== b && sharesOf(state, company, into) > 0)
      updateAfterMerger(state, company);
  }
}

/** If both prices are 250 or more, the new company may take either company's market space (ruling 1841-R3). */
export const chooseSpace = decision<State, Merger, number>({
  name: 'choose-space',
  rule: '4.7.4',
  forced: true,
  actor: mergingPlayer,
  offer: (state, { a, b }) => list(mergedCells(state, a, b).map((cell) => CHART.cells[cell]!.price)),
  apply: (state, { a, b, into }, price) => {
    const cell = mergedCells(state, a, b).find((candidate) => CHART.cells[candidate]!.price === price)!;
    setPrice(state, into, cell);
  },
});

/** When minors merge, president's certificates become two shares of the new company and other shares one each. */
function exchangeMinors(state: State, vars: Merger): void {
  const { a, b, into } = vars;
  for (const holder of vars.holders) {
    for (const old of [a, b]) {
      const shares = sharesOf(state, old, holder);
      if (shares === 0) continue;
      removeShares(state, old, holder, shares);
      moveShares(state, into, IPO, holder, shares);
      emit(state, { type: 'shares-exchanged', holder, old, shares, company: into, count: shares });
    }
  }
}

/**
 * After the exchange the presidency changes by the usual rule; if nobody is president, the president's certificate goes
 * to the pool.
 */
function confirmPresident(state: State, { into }: Merger): void {
  updatePresident(state, into);
  if (state.presidents[into] === POOL) {
    const missing = Math.max(0, PRESIDENT_SHARES - sharesOf(state, into, POOL));
    moveShares(state, into, IPO, POOL, missing);
  }
  replaceFrozenPresidents(state);
}

/** Closes both; a non-historical company may be founded again. */
function closeOldCompanies(state: State, { a, b }: Merger): void {
  closeCompany(state, a);
  closeCompany(state, b);
}

/**
 * On 18xx.games the largest holder becomes president as soon as the pairs are exchanged; this is checked again after
 * each odd share.
 */
function updateAfterExchange(state: State, { into, hasPresident }: Merger): void {
  if (hasPresident) updatePresident(state, into);
}

/** A second pass over the holders: those left with an odd share exchange it now. */
function queueOddShares(state: State, vars: Merger): void {
  const { a, b, order } = vars;
  vars.holders = order ? [...order] : exchangeOrder(state, a, b, mergingPlayer(state, vars));
}

const endsFrozen = (state: State, { into, tuscan }: Merger) => tuscan === 'final' && isFrozen(state, into);
const isMajor = (state: State, { a }: Merger) => classOf(state, a) === 'major';
/** Together the trains of both companies may exceed the limit (§4.5). */
const discardVars = () => ({ rule: '4.5' });
const holdersLeft = (_: State, { holders }: Merger) => holders.length > 0;

/**
 * §4.7.4 and §4.7.4.1 in order, except that the price marker is placed before the exchange, as in the example: the new
 * price applies to odd shares.
 */
export const merger = procedure<State, Merger>(
  'merger',
  '4.7.4',
  // 18xx.games asks for the market space before anything is moved.
  when(({ options }) => options.everyStep, ask(chooseSpace, 'choose-space-first')),
  run(openCharter),
  run(setTurnAfterMerger),
  run(moveAssets),
  run(removeOwnShares),
  when(({ options }) => !options.everyStep, ask(chooseSpace)),
  run(updateSubsidiaries),
  when(({ options }) => !options.everyStep, call(discards, discardVars)),
  when((state, vars) => !isMajor(state, vars), run(exchangeMinors)),
  when(
    isMajor,
    whilst(
      holdersLeft,
      when(discardsBefore(tradeUp), call(discards, discardVars, { label: 'discards-before-trading-up' })),
      ask(tradeUp),
      run(exchangePairs),
    ),
    when(({ options }) => options.everyStep, run(updateAfterExchange)),
    run(queueOddShares),
    whilst(
      holdersLeft,
      when(
        (state, vars) => sharesToExchange(state, vars) > 0,
        when(discardsBefore(oddShare), call(discards, discardVars, { label: 'discards-before-odd-share' })),
        ask(oddShare),
      ),
      run(settleOddShare),
      when(({ options }) => options.everyStep, run(updateAfterExchange)),
    ),
  ),
  run(confirmPresident),
  run(relabelTokens),
  when(
    ({ options }, { tuscan }) => options.everyStep && tuscan !== 'interim',
    call(discards, discardVars, { label: 'discards-after-exchange' }),
  ),
  when(({ options }) => !options.everyStep, ask(keepTokens)),
  when(
    (state, vars) => state.options.everyStep && tokenChooser(state, vars) !== null,
    run(dropDuplicates),
    whilst(mayRemoveToken, ask(removeToken)),
    run(keepTheRest),
  ),
  when(endsFrozen, run(keepTokensOfFrozenCompany)),
  run(closeOldCompanies),
);

/**
 * The presidents after the merger, found by carrying out the steps above on a copy. Nobody is asked: an odd share may
 * not create a circular chain of control (ruling 1841-R16), and a player is assumed to pay to become president only if
 * nobody else would be.
 */
export function presidenciesAfter(state: State, a: Company, b: Company, into: Company): Presidencies {
  const trial = trialCopy(state);
  const vars = newMerger(a, b, into);
  openCharter(trial, vars);
  moveAssets(trial, vars);
  removeOwnShares(trial, vars);
  setPrice(trial, into, mergedCells(trial, a, b)[0]!);
  updateSubsidiaries(trial, vars);
  if (!isMajor(trial, vars)) exchangeMinors(trial, vars);
  while (isMajor(trial, vars) && holdersLeft(trial, vars)) {
    vars.tradesUp = mustAndCanTradeUp(trial, vars);
    exchangePairs(trial, vars);
  }
  updatePresident(trial, into);
  return trial;
}
