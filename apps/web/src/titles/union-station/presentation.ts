import type { AnyTitle, Json } from '@signalbox/kernel';
import { sharesOf } from '@signalbox/rails';
import { LAST_DIVIDEND } from '@signalbox/titles/union-station/data/board-tracks.ts';
import { BOARD, DESTINATIONS } from '@signalbox/titles/union-station/data/map.ts';
import { RAILROADS, type Railroad } from '@signalbox/titles/union-station/data/railroads.ts';
import {
  GOLD_SQUARES,
  HIGHEST_VALUE,
  LOWEST_VALUE,
  ROW_LENGTH,
} from '@signalbox/titles/union-station/data/value-track.ts';
import { sharesLeft } from '@signalbox/titles/union-station/end.ts';
import {
  areSalesClosed,
  DECISIONS,
  listingOf,
  railroadAt,
  runIn,
  spacesFor,
  stationPayouts,
} from '@signalbox/titles/union-station/exports.ts';
import { unionStation } from '@signalbox/titles/union-station/index.ts';
import type { State } from '@signalbox/titles/union-station/state.ts';
import type { BoardModel, Marker } from '../../board/model.ts';
import type { MarketModel } from '../../market/model.ts';
import { isFields } from '../../table/choice.ts';
import { DiscPanel } from '../../table/panels/DiscPanel.tsx';
import { PickPanel } from '../../table/panels/PickPanel.tsx';
import {
  namesOf,
  panelsOf,
  presentationOf,
  type Saying,
  type Sequence,
  type Standing,
  type Track,
} from '../presentation.ts';
import { AID } from './aid.ts';
import { EMBLEMS } from './emblems.ts';
import { LESSON_UNION_STATION } from './lesson.ts';
import { auction } from './lots.ts';
import { RULES_UNION_STATION } from './rules.ts';
import { companySheets, playerSheets, spaceName } from './sheets.ts';
import { WORDS_UNION_STATION } from './words.ts';

const NO_TILES = {};
const NO_STATIONS: BoardModel['stations'] = [];
const NO_PERIODS: readonly string[] = [];

function board(state: State): BoardModel {
  return {
    board: BOARD,
    tiles: NO_TILES,
    stations: NO_STATIONS,
    markers: markersOf(state),
    emblems: EMBLEMS,
    period: 0,
    periods: NO_PERIODS,
  };
}

/** The discs on the map, and in each destination the emblem of its railroad. */
function markersOf(state: State): Record<string, Marker[]> {
  const markers: Record<string, Marker[]> = {};
  for (const company of RAILROADS) markers[DESTINATIONS[company]] = [{ kind: 'goal', company }];
  for (const [hex, railroads] of Object.entries(state.track)) {
    const discs = railroads.map((company): Marker => ({ kind: 'disc', company }));
    markers[hex] = [...(markers[hex] ?? []), ...discs];
  }
  return markers;
}

const ROWS = (HIGHEST_VALUE - LOWEST_VALUE + 1) / ROW_LENGTH;

/** Rows from the bottom up, as on the board. */
function market(state: State): MarketModel {
  const values = Array.from({ length: ROWS * ROW_LENGTH }, (_, i) => LOWEST_VALUE + i);
  return {
    spaces: values.map((price, i) => ({
      row: ROWS - 1 - Math.floor(i / ROW_LENGTH),
      column: i % ROW_LENGTH,
      price,
      mark: GOLD_SQUARES.includes(price) ? 'gold' : null,
    })),
    markers: RAILROADS.filter((id) => state.values[id] > 0).map((company) => ({
      company,
      space: state.values[company] - LOWEST_VALUE,
    })),
    emblems: EMBLEMS,
    low: true,
  };
}

