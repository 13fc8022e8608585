import type { AnyTitle, Json } from '@signalbox/kernel';
import { BANK, ROUND_EVENTS, runIn, stackPosition } from '@signalbox/rails';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { CHART, FIVE_SHARE_CEILING, START_PRICES } from '@signalbox/titles/18fl/data/market.ts';
import { PHASES, phaseRules } from '@signalbox/titles/18fl/data/phases.ts';
import { ROSTER, TRAINS, type Train } from '@signalbox/titles/18fl/data/trains.ts';
import { financeOf } from '@signalbox/titles/18fl/emergency.ts';
import {
  companyAt,
  DECISIONS,
  laysLeft,
  listingOf,
  operatedIn,
  roster,
  roundsInSet,
  tilesLeft,
  turnOf,
} from '@signalbox/titles/18fl/exports.ts';
import { eighteenFL } from '@signalbox/titles/18fl/index.ts';
import { ROUTE_SECTION, runQuery } from '@signalbox/titles/18fl/running.ts';
import { proceedsOf } from '@signalbox/titles/18fl/selling.ts';
import { COMPANY_IDS, isStarted, type State } from '@signalbox/titles/18fl/state.ts';
import type { BoardModel, Marker } from '../../board/model.ts';
import type { MarketModel } from '../../market/model.ts';
import { isEmergencySale, isFields } from '../../table/choice.ts';
import { DividendPanel } from '../../table/panels/DividendPanel.tsx';
import { PickPanel } from '../../table/panels/PickPanel.tsx';
import { RunPanel } from '../../table/panels/RunPanel.tsx';
import { TokenPanel } from '../../table/panels/TokenPanel.tsx';
import { TrackPanel } from '../../table/panels/TrackPanel.tsx';
import {
  namesOf,
  panelsOf,
  presentationOf,
  type Saying,
  type Sequence,
  type Standing,
} from '../presentation.ts';
import { drawnRoutes, type Running } from '../running.ts';
import { AID } from './aid.ts';
import { EMBLEMS } from './emblems.ts';
import { EXPLAINED, guide } from './guide.ts';
import { LESSON_18FL } from './lesson.ts';
import { allPrivates, auction, privates } from './lots.ts';
import { PrivatePanel } from './PrivatePanel.tsx';
import { RULES_18FL } from './rules.ts';
import { companySheets, playerSheets } from './sheets.ts';
import { WORDS_18FL } from './words.ts';

const PANELS = panelsOf(
  [PrivatePanel, DECISIONS.choosePrivate],
  [PickPanel, DECISIONS.trade, DECISIONS.buyTrain, DECISIONS.sellForTrain],
  [TrackPanel, DECISIONS.layTrack],
  [TokenPanel, DECISIONS.placeToken, DECISIONS.lateBonus, DECISIONS.placePort],
  [RunPanel, DECISIONS.runTrains],
  [DividendPanel, DECISIONS.dividend],
);

const COLUMNS = 10;

function board(state: State): BoardModel {
  const markers: Record<string, Marker[]> = {};
  for (const [hex, company] of Object.entries(state.hotels)) markers[hex] = [{ kind: 'hotel', company }];
  if (state.port) {
    const { hex, company } = state.port;
    markers[hex] = [...(markers[hex] ?? []), { kind: 'port', company }];
  }
  return {
    board: BOARD,
    tiles: state.tiles,
    stations: state.stations,
    markers,
    emblems: EMBLEMS,
    period: phaseRules(state.phase).offBoard,
    periods: ['yellow', 'brown'],
  };
}

/** The row of the rules, broken in two to fit beside a map. */
function market(state: State): MarketModel {
  const placed = COMPANY_IDS.filter((company) => state.markers[company]);
  return {
    spaces: CHART.cells.map(({ price }, i) => ({
      row: Math.floor(i / COLUMNS),
      column: i % COLUMNS,
      price,
      mark: (START_PRICES as readonly number[]).includes(price)
        ? 'start'
        : price === FIVE_SHARE_CEILING
          ? 'ceiling'
          : null,
    })),
    markers: placed
      .toSorted((a, b) => stackPosition(state, a) - stackPosition(state, b))
      .map((company) => ({
        company,
        space: state.markers[company]!.cell,
        isUnfloated: isStarted(state, company) && !state.companies[company].floated,
      })),
    emblems: EMBLEMS,
  };
}

function standing(state: State): Standing[] {
  const { stock, operating } = state.round;
  return [
    operating === 0
      ? { key: 'standing/stock-round', details: { number: stock } }
      : {
          key: 'standing/operating-round',
          details: { set: stock, number: operating, of: roundsInSet(state) ?? 0 },
        },
    { key: 'standing/phase', details: { phase: state.phase } },
    state.bankBroken
      ? { key: 'standing/bank-broken', rule: '11' }
      : { key: 'standing/bank', details: { amount: Math.max(0, state.cash[BANK] ?? 0) }, rule: '11' },
  ];
}

