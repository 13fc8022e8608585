import { enclosing, isWithin, type Json, pending, type Seat, sameJson } from '@signalbox/kernel';
import { cashOf, IPO, POOL, stackPosition } from '@signalbox/rails';
import { eighteenFL, type EighteenFLState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { ROSTER } from '@signalbox/titles/18fl/data/trains.ts';
import { PROCEDURES } from '@signalbox/titles/18fl/exports.ts';
import { countedCertificates } from '@signalbox/titles/18fl/limits.ts';
import { COMPANY_IDS, operatingCompanies, priceOf } from '@signalbox/titles/18fl/state.ts';
import type { Recording } from '../recording/recording.ts';
import type { Difference, FullTraceState } from '../trace/difference.ts';
import { type Snapshot, tilesByPath, type Values } from '../trace/snapshot.ts';
import { theirCompany, theirPrivate } from './names.ts';

/** Our state in the form of a trace. */
export function snapshot18FL(state: State, recording: Recording, operator: Company | null): Snapshot {
  const idOf = (seat: string): string => recording.players[state.seats.indexOf(seat)]?.id ?? seat;
  const waiting = pending(eighteenFL, state);
  const values: Values = new Map();
  addPlayerValues(values, state, idOf);
  addCompanyValues(values, state, idOf);
  addBoardValues(values, state);
  addOrderValues(values, state, idOf, operator);
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
  if (isWithin(state, PROCEDURES.opening)) return 'AR';
  return isWithin(state, PROCEDURES.stockRound) ? `SR ${stock}` : `OR ${stock}.${operating}`;
}

function addPlayerValues(values: Values, state: State, idOf: (seat: Seat) => string): void {
  for (const seat of state.seats) {
    values.set(`players.${idOf(seat)}.cash`, cashOf(state, seat));
    values.set(`players.${idOf(seat)}.certs`, countedCertificates(state, seat));
  }
  for (const [id, owner] of Object.entries(state.privates)) {
    values.set(`companies.${theirPrivate(id)}`, owner === null ? null : idOf(owner));
  }
}

function addCompanyValues(values: Values, state: State, idOf: (owner: string) => string): void {
  for (const company of COMPANY_IDS) {
    const { size, trains, tokens, floated, startPrice } = state.companies[company];
    const path = `corps.${theirCompany(company)}`;
    values.set(`${path}.cash`, cashOf(state, company));
    values.set(`${path}.price`, startPrice === null ? null : priceOf(state, company));
    values.set(
      `${path}.cell`,
      startPrice === null ? null : [0, state.markers[company]!.cell, stackPosition(state, company)],
    );
    values.set(`${path}.trains`, [...trains].sort());
    values.set(`${path}.floated`, floated);
    values.set(`${path}.operated`, hasOperated(state, company));
    values.set(`${path}.size`, size);
    values.set(`${path}.president`, presidentName(state.presidents[company] ?? null, idOf));
    values.set(`${path}.tokens_left`, tokens);
    values.set(`${path}.tokens`, tokensOf(state, company));
    for (const [holder, count] of Object.entries(state.shares[company]!)) {
      if (count > 0) values.set(`${path}.held.${holderName(holder, idOf)}`, (count * 100) / size);
    }
  }
}

/** The site counts a first turn as operated once the price has moved; our state does when the turn is over. */
function hasOperated(state: State, company: Company): boolean {
  const buysTrains = enclosing(state, PROCEDURES.trainStep)?.vars.company === company;
  return state.companies[company].operated || buysTrains;
}

function presidentName(president: string | null, idOf: (owner: string) => string): Json {
  return president === null ? null : holderName(president, idOf);
}

function holderName(holder: string, idOf: (owner: string) => string): string {
  return holder === IPO ? 'ipo' : holder === POOL ? 'market' : idOf(holder);
}

/** Stations with their city; the site keeps hotels as tokens outside any city. */
function tokensOf(state: State, company: Company): Json {
  const stations = state.stations
    .filter(({ owner }) => owner === company)
    .map(({ hex, node }) => `${hex} ${node}`);
  const hotels = Object.keys(state.hotels).filter((hex) => state.hotels[hex] === company);
  return [...stations, ...hotels.map((hex) => `${hex} null`)].sort();
}

function addBoardValues(values: Values, state: State): void {
  for (const [hex, company] of Object.entries(state.hotels))
    values.set(`markers.${hex}`, [theirCompany(company)]);
  if (state.port) {
    values.set(`markers.${state.port.hex}`, ['assign:POSC']);
    values.set(`corps.${theirCompany(state.port.company)}.port`, true);
  }
  ROSTER.forEach(({ kinds }, i) => {
    const left = state.depot[i] ?? 1;
    if (left > 0) values.set(`depot.${kinds[0]}`, left);
  });
  values.set('discards', [...state.discarded].sort());
}

function addOrderValues(
  values: Values,
  state: State,
  idOf: (seat: Seat) => string,
  operator: Company | null,
): void {
  const round = enclosing(state, PROCEDURES.operatingRound);
  if (round && operator) {
    const { operated } = round.vars;
    const waiting = operatingCompanies(state).filter(
      (company) => company !== operator && !operated.includes(company),
    );
    values.set('or_order', [...operated, operator, ...waiting].map(theirCompany));
  }
  if (isWithin(state, PROCEDURES.stockRound) && state.priority) values.set('priority', idOf(state.priority));
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
  };
  for (const [symbol, { owner, closed }] of Object.entries(extra.companies)) {
    if (!closed) values.set(`companies.${symbol}`, owner ?? null);
  }
  for (const [symbol, corp] of Object.entries(extra.corps)) addCorpValues(values, symbol, corp);
  for (const [hex, names] of Object.entries(theirs.markers)) {
    const ours = names.filter((name) => name !== 'port');
    if (ours.length > 0) values.set(`markers.${hex}`, ours);
  }
  for (const [train, count] of Object.entries(theirs.depot)) values.set(`depot.${train}`, count);
  values.set('discards', [...theirs.discards].sort());
  if (theirs.or_order && !theirs.finished) values.set('or_order', theirs.or_order);
  if (theirs.next?.kind === 'player' && theirs.bids === undefined && !theirs.or_order)
    values.set('priority', theirs.player_order[0]!);
  return values;
}

