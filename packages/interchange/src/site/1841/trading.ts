import { enclosing, frameOf, isWithin, type Json, type Seat } from '@signalbox/kernel';
import { cashOf, IPO, POOL, PRESIDENT_SHARES, sharesOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { actorFor, inShareholderOrder } from '@signalbox/titles/1841/control.ts';
import {
  COMPANIES,
  COMPANY_IDS,
  CONCESSIONS,
  type Company,
  isCompany,
  SITE_LIST,
} from '@signalbox/titles/1841/data/companies.ts';
import { START_PRICES } from '@signalbox/titles/1841/data/market.ts';
import { isFrom } from '@signalbox/titles/1841/data/phases.ts';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { clockwiseFrom, inOperatingOrder, isActive, priceOf, sizeOf } from '@signalbox/titles/1841/state.ts';
import {
  certificatesForSale,
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
import { operatorOf } from './places.ts';

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
  const pool = certificatesForSale(state).filter(({ from }) => from !== 'ipo');
  if (pool.some((purchase) => !purchaseObjection(state, holder, purchase))) return true;
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
function heapOf(state: State, owner: Company, memory: Json): Certificate[] {
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

/** What the site remembers for the whole game. */
type Memory = {
  /**
   * For each company, the others whose shares it has had or was checked for, in order of the first time; sold ones keep
   * their place.
   */
  readonly treasuries: Partial<Record<Company, Company[]>>;
  /** Companies whose shares have been in the pool, in order of the first time. */
  readonly pool: Company[];
  /** The position that this was noted for: while it stays the same, nothing new has to be noted. */
  seen: Seen | null;
  /** The player whose turn it was in the stock round, with the companies they controlled. */
  turn: { seat: Seat; controlled: Company[] } | null;
  /** The companies that were active, in operating order. */
  active: readonly Company[];
  /** Active historical companies: the president, and the shareholders in exchange order with the bank first. */
  readonly historical: Partial<Record<Company, { president: string | null; holders: string[] }>>;
  /** The company in whose turn these were noted. */
  operator: Company | null;
  /** Removed ones whose first share is a single share. */
  readonly gone: Company[];
};

/** What decides who holds what, who controls whom, and in which order the companies operate. */
type Seen = Pick<State, 'shares' | 'presidents' | 'arrivals'> & {
  readonly playing: number;
  /** By company. */
  readonly statuses: readonly string[];
};

/** What has changed since it was last seen. */
interface Changes {
  readonly shares: boolean;
  readonly statuses: boolean;
  /** Statuses, or presidents. */
  readonly control: boolean;
  readonly any: boolean;
}

/** Shares and presidents are replaced when they change: the same record means the same contents. */
function changesIn(state: State, seen: Seen): Changes {
  const shares = state.shares !== seen.shares;
  const statuses = COMPANY_IDS.some((id, i) => state.companies[id].status !== seen.statuses[i]);
  const control = statuses || state.presidents !== seen.presidents;
  const any = shares || control || state.arrivals !== seen.arrivals || playingIn(state) !== seen.playing;
  return { shares, statuses, control, any };
}

const EVERYTHING: Changes = { shares: true, statuses: true, control: true, any: true };

const playingIn = ({ order, left }: State) => order.length - left.length;

function seenIn(state: State): Seen {
  const { shares, presidents, arrivals, companies } = state;
  const statuses = COMPANY_IDS.map((id) => companies[id].status);
  return { shares, presidents, arrivals, playing: playingIn(state), statuses };
}

const memoryOf = (stored: Json) => stored as Memory;

function newMemory(): Memory {
  return {
    treasuries: {},
    pool: [],
    seen: null,
    turn: null,
    active: [],
    historical: {},
    operator: null,
    gone: [],
  };
}

/** Called at every question, so each part is noted again only if what it depends on has changed. */
export function remember(state: State, before: Json): Json {
  const memory = before === null ? newMemory() : memoryOf(before);
  const changes = memory.seen === null ? EVERYTHING : changesIn(state, memory.seen);
  if (changes.shares) listPurchase(state, memory);
  if (changes.any) listMerged(state, memory);
  if (changes.shares) listHoldings(state, memory);
  if (changes.any) memory.seen = seenIn(state);
  noteTurn(state, memory, changes.control);
  const step = frameOf(state, PROCEDURES.financialActions);
  if (step && SHARE_STEP.includes(step.label ?? ''))
    for (const company of lookedAt(state, memory, step.vars.company))
      list(memory, step.vars.company, company);
  noteHistorical(state, memory, changes);
  return memory;
}

/** Only in some steps of a turn can companies end; those that have ended show by their status. */
function noteHistorical(state: State, memory: Memory, { any, statuses }: Changes): void {
  const operator = mayEnd(state) ? operatorOf(state) : null;
  const isDue = operator === null ? statuses : any || operator !== memory.operator;
  memory.operator = operator;
  if (!isDue) return;
  const holders = operator && holdersInOrder(state, operator);
  for (const company of COMPANY_IDS) rememberHistorical(state, memory, company, holders);
}

function list({ treasuries }: Memory, owner: Company, company: Company): void {
  treasuries[owner] ??= [];
  if (owner !== company && !treasuries[owner].includes(company)) treasuries[owner].push(company);
}

/** The shares of a player's companies count towards the player's limit: a purchase looks them up in all of these. */
function listPurchase(state: State, memory: Memory): void {
  const { turn, seen } = memory;
  if (!turn || !seen) return;
  for (const company of COMPANY_IDS)
    if (sharesOf(state, company, turn.seat) > sharesOf(seen, company, turn.seat))
      for (const owner of turn.controlled) list(memory, owner, company);
}

function noteTurn(state: State, memory: Memory, isControlNew: boolean): void {
  const seat = enclosing(state, PROCEDURES.stockTurn)?.vars.seat ?? null;
  if (!isControlNew && seat === (memory.turn?.seat ?? null)) return;
  const controls = (company: Company) => isActive(state, company) && actorFor(state, company) === seat;
  memory.turn = seat === null ? null : { seat, controlled: COMPANY_IDS.filter(controls) };
}

/** A company that comes from others is checked for shares of all that operate, in operating order. */
function listMerged(state: State, memory: Memory): void {
  const active = inOperatingOrder(state);
  const merges =
    MERGERS.some((procedure) => isWithin(state, procedure)) ||
    memory.active.some((company) => !isActive(state, company));
  for (const company of active)
    if (merges && !memory.active.includes(company) && !SECEDED.includes(company))
      for (const other of memory.active) list(memory, company, other);
  memory.active = active;
}

const MERGERS = [PROCEDURES.merger, PROCEDURES.conversion];
const SECEDED: readonly Company[] = ['SB', 'SFL'];

function listHoldings(state: State, memory: Memory): void {
  for (const company of COMPANY_IDS) {
    const inPool = sharesOf(state, company, POOL) > 0;
    if (inPool && !memory.pool.includes(company)) memory.pool.push(company);
    for (const holder in state.shares[company])
      if (isCompany(holder) && sharesOf(state, company, holder) > 0) list(memory, holder, company);
  }
}

const SHARE_STEP = [DECISIONS.companySale.name, DECISIONS.companyPurchase.name];
/** Reasons that the site finds before it looks up how many shares the buyer has. */
const BEFORE_HOLDING = [
  'purchase/cash',
  'purchase/sold-this-round',
  'purchase/own-shares',
  'purchase/controller',
];

/**
 * The companies whose shares in a buyer's treasury the site looks up to see whether it can buy anything: first those
 * in the pool, in the order in which they came there, then unissued ones, up to the first certificate that it can buy.
 */
function* lookedAt(state: State, { pool }: Memory, buyer: Company): Generator<Company> {
  const sale = certificatesForSale(state);
  const places = [
    [pool, sale.filter(({ from }) => from !== 'ipo')],
    [SITE_LIST, sale.filter(({ from }) => from === 'ipo')],
  ] as const;
  for (const [order, certificates] of places) {
    for (const company of order) {
      const purchase = certificates.find((each) => each.company === company);
      const objection = purchase && purchaseObjection(state, buyer, purchase);
      if (purchase === undefined || (objection && BEFORE_HOLDING.includes(objection.why))) continue;
      yield company;
      if (!objection) return;
    }
  }
}

/**
 * Records whose share is returned first when a historical company ends; only the president's is not a single share.
 * `order` has everybody who may hold shares, null if no company can end now.
 */
function rememberHistorical(
  state: State,
  { historical, gone }: Memory,
  company: Company,
  order: readonly string[] | null,
): void {
  if (COMPANIES[company].foundedBy === 'anybody') return;
  if (isActive(state, company)) {
    if (order === null) return;
    const holders = order.filter((holder) => sharesOf(state, company, holder) > 0);
    historical[company] = { president: state.presidents[company] ?? null, holders };
    return;
  }
  const last = historical[company];
  if (last === undefined || state.companies[company].status !== 'removed') return;
  delete historical[company];
  const [first] = last.holders;
  if (first === IPO || (company !== 'IRSFF' && first !== last.president)) gone.push(company);
}

const MAY_END = [PROCEDURES.financialActions, PROCEDURES.trainStep];

function mayEnd(state: State): boolean {
  return MAY_END.some((procedure) => frameOf(state, procedure));
}

/** The bank, then the shareholders in the order of an exchange. */
function holdersInOrder(state: State, operator: Company): string[] {
  const from = actorFor(state, operator) ?? state.order[0]!;
  return [IPO, ...inShareholderOrder(state, clockwiseFrom(state, from))];
}

/** To the site a removed historical company looks as if it could be founded at the price of its first share. */
function looksFoundable(state: State, memory: Json, founder: string): boolean {
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
