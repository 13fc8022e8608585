import type { GameEvent, Must, Seat } from '@signalbox/kernel';
import type { Board, NodeKind, Station, Tiles } from './map/face.ts';
import { faceIn } from './map/faces.ts';
import { stock } from './map/plan.ts';
import { freeSlots } from './map/stations.ts';
import type { Markers } from './market/market.ts';
import { BANK, CREDITS, cashOf, type Purses } from './money/purses.ts';
import { POOL, type ShareLedger, sharesOf, totalShares } from './shares/ledger.ts';
import { PRESIDENT_SHARES, type Presidencies } from './shares/presidency.ts';
import type { TrainCard, TrainSupply } from './trains/roster.ts';

/** Money only moves between these owners, and only the bank may go below zero. */
export function moneyInvariant(
  state: Purses,
  all: number,
  must: Must,
  owners: readonly string[] = Object.keys(state.cash),
): void {
  const total = owners.reduce((sum, owner) => sum + cashOf(state, owner), 0);
  must(total === all, `all money together is ${all}, not ${total}`);
  for (const owner of owners) {
    const amount = cashOf(state, owner);
    must(owner === BANK || owner === CREDITS || amount >= 0, `${owner} has ${amount}`);
  }
}

/** All shares of a company are accounted for, and nobody has a negative number. */
export function shareInvariant(state: ShareLedger, company: string, size: number, must: Must): void {
  must(totalShares(state, company) === size, `${company} has ${size} shares`);
  for (const [holder, count] of Object.entries(state.shares[company] ?? {})) {
    must(count >= 0, `${holder} has ${count} shares of ${company}`);
  }
}

interface CompanyRules {
  /** Into how many shares it is divided. */
  readonly size: number;
  /** Has it started, with a president's certificate and a price? */
  readonly started: boolean;
  /** Holders of whom nobody may have more shares than the president; null if the president is not checked. */
  readonly rivals: readonly string[] | null;
}

type Companies = ShareLedger & Presidencies & Markers & { readonly stations: readonly Station[] };

/** All its shares are accounted for; once started it has the right president and a price; it has one token per hex. */
export function companyInvariants(
  state: Companies,
  company: string,
  { size, started, rivals }: CompanyRules,
  must: Must,
): void {
  shareInvariant(state, company, size, must);
  const president = state.presidents[company] ?? null;
  must(started === (president !== null), `${company} has a president's certificate somewhere once started`);
  must(started === (state.markers[company] !== undefined), `${company} has a marker once started`);
  if (president !== null && rivals) presidentInvariant(state, company, president, rivals, must);
  const hexes = state.stations.filter(({ owner }) => owner === company).map(({ hex }) => hex);
  must(new Set(hexes).size === hexes.length, `${company} has one token in a hex`);
}

function presidentInvariant(
  state: ShareLedger,
  company: string,
  president: string,
  rivals: readonly string[],
  must: Must,
): void {
  const held = sharesOf(state, company, president);
  const most = Math.max(0, ...rivals.map((rival) => sharesOf(state, company, rival)));
  if (president === POOL) {
    must(held >= PRESIDENT_SHARES, `the pool has the certificate of ${company}`);
    must(most < PRESIDENT_SHARES, `nobody has two shares of ${company} while its certificate is in the pool`);
  } else {
    must(held >= PRESIDENT_SHARES, `the president of ${company} has two shares`);
    must(most <= held, `nobody has more of ${company} than its president`);
  }
}

/** A player who has just bought something is within the certificate limit. */
export function limitInvariant(
  events: readonly GameEvent[],
  { purchases, limit, certificates }: LimitPromises,
  must: Must,
): void {
  for (const { type, seat } of events) {
    const within = !purchases.includes(type) || certificates(seat as Seat) <= limit;
    must(within, `${String(seat)} buys within the certificate limit`);
  }
}

interface LimitPromises {
  /** Types of events. */
  readonly purchases: readonly string[];
  readonly limit: number;
  readonly certificates: (seat: Seat) => number;
}

/** No tile is used more often than it exists; tokens are in nodes that take them and have room. */
export function mapInvariants(
  board: Board,
  { tiles, stations }: { readonly tiles: Tiles; readonly stations: readonly Station[] },
  kinds: readonly NodeKind[],
  must: Must,
): void {
  for (const { id } of board.tiles.values()) {
    must(stock(board, tiles, id) >= 0, `there are enough tiles ${id}`);
  }
  for (const station of stations) {
    const { hex, node } = station;
    const found = faceIn(board, tiles, hex).nodes[node];
    must(found !== undefined && kinds.includes(found.kind), `the tokens of ${hex} are in cities`);
    if (found) must(freeSlots(board, tiles, stations, station) >= 0, `the tokens of ${hex} have room`);
  }
}

interface TrainRules {
  readonly roster: readonly TrainCard[];
  /** The phases begun so far, the current one last. */
  readonly begun: readonly string[];
  /** The phase in which a train rusts. */
  readonly rustsIn: (train: string) => string | null;
}

type Trains = TrainSupply & {
  readonly companies: Readonly<Record<string, { readonly trains: readonly string[] }>>;
};

/** No more trains than exist, none that should have rusted, and earlier trains are sold out. */
export function trainInvariants(state: Trains, { roster, begun, rustsIn }: TrainRules, must: Must): void {
  const inPlay = [...state.discarded, ...Object.values(state.companies).flatMap(({ trains }) => trains)];
  roster.forEach(({ kinds, count }, i) => {
    const used = inPlay.filter((train) => kinds.includes(train)).length;
    must(used + (state.depot[i] ?? 0) <= count, `there are ${count} trains ${kinds.join('/')}`);
  });
  const phase = begun.at(-1);
  for (const train of inPlay) {
    const end = rustsIn(train);
    must(end === null || !begun.includes(end), `a ${train} has not outlived phase ${phase}`);
  }
  const earlier = state.depot.slice(0, begun.length - 1);
  must(
    earlier.every((left) => left === 0),
    `what came before phase ${phase} is sold out`,
  );
}
