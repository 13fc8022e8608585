import { brokenInvariants, isWithin, type Must } from '@signalbox/kernel';
import { moneyInvariant, shareInvariant, sharesOf } from '@signalbox/rails';
import { DISCS_PER_HEX, LAST_DIVIDEND, STATION_LAST, STATION_START } from './data/board-tracks.ts';
import { CHICAGO, DESTINATIONS, PLACES } from './data/map.ts';
import { CHARTERS, RAILROADS, type Railroad, TRACK_DISCS } from './data/railroads.ts';
import { HIGHEST_VALUE, LOWEST_VALUE } from './data/value-track.ts';
import { FACE_DOWN, FACE_UP, type State } from './state.ts';
import { turns } from './turn.ts';

/** The invariants of every game that do not hold. */
export function invariants(state: State): string[] {
  return brokenInvariants((must) => {
    moneyInvariant(state, 0, must);
    checkOpenShares(state, must);
    checkHexes(state, must);
    for (const railroad of RAILROADS) checkRailroad(state, railroad, must);
    must(state.dividends >= 0 && state.dividends <= LAST_DIVIDEND, 'dividends within their track');
    must(
      (state.dividends === LAST_DIVIDEND) === (state.outcome?.reason === 'last-dividend'),
      'the 20th dividend ends the game',
    );
    must((state.stack.length === 0) === (state.outcome !== null), 'the game waits for something or is over');
    must(state.passes < state.seats.length || state.outcome !== null, 'not everybody passes');
  });
}

/** Every open share that nobody owns is in the column, on the deck or in the offer. */
function checkOpenShares(state: State, must: Must): void {
  const lots = state.column.filter((railroad) => state.values[railroad] === 0);
  const lying = [...lots, ...state.offer, state.open].filter((railroad) => railroad !== null);
  for (const railroad of RAILROADS) {
    const count = lying.filter((other) => other === railroad).length;
    must(sharesOf(state, railroad, FACE_UP) === count, `open shares of ${railroad} lie somewhere`);
  }
  const waitsForChance = ['draw-lot', 'turn-up-share'].includes(state.stack.at(-1)?.label ?? '');
  const hidden = RAILROADS.some((railroad) => sharesOf(state, railroad, FACE_DOWN) > 0);
  const over = state.outcome !== null;
  must(!hidden || state.open !== null || waitsForChance || over, 'the deck has an open share');
}

function checkHexes(state: State, must: Must): void {
  for (const [hex, discs] of Object.entries(state.track)) {
    must(discs.length <= DISCS_PER_HEX, `no more than two discs on ${hex}`);
    must(new Set(discs).size === discs.length, `different colours on ${hex}`);
    must((PLACES.get(hex)?.ground ?? 'chicago') !== 'chicago', `no disc on ${hex}`);
  }
}

function checkRailroad(state: State, railroad: Railroad, must: Must): void {
  shareInvariant(state, railroad, CHARTERS[railroad].shares, must);
  const value = state.values[railroad];
  const playing = state.outcome !== null || isWithin(state, turns);
  must(
    (value === 0 && !playing) || (value >= LOWEST_VALUE && value <= HIGHEST_VALUE),
    `${railroad} is on the value track`,
  );
  const space = state.station[railroad];
  must(space >= STATION_START && space <= STATION_LAST, `${railroad} is on the station's track`);
  checkTrack(state, railroad, must);
}

/** All discs of a railroad are accounted for, and its track is connected to Chicago. */
function checkTrack(state: State, railroad: Railroad, must: Must): void {
  const own = Object.keys(state.track).filter((hex) => state.track[hex]!.includes(railroad));
  const complete = own.includes(DESTINATIONS[railroad]);
  const left = state.discs[railroad];
  must(complete ? left === 0 : left + own.length === TRACK_DISCS, `the discs of ${railroad} are all there`);
  const reached = new Set(CHICAGO);
  for (const hex of reached) {
    for (const next of hex.neighbours) if (own.includes(next.id)) reached.add(next);
  }
  must(reached.size === own.length + CHICAGO.length, `the track of ${railroad} comes from Chicago`);
}
