import { brokenPromises, isWithin, type Must, type Seat } from '@signalbox/kernel';
import { BANK, faceIn, POOL, promiseMoney, promiseShares, sharesOf, stock } from '@signalbox/rails';
import { BOARD } from './data/board.ts';
import { COMPANIES, type Company, TOKENS_PER_COMPANY } from './data/companies.ts';
import { FIVE_SHARE_CEILING } from './data/market.ts';
import { PHASE_ORDER } from './data/phases.ts';
import { ROSTER, TRAINS, type Train } from './data/trains.ts';
import { certificateLimit, countedCertificates, holdingLimit } from './limits.ts';
import { phaseChange } from './phases.ts';
import { COMPANY_IDS, playing, presidentOf, priceOf, type State, trainLimit } from './state.ts';

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
    players(state, must);
    map(state, must);
    trains(state, must);
    phases(state, must);
  });
}

function money(state: State, must: Must): void {
  promiseMoney(state, 8000, must);
  must(state.cash[BANK]! > 0 || state.bankBroken === true, 'an empty bank is known to be broken (§11)');
}

function shares(state: State, company: Company, must: Must): void {
  const { size } = state.companies[company];
  promiseShares(state, company, size, must);
  for (const seat of state.seats) {
    const percent = (sharesOf(state, company, seat) * 100) / size;
    must(percent <= holdingLimit(state), `${seat} keeps the limit for shares of ${company} (§1.4)`);
  }
  const pool = sharesOf(state, company, POOL);
  must(state.bankrupt.length > 0 || pool * 2 <= size, `the pool has no more than half of ${company} (§5.3)`);
}

function presidency(state: State, company: Company, must: Must): void {
  const { startPrice } = state.companies[company];
  const certificate = state.presidents[company];
  must(
    (startPrice === null) === (certificate === null),
    `${company} has a president's certificate once started`,
  );
  must(
    certificate !== POOL || sharesOf(state, company, POOL) >= 2,
    `the pool has the certificate of ${company}`,
  );
  must(
    certificate !== POOL || state.bankrupt.length > 0,
    `${company} lost its president by bankruptcy (§8.4.3)`,
  );
  const president = presidentOf(state, company);
  const held = president === null ? 1 : sharesOf(state, company, president);
  must(president === null || held >= 2, `the president of ${company} has two shares`);
  for (const seat of playing(state)) {
    const most = sharesOf(state, company, seat) <= held;
    must(certificate === null || most, `nobody has more of ${company} than its president (§5.4)`);
  }
}

function charter(state: State, company: Company, must: Must): void {
  const { size, startPrice, floated, operated } = state.companies[company];
  const owned = state.companies[company].trains;
  must(!floated || startPrice !== null, `${company} was started before it floated`);
  must(!operated || floated, `${company} floated before it operated`);
  must(floated || owned.length === 0, `${company} has no trains before it floats`);
  must(
    (startPrice === null) === (state.markers[company] === undefined),
    `${company} has a marker once started`,
  );
  const low = size === 10 || startPrice === null || priceOf(state, company) <= FIVE_SHARE_CEILING;
  must(low, `${company}, with five shares, stands no higher than 200 (§1.4)`);
  const discarding = isWithin(state, phaseChange);
  must(discarding || owned.length <= trainLimit(state, company), `${company} keeps the train limit (§2)`);
}

/** Three tokens, on the charter or on the map; one may be lost in Key West. */
function tokens(state: State, company: Company, must: Must): void {
  const { tokens } = state.companies[company];
  const own = state.stations.filter(({ owner }) => owner === company);
  const hotels = Object.values(state.hotels).filter((owner) => owner === company).length;
  const placed = own.filter(({ beside }) => !beside).length - 1 + hotels;
  const lost = TOKENS_PER_COMPANY - tokens - placed;
  must(tokens >= 0, `${company} has ${tokens} tokens`);
  must(
    lost === 0 || (lost === 1 && state.phase === '6'),
    `${company} has three tokens in all, ${lost} are missing`,
  );
  const hexes = own.map(({ hex }) => hex);
  must(hexes.includes(COMPANIES[company].home.hex), `${company} is at home`);
  must(new Set(hexes).size === hexes.length, `${company} has one station in a hex (§7.3.1)`);
}

function players(state: State, must: Must): void {
  for (const seat of state.bankrupt) {
    const isOver = state.options.bankruptcyEnds === 'first' && state.outcome !== null;
    must(isOver || countedCertificates(state, seat) === 0, `${seat} is out of the game`);
    must(state.outcome !== null || state.priority !== seat, `${seat} has no priority any more`);
  }
  for (const { type, seat } of state.events ?? []) {
    const bought = type === 'share-bought' || type === 'company-started';
    const within = !bought || countedCertificates(state, seat as Seat) <= certificateLimit(state);
    must(within, `${String(seat)} buys within the certificate limit (§1.4)`);
  }
}

function map(state: State, must: Must): void {
  for (const { id } of BOARD.tiles.values()) {
    must(stock(BOARD, state.tiles, id) >= 0, `there are enough tiles ${id}`);
  }
  const taken = new Map<string, number>();
  for (const { hex, node, beside } of state.stations) {
    const found = faceIn(BOARD, state.tiles, hex).nodes[node];
    must(found?.kind === 'city', `the stations of ${hex} are in cities`);
    if (beside || !found) continue;
    const count = (taken.get(`${hex}.${node}`) ?? 0) + 1;
    taken.set(`${hex}.${node}`, count);
    must(count <= found.slots, `the stations of ${hex} have room`);
  }
  for (const hex of Object.keys(state.hotels)) {
    const [town] = faceIn(BOARD, state.tiles, hex).nodes;
    must(
      town?.kind === 'town' && town.edges.length > 0,
      `the hotel of ${hex} is in a town on a tile (§7.3.2)`,
    );
  }
}

function trains(state: State, must: Must): void {
  const inPlay = [...state.discarded, ...COMPANY_IDS.flatMap((company) => state.companies[company].trains)];
  ROSTER.forEach(({ kinds, count }, i) => {
    const used = inPlay.filter((train) => kinds.includes(train)).length;
    must(used + (state.depot[i] ?? 0) <= count, `there are ${count} trains ${kinds.join('/')}`);
  });
  for (const train of inPlay) {
    const { rustedBy } = TRAINS[train as Train];
    const rusting = isWithin(state, phaseChange);
    const gone = rustedBy !== null && PHASE_ORDER.indexOf(state.phase) >= PHASE_ORDER.indexOf(rustedBy);
    must(rusting || !gone, `a ${train} has not outlived phase ${state.phase} (§2)`);
  }
}

function phases(state: State, must: Must): void {
  const now = PHASE_ORDER.indexOf(state.phase);
  must(
    state.depot.slice(0, now).every((left) => left === 0),
    `what came before phase ${state.phase} is sold out (§8.2)`,
  );
  if (now < PHASE_ORDER.indexOf('5')) return;
  must(Object.keys(state.privates).length === 0, 'privates are closed from phase 5 on (§3.3)');
  must(state.port === null, 'the port marker is gone from phase 5 on (§3.3)');
  must(
    COMPANY_IDS.every((company) => state.companies[company].size === 10),
    'there are only ten-share companies from phase 5 on (§7.1)',
  );
}
