import { cashOf, IPO, PRESIDENT_SHARES, sharesOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import {
  COMPANIES,
  COMPANY_IDS,
  CONCESSIONS,
  type Company,
  isCompany,
} from '@signalbox/titles/1841/data/companies.ts';
import { START_PRICES } from '@signalbox/titles/1841/data/market.ts';
import { isFrom } from '@signalbox/titles/1841/data/phases.ts';
import { isActive, priceOf, sizeOf } from '@signalbox/titles/1841/state.ts';
import {
  certificatesForSale,
  type Purchase,
  purchaseObjection,
  soldObjection,
} from '@signalbox/titles/1841/stock-round/buying.ts';
import { limitObjection } from '@signalbox/titles/1841/stock-round/limits.ts';
import {
  poolConcessionObjection,
  poolConcessions,
} from '@signalbox/titles/1841/stock-round/pool-concessions.ts';
import { hasConcession } from '@signalbox/titles/1841/stock-round/presidency.ts';
import {
  blocksHeld,
  forcedSaleObjection,
  saleObjection,
} from '@signalbox/titles/1841/stock-round/selling.ts';
import type { At } from '../table.ts';
import { memoryOf } from './memory.ts';

// What the site considers possible in its share steps.

function canSellAny(state: State, holder: string): boolean {
  return blocksHeld(state, holder).some((block) => !saleObjection(state, holder, block));
}

function mustSell(state: State, holder: string): boolean {
  return forcedSaleObjection(state, holder) !== null;
}

/**
 * The site checks certificates in the pool one by one. But everything that a company holds, its own shares and others,
 * is checked as one pile: the rule against buying after selling by its first certificate, everything else by the
 * smallest.
 */
function canBuyAny({ state, memory }: At<State>, holder: string): boolean {
  if (isCompany(holder))
    return certificatesForSale(state).some((purchase) => !purchaseObjection(state, holder, purchase));
  const inPool = ({ from }: Purchase) => from !== 'ipo';
  const isBuyable = (purchase: Purchase) => inPool(purchase) && !purchaseObjection(state, holder, purchase);
  if (certificatesForSale(state).some(isBuyable)) return true;
  if (!state.options.noPlayerTrade && canBuyOfPlayers(state, holder)) return true;
  return COMPANY_IDS.some(
    (owner) => isActive(state, owner) && canBuyFrom(state, holder, heapOf(state, owner, memory)),
  );
}

/** A single share of another player, at any price from 1. */
function canBuyOfPlayers(state: State, buyer: string): boolean {
  if (cashOf(state, buyer) === 0) return false;
  return COMPANY_IDS.some(
    (company) =>
      isActive(state, company) &&
      state.seats.some((seat) => seat !== buyer && forSale(state, company, seat) > 0) &&
      soldObjection(state, buyer, company) === null &&
      limitObjection(state, buyer, company, 1) === null,
  );
}

/** The president's certificate is only sold together with the concession. */
function forSale(state: State, company: Company, seat: string): number {
  const bound = state.presidents[company] === seat && hasConcession(state, company);
  return sharesOf(state, company, seat) - (bound ? PRESIDENT_SHARES : 0);
}

interface Certificate {
  readonly company: Company;
  readonly shares: number;
}

/** A company's own unissued share and its treasury shares, in the order in which the site first looked each up. */
function heapOf(state: State, owner: Company, memory: unknown): Certificate[] {
  const own = sharesOf(state, owner, IPO) > 0 ? [{ company: owner, shares: 1 }] : [];
  const treasury = (memoryOf(memory).treasuries[owner] ?? []).flatMap((company) => {
    const shares = sharesOf(state, company, owner);
    if (shares === 0) return [];
    const isPresident = state.presidents[company] === owner;
    return [{ company, shares: isPresident && shares === PRESIDENT_SHARES ? PRESIDENT_SHARES : 1 }];
  });
  return [...own, ...treasury];
}

function canBuyFrom(state: State, holder: string, heap: readonly Certificate[]): boolean {
  const [first] = heap;
  if (!first || (state.round.sold[holder] ?? []).includes(first.company)) return false;
  const percent = ({ company, shares }: Certificate) => shares / sizeOf(state, company);
  const smallest = heap.reduce((least, other) => (percent(other) < percent(least) ? other : least));
  if (cashOf(state, holder) < priceOf(state, smallest.company) * smallest.shares) return false;
  return limitObjection(state, holder, smallest.company, smallest.shares) === null;
}

/** To the site a removed historical company looks as if it could be founded at the price of its first share. */
function looksFoundable(state: State, memory: unknown, founder: string): boolean {
  const [gone] = memoryOf(memory).gone;
  return gone !== undefined && limitObjection(state, founder, gone, 1) === null;
}

/** The site lets players offer any price for any player's concession, even their own. */
function canBuyConcession(state: State, seat: string): boolean {
  const held = Object.values(state.concessions).some((owner) => owner !== null);
  if (!state.options.noPlayerTrade && cashOf(state, seat) > 0 && held) return true;
  return poolConcessions(state).some((concession) => !poolConcessionObjection(state, seat, concession));
}

function canFoundAny({ state, memory }: At<State>, founder: string): boolean {
  const cash = cashOf(state, founder);
  if (cash >= START_PRICES[0] && looksFoundable(state, memory, founder)) return true;
  if (cash < START_PRICES[0] * PRESIDENT_SHARES) return false;
  return COMPANY_IDS.some((company) => {
    if (state.companies[company].status !== 'unfounded') return false;
    const { foundedBy } = COMPANIES[company];
    const entitled =
      foundedBy === 'anybody'
        ? isFrom(state.phase, 3)
        : !isCompany(founder) &&
          CONCESSIONS.some((id) => id === company && state.concessions[id] === founder);
    return entitled && limitObjection(state, founder, company, 1) === null;
  });
}

/** What the site lets a holder do in a share step, by kind of action, in its order. */
const SHARE_ACTIONS = {
  buy_shares: canBuyAny,
  par: canFoundAny,
  buy_company: ({ state }: At<State>, seat: string) => canBuyConcession(state, seat),
  sell_shares: ({ state }: At<State>, holder: string) => canSellAny(state, holder),
} as const;
type ShareAction = keyof typeof SHARE_ACTIONS;

export const OF_PLAYERS: readonly ShareAction[] = ['buy_shares', 'par', 'buy_company', 'sell_shares'];
export const OF_COMPANIES: readonly ShareAction[] = ['buy_shares', 'par', 'sell_shares'];
/** Whether anything can be done is asked at every turn: what is quickly answered comes first. */
const QUICKEST_FIRST: readonly ShareAction[] = ['buy_company', 'par', 'sell_shares', 'buy_shares'];

/** Of these kinds, those that may be open to a holder: one above a limit may only sell. */
function kindsNow(
  { state }: At<State>,
  holder: string,
  kinds: readonly ShareAction[],
): readonly ShareAction[] {
  return mustSell(state, holder) ? ['sell_shares'] : kinds;
}

/** Every kind of action that the site accepts from a holder in a share step. */
export function shareActions(at: At<State>, holder: string, kinds: readonly ShareAction[]): string[] {
  const now = kindsNow(at, holder, kinds);
  const open: string[] = now.filter((kind) => SHARE_ACTIONS[kind](at, holder));
  return now === kinds && open.length > 0 ? [...open, PASS_ACTION] : open;
}

/** The same for one kind of action, or for any. */
export function acceptsShareAction(
  at: At<State>,
  holder: string,
  kinds: readonly ShareAction[],
  type: string | null,
): boolean {
  const now = kindsNow(at, holder, kinds);
  if (type === PASS_ACTION && now !== kinds) return false;
  const wanted = type === null || type === PASS_ACTION ? QUICKEST_FIRST : [type];
  return wanted.some((kind) => isOneOf(kind, now) && SHARE_ACTIONS[kind](at, holder));
}

const PASS_ACTION = 'pass';
const isOneOf = (kind: string, kinds: readonly ShareAction[]): kind is ShareAction =>
  (kinds as readonly string[]).includes(kind);
