import { type AnyTitle, enclosing, type Json } from '@signalbox/kernel';
import { BANK, IPO, POOL, ROUND_EVENTS, sharesOf, stackPosition } from '@signalbox/rails';
import type { BoardModel, Emblem } from '../../../apps/web/src/board/model.ts';
import type { MarketModel } from '../../../apps/web/src/market/model.ts';
import { DividendPanel } from '../../../apps/web/src/table/panels/DividendPanel.tsx';
import { PickPanel } from '../../../apps/web/src/table/panels/PickPanel.tsx';
import { RunPanel } from '../../../apps/web/src/table/panels/RunPanel.tsx';
import { TrackPanel } from '../../../apps/web/src/table/panels/TrackPanel.tsx';
import {
  type CompanySheet,
  type PlayerSheet,
  panelsOf,
  presentationOf,
} from '../../../apps/web/src/titles/presentation.ts';
import { drawnRoutes, type Running } from '../../../apps/web/src/titles/running.ts';
import { BOARD, CHART, COMPANIES, COMPANY_IDS, type Company, PARS, ROSTER, SHARES } from '../data.ts';
import { mirrorLake } from '../index.ts';
import { buyTrain, companyTurn, dividend, layTrack, runQuery, runTrains } from '../operating-round.ts';
import { isStarted, priceOf, type State, worthOf } from '../state.ts';
import { trade } from '../stock-round.ts';

const EMBLEMS = Object.fromEntries(
  COMPANY_IDS.map((id): [Company, Emblem] => [
    id,
    { letters: id, colour: COMPANIES[id].colour, pattern: COMPANIES[id].pattern },
  ]),
) as Record<Company, Emblem>;

const actingCompany = (state: State) => enclosing(state, companyTurn)?.vars.company ?? null;

function board(state: State): BoardModel {
  return {
    board: BOARD,
    tiles: state.tiles,
    stations: state.stations,
    markers: {},
    emblems: EMBLEMS,
    period: state.phase === '4' ? 1 : 0,
    periods: ['yellow', 'brown'],
  };
}

function market(state: State): MarketModel {
  return {
    spaces: CHART.cells.map(({ price, column }) => ({
      row: 0,
      column,
      price,
      mark: (PARS as readonly number[]).includes(price) ? 'start' : null,
    })),
    markers: COMPANY_IDS.filter((id) => state.markers[id])
      .toSorted((a, b) => stackPosition(state, a) - stackPosition(state, b))
      .map((company) => ({ company, space: state.markers[company]!.cell })),
    emblems: EMBLEMS,
  };
}

function players(state: State): PlayerSheet[] {
  return state.seats.map((seat) => ({
    seat,
    cash: state.cash[seat] ?? 0,
    worth: worthOf(state, seat),
    shares: Object.fromEntries(COMPANY_IDS.map((id) => [id, sharesOf(state, id, seat)])),
    presidencies: COMPANY_IDS.filter((id) => state.presidents[id] === seat),
    certificates: null,
    privates: [],
    priority: state.priority === seat,
    out: false,
  }));
}

function companies(state: State): CompanySheet[] {
  return COMPANY_IDS.map((id) => ({
    id,
    emblem: EMBLEMS[id],
    nameKey: `company-name/${id}`,
    price: isStarted(state, id) ? priceOf(state, id) : null,
    cash: state.companies[id].floated ? (state.cash[id] ?? 0) : null,
    trains: state.companies[id].trains,
    tokens: null,
    president: state.presidents[id] ?? null,
    elsewhere: [IPO, POOL].map((place) => ({ place, count: sharesOf(state, id, place) })),
    total: SHARES,
    active: isStarted(state, id),
    notes: [],
  }));
}

function running(state: State): Running | null {
  const company = actingCompany(state);
  return company && { query: runQuery(state, company), section: '4.2' };
}

const companyIn = (choice: Json) => (choice as { company?: string } | null)?.company;

export const MIRROR_LAKE = presentationOf<State>({
  title: mirrorLake as AnyTitle,
  emblems: EMBLEMS,
  board,
  market,
  players,
  companies,
  standing: ({ round, phase, cash }) => [
    round.operating === 0
      ? { key: 'standing/stock-round', details: { number: round.stock } }
      : { key: 'standing/operating-round', details: { set: round.stock, number: round.operating } },
    { key: 'standing/phase', details: { phase } },
    { key: 'standing/bank', details: { amount: Math.max(0, cash[BANK] ?? 0) } },
  ],
  chapters: ROUND_EVENTS,
  acting: actingCompany,
  about: (_, choice) => COMPANY_IDS.find((id) => id === companyIn(choice)) ?? null,
  supply: ({ depot }) => [
    {
      label: { key: 'supply/trains' },
      items: ROSTER.flatMap(({ kinds, price }, i) =>
        depot[i] === 0 ? [] : [`${kinds[0]} ×${depot[i] ?? '∞'} $${price}`],
      ),
    },
  ],
  routes: (state, choice) => drawnRoutes(running(state), choice),
  running,
  panels: panelsOf(
    [PickPanel, trade, buyTrain],
    [TrackPanel, layTrack],
    [RunPanel, runTrains],
    [DividendPanel, dividend],
  ),
  rules: {},
  aid: [],
  lesson: null,
});
