import { cashOf, sharesOf, totalCash, totalShares } from '@signalbox/rails';
import { DISCS_PER_HEX, LAST_DIVIDEND, STATION_LAST, STATION_START } from './data/board-tracks.ts';
import { CHICAGO, DESTINATIONS, PLACES } from './data/map.ts';
import { CHARTERS, RAILROADS, type Railroad, TRACK_DISCS } from './data/railroads.ts';
import { HIGHEST_VALUE, LOWEST_VALUE } from './data/value-track.ts';
import { FACE_DOWN, FACE_UP, type State } from './state.ts';

/** Whatever must hold after every step. */
export function invariants(state: State): string[] {
  const broken: string[] = [];
  const promise = (holds: boolean, what: string) => {
    if (!holds) broken.push(what);
  };
  checkMoney(state, promise);
  checkOpenShares(state, promise);
  checkHexes(state, promise);
  for (const railroad of RAILROADS) checkRailroad(state, railroad, promise);
  promise(state.dividends >= 0 && state.dividends <= LAST_DIVIDEND, 'dividends within their track');
  promise(
    (state.dividends === LAST_DIVIDEND) === (state.outcome?.reason === 'last-dividend'),
    'the 20th dividend ends the game',
  );
  promise((state.stack.length === 0) === (state.outcome !== null), 'the game waits for something or is over');
  promise(state.passes < state.seats.length || state.outcome !== null, 'not everybody passes');
  return broken;
}

type Promise = (holds: boolean, what: string) => void;

function checkMoney(state: State, promise: Promise): void {
  promise(totalCash(state) === 0, 'money is neither made nor lost');
  for (const seat of state.seats) {
    const cash = cashOf(state, seat);
    promise(Number.isInteger(cash) && cash >= 0, `${seat} has whole dollars and no debt`);
  }
}

/** Every open share that belongs to nobody lies in the column, on the deck or in the offer. */
function checkOpenShares(state: State, promise: Promise): void {
  const lots = state.column.filter((railroad) => state.values[railroad] === 0);
  const lying = [...lots, ...state.offer, state.open].filter((railroad) => railroad !== null);
  for (const railroad of RAILROADS) {
    const count = lying.filter((other) => other === railroad).length;
    promise(sharesOf(state, railroad, FACE_UP) === count, `open shares of ${railroad} lie somewhere`);
  }
  const waitsForChance = ['draw-lot', 'turn-up-share'].includes(state.stack.at(-1)?.label ?? '');
  const hidden = RAILROADS.some((railroad) => sharesOf(state, railroad, FACE_DOWN) > 0);
  const over = state.outcome !== null;
  promise(!hidden || state.open !== null || waitsForChance || over, 'the deck has an open share');
}

function checkHexes(state: State, promise: Promise): void {
  for (const [hex, discs] of Object.entries(state.track)) {
    promise(discs.length <= DISCS_PER_HEX, `no more than two discs on ${hex}`);
    promise(new Set(discs).size === discs.length, `different colours on ${hex}`);
    promise((PLACES.get(hex)?.ground ?? 'chicago') !== 'chicago', `no disc on ${hex}`);
  }
}

function checkRailroad(state: State, railroad: Railroad, promise: Promise): void {
  const counts = Object.values(state.shares[railroad] ?? {});
  promise(totalShares(state, railroad) === CHARTERS[railroad].shares, `all shares of ${railroad} are there`);
  promise(
    counts.every((count) => count >= 0),
    `nobody owes shares of ${railroad}`,
  );
  const value = state.values[railroad];
  const playing = state.outcome !== null || state.stack.some(({ procedure }) => procedure === 'turns');
  promise(
    (value === 0 && !playing) || (value >= LOWEST_VALUE && value <= HIGHEST_VALUE),
    `${railroad} is on the value track`,
  );
  const space = state.station[railroad];
  promise(space >= STATION_START && space <= STATION_LAST, `${railroad} is on the station's track`);
  checkTrack(state, railroad, promise);
}

/** A railroad's discs are all somewhere, and its track hangs together with Chicago. */
function checkTrack(state: State, railroad: Railroad, promise: Promise): void {
  const own = Object.keys(state.track).filter((hex) => state.track[hex]!.includes(railroad));
  const complete = own.includes(DESTINATIONS[railroad]);
  const left = state.discs[railroad];
  promise(
    complete ? left === 0 : left + own.length === TRACK_DISCS,
    `the discs of ${railroad} are all there`,
  );
  const reached = new Set(CHICAGO);
  for (const hex of reached) {
    for (const next of hex.neighbours) if (own.includes(next.id)) reached.add(next);
  }
  promise(reached.size === own.length + CHICAGO.length, `the track of ${railroad} comes from Chicago`);
}
