import {
  ask,
  type Cited,
  call,
  cited,
  decision,
  emit,
  isPass,
  list,
  memoize,
  PASS,
  type Pass,
  procedure,
  run,
  when,
  whilst,
} from '@signalbox/kernel';
import {
  BANK,
  cashOf,
  changeCharter,
  IPO,
  moveShares,
  PRESIDENT_SHARES,
  pay,
  placeHome,
  placeMarker,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { actorFor } from '../control.ts';
import {
  COMPANIES,
  COMPANY_IDS,
  type Company,
  type CompanyClass,
  type Concession,
  type Home,
  isCompany,
  TOKENS,
} from '../data/companies.ts';
import { type ParPrice, parCell, parPricesOf, START_PRICES } from '../data/market.ts';
import { isFrom } from '../data/phases.ts';
import { collect, emergencyMoney, newEmergency } from '../operating-round/emergency-money.ts';
import { classOf, priceOf, type State } from '../state.ts';
import { buyCertificate } from './buying.ts';
import { homeCandidates, homeObjection, takesAllHomes } from './homes.ts';
import { limitObjection } from './limits.ts';
import { tokenPrice } from './token-price.ts';

/** §3.3.1, §3.3.2: which charter (and with it the class), and at what price. */
export type Foundation = { readonly company: Company; readonly price: ParPrice };

export interface Founding extends Foundation {
  /** A player, or a company (§4.7.3). */
  readonly founder: string;
  sharesDone: boolean;
  homes: Home[];
  homesDone: boolean;
}

type FoundingChoice = { readonly do: 'found' } & Foundation;
const NONE: readonly FoundingChoice[] = [];

/** Candidates are listed at every turn, so the objects are created once and reused. */
const FOUNDATIONS = COMPANY_IDS.filter((company) => COMPANIES[company].foundedBy !== 'event').map(
  (company) => {
    const at = (ofClass: CompanyClass) =>
      parPricesOf(ofClass).map((price): FoundingChoice => ({ do: 'found', company, price }));
    return { company, minor: at('minor'), major: at('major') };
  },
);

/** Every unfounded company at every par price of its class, legal or not. */
export function possibleFoundations({ companies }: State): readonly FoundingChoice[] {
  return foundationsOf(companies);
}

type Foundations = readonly (readonly FoundingChoice[])[];

let latest: { readonly parts: Foundations; readonly all: readonly FoundingChoice[] } = { parts: [], all: [] };

/** Charters change with every train and token, but mostly the same companies can be founded as before. */
const foundationsOf = memoize((companies: State['companies']) => {
  const parts = FOUNDATIONS.map((candidates) => {
    const { status, class: ofClass } = companies[candidates.company];
    return status === 'unfounded' ? candidates[ofClass] : NONE;
  });
  if (parts.some((part, i) => part !== latest.parts[i])) latest = { parts, all: parts.flat() };
  return latest.all;
});

/** §3.3, §4.7.3: may this company be founded by this player or company? */
export function foundingObjection(state: State, founder: string, foundation: Foundation): Cited | null {
  return foundingCheck(state, founder)(foundation);
}

/** The same for any foundations. Whether a company may be founded at all is asked once for all of its prices. */
export function foundingCheck(state: State, founder: string): (foundation: Foundation) => Cited | null {
  let latest: Company | null = null;
  let entitlement: Cited | null = null;
  return ({ company, price }) => {
    if (company !== latest) {
      latest = company;
      entitlement = entitlementObjection(state, founder, company);
    }
    return entitlement ?? priceObjection(state, founder, company, price);
  };
}

function priceObjection(state: State, founder: string, company: Company, price: ParPrice): Cited | null {
  if (cashOf(state, founder) < price * PRESIDENT_SHARES) return TOO_EXPENSIVE[price]!;
  const hasNoHome = homeCandidates(state, company).every((home) => homeObjection(state, company, home, []));
  if (hasNoHome) return cited('3.3.4', 'founding/no-home', { company });
  return limitObjection(state, founder, company, PRESIDENT_SHARES);
}

/** Most candidates are refused at every turn, so the objections are created once as well. */
const OBJECTIONS = Object.fromEntries(
  COMPANY_IDS.map((company) => [
    company,
    {
      ofPlayers: cited('2', 'founding/no-concession', { company }),
      ofCompanies: cited('4.7.3', 'founding/no-concession', { company }),
      tooEarly: cited('4.6.1', 'founding/too-early', { company }),
    },
  ]),
);

const TOO_EXPENSIVE = Object.fromEntries(
  START_PRICES.map((price) => [price, cited('3.3.3', 'purchase/cash', { cost: price * PRESIDENT_SHARES })]),
);

function entitlementObjection(state: State, founder: string, company: Company): Cited | null {
  const { ofPlayers, ofCompanies, tooEarly } = OBJECTIONS[company]!;
  if (COMPANIES[company].foundedBy === 'concession') {
    if (isCompany(founder)) return ofCompanies;
    return (state.concessions[company as Concession] ?? null) === founder ? null : ofPlayers;
  }
  return isFrom(state.phase, 3) ? null : tooEarly;
}

/**
 * §3.3.1–§3.3.3: takes the charter, places the marker below others, and buys the president's certificate from the
 * company.
 */
function openCompany(state: State, { company, founder, price }: Founding): void {
  changeCharter(state, company, { status: 'active' });
  placeMarker(state, company, parCell(price));
  setPresident(state, company, founder);
  takeShares(state, company, founder, PRESIDENT_SHARES);
  // Founded by a company, it has its first turn in the next round (§4.7.3).
  if (isCompany(founder) && !state.round.operated.includes(company)) state.round.operated.push(company);
  emit(state, { type: 'company-founded', founder, company, price });
}

function takeShares(state: State, company: Company, founder: string, count: number): void {
  pay(state, founder, company, priceOf(state, company) * count);
  moveShares(state, company, IPO, founder, count);
}

/** §3.3.3: how many shares a founder may buy at once, including the president's certificate; 40% of a major. */
const FIRST_SHARES: Readonly<Record<CompanyClass, number>> = { minor: 2, major: 4 };

/** The founder may buy more shares now: tokens beyond the minimum can be paid for only with this money. */
export const buyFirstShare = decision<State, Founding, 'buy' | Pass>({
  name: 'first-shares',
  rule: '3.3.3',
  forced: true,
  actor: (state, { founder }) => actorFor(state, founder),
  offer: (state, { company, founder }) =>
    list<'buy' | Pass>(['buy', PASS], (choice) => {
      if (isPass(choice)) return null;
      if (sharesOf(state, company, founder) >= FIRST_SHARES[classOf(state, company)])
        return cited('3.3.3', 'founding/first-shares');
      const cost = priceOf(state, company);
      if (cashOf(state, founder) < cost) return cited('3.3.3', 'purchase/cash', { cost });
      return limitObjection(state, founder, company, 1);
    }),
  apply: (state, vars, choice) => {
    if (choice === 'buy') buyCertificate(state, vars.founder, { company: vars.company, from: 'ipo' });
    else vars.sharesDone = true;
  },
});

/** A historical company with two homes takes both, so nobody is asked. */
function placeFixedHomes(state: State, vars: Founding): void {
  if (COMPANIES[vars.company].foundedBy !== 'concession' || !takesAllHomes(vars.company)) return;
  for (const home of homeCandidates(state, vars.company)) takeHome(state, vars, home);
  vars.homesDone = true;
}

function takeHome(state: State, vars: Founding, home: Home): void {
  vars.homes = [...vars.homes, home];
  placeHome(state, vars.company, home);
}

type HomeChoice = Home | Pass;

/** §3.3.4: a home; then a major may choose a second one. */
export const chooseHome = decision<State, Founding, HomeChoice>({
  name: 'choose-home',
  rule: '3.3.4',
  forced: true,
  actor: (state, { founder }) => actorFor(state, founder),
  offer: (state, vars) => {
    const candidates = homeCandidates(state, vars.company);
    return list<HomeChoice>(vars.homes.length === 0 ? candidates : [PASS, ...candidates], (choice) =>
      isPass(choice) ? null : homeObjection(state, vars.company, choice, vars.homes),
    );
  },
  apply: (state, vars, choice) => {
    if (isPass(choice)) return;
    takeHome(state, vars, choice);
    emit(state, { type: 'token-price', company: vars.company, price: priceOfTokens(state, vars) });
  },
});

function mayHaveSecondHome(state: State, { company, homesDone }: Founding): boolean {
  return !homesDone && COMPANIES[company].foundedBy === 'anybody' && classOf(state, company) === 'major';
}

/** §3.3.4: what each token costs at the chosen homes. */
export function priceOfTokens(state: State, { company, homes }: Pick<Founding, 'company' | 'homes'>): number {
  return tokenPrice(
    state,
    company,
    homes.map(({ hex }) => hex),
  );
}

/** §3.3.4: how many tokens a new company has to buy, and what each costs at the cheapest and the dearest home. */
export function tokenTerms(
  state: State,
  company: Company,
): { readonly least: number; readonly lowest: number; readonly highest: number } {
  const prices = homeCandidates(state, company)
    .filter((home) => !homeObjection(state, company, home, []))
    .map((home) => priceOfTokens(state, { company, homes: [home] }));
  const { least } = TOKENS[classOf(state, company)];
  return { least, lowest: Math.min(...prices), highest: Math.max(...prices) };
}

/** §3.3.4: what each token would cost at the homes that may be chosen now, the cheapest first. */
export function homePrices(
  state: State,
  { company, homes }: Founding,
): readonly { readonly price: number; readonly hexes: readonly string[] }[] {
  const hexes = new Map<number, Set<string>>();
  for (const home of homeCandidates(state, company)) {
    if (homeObjection(state, company, home, homes)) continue;
    const price = priceOfTokens(state, { company, homes: [...homes, home] });
    hexes.set(price, (hexes.get(price) ?? new Set()).add(home.hex));
  }
  return [...hexes].sort(([a], [b]) => a - b).map(([price, at]) => ({ price, hexes: [...at] }));
}

function minimumCost(state: State, vars: Founding): number {
  return priceOfTokens(state, vars) * TOKENS[classOf(state, vars.company)].least;
}

/** §3.3.4: how many tokens; more than the minimum only with money in the treasury. */
export const buyTokens = decision<State, Founding, number>({
  name: 'buy-tokens',
  rule: '3.3.4',
  forced: true,
  actor: (state, { founder }) => actorFor(state, founder),
  offer: (state, vars) => {
    const { company } = vars;
    const { least, most } = TOKENS[classOf(state, company)];
    const price = priceOfTokens(state, vars);
    const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    return list(counts, (count) => {
      const cost = count * price;
      return cashOf(state, company) < cost ? cited('3.3.4', 'tokens/treasury', { count, cost }) : null;
    });
  },
  apply: (state, vars, count) => {
    const { company, homes } = vars;
    const cost = count * priceOfTokens(state, vars);
    pay(state, company, BANK, cost);
    changeCharter(state, company, { tokens: count - homes.length });
    emit(state, { type: 'tokens-bought', company, count, cost });
  },
});

/** The sections of §3.3 in order, whether the founder is a player or a company (§4.7.3). */
export const founding = procedure<State, Founding>(
  'founding',
  '3.3',
  run(openCompany),
  whilst((_, { sharesDone }) => !sharesDone, ask(buyFirstShare)),
  run(placeFixedHomes),
  when((_, vars) => !vars.homesDone, ask(chooseHome)),
  when(mayHaveSecondHome, ask(chooseHome, 'choose-second-home')),
  when(
    (state, vars) => cashOf(state, vars.company) < minimumCost(state, vars),
    call(emergencyMoney, (state, vars) => newEmergency(vars.company, minimumCost(state, vars), 'tokens')),
    run((state, vars) => collect(state, vars.company, minimumCost(state, vars))),
  ),
  ask(buyTokens),
);

export function newFounding(founder: string, foundation: Foundation): Founding {
  return { founder, ...foundation, sharesDone: false, homes: [], homesDone: false };
}