/** A hotel on Key West that the hurricane removed stays in the lists of tokens and markers of a trace. */
export function isDrownedHotel({ what, ours, theirs }: Difference, { phase }: Snapshot): boolean {
  if (phase !== '6') return false;
  const there = (theirs ?? []) as string[];
  const here = (ours ?? []) as string[];
  if (what === 'markers.M24') return there.length > here.length && here.every((name) => there.includes(name));
  const drowned = there.indexOf('M24 null');
  return what.endsWith('.tokens') && drowned >= 0 && sameJson(there.toSpliced(drowned, 1), here);
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
  floated: boolean;
  operated: boolean;
  type: string;
  port?: boolean;
}

function addCorpValues(values: Values, symbol: string, corp: Corp): void {
  const path = `corps.${symbol}`;
  values.set(`${path}.cash`, corp.cash);
  values.set(`${path}.price`, corp.price ?? null);
  values.set(`${path}.cell`, corp.cell ?? null);
  values.set(`${path}.trains`, [...corp.trains].sort());
  values.set(`${path}.floated`, corp.floated);
  values.set(`${path}.operated`, corp.operated);
  values.set(`${path}.size`, corp.type === 'ten_share' ? 10 : 5);
  values.set(`${path}.president`, corp.president ?? null);
  values.set(`${path}.tokens_left`, corp.tokens_left);
  values.set(`${path}.tokens`, corp.tokens.map(([hex, city]) => `${hex} ${city}`).sort());
  if (corp.port) values.set(`${path}.port`, true);
  for (const [holder, percent] of Object.entries(corp.held)) values.set(`${path}.held.${holder}`, percent);
}