function about(_: unknown, choice: Json): Company | null {
  if (!isFields(choice)) return null;
  const { company } = choice;
  return COMPANY_IDS.find((id) => id === company) ?? null;
}

/** Who pays how much of a train that the treasury cannot pay for, and what a hotel brings. */
function remark(state: State, choice: Json): Standing | null {
  const company = companyAt(state);
  if (!isFields(choice)) return null;
  if (!company)
    return choice.do === 'sell' && typeof choice.company === 'string'
      ? { key: 'sold/not-again', details: { companies: [choice.company] }, rule: '5.1' }
      : null;
  if (choice.do === 'hotel') return hotelRemark(state, company);
  if (choice.do !== 'finance' || typeof choice.train !== 'string') return null;
  const shares = financeOf(state, company, choice.train as Train);
  return { key: '18fl/finance', details: shares, rule: '8.4.1' };
}

function hotelRemark(state: State, company: Company): Standing {
  const now = phaseRules(state.phase).hotel;
  const [phase, later] = Object.entries(PHASES).find(([, { hotel }]) => hotel > now) ?? [];
  return later
    ? { key: '18fl/hotel-grows', details: { company, now, phase: phase!, later: later.hotel }, rule: '7.3.2' }
    : { key: '18fl/hotel', details: { company, now }, rule: '7.3.2' };
}

function supply(state: State) {
  const left = ROSTER.flatMap(({ kinds, price }, i) => {
    const count = state.depot[i];
    return count === 0 ? [] : [`${kinds.join('/')}\u00a0×${count ?? '∞'}\u00a0$${price}`];
  });
  return [
    { label: { key: 'supply/trains' }, items: left },
    { label: { key: 'supply/pool' }, items: state.discarded },
  ];
}

function running(state: State): Running | null {
  const company = companyAt(state);
  return company && { query: runQuery(state, company), section: ROUTE_SECTION };
}

function laysLeftIn(state: State, decision: string): Saying | null {
  const turn = turnOf(state);
  if (!turn || decision !== DECISIONS.layTrack.name) return null;
  const { yellow, upgradeTo, bonus } = laysLeft(state, turn);
  if (yellow === 0 && !bonus) return null;
  return {
    key: '18fl/lays-left',
    details: { yellow, upgradeTo: upgradeTo.at(-1) ?? 'none', bonus: String(bonus) },
  };
}

const { convert, layTrack, placeToken, runTrains, dividend, buyTrain } = DECISIONS;
const DEALS = namesOf(
  DECISIONS.bidForChoice,
  DECISIONS.choosePrivate,
  DECISIONS.trade,
  DECISIONS.chooseSize,
  DECISIONS.sellForTrain,
);
const { lateBonus, sellForTrain, payForTrain, declareBankruptcy } = DECISIONS;
/** The steps of a turn, each with the decisions that come up within it. */
const TURN = [
  [convert],
  [layTrack],
  [placeToken],
  [runTrains, lateBonus],
  [dividend],
  [buyTrain, sellForTrain, payForTrain, declareBankruptcy],
];

/** Conversion is a step only in the phases that know it; before and after them nobody has taken it. */
function sequence(state: State, decision: string): Sequence | null {
  const steps = phaseRules(state.phase).conversion ? TURN : TURN.slice(1);
  const at = steps.findIndex((step) => step.some(({ name }) => name === decision));
  return at < 0 ? null : { steps: steps.map(([step]) => `step/${step!.name}`), at };
}

export const EIGHTEEN_FL = presentationOf<State>({
  title: eighteenFL as AnyTitle,
  emblems: EMBLEMS,
  board,
  market,
  players: playerSheets,
  companies: companySheets,
  standing,
  deals: DEALS,
  companySteps: namesOf(convert, layTrack, placeToken, lateBonus, buyTrain),
  auction,
  privates,
  allPrivates,
  listing: (state, company) => listingOf(state, company as Company),
  operated: operatedIn,
  runIn,
  chapters: ROUND_EVENTS,
  roster,
  laysLeft: laysLeftIn,
  tilesLeft,
  acting: companyAt,
  about,
  remark,
  proceeds: (state, choice) => (isEmergencySale<Company>(choice) ? proceedsOf(state, choice) : null),
  supply,
  trainPrice: (train) => TRAINS[train as Train].price,
  routes: (state, choice) => drawnRoutes(running(state), choice),
  running,
  words: WORDS_18FL,
  inset: { x: 0.01, y: 0.36, width: 0.56, height: 0.6, columns: 5 },
  sequence,
  guide,
  explained: EXPLAINED,
  panels: PANELS,
  rules: RULES_18FL,
  ruleData: { '2': 'trains', '3.3': 'privates', '10': 'tiles' },
  aid: AID,
  lesson: LESSON_18FL,
});
