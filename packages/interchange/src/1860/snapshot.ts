import { enclosing, isWithin, type Json, pending } from '@signalbox/kernel';
import { BANK, CREDITS, cashOf, IPO, POOL, stackPosition } from '@signalbox/rails';
import { countedCertificates } from '@signalbox/titles/1860/certificate-limit.ts';
import { COMPANY_IDS, type Company } from '@signalbox/titles/1860/data/companies.ts';
import { PRIVATE_IDS, privateFor } from '@signalbox/titles/1860/data/privates.ts';
import { ROSTER } from '@signalbox/titles/1860/data/trains.ts';
import { PROCEDURES, turnOf } from '@signalbox/titles/1860/exports.ts';
import { eighteenSixty, type EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import { worthOf } from '@signalbox/titles/1860/share-value.ts';
import { inReceivership, operatingCompanies, priceOf } from '@signalbox/titles/1860/state.ts';
import type { Recording } from '../recording/recording.ts';
import { type Snapshot, tilesByPath, type Values } from '../trace/snapshot.ts';

type Names = (owner: string) => string;

/** The site's bank has twice the money, to cover the companies. */
const CREDITS_THERE = 10_000;

/** Our state in the form of a trace. `marked` is the company still marked as insolvent on the site. */
export function snapshot1860(state: State, recording: Recording, marked: Company | null): Snapshot {
  const idOf: Names = (owner) => {
    if (owner === POOL) return 'market';
    return owner === IPO ? 'ipo' : (recording.players[state.seats.indexOf(owner)]?.id ?? owner);
  };
  const values: Values = new Map();
  addPlayerValues(values, state, idOf);
  for (const company of COMPANY_IDS) addCompanyValues(values, state, company, idOf, marked);
  addBoardValues(values, state);
  addOrderValues(values, state, idOf);
  return {
    round: roundName(state),
    phase: state.phase,
    bank: cashOf(state, BANK) + cashOf(state, CREDITS) + CREDITS_THERE,
    acting: actingIn(state).map(idOf),
    values,
    tiles: tilesByPath(state.tiles),
  };
}

/** The site names no president for a company in receivership. */
function actingIn(state: State): readonly string[] {
  const waiting = pending(eighteenSixty, state);
  const turn = turnOf(state);
  if (waiting && turn && inReceivership(state, turn.company)) return [POOL];
  return waiting?.seats ?? [];
}

function roundName(state: State): string {
  const { round } = state;
  if (isWithin(state, PROCEDURES.openingAuction)) return 'AR';
  return round.operating === 0 ? `SR ${round.stock}` : `OR ${round.stock}.${round.operating}`;
}

function addPlayerValues(values: Values, state: State, idOf: Names): void {
  for (const seat of state.seats) {
    values.set(`players.${idOf(seat)}.cash`, cashOf(state, seat));
    values.set(`players.${idOf(seat)}.certs`, countedCertificates(state, seat));
    values.set(`players.${idOf(seat)}.value`, worthOf(state, seat));
  }
  for (const id of PRIVATE_IDS) {
    const owner = state.privates[id];
    if (owner !== undefined) values.set(`companies.${id}`, owner === null ? null : idOf(owner));
  }
}

function addCompanyValues(
  values: Values,
  state: State,
  company: Company,
  idOf: Names,
  marked: Company | null,
): void {
  const charter = state.companies[company];
  const home = state.stations.some(({ owner }) => owner === company) ? 0 : 1;
  const president = state.presidents[company] ?? null;
  const id = privateFor(company);
  const ofCompany: Record<string, Json> = {
    cash: cashOf(state, company),
    price: charter.par === null ? null : priceOf(state, company),
    cell: charter.par === null ? null : [0, state.markers[company]!.cell, stackPosition(state, company)],
    par: charter.par,
    trains: [...charter.trains].sort(),
    floated: charter.floated,
    operated: charter.operated,
    president: president === null ? null : idOf(president),
    tokens_left: charter.tokens + home,
    tokens: tokensOf(state, company),
    receivership: inReceivership(state, company),
    insolvent: charter.insolvent || marked === company,
    bankrupt: charter.bankrupt,
    nationalized: charter.closed || (charter.floated && state.outcome?.reason === 'nationalisation'),
    reserved: id !== null && state.privates[id] !== undefined,
  };
  for (const [holder, count] of Object.entries(state.shares[company]!)) {
    if (count > 0) ofCompany[`held.${idOf(holder)}`] = count * 10;
  }
  for (const [key, value] of Object.entries(ofCompany)) values.set(`corps.${company}.${key}`, value);
}

function tokensOf(state: State, company: Company): Json {
  const { bankrupt } = state.companies[company];
  return state.stations
    .filter(({ owner }) => owner === company)
    .map(({ hex, node }) => `${hex} ${node}${bankrupt ? ' flipped' : ''}`)
    .sort();
}

function addBoardValues(values: Values, state: State): void {
  ROSTER.forEach(({ kinds }, i) => {
    const left = state.depot[i] ?? 1;
    if (left > 0) values.set(`depot.${kinds[0]}`, left);
  });
  values.set('discards', [...state.discarded].sort());
}

function addOrderValues(values: Values, state: State, idOf: Names): void {
  if (state.priority !== null) values.set('priority', idOf(state.priority));
  const round = enclosing(state, PROCEDURES.operatingRound, PROCEDURES.nationalisedRound);
  const operator = turnOf(state)?.company;
  if (round && operator !== undefined) {
    const { operated } = round.vars;
    const waiting = operatingCompanies(state).filter(
      (company) => company !== operator && !operated.includes(company),
    );
    values.set('or_order', [...operated, operator, ...waiting]);
  }
}
