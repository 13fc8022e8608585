import { enclosing, isWithin, pending, type Seat } from '@signalbox/kernel';
import {
  cashOf,
  certificatesOf,
  IPO,
  POOL,
  PRESIDENT_SHARES,
  sharesOf,
  stackPosition,
} from '@signalbox/rails';
import { eighteenFortyOne, type EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANY_IDS, type Company, isCompany, SUCCESSORS } from '@signalbox/titles/1841/data/companies.ts';
import { CHART } from '@signalbox/titles/1841/data/market.ts';
import { PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import {
  classOf,
  inOperatingOrder,
  isActive,
  priceOf,
  rosterOf,
  sizeOf,
} from '@signalbox/titles/1841/state.ts';
import type { Recording } from '../recording/recording.ts';
import type { FullTraceState } from '../trace/difference.ts';
import { type Snapshot, tilesByPath, type Values } from '../trace/snapshot.ts';
import { ourCompany } from './names.ts';
import type { TurnOrder } from './turn-order.ts';

/** State that the site keeps and ours does not. */
interface Followed {
  readonly order: TurnOrder;
  readonly frozen: ReadonlySet<Company>;
}

/** Our state in the form of a trace. */
export function snapshot1841(
  state: State,
  recording: Recording,
  operator: Company | null,
  last: Company | null,
  { order, frozen }: Followed,
): Snapshot {
  const idOf = (seat: string): string => recording.players[state.seats.indexOf(seat)]?.id ?? seat;
  const waiting = pending(eighteenFortyOne, state);
  const values: Values = new Map();
  addPlayerValues(values, state, idOf);
  addCompanyValues(values, state, idOf, last, frozen);
  addBoardValues(values, state);
  addOrderValues(values, state, operator, order);
  return {
    round: roundName(state),
    phase: state.phase,
    bank: state.cash.bank!,
    acting: (waiting?.seats ?? []).map(idOf),
    values,
    tiles: tilesByPath(state.tiles),
  };
}

function roundName(state: State): string {
  const { stock, operating } = state.round;
  if (isWithin(state, PROCEDURES.concessionRound)) return 'AR';
  return isWithin(state, PROCEDURES.stockRound) ? `SR ${stock}` : `OR ${stock}.${operating}`;
}

function addPlayerValues(values: Values, state: State, idOf: (seat: Seat) => string): void {
  const running = COMPANY_IDS.filter((id) => isSettled(state, id));
  const gone = COMPANY_IDS.filter((id) => !running.includes(id));
  for (const seat of state.seats) {
    // Old shares that have not been exchanged yet count too.
    const waiting = gone.reduce((sum, company) => sum + oldCertificates(state, company, seat), 0);
    values.set(`players.${idOf(seat)}.cash`, cashOf(state, seat));
    values.set(`players.${idOf(seat)}.certs`, waiting + certificatesOf(state, seat, running));
  }
  for (const [id, owner] of Object.entries(state.concessions)) {
    values.set(`companies.${id}`, owner === null ? null : idOf(owner));
  }
}

/** The president's certificate is exchanged first, unless its seller has kept it. */
function oldCertificates(state: State, company: Company, seat: Seat): number {
  const shares = sharesOf(state, company, seat);
  const isPresident = [seat, POOL].includes(state.presidents[company] ?? '');
  return isPresident && shares >= PRESIDENT_SHARES ? shares - 1 : shares;
}

/** Active, and not about to be exchanged for another company: somebody has the president's certificate. */
function isSettled(state: State, company: Company): boolean {
  if (!isActive(state, company) || !state.markers[company]) return false;
  const president = state.presidents[company] ?? null;
  return president !== null && sharesOf(state, company, president) >= PRESIDENT_SHARES;
}

/** The same by the site's count. All shares of a minor are exchanged at once, so a single one is enough there. */
function isRunning(state: State, company: Company): boolean {
  if (!isActive(state, company) || !state.markers[company]) return false;
  const president = state.presidents[company] ?? null;
  const held = counted(state, company, state.shares[company] ?? {});
  const least = classOf(state, company) === 'minor' ? 1 : PRESIDENT_SHARES;
  return president !== null && (held[president] ?? 0) >= least;
}

function addCompanyValues(
  values: Values,
  state: State,
  idOf: (owner: string) => string,
  last: Company | null,
  frozen: ReadonlySet<Company>,
): void {
  for (const company of COMPANY_IDS.filter((id) => isRunning(state, id))) {
    const { trains, tokens } = state.companies[company];
    // A bankruptcy that ends the game also ends the turn.
    const operated = state.companies[company].operated || (state.outcome !== null && company === last);
    const { row, column } = CHART.cells[state.markers[company]!.cell]!;
    const path = `corps.${company}`;
    values.set(`${path}.cash`, cashOf(state, company));
    values.set(`${path}.price`, priceOf(state, company));
    values.set(`${path}.cell`, [row, column, stackPosition(state, company)]);
    values.set(`${path}.trains`, [...trains].sort());
    values.set(`${path}.operated`, operated);
    values.set(`${path}.frozen`, frozen.has(company));
    values.set(`${path}.president`, holderName(state.presidents[company]!, idOf));
    const stations = state.stations.filter(({ owner }) => owner === company);
    if (operated) {
      values.set(`${path}.tokens_left`, tokens);
      values.set(`${path}.tokens`, stations.map(({ hex, node }) => `${hex} ${node}`).sort());
    }
    for (const [holder, count] of Object.entries(counted(state, company, heldOf(state, company)))) {
      if (count !== 0)
        values.set(`${path}.held.${holderName(holder, idOf)}`, (count * 100) / sizeOf(state, company));
    }
  }
}

/** The holdings as the site counts them; its count can even be negative. */
function counted(
  state: State,
  company: Company,
  held: Readonly<Record<string, number>>,
): Record<string, number> {
  const after = { ...held };
  for (const [holder, count] of Object.entries(state.miscounted?.[company] ?? {}))
    after[holder] = (after[holder] ?? 0) + count;
  return after;
}

/** Shares exchanged in a merger are back in the bank on the site; our state has removed them. */
function heldOf(state: State, company: Company): Readonly<Record<string, number>> {
  const held = state.shares[company]!;
  const merged = enclosing(state, PROCEDURES.merger)?.vars;
  if (!merged?.into || (company !== merged.a && company !== merged.b)) return held;
  const left = Object.values(held).reduce((sum, count) => sum - count, sizeOf(state, company));
  return { ...held, [IPO]: (held[IPO] ?? 0) + left };
}

function isSucceeding(state: State, company: Company): boolean {
  return isWithin(state, PROCEDURES.secession) && (SUCCESSORS as readonly Company[]).includes(company);
}

function holderName(holder: string, idOf: (owner: string) => string): string {
  if (holder === IPO) return 'ipo';
  return holder === POOL ? 'market' : isCompany(holder) ? holder : idOf(holder);
}

function addBoardValues(values: Values, state: State): void {
  rosterOf(state).forEach(({ kinds }, i) => {
    const left = state.depot[i] ?? 1;
    if (left > 0) values.set(`depot.${kinds[0]}`, left);
  });
  values.set('discards', [...state.discarded].sort());
}

/** The companies still to operate; those that have operated are not compared. */
function addOrderValues(values: Values, state: State, operator: Company | null, order: TurnOrder): void {
  // A minor that is becoming a major is in neither list.
  if (operator === null || enclosing(state, PROCEDURES.conversion)?.vars.tuscan === false) return;
  const formed = [
    enclosing(state, PROCEDURES.merger)?.vars.into,
    enclosing(state, PROCEDURES.tuscanMerger)?.vars.interim,
  ];
  const waiting = (company: Company) =>
    isRunning(state, company) &&
    !state.round.operated.includes(company) &&
    !formed.includes(company) &&
    !isSucceeding(state, company);
  const left = inOperatingOrder(state).filter(waiting);
  values.set(
    'or_left',
    order.left(operator, left, (company) => isRunning(state, company)),
  );
}

/** The same values from the site's state. */
export function traceValues(theirs: FullTraceState): Values {
  const values: Values = new Map();
  for (const [id, { cash, certs }] of Object.entries(theirs.players)) {
    values.set(`players.${id}.cash`, cash);
    values.set(`players.${id}.certs`, certs);
  }
  const extra = theirs as unknown as {
    companies: Record<string, { owner: string | null; closed: boolean }>;
    corps: Record<string, Corp>;
    operator?: string | null;
  };
  for (const [symbol, { owner, closed }] of Object.entries(extra.companies)) {
    if (!closed) values.set(`companies.${symbol}`, owner === 'bank' ? null : (owner ?? null));
  }
  for (const [symbol, corp] of Object.entries(extra.corps)) {
    if (isTheirsRunning(corp)) addCorpValues(values, symbol, corp);
  }
  for (const [train, count] of Object.entries(theirs.depot)) values.set(`depot.${train}`, count);
  values.set('discards', [...theirs.discards].sort());
  const { or_order: order } = theirs;
  if (order && !theirs.finished && extra.operator && order.includes(extra.operator)) {
    const left = order.slice(order.indexOf(extra.operator) + 1);
    values.set('or_left', left.filter((symbol) => isTheirsRunning(extra.corps[symbol]!)).map(ourName));
  }
  return values;
}

interface Corp {
  cash: number;
  price?: number | null;
  cell?: number[] | null;
  trains: string[];
  held: Record<string, number>;
  president?: string | null;
  tokens: [string, number | null][];
  tokens_left: number;
  operated: boolean;
  closed: boolean;
  type: string;
  frozen: boolean;
}

function isTheirsRunning({ price, president, held, closed }: Corp): boolean {
  if (closed || price === null || price === undefined || !president) return false;
  return (held[president] ?? 0) >= 20;
}

/** A company by our name, anyone else by theirs. */
function ourName(holder: string): string {
  return ourCompany(holder) ?? holder;
}

function addCorpValues(values: Values, symbol: string, corp: Corp): void {
  const path = `corps.${ourCompany(symbol) ?? symbol}`;
  values.set(`${path}.cash`, corp.cash);
  values.set(`${path}.price`, corp.price ?? null);
  values.set(`${path}.cell`, corp.cell ?? null);
  values.set(`${path}.trains`, [...corp.trains].sort());
  values.set(`${path}.operated`, corp.operated);
  values.set(`${path}.frozen`, corp.frozen);
  values.set(`${path}.president`, corp.president ? ourName(corp.president) : null);
  // While a company is being founded, its tokens on the site are not final.
  if (corp.operated) {
    values.set(`${path}.tokens_left`, corp.tokens_left);
    values.set(`${path}.tokens`, corp.tokens.map(([hex, city]) => `${hex} ${city}`).sort());
  }
  for (const [holder, percent] of Object.entries(corp.held))
    values.set(`${path}.held.${ourName(holder)}`, percent);
}