/** The payouts of the Union Station Company: those that were made, the next one and what it waits for, the others. */
function station(state: State): Track {
  const payouts = stationPayouts(state);
  const next = payouts.findIndex(({ missing }) => missing.length > 0);
  const facts = payouts.map(({ amount, missing }, i): Saying => {
    if (missing.length === 0) return { key: 'union-station/station/paid', details: { amount } };
    if (i > next) return { key: 'union-station/station/later', details: { amount } };
    const names = missing.map((id) => EMBLEMS[id].letters);
    return { key: 'union-station/station/next', details: { amount, names } };
  });
  return { name: { key: 'union-station/station' }, facts };
}

function tracks(state: State): Track[] {
  const left: Saying = { key: 'union-station/left/count', details: { count: sharesLeft(state) } };
  return [station(state), { name: { key: 'union-station/left' }, facts: [left] }];
}

function standing(state: State): Standing[] {
  return [
    ...(state.outcome ? [] : [{ key: state.column.length > 0 ? 'standing/auctions' : 'standing/turns' }]),
    { key: 'standing/dividends', details: { count: state.dividends, most: LAST_DIVIDEND } },
    ...(areSalesClosed(state) && !state.outcome ? [{ key: 'standing/sales-closed', rule: 'SELL' }] : []),
  ];
}

function about(state: State, choice: Json): Railroad | null {
  if (!isFields(choice)) return null;
  if (typeof choice.space === 'number') return state.offer[choice.space - 1] ?? null;
  return RAILROADS.find((id) => id === choice.railroad) ?? null;
}

/** Track is laid disc by disc; where only one space is left, the first disc goes there at once. */
function onlyAsks(state: State, choice: Json): boolean {
  const railroad = about(state, choice);
  return (
    railroad !== null && isFields(choice) && choice.do === 'lay' && spacesFor(state, railroad).length > 1
  );
}

/** Elsewhere shares that are sold can be bought again. */
function remark(state: State, choice: Json): Standing | null {
  const railroad = about(state, choice);
  if (railroad === null || !isFields(choice) || choice.do !== 'sell') return null;
  return {
    key: 'union-station/remark/sold',
    details: { count: sharesOf(state, railroad, state.toAct) },
    rule: 'SELL',
  };
}

function supply(state: State) {
  const name = (id: Railroad | null) => (id ? EMBLEMS[id].letters : '–');
  return [
    { label: { key: 'supply/offer' }, items: state.offer.map((id, i) => `${spaceName(i)} ${name(id)}`) },
    { label: { key: 'supply/next' }, items: state.open ? [name(state.open)] : [] },
    {
      label: { key: 'supply/column' },
      items: state.column.filter((id) => state.values[id] === 0).map(name),
    },
  ];
}

function sequence(state: State, decision: string): Sequence | null {
  if (decision === DECISIONS.placeDisc.name) {
    const second = state.stack.at(-1)?.label === 'second-disc';
    return { steps: ['step/disc-1', 'step/disc-2'], at: second ? 1 : 0 };
  }
  if (decision !== DECISIONS.bid.name) return null;
  const sold = RAILROADS.filter((id) => state.values[id] > 0).length;
  return { steps: RAILROADS.map((_, i) => `step/lot-${i + 1}`), at: sold };
}

export const UNION_STATION = presentationOf<State>({
  title: unionStation as AnyTitle,
  emblems: EMBLEMS,
  board,
  market,
  players: playerSheets,
  companies: companySheets,
  standing,
  auction,
  deals: namesOf(DECISIONS.bid, DECISIONS.chooseAction),
  listing: (state, railroad) => listingOf(state, railroad as Railroad),
  runIn,
  chapters: ['first-player', 'dividend'],
  acting: railroadAt,
  about,
  onlyAsks,
  remark,
  supply,
  tracks,
  routes: () => [],
  words: WORDS_UNION_STATION,
  sequence,
  panels: panelsOf([PickPanel, DECISIONS.chooseAction], [DiscPanel, DECISIONS.placeDisc]),
  rules: RULES_UNION_STATION,
  aid: AID,
  lesson: LESSON_UNION_STATION,
});
