import { brokenInvariants, type Must } from '@signalbox/kernel';
import {
  BANK,
  CREDITS,
  cashOf,
  companyInvariants,
  IPO,
  limitInvariant,
  mapInvariants,
  moneyInvariant,
  sharesOf,
  trainInvariants,
} from '@signalbox/rails';
import { certificateLimit, countedCertificates } from './certificate-limit.ts';
import { COMPANY_IDS, type Company, charterOf, SHARES } from './data/companies.ts';
import { BANKRUPT_CELL } from './data/market.ts';
import { PHASE_ORDER, phaseRules } from './data/phases.ts';
import { FISHBOURNE, privateFor } from './data/privates.ts';
import { ROSTER, ROSTER_WITH_TWO_SEVENS, TRAINS, type Train } from './data/trains.ts';
import { PLAYER_MONEY } from './money.ts';
import { boardOf, isStarted, type State } from './state.ts';

/** The invariants of every game that do not hold. */
export function invariants(state: State): string[] {
  return brokenInvariants((must) => {
    money(state, must);
    for (const company of COMPANY_IDS) {
      const started = isStarted(state, company);
      companyInvariants(state, company, { size: SHARES, started, rivals: state.seats }, must);
      shares(state, company, must);
      charter(state, company, must);
      tokens(state, company, must);
    }
    purchases(state, must);
    mapInvariants(boardOf(state), state, ['city'], must);
    history(state, must);
  });
}

/** Two currencies that never mix (SETUP). */
function money(state: State, must: Must): void {
  moneyInvariant(state, PLAYER_MONEY, must, [BANK, ...state.seats]);
  moneyInvariant(state, 0, must, [CREDITS, ...COMPANY_IDS]);
  const known = state.broken || state.era === 'british-rail';
  must(cashOf(state, BANK) >= 0 || known, 'an empty bank is known to be broken');
}

function shares(state: State, company: Company, must: Must): void {
  const id = privateFor(company);
  const kept = id !== null && state.privates[id] !== undefined;
  must(!kept || sharesOf(state, company, IPO) > 0, `${company} keeps a share for its private`);
  must(
    isStarted(state, company) || sharesOf(state, company, IPO) === SHARES,
    `all of ${company} is in the IPO before it is started`,
  );
}

function charter(state: State, company: Company, must: Must): void {
  const { floated, bankrupt, insolvent, closed, trains } = state.companies[company];
  must(isStarted(state, company) || !floated, `${company} is started before it floats`);
  must(!bankrupt || !floated, `${company} is bankrupt or floated`);
  must(!insolvent || trains.length === 0, `${company} has no train while insolvent`);
  must(state.markers[company]?.cell !== BANKRUPT_CELL, `${company} at nothing is bankrupt`);
  must(!closed || state.era === 'british-rail', `${company} is closed by British Rail only`);
}

function tokens(state: State, company: Company, must: Must): void {
  const { floated, tokens } = state.companies[company];
  const hexes = state.stations.filter(({ owner }) => owner === company).map(({ hex }) => hex);
  // With an option of imported games a company may float when there are no home tokens any more.
  const isAtHome = hexes.includes(charterOf(company).home.hex) || state.options.startsUnderSouthern;
  must(!floated || isAtHome, `${company} is at home`);
  must(
    hexes.length === 0 || hexes.length + tokens === charterOf(company).tokens + 1,
    `every token of ${company} is on the map or on the charter`,
  );
}

function purchases(state: State, must: Must): void {
  limitInvariant(
    state.events ?? [],
    {
      purchases: ['share-bought', 'company-started', 'company-restarted', 'private-bought'],
      limit: certificateLimit(state) ?? Number.POSITIVE_INFINITY,
      certificates: (seat) => countedCertificates(state, seat),
    },
    must,
  );
}

/** The phase that begins with the train that makes this one rust. */
function rustsIn(train: string): string | null {
  const { rustedBy } = TRAINS[train as Train];
  return PHASE_ORDER.find((phase) => rustedBy && phaseRules(phase).startedBy === rustedBy) ?? null;
}

function history(state: State, must: Must): void {
  const now = PHASE_ORDER.indexOf(state.phase);
  const roster = state.options.twoSevens ? ROSTER_WITH_TWO_SEVENS : ROSTER;
  trainInvariants(state, { roster, begun: PHASE_ORDER.slice(0, now + 1), rustsIn }, must);
  must((state.phase === '9') === (state.era !== 'independent'), 'the first 9+5 forms the Southern');
  must(
    (state.privates[FISHBOURNE] === null) === now < PHASE_ORDER.indexOf('6'),
    'Fishbourne is to be had from phase 6 on',
  );
  must(
    !state.seats.includes(state.privates[FISHBOURNE] ?? '') || Object.keys(state.privates).length === 1,
    'Fishbourne has closed the other ferries',
  );
}
