import { ask, call, cited, decision, emit, list, procedure, run, when } from '@signalbox/kernel';
import {
  BANK,
  cashOf,
  changeCharter,
  IPO,
  moveShares,
  pay,
  setHoldings,
  setPresident,
} from '@signalbox/rails';
import { actorFor } from '../control.ts';
import { type Company, TOKENS } from '../data/companies.ts';
import { bankruptcy } from '../operating-round/bankruptcy.ts';
import { collect, emergencyMoney, fundsWithHelp, newEmergency } from '../operating-round/emergency-money.ts';
import { clockwiseFrom, isActive, type State } from '../state.ts';
import { cellOf, setPrice } from '../stock-round/prices.ts';
import { closeCompany, handOver, takeOverShares } from './closing.ts';
import { setOperatedThisRound } from './new-charter.ts';
import { offerShares, shareholders } from './share-offers.ts';

const SECOND_TOKEN = 50;
export const FURTHER_TOKEN = 100;

export interface Conversion {
  /** The minor to convert. */
  readonly a: Company;
  readonly into: Company;
  /** A step of the Tuscan merger: no tokens are bought (C-17). */
  readonly tuscan: boolean;
  /** How many tokens besides the second one, if chosen beforehand. */
  further?: number;
  /** The player behind the company went bankrupt: it acts no more, and its next president owes nothing (§4.5.1). */
  bankrupt?: true;
}

/** The major takes over the minor's marker, assets and shares, one for one, so 40% becomes 20%. */
function replaceCharter(state: State, { a, into }: Conversion): void {
  const president = state.presidents[a]!;
  const holders = Object.entries(state.shares[a]!);
  changeCharter(state, into, { status: 'active', operated: false });
  emit(state, { type: 'conversion', company: a, into });
  handOver(state, a, into);
  takeOverShares(state, a, into);
  for (const [holder, count] of holders) {
    if (holder === IPO || count === 0) continue;
    moveShares(state, into, IPO, holder, count);
    emit(state, { type: 'shares-converted', holder, old: a, company: into, count });
  }
  setPresident(state, into, president);
  // The old certificates are removed, so that they can neither be sold nor counted against a limit.
  setHoldings(state, a, {});
  setPresident(state, a, null);
  // At the bottom of the stack, like every newly placed marker.
  setPrice(state, into, cellOf(state, a));
}

function replaceTokens(state: State, { a, into }: Conversion): void {
  state.stations = state.stations.map((station) =>
    station.owner === a ? { ...station, owner: into } : station,
  );
  changeCharter(state, into, { tokens: state.companies[a].tokens });
}

function tokenCount(state: State, company: Company): number {
  return state.companies[company].tokens + state.stations.filter(({ owner }) => owner === company).length;
}

function needsSecondToken(state: State, { into }: Conversion): boolean {
  return tokenCount(state, into) < TOKENS.major.least;
}

/** The token cannot be paid for, even with everything that others can add (§4.5.1). */
function cannotRaise(state: State, { into }: Conversion): boolean {
  return fundsWithHelp(state, into) < SECOND_TOKEN;
}

/** On 18xx.games the player who controls the company pays the shortfall at once; the company still has to sell shares. */
function playerPaysAtOnce(state: State, vars: Conversion): boolean {
  if (!state.options.everyStep || vars.tuscan || !needsSecondToken(state, vars)) return false;
  return cashOf(state, vars.into) < SECOND_TOKEN && !cannotRaise(state, vars);
}

/** If even a bankruptcy does not raise the money, the major starts with one token. */
function takeSecondToken(state: State, { into, tuscan }: Conversion): void {
  const cost = tuscan ? 0 : SECOND_TOKEN;
  if (cashOf(state, into) < cost) return;
  pay(state, into, BANK, cost);
  changeCharter(state, into, { tokens: state.companies[into].tokens + 1 });
  if (tuscan) emit(state, { type: 'free-token', company: into });
  else emit(state, { type: 'tokens-bought', company: into, count: 1, cost });
}

