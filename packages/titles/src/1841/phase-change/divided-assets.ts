import { emit } from '@signalbox/kernel';
import {
  alongRow,
  cashOf,
  changeCharter,
  PRESIDENT_SHARES,
  replaceMarker,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { COMPANY_IDS, type Company, SUCCESSORS, TOKENS } from '../data/companies.ts';
import { countryOf } from '../data/countries.ts';
import { CHART, LAST_COLUMN_OF_MINORS } from '../data/market.ts';
import { inOrderOfSize } from '../data/trains.ts';
import { handOverCash, handOverShares, handOverTrains } from '../finance/closing.ts';
import { classOf, priceOf, type State } from '../state.ts';
import { updatePresident } from '../stock-round/presidency.ts';
import { setPrice } from '../stock-round/prices.ts';

// What SB and SFL inherit from IRSFF (§4.6.9).

/** SB and SFL are set up; their markers replace that of IRSFF, SB's on top. */
export function setUpSuccessors(state: State): void {
  const { cell } = state.markers.IRSFF!;
  // Exactly in the place of IRSFF, above later arrivals.
  replaceMarker(state, 'IRSFF', SUCCESSORS);
  emit(state, { type: 'secession' });
  // They operate in this round if IRSFF has not; the buyer of the first 4-train has had its turn.
  if (state.round.operated.includes('IRSFF')) state.round.operated.push(...SUCCESSORS);
  for (const company of SUCCESSORS) {
    changeCharter(state, company, { status: 'active' });
    // Version 1: a minor's price stops at column K (C-34).
    const beyond = CHART.cells[cell]!.column - LAST_COLUMN_OF_MINORS;
    if (classOf(state, company) === 'minor' && beyond > 0)
      setPrice(state, company, alongRow(CHART, cell, -beyond));
    // Until the shares are exchanged, IRSFF's president controls what they inherit.
    setPresident(state, company, state.presidents.IRSFF!);
  }
}

/** Tokens in Veneto go to SB, the others to SFL. */
export function replaceTokens(state: State): void {
  const count = { SB: 0, SFL: 0 };
  state.stations = state.stations.flatMap((station) => {
    if (station.owner !== 'IRSFF') return [station];
    const owner = countryOf(station.hex) === 'Veneto' ? 'SB' : 'SFL';
    count[owner] += 1;
    return count[owner] <= TOKENS[classOf(state, owner)].most ? [{ ...station, owner }] : [];
  });
}

export function tokensOf(state: State, company: Company): number {
  return state.companies[company].tokens + state.stations.filter(({ owner }) => owner === company).length;
}

/** The tokens of each, on the map and on its charter. */
function reportTokens(state: State): void {
  for (const company of SUCCESSORS) {
    const hexes = state.stations.filter(({ owner }) => owner === company).map(({ hex }) => hex);
    const { tokens } = state.companies[company];
    if (hexes.length + tokens === 0) continue;
    emit(state, { type: 'tokens-divided', company, hexes, count: hexes.length, charter: tokens });
  }
}

/** Tokens on the charter are halved; an odd one goes to SB. */
export function divideCharterTokens(state: State): void {
  const { tokens } = state.companies.IRSFF;
  changeCharter(state, 'IRSFF', { tokens: 0 });
  const shares = { SB: Math.ceil(tokens / 2), SFL: Math.floor(tokens / 2) };
  for (const company of SUCCESSORS) {
    const room = TOKENS[classOf(state, company)].most - tokensOf(state, company);
    changeCharter(state, company, { tokens: Math.min(room, shares[company]) });
  }
  reportTokens(state);
}

/** The best train to SB, the next to SFL, and so on. */
export function divideTrains(state: State): void {
  const trains = inOrderOfSize(state.companies.IRSFF.trains).reverse();
  changeCharter(state, 'IRSFF', { trains: [] });
  SUCCESSORS.forEach((company, turn) => {
    const share = trains.filter((_, i) => i % 2 === turn);
    handOverTrains(state, 'IRSFF', company, share);
  });
}

/** A tenth, rounded down, to SFL, the rest to SB. */
export function divideCash(state: State): void {
  handOverCash(state, 'IRSFF', 'SFL', Math.floor(cashOf(state, 'IRSFF') / 10));
  handOverCash(state, 'IRSFF', 'SB', cashOf(state, 'IRSFF'));
}

/** The most expensive certificate to SB, the next to SFL; a president's certificate is worth two shares. */
export function divideTreasury(state: State): void {
  const held = COMPANY_IDS.filter((company) => sharesOf(state, company, 'IRSFF') > 0);
  const certificates = held.flatMap((company) => {
    const isPresident = state.presidents[company] === 'IRSFF';
    const singles = sharesOf(state, company, 'IRSFF') - (isPresident ? PRESIDENT_SHARES : 0);
    const ordinary = Array.from({ length: singles }, () => ({ company, count: 1 }));
    return isPresident ? [{ company, count: PRESIDENT_SHARES }, ...ordinary] : ordinary;
  });
  const value = ({ company, count }: { company: Company; count: number }) => priceOf(state, company) * count;
  certificates.sort((x, y) => value(y) - value(x));
  certificates.forEach(({ company, count }, i) => {
    const heir = SUCCESSORS[i % 2]!;
    handOverShares(state, 'IRSFF', heir, { company, count });
    if (count === PRESIDENT_SHARES) setPresident(state, company, heir);
  });
  for (const company of held) updatePresident(state, company);
}
