import type { AnyTitle, Json } from '@signalbox/kernel';
import { BANK, ROUND_EVENTS, runIn, stackPosition } from '@signalbox/rails';
import { newCompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import { COMPANY_IDS, type Company } from '@signalbox/titles/1860/data/companies.ts';
import { BANKRUPT_CELL, CHART, LAST_CELL } from '@signalbox/titles/1860/data/market.ts';
import { PRIVATE_IDS, type Private } from '@signalbox/titles/1860/data/privates.ts';
import { rydePierPeriod } from '@signalbox/titles/1860/data/route-rules.ts';
import { ROSTER, TRAINS, type Train } from '@signalbox/titles/1860/data/trains.ts';
import { endDue } from '@signalbox/titles/1860/end.ts';
import {
  companyAt,
  DECISIONS,
  endsInBankruptcy,
  lastChanceFor,
  laysLeft,
  listingOf,
  noLayReasons,
  operatedIn,
  roster,
  roundsInSet,
  salePriceOf,
  sellsForHalf,
  tokenCost,
  turnOf,
} from '@signalbox/titles/1860/exports.ts';
import { eighteenSixty } from '@signalbox/titles/1860/index.ts';
import { ROUTE_SECTION, runQuery } from '@signalbox/titles/1860/running.ts';
import { boardOf, isStarted, type State } from '@signalbox/titles/1860/state.ts';
import type { BoardModel } from '../../board/model.ts';
import type { MarketModel, MarketSpace } from '../../market/model.ts';
import { actionKindOf, isFields } from '../../table/choice.ts';
import { ConsentPanel } from '../../table/panels/ConsentPanel.tsx';
import { DividendPanel } from '../../table/panels/DividendPanel.tsx';
import { PickPanel } from '../../table/panels/PickPanel.tsx';
import { TokenPanel } from '../../table/panels/TokenPanel.tsx';
import { TrackPanel } from '../../table/panels/TrackPanel.tsx';
import { namesOf, panelsOf, presentationOf, type Saying, type Standing } from '../presentation.ts';
import { drawnRoutes, type Running } from '../running.ts';
import { AuctionPanel } from './AuctionPanel.tsx';
import { AID } from './aid.ts';
import { EMBLEMS } from './emblems.ts';
import { FrontPanel } from './FrontPanel.tsx';
import { EXPLAINED, guide } from './guide.ts';
import { LESSON_1860 } from './lesson.ts';
import { allPrivates, auction, privates } from './lots.ts';
import { RULES_1860 } from './rules.ts';
import { companySheets, playerSheets } from './sheets.ts';
import { WORDS } from './words.ts';

/** Spaces of a strip: the two long rows of the board are cut to fit beside the map. */
const STRIP = 20;
const APART = 2.25;

const MARKS: Readonly<Record<string, MarketSpace['mark']>> = { p: 'start', g: 'restart', r: 'red' };

function markOf(rank: number, marks: string): MarketSpace['mark'] {
  if (rank === BANKRUPT_CELL || rank === LAST_CELL) return 'end';
  return MARKS[marks] ?? null;
}

/** Two rows that prices wind through: the lower one stands half a space to the right. */
const SPACES: readonly MarketSpace[] = CHART.cells.map(({ price, marks }, rank) => ({
  row: Math.floor(rank / STRIP) * APART + (rank % 2),
  column: (rank % STRIP) / 2,
  price,
  mark: markOf(rank, marks),
}));

function market(state: State): MarketModel {
  return {
    spaces: SPACES,
    markers: COMPANY_IDS.filter((company) => state.markers[company])
      .toSorted((a, b) => stackPosition(state, a) - stackPosition(state, b))
      .map((company) => ({
        company,
        space: state.markers[company]!.cell,
        isUnfloated: isStarted(state, company) && !state.companies[company].floated,
      })),
    emblems: EMBLEMS,
  };
}

const PANELS = panelsOf(
  [AuctionPanel, DECISIONS.bid, DECISIONS.chooseLot],
  [PickPanel, DECISIONS.trade, DECISIONS.buyTrain],
  [TrackPanel, DECISIONS.layHomeTile, DECISIONS.layTrack],
  [TokenPanel, DECISIONS.placeToken],
  [FrontPanel, DECISIONS.runTrains],
  [DividendPanel, DECISIONS.dividend],
  [ConsentPanel, DECISIONS.consent],
);

const NO_MARKERS = {};
const PERIODS = ['yellow', 'green', 'brown'];

function board(state: State): BoardModel {
  return {
    board: boardOf(state),
    tiles: state.tiles,
    stations: state.stations,
    flipped: COMPANY_IDS.filter((id) => state.companies[id].bankrupt),
    markers: NO_MARKERS,
    emblems: EMBLEMS,
    period: rydePierPeriod(Number(state.phase)),
    periods: PERIODS,
  };
}

const MARKET_END: Standing = {
  key: 'standing/market-end',
  details: { price: CHART.cells[LAST_CELL]!.price },
  rule: 'END',
};

/** Why the game ends with an operating round; otherwise what is left in the bank, which British Rail cannot break. */
function ending(state: State): Standing[] {
  if (endDue(state) === 'market' && !state.outcome) return [MARKET_END];
  if (state.broken) {
    const now = String(state.round.operating > 0);
    return [{ key: 'standing/bank-broken', details: { now }, rule: 'END' }];
  }
  if (state.era === 'british-rail') return [];
  return [{ key: 'standing/bank', details: { amount: Math.max(0, state.cash[BANK] ?? 0) }, rule: 'END' }];
}

function standing(state: State): Standing[] {
  const { stock, operating } = state.round;
  const round: Saying =
    stock === 0
      ? { key: 'standing/auctions' }
      : operating === 0
        ? { key: 'standing/stock-round', details: { number: stock } }
        : {
            key: 'standing/operating-round',
            details: { set: stock, number: operating, of: roundsInSet(state) ?? 0 },
          };
  return [
    round,
    { key: 'standing/phase', details: { phase: state.phase } },
    ...(state.era === 'independent' ? [] : [{ key: `standing/${state.era}` }]),
    ...ending(state),
  ];
}

function about(_: unknown, choice: Json): Company | null {
  if (!isFields(choice)) return null;
  return COMPANY_IDS.find((id) => id === choice.company || id === choice.from) ?? null;
}

function supply(state: State) {
  const left = ROSTER.flatMap(({ kinds, price }, i) => {
    const count = state.depot[i];
    return count === 0 ? [] : [`${kinds[0]}\u00a0×${count ?? '∞'}\u00a0${price}cc`];
  });
  return [
    { label: { key: 'supply/trains' }, items: left },
    { label: { key: 'supply/pool' }, items: state.discarded },
    {
      label: { key: 'supply/privates' },
      items: state.outcome ? [] : PRIVATE_IDS.filter((id) => state.privates[id] === BANK),
      names: 'private',
    },
  ];
}

function running(state: State): Running | null {
  const company = companyAt(state);
  if (!company) return null;
  const turn = turnOf(state) ?? newCompanyTurn(company);
  const labels = turn.leased === null ? {} : { leased: turn.leased };
  return { query: runQuery(state, turn), section: ROUTE_SECTION, labels };
}

function laysLeftIn(state: State, decision: string): Saying | null {
  const turn = turnOf(state);
  if (turn && decision === DECISIONS.placeToken.name)
    return { key: '1860/next-token', details: { cost: tokenCost(state, turn.company) } };
  if (!turn || decision !== DECISIONS.layTrack.name) return null;
  const { yellow, city, upgradeTo } = laysLeft(state, turn);
  return {
    key: '1860/lays-left',
    details: { yellow, city: String(city), upgradeTo: upgradeTo.at(-1) ?? 'none' },
  };
}

function noLayReasonsIn(state: State, decision: string) {
  const turn = turnOf(state);
  return turn && decision === DECISIONS.layTrack.name ? noLayReasons(state, turn) : [];
}

/**
 * A block that brings less than its price does so for a reason; what was sold cannot be bought back, except after a
 * bankruptcy, which ends the round; and a pass may cost a company its solvency.
 */
function remark(state: State, choice: Json): Standing | null {
  if (actionKindOf(choice) === 'pass') {
    const insolvent = lastChanceFor(state);
    return insolvent && { key: '1860/last-chance', details: { company: insolvent }, rule: 'INS' };
  }
  const company = about(state, choice);
  if (!isFields(choice)) return null;
  if (choice.do === 'sell-private') {
    const price = salePriceOf(choice.private as Private);
    return { key: '1860/private-sale', details: { price }, rule: 'PRIV' };
  }
  if (!company || choice.do !== 'sell') return null;
  const again = endsInBankruptcy(state, { company, count: Number(choice.count) });
  if (sellsForHalf(state, company))
    return { key: '1860/half', details: { company, again: String(again) }, rule: 'SR' };
  return again ? null : { key: 'sold/not-again', details: { companies: [company] }, rule: 'SR' };
}

export const EIGHTEEN_SIXTY = presentationOf<State>({
  title: eighteenSixty as AnyTitle,
  emblems: EMBLEMS,
  board,
  market,
  players: playerSheets,
  companies: companySheets,
  standing,
  auction,
  privates,
  allPrivates,
  deals: namesOf(DECISIONS.bid, DECISIONS.chooseLot, DECISIONS.trade),
  companySteps: namesOf(DECISIONS.layTrack, DECISIONS.placeToken, DECISIONS.buyTrain),
  listing: (state, company) => listingOf(state, company as Company),
  operated: operatedIn,
  runIn,
  chapters: ROUND_EVENTS,
  roster,
  laysLeft: laysLeftIn,
  noLayReasons: noLayReasonsIn,
  acting: companyAt,
  about,
  remark,
  supply,
  trainPrice: (train) => TRAINS[train as Train].price,
  routes: (state, choice) => drawnRoutes(running(state), choice),
  running,
  words: WORDS,
  guide,
  explained: EXPLAINED,
  panels: PANELS,
  rules: RULES_1860,
  ruleData: { PH: 'trains', PRIV: 'privates', TL: 'tiles' },
  aid: AID,
  lesson: LESSON_1860,
});
