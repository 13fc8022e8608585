import { brokenPromises, type Must, type Seat } from '@signalbox/kernel';
import { BANK, CREDITS, cashOf, faceIn, IPO, POOL, promiseShares, sharesOf, stock } from '@signalbox/rails';
import { certificateLimit, countedCertificates } from './certificate-limit.ts';
import { COMPANY_IDS, type Company, charterOf, SHARES } from './data/companies.ts';
import { BANKRUPT_CELL } from './data/market.ts';
import { PHASE_ORDER, phaseRules } from './data/phases.ts';
import { FISHBOURNE, privateFor } from './data/privates.ts';
import { ROSTER, ROSTER_WITH_TWO_SEVENS, TRAINS, type Train } from './data/trains.ts';
import { PLAYER_MONEY } from './money.ts';
import { boardOf, isStarted, presidentOf, type State } from './state.ts';

/** What holds after every step of every game: the promises that are broken. */
export function invariants(state: State): string[] {
  return brokenPromises((must) => {
    money(state, must);
    for (const company of COMPANY_IDS) {
      shares(state, company, must);
      presidency(state, company, must);
      charter(state, company, must);
      tokens(state, company, must);
    }
    purchases(state, must);
    map(state, must);
    trains(state, must);
    history(state, must);
  });
}

/** Two currencies that never mix (SETUP). */
function money(state: State, must: Must): void {
  const sum = (owners: readonly string[]) => owners.reduce((all, owner) => all + cashOf(state, owner), 0);
  must(sum([BANK, ...state.seats]) === PLAYER_MONEY, `players' money is ${PLAYER_MONEY} altogether`);
  must(sum([CREDITS, ...COMPANY_IDS]) === 0, 'company money comes from and goes to the bank');
  for (const owner of [...state.seats, ...COMPANY_IDS]) {
    must(cashOf(state, owner) >= 0, `${owner} is not in debt`);
  }
  const known = state.broken || state.era === 'british-rail';
  must(cashOf(state, BANK) >= 0 || known, 'an empty bank is known to be broken');
}

function shares(state: State, company: Company, must: Must): void {
  promiseShares(state, company, SHARES, must);
  const id = privateFor(company);
  const kept = id !== null && state.privates[id] !== undefined;
  must(!kept || sharesOf(state, company, IPO) > 0, `${company} keeps a share for its private`);
  must(
    isStarted(state, company) || sharesOf(state, company, IPO) === SHARES,
    `all of ${company} is in the IPO before it is started`,
  );
}

function presidency(state: State, company: Company, must: Must): void {
  const certificate = state.presidents[company];
  must(
    isStarted(state, company) === (certificate !== null),
    `${company} has a president's certificate somewhere once started`,
  );
  must(
    certificate !== POOL || sharesOf(state, company, POOL) >= 2,
    `the pool has the certificate of ${company}`,
  );
  const president = presidentOf(state, company);
  const held = president === null ? 1 : sharesOf(state, company, president);
  must(president === null || held >= 2, `the president of ${company} has two shares`);
  for (const seat of state.seats) {
    must(
      certificate === null || sharesOf(state, company, seat) <= held,
      `nobody has more of ${company} than its president`,
    );
  }
}

function charter(state: State, company: Company, must: Must): void {
  const { floated, bankrupt, insolvent, closed, trains } = state.companies[company];
  const started = isStarted(state, company);
  const marker = state.markers[company];
  must(started === (marker !== undefined), `${company} has a marker once started`);
  must(started || !floated, `${company} is started before it floats`);
  must(!bankrupt || !floated, `${company} is bankrupt or floated`);
  must(!insolvent || trains.length === 0, `${company} has no train while insolvent`);
  must(marker?.cell !== BANKRUPT_CELL, `${company} at nothing is bankrupt`);
  must(!closed || state.era === 'british-rail', `${company} is closed by British Rail only`);
}

function tokens(state: State, company: Company, must: Must): void {
  const { floated, tokens } = state.companies[company];
  const hexes = state.stations.filter(({ owner }) => owner === company).map(({ hex }) => hex);
  must(!floated || hexes.includes(charterOf(company).home.hex), `${company} is at home`);
  must(
    hexes.length === 0 || hexes.length + tokens === charterOf(company).tokens + 1,
    `every token of ${company} is on the map or on the charter`,
  );
  must(new Set(hexes).size === hexes.length, `${company} has one token in a hex`);
}

const PURCHASES = ['share-bought', 'company-started', 'company-restarted', 'private-bought'];

/** A player who has just bought is within the certificate limit. */
function purchases(state: State, must: Must): void {
  const limit = certificateLimit(state) ?? Number.POSITIVE_INFINITY;
  for (const { type, seat } of state.events ?? []) {
    if (!PURCHASES.includes(type)) continue;
    must(
      countedCertificates(state, seat as Seat) <= limit,
      `${String(seat)} buys within the certificate limit`,
    );
  }
}

function map(state: State, must: Must): void {
  const board = boardOf(state);
  for (const { id } of board.tiles.values()) {
    must(stock(board, state.tiles, id) >= 0, `there are enough tiles ${id}`);
  }
  const taken = new Map<string, number>();
  for (const { hex, node } of state.stations) {
    const found = faceIn(board, state.tiles, hex).nodes[node];
    must(found?.kind === 'city', `the tokens of ${hex} are in cities`);
    const count = (taken.get(`${hex}.${node}`) ?? 0) + 1;
    taken.set(`${hex}.${node}`, count);
    must(count <= (found?.slots ?? 0), `the tokens of ${hex} have room`);
  }
}

function trains(state: State, must: Must): void {
  const roster = state.options.twoSevens ? ROSTER_WITH_TWO_SEVENS : ROSTER;
  const inPlay = [...state.discarded, ...COMPANY_IDS.flatMap((company) => state.companies[company].trains)];
  roster.forEach(({ kinds, count }, i) => {
    const used = inPlay.filter((train) => kinds.includes(train)).length;
    must(used + (state.depot[i] ?? 0) <= count, `there are ${count} trains ${kinds.join('/')}`);
  });
  for (const train of inPlay) {
    const by = TRAINS[train as Train].rustedBy;
    const end = PHASE_ORDER.findIndex((phase) => phaseRules(phase).startedBy === by);
    must(
      by === null || PHASE_ORDER.indexOf(state.phase) < end,
      `a ${train} has not outlived phase ${state.phase}`,
    );
  }
}

function history(state: State, must: Must): void {
  const now = PHASE_ORDER.indexOf(state.phase);
  must(
    state.depot.slice(0, now).every((left) => left === 0),
    `what came before phase ${state.phase} is sold out`,
  );
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
