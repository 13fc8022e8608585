import { brokenInvariants, isWithin, type Must } from '@signalbox/kernel';
import {
  BANK,
  companyInvariants,
  faceIn,
  limitInvariant,
  mapInvariants,
  moneyInvariant,
  POOL,
  sharesOf,
  trainInvariants,
} from '@signalbox/rails';
import { BOARD } from './data/board.ts';
import { COMPANIES, type Company, TOKENS_PER_COMPANY } from './data/companies.ts';
import { FIVE_SHARE_CEILING } from './data/market.ts';
import { PHASE_ORDER } from './data/phases.ts';
import { ROSTER, TRAINS, type Train } from './data/trains.ts';
import { certificateLimit, countedCertificates, holdingLimit } from './limits.ts';
import { phaseChange } from './phases.ts';
import { COMPANY_IDS, playing, priceOf, type State, trainLimit } from './state.ts';

/** The invariants of every game that do not hold. */
export function invariants(state: State): string[] {
  return brokenInvariants((must) => {
    moneyInvariant(state, 8000, must);
    must(state.cash[BANK]! > 0 || state.bankBroken === true, 'an empty bank is known to be broken (§11)');
    for (const company of COMPANY_IDS) {
      const { size, startPrice } = state.companies[company];
      companyInvariants(state, company, { size, started: startPrice !== null, rivals: playing(state) }, must);
      shares(state, company, must);
      charter(state, company, must);
      tokens(state, company, must);
    }
    players(state, must);
    map(state, must);
    phases(state, must);
  });
}

function shares(state: State, company: Company, must: Must): void {
  const { size } = state.companies[company];
  for (const seat of state.seats) {
    const percent = (sharesOf(state, company, seat) * 100) / size;
    must(percent <= holdingLimit(state), `${seat} keeps the limit for shares of ${company} (§1.4)`);
  }
  const pool = sharesOf(state, company, POOL);
  must(state.bankrupt.length > 0 || pool * 2 <= size, `the pool has no more than half of ${company} (§5.3)`);
  must(
    state.presidents[company] !== POOL || state.bankrupt.length > 0,
    `${company} lost its president by bankruptcy (§8.4.3)`,
  );
}

function charter(state: State, company: Company, must: Must): void {
  const { size, startPrice, floated, operated } = state.companies[company];
  const owned = state.companies[company].trains;
  must(!floated || startPrice !== null, `${company} was started before it floated`);
  must(!operated || floated, `${company} floated before it operated`);
  must(floated || owned.length === 0, `${company} has no trains before it floats`);
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
  const { home } = COMPANIES[company];
  must(
    own.some(({ hex }) => hex === home.hex),
    `${company} is at home`,
  );
}

function players(state: State, must: Must): void {
  for (const seat of state.bankrupt) {
    const isOver = state.options.bankruptcyEnds === 'first' && state.outcome !== null;
    must(isOver || countedCertificates(state, seat) === 0, `${seat} is out of the game`);
    must(state.outcome !== null || state.priority !== seat, `${seat} has no priority any more`);
  }
  limitInvariant(
    state.events ?? [],
    {
      purchases: ['share-bought', 'company-started'],
      limit: certificateLimit(state),
      certificates: (seat) => countedCertificates(state, seat),
    },
    must,
  );
}

function map(state: State, must: Must): void {
  mapInvariants(BOARD, state, ['city'], must);
  for (const hex of Object.keys(state.hotels)) {
    const [town] = faceIn(BOARD, state.tiles, hex).nodes;
    must(
      town?.kind === 'town' && town.edges.length > 0,
      `the hotel of ${hex} is in a town on a tile (§7.3.2)`,
    );
  }
}

function phases(state: State, must: Must): void {
  const now = PHASE_ORDER.indexOf(state.phase);
  // Trains rust in the middle of a phase change.
  const rusting = isWithin(state, phaseChange);
  trainInvariants(
    state,
    {
      roster: ROSTER,
      begun: PHASE_ORDER.slice(0, now + 1),
      rustsIn: (train) => (rusting ? null : TRAINS[train as Train].rustedBy),
    },
    must,
  );
  if (now < PHASE_ORDER.indexOf('5')) return;
  must(Object.keys(state.privates).length === 0, 'privates are closed from phase 5 on (§3.3)');
  must(state.port === null, 'the port marker is gone from phase 5 on (§3.3)');
  must(
    COMPANY_IDS.every((company) => state.companies[company].size === 10),
    'there are only ten-share companies from phase 5 on (§7.1)',
  );
}