/** §4.7.5: as many more tokens as the treasury can pay for, up to five in total. */
export const buyFurtherTokens = decision<State, Conversion, number>({
  name: 'buy-further-tokens',
  rule: '4.7.5',
  forced: true,
  actor: (state, { into, tuscan }) => (tuscan ? null : actorFor(state, into)),
  offer: (state, { into }) => {
    const room = TOKENS.major.most - tokenCount(state, into);
    return list(
      Array.from({ length: room + 1 }, (_, count) => count),
      (count) => {
        const cost = count * FURTHER_TOKEN;
        return cashOf(state, into) < cost ? cited('4.7.5', 'tokens/treasury', { count, cost }) : null;
      },
    );
  },
  apply: takeFurtherTokens,
});

function takeFurtherTokens(state: State, { into }: Conversion, count: number): void {
  if (count === 0) return;
  pay(state, into, BANK, count * FURTHER_TOKEN);
  changeCharter(state, into, { tokens: state.companies[into].tokens + count });
  emit(state, { type: 'tokens-bought', company: into, count, cost: count * FURTHER_TOKEN });
}

/**
 * 18xx.games asks for one number before anything is paid; it includes the second token if the company has to buy it.
 */
export const buyMajorTokens = decision<State, Conversion, number>({
  name: 'buy-major-tokens',
  rule: '4.7.5',
  forced: true,
  actor: (state, { into, tuscan }) => (tuscan ? null : actorFor(state, into)),
  offer: (state, vars) => {
    const least = needsSecondToken(state, vars) ? 1 : 0;
    const counts = TOKENS.major.most - tokenCount(state, vars.into) - least + 1;
    return list(
      Array.from({ length: counts }, (_, i) => least + i),
      (count) => {
        const cost = least * SECOND_TOKEN + (count - least) * FURTHER_TOKEN;
        if (count === least || cashOf(state, vars.into) >= cost) return null;
        return cited('4.7.5', 'tokens/treasury', { count, cost });
      },
    );
  },
  apply: (state, vars, count) => {
    vars.further = needsSecondToken(state, vars) ? count - 1 : count;
  },
});

function takeChosenTokens(state: State, vars: Conversion): void {
  takeFurtherTokens(state, vars, vars.further ?? 0);
}

/** The new major has no turn in this round (§4.7.5), except in the Tuscan merger if the minor has not operated. */
function closeMinor(state: State, { a, into, tuscan }: Conversion): void {
  setOperatedThisRound(state, into, !tuscan || state.round.operated.includes(a));
  closeCompany(state, a);
}

/** The steps of §4.7.5 in order. */
export const conversion = procedure<State, Conversion>(
  'conversion',
  '4.7.5',
  run(replaceCharter),
  call(offerShares, (state, { into }) => ({
    company: into,
    buyers: shareholders(state, into, actorFor(state, into) ?? state.priority!),
  })),
  call(
    offerShares,
    (state, { into }) => ({
      company: into,
      buyers: clockwiseFrom(state, actorFor(state, into) ?? state.priority!),
    }),
    { label: 'offer-to-everybody' },
  ),
  run(replaceTokens),
  when((state) => state.options.everyStep, ask(buyMajorTokens)),
  when(
    playerPaysAtOnce,
    run((state, { into }) => collect(state, into, SECOND_TOKEN)),
    run(takeSecondToken),
    run(closeMinor),
    call(
      emergencyMoney,
      (_, { into }) => ({ ...newEmergency(into, SECOND_TOKEN, 'train'), alone: true as const }),
      { label: 'sell-after-help' },
    ),
  ),
  when(
    (state, vars) => needsSecondToken(state, vars) && !vars.tuscan && cashOf(state, vars.into) < SECOND_TOKEN,
    call(emergencyMoney, (_, { into }) => newEmergency(into, SECOND_TOKEN, 'tokens')),
    when(
      cannotRaise,
      call(bankruptcy, (state, { into }) => ({ seat: actorFor(state, into)!, company: into }), {
        returning: (_, vars) => {
          vars.bankrupt = true;
        },
      }),
    ),
    when(
      (_, { bankrupt = false }) => !bankrupt,
      run((state, { into }) => collect(state, into, SECOND_TOKEN)),
    ),
  ),
  when(needsSecondToken, run(takeSecondToken)),
  when(({ options }) => options.everyStep, run(takeChosenTokens)),
  when(({ options }, { bankrupt = false }) => !options.everyStep && !bankrupt, ask(buyFurtherTokens)),
  when((state, { a }) => isActive(state, a), run(closeMinor)),
);
