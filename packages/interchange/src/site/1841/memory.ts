import { enclosing, frameOf, isWithin, type Seat } from '@signalbox/kernel';
import { IPO, POOL, playerBehind, sharesOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { actorFor, inShareholderOrder } from '@signalbox/titles/1841/control.ts';
import {
  COMPANIES,
  COMPANY_IDS,
  type Company,
  isCompany,
  SITE_LIST,
} from '@signalbox/titles/1841/data/companies.ts';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { clockwiseFrom, inOperatingOrder, isActive } from '@signalbox/titles/1841/state.ts';
import {
  certificatesForSale,
  type Purchase,
  purchaseObjection,
} from '@signalbox/titles/1841/stock-round/buying.ts';
import { operatorOf } from './places.ts';

/** What the site remembers for the whole game. */
export type Memory = {
  /**
   * For each company, the others whose shares it has had or was checked for, in order of the first time; sold ones keep
   * their place.
   */
  readonly treasuries: Partial<Record<Company, Company[]>>;
  /** Companies whose shares have been in the pool, in order of the first time. */
  readonly pool: Company[];
  /** The position that this was noted for: while it stays the same, nothing new has to be noted. */
  seen: Seen | null;
  /** The player whose turn it was in the stock round, and what decided which companies they controlled. */
  turn: ({ readonly seat: Seat } & Control) | null;
  /** Where the markers were: the companies that were active, in operating order. */
  markers: State['markers'];
  /** Historical companies when they were last active: the president, and the shareholders in exchange order with the bank first. */
  readonly historical: Partial<Record<Company, { president: string | null; holders: string[] }>>;
  /** The latest position in which these had to be noted; it is only looked at when a company begins or ends. */
  holdings: { state: State; operator: Company } | null;
  /** The company that has its turn, if companies may end in this step of it. */
  operator: Company | null;
  /** Removed ones whose first share is a single share. */
  readonly gone: Company[];
};

/** What decides who holds what, who controls whom, and in which order the companies operate. */
type Seen = Pick<State, 'shares' | 'presidents' | 'arrivals' | 'companies'> & { readonly playing: number };

type Control = Pick<State, 'presidents' | 'companies'>;

/** What has changed since it was last seen. */
interface Changes {
  readonly shares: boolean;
  readonly statuses: boolean;
  /** Statuses, or presidents. */
  readonly control: boolean;
  readonly any: boolean;
}

const NOTHING: Changes = { shares: false, statuses: false, control: false, any: false };
const EVERYTHING: Changes = { shares: true, statuses: true, control: true, any: true };

/** Shares, presidents and companies are replaced when they change: the same record means the same contents. */
function changesIn(state: State, { seen }: Memory): Changes {
  if (seen === null) return EVERYTHING;
  const shares = state.shares !== seen.shares;
  const presidents = state.presidents !== seen.presidents;
  const companies = state.companies !== seen.companies;
  const others = state.arrivals !== seen.arrivals || playingIn(state) !== seen.playing;
  if (!shares && !presidents && !companies && !others) return NOTHING;
  const statuses = companies && COMPANY_IDS.some((id) => statusOf(state, id) !== statusOf(seen, id));
  const control = statuses || presidents;
  return { shares, statuses, control, any: shares || control || others };
}

const statusOf = ({ companies }: Pick<State, 'companies'>, id: Company) => companies[id].status;
const playingIn = ({ order, left }: State) => order.length - left.length;

function seenIn(state: State): Seen {
  const { shares, presidents, arrivals, companies } = state;
  return { shares, presidents, arrivals, companies, playing: playingIn(state) };
}

export const memoryOf = (stored: unknown) => stored as Memory;

function newMemory(): Memory {
  return {
    treasuries: {},
    pool: [],
    seen: null,
    turn: null,
    markers: {},
    historical: {},
    holdings: null,
    operator: null,
    gone: [],
  };
}

/** Called at every question, so each part is noted again only if what it depends on has changed. */
export function remember(state: State, before: unknown): Memory {
  const memory = before === null ? newMemory() : memoryOf(before);
  const changes = changesIn(state, memory);
  if (changes.shares) listPurchase(state, memory);
  if (changes.any) listMerged(state, memory);
  if (changes.shares) listHoldings(state, memory);
  if (changes !== NOTHING) memory.seen = seenIn(state);
  noteTurn(state, memory, changes.control);
  const step = frameOf(state, PROCEDURES.financialActions);
  if (step && SHARE_STEP.includes(step.label ?? '')) listLookedAt(state, memory, step.vars.company);
  noteHistorical(state, memory, changes);
  return memory;
}

/** Only in some steps of a turn can companies end; those that have ended show by their status. */
function noteHistorical(state: State, memory: Memory, { any, statuses }: Changes): void {
  if (statuses) noteEnded(state, memory);
  const operator = mayEnd(state) ? operatorOf(state) : null;
  if (operator !== null && (any || operator !== memory.operator))
    // Everything else that is read of it later is replaced, never changed in place.
    memory.holdings = { state: { ...state, left: [...state.left] }, operator };
  memory.operator = operator;
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
    if (
      state.shares[company] !== seen.shares[company] &&
      sharesOf(state, company, turn.seat) > sharesOf(seen, company, turn.seat)
    )
      for (const owner of COMPANY_IDS) if (controls(turn, owner)) list(memory, owner, company);
}

function controls(turn: { readonly seat: Seat } & Control, company: Company): boolean {
  return statusOf(turn, company) === 'active' && playerBehind(turn, company) === turn.seat;
}

function noteTurn(state: State, memory: Memory, isControlNew: boolean): void {
  const seat = enclosing(state, PROCEDURES.stockTurn)?.vars.seat ?? null;
  if (!isControlNew && seat === (memory.turn?.seat ?? null)) return;
  const { presidents, companies } = state;
  memory.turn = seat === null ? null : { seat, presidents, companies };
}

/** A company that comes from others is checked for shares of all that operate, in operating order. */
function listMerged(state: State, memory: Memory): void {
  const { markers } = memory;
  memory.markers = state.markers;
  const isNew = (company: Company) => markers[company] === undefined && !SECEDED.includes(company);
  if (!(Object.keys(state.markers) as Company[]).some(isNew)) return;
  const before = inOperatingOrder({ markers });
  const merges =
    MERGERS.some((procedure) => isWithin(state, procedure)) ||
    before.some((company) => !isActive(state, company));
  if (!merges) return;
  for (const company of inOperatingOrder(state))
    if (isNew(company)) for (const other of before) list(memory, company, other);
}

const MERGERS = [PROCEDURES.merger, PROCEDURES.conversion];
const SECEDED: readonly Company[] = ['SB', 'SFL'];

function listHoldings(state: State, memory: Memory): void {
  for (const company of COMPANY_IDS) {
    if (state.shares[company] === memory.seen?.shares[company]) continue;
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

function listLookedAt(state: State, memory: Memory, buyer: Company): void {
  const sale = certificatesForSale(state);
  const listed = memory.treasuries[buyer] ?? [];
  const isListed = ({ company }: Purchase) => company === buyer || listed.includes(company);
  if (sale.every(isListed)) return;
  for (const company of lookedAt(state, memory, sale, buyer)) list(memory, buyer, company);
}

/**
 * The companies whose shares in a buyer's treasury the site looks up to see whether it can buy anything: first those
 * in the pool, in the order in which they came there, then unissued ones, up to the first certificate that it can buy.
 */
function* lookedAt(
  state: State,
  { pool }: Memory,
  sale: readonly Purchase[],
  buyer: Company,
): Generator<Company> {
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

const HISTORICAL = COMPANY_IDS.filter((company) => COMPANIES[company].foundedBy !== 'anybody');

/** Notes whose share is returned first when a historical company ends; only the president's is not a single share. */
function noteEnded(state: State, memory: Memory): void {
  const { historical, gone, holdings } = memory;
  if (holdings && HISTORICAL.some((company) => hasEnded(state, holdings.state, company))) {
    noteHoldings(historical, holdings);
    memory.holdings = null;
  }
  for (const company of HISTORICAL) {
    const last = historical[company];
    if (last === undefined || state.companies[company].status !== 'removed') continue;
    delete historical[company];
    const [first] = last.holders;
    if (first === IPO || (company !== 'IRSFF' && first !== last.president)) gone.push(company);
  }
}

function hasEnded(state: State, before: State, company: Company): boolean {
  return isActive(before, company) && !isActive(state, company);
}

function noteHoldings(
  historical: Memory['historical'],
  { state, operator }: NonNullable<Memory['holdings']>,
): void {
  const order = holdersInOrder(state, operator);
  for (const company of HISTORICAL) {
    if (!isActive(state, company)) continue;
    const holders = order.filter((holder) => sharesOf(state, company, holder) > 0);
    historical[company] = { president: state.presidents[company] ?? null, holders };
  }
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
