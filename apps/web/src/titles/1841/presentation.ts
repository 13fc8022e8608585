import { type AnyTitle, enclosing, isWithin, type Json } from '@signalbox/kernel';
import { BANK, chainOfControl, ROUND_EVENTS, runIn, sharesOf, stackPosition } from '@signalbox/rails';
import { actorFor, isFrozen } from '@signalbox/titles/1841/control.ts';
import { bordersIn } from '@signalbox/titles/1841/data/borders.ts';
import { COMPANY_IDS, type Company, isCompany } from '@signalbox/titles/1841/data/companies.ts';
import { CHART, LAST_COLUMN_BEFORE_PHASE_8 } from '@signalbox/titles/1841/data/market.ts';
import { OFF_BOARD_COLOURS, phaseRules } from '@signalbox/titles/1841/data/phases.ts';
import { type Train, trainPrice } from '@signalbox/titles/1841/data/trains.ts';
import { boxesOn } from '@signalbox/titles/1841/end.ts';
import {
  companyAt,
  companyAtEnd,
  DECISIONS,
  laysLeft,
  listingOf,
  mergedTokensAt,
  operatedIn,
  PROCEDURES,
  roster,
  roundsInSet,
  sellingCompany,
  turnOf,
} from '@signalbox/titles/1841/exports.ts';
import { hasSuccessor } from '@signalbox/titles/1841/finance/successors.ts';
import { eighteenFortyOne } from '@signalbox/titles/1841/index.ts';
import { halfPrice } from '@signalbox/titles/1841/operating-round/emergency-money.ts';
import { ROUTE_SECTION, runQuery } from '@signalbox/titles/1841/operating-round/running.ts';
import { isAwaited } from '@signalbox/titles/1841/operating-round/tokens.ts';
import { boardOf, isActive, rosterOf, type State, sizeOf } from '@signalbox/titles/1841/state.ts';
import { homePrices, tokenTerms } from '@signalbox/titles/1841/stock-round/founding.ts';
import type { BoardModel } from '../../board/model.ts';
import type { MarketModel, MarketSpace } from '../../market/model.ts';
import { isEmergencySale, isFields } from '../../table/choice.ts';
import { ConsentPanel } from '../../table/panels/ConsentPanel.tsx';
import { DividendPanel } from '../../table/panels/DividendPanel.tsx';
import { PickPanel } from '../../table/panels/PickPanel.tsx';
import { RunPanel } from '../../table/panels/RunPanel.tsx';
import { SalePanel } from '../../table/panels/SalePanel.tsx';
import { TokenPanel } from '../../table/panels/TokenPanel.tsx';
import { TrackPanel } from '../../table/panels/TrackPanel.tsx';
import {
  namesOf,
  type Ownership,
  panelsOf,
  presentationOf,
  type Saying,
  type Standing,
} from '../presentation.ts';
import { drawnRoutes, type Running } from '../running.ts';
import { AID } from './aid.ts';
import { EMBLEMS, emblemsAt } from './emblems.ts';
import { EXPLAINED, exchangedShare, guide } from './guide.ts';
import { KeepTokensPanel } from './KeepTokensPanel.tsx';
import { LESSON_1841 } from './lesson.ts';
import { auction } from './lots.ts';
import { RULES_1841 } from './rules.ts';
import { SealedBidsPanel } from './SealedBidsPanel.tsx';
import { companySheets, playerSheets } from './sheets.ts';
import { WORDS } from './words.ts';

const MARKS: Readonly<Record<string, MarketSpace['mark']>> = { p: 'start', m: 'restart', e: 'end' };

const SPACES: readonly MarketSpace[] = CHART.cells.map(({ row, column, price, marks }) => ({
  row,
  column,
  price,
  mark: MARKS[marks] ?? (column > LAST_COLUMN_BEFORE_PHASE_8 ? 'late' : null),
}));

function market(state: State): MarketModel {
  return {
    spaces: SPACES,
    markers: COMPANY_IDS.filter((company) => state.markers[company] && !hasSuccessor(state, company))
      .toSorted((a, b) => stackPosition(state, a) - stackPosition(state, b))
      .map((company) => ({ company, space: state.markers[company]!.cell })),
    emblems: emblemsAt(state),
  };
}

const PANELS = panelsOf(
  [
    PickPanel,
    DECISIONS.putUp,
    DECISIONS.buyTrain,
    DECISIONS.sellInNeed,
    DECISIONS.companyPurchase,
    DECISIONS.merge,
    DECISIONS.convert,
    DECISIONS.chooseCharter,
    DECISIONS.chooseCertificate,
    DECISIONS.exchangeSingle,
  ],
  [SealedBidsPanel, DECISIONS.sealedBids],
  [SalePanel, DECISIONS.trade, DECISIONS.companySale],
  [TokenPanel, DECISIONS.chooseHome, DECISIONS.placeToken],
  [TrackPanel, DECISIONS.layTrack],
  [RunPanel, DECISIONS.runTrains],
  [DividendPanel, DECISIONS.dividend, DECISIONS.subscribe, DECISIONS.oddShare, DECISIONS.tradeUp],
  [KeepTokensPanel, DECISIONS.keepTokens],
  [ConsentPanel, DECISIONS.consent],
);

const NO_MARKERS = {};

function board(state: State): BoardModel {
  const map = boardOf(state);
  return {
    board: map,
    tiles: state.tiles,
    stations: state.stations,
    released: COMPANY_IDS.filter((id) => !isAwaited(state, id)),
    borders: bordersIn(map, state.options.unification, Number(state.phase)),
    markers: NO_MARKERS,
    emblems: emblemsAt(state),
    period: phaseRules(state.phase).offBoard,
    periods: OFF_BOARD_COLOURS,
  };
}

function standing(state: State): Standing[] {
  const { stock, operating } = state.round;
  const round: Saying = isWithin(state, PROCEDURES.concessionRound)
    ? { key: '1841/standing/concessions' }
    : operating === 0
      ? { key: 'standing/stock-round', details: { number: stock } }
      : {
          key: 'standing/operating-round',
          details: { set: stock, number: operating, of: roundsInSet(state) ?? 0 },
        };
  return [
    round,
    ...(state.options.lite ? [{ key: '1841/standing/lite' }] : []),
    { key: 'standing/phase', details: { phase: state.phase } },
    state.bankBroken
      ? {
          key: 'standing/bank-broken',
          details: { now: String(operating > 0), set: String(state.options.wholeSets) },
          rule: state.options.wholeSets ? '8.6' : '5',
        }
      : { key: 'standing/bank', details: { amount: Math.max(0, state.cash[BANK] ?? 0) }, rule: '5' },
    ...(state.boxes.length > 0
      ? [
          {
            key: '1841/standing/boxes',
            details: { count: state.boxes.length, all: boxesOn(boardOf(state)).size },
          },
        ]
      : []),
    ...(state.trigger && !state.outcome ? [{ key: '1841/standing/ending', rule: '5' }] : []),
  ];
}

function ending(state: State): Saying | null {
  const company = state.outcome?.reason === 'price' ? companyAtEnd(state) : null;
  return company && { key: '1841/ending/price', details: { company } };
}

/** The company whose turn it is. Who exchanges a share in the secession chooses between two companies. */
function acting(state: State): Company | null {
  return enclosing(state, PROCEDURES.secession)?.label === 'exchange-single' ? null : companyAt(state);
}

function about(_: unknown, choice: Json): Company | null {
  if (typeof choice === 'string') return isCompany(choice) ? choice : null;
  if (!isFields(choice)) return null;
  const [block, ...more] = Array.isArray(choice.blocks) ? (choice.blocks as { company?: string }[]) : [];
  const named = [choice.company, choice.concession, more.length === 0 ? block?.company : null, choice.from];
  return (named.find((one) => typeof one === 'string' && isCompany(one)) as Company | undefined) ?? null;
}

/** What tokens cost depends on the home. */
function placeNotes(state: State, decision: string): Saying[] {
  const founding = enclosing(state, PROCEDURES.founding);
  if (!founding || decision !== DECISIONS.chooseHome.name) return [];
  return homePrices(state, founding.vars).map((details) => ({ key: '1841/home-price', details }));
}

/** Figures say nothing of tokens on the map: the president chooses which of them the merged company keeps. */
function remark(state: State, choice: Json): Standing | null {
  const tokens = mergedTokensAt(state, choice);
  if (tokens) return { key: '1841/merged-tokens', details: tokens, rule: '4.7.4' };
  return saleRemark(state, choice) ?? foundingRemark(state, choice);
}

/**
 * The seller may not buy back in the same round, which no figure shows. It is the company if one sells; its own shares it
 * could not buy anyway.
 */
function saleRemark(state: State, choice: Json): Standing | null {
  const sold = companiesSold(choice);
  const seller = sellingCompany(state);
  const companies = sold.filter((company) => company !== seller);
  if (companies.length === 0) return null;
  return seller
    ? { key: '1841/not-again', details: { seller, companies }, rule: '4.7.2' }
    : { key: 'sold/not-again', details: { companies }, rule: '3.2' };
}

function companiesSold(choice: Json): string[] {
  if (isEmergencySale(choice)) return [choice.company];
  if (!isFields(choice) || choice.do !== 'sell' || !Array.isArray(choice.blocks)) return [];
  return (choice.blocks as unknown as readonly { company: string }[]).map(({ company }) => company);
}

/** What a new company pays for its tokens depends on where its homes will be. */
function foundingRemark(state: State, choice: Json): Standing | null {
  const isFounding = isFields(choice) && choice.do === 'found';
  if (!isFounding || typeof choice.company !== 'string' || !isCompany(choice.company)) return null;
  const { company } = choice;
  const { least, lowest, highest } = tokenTerms(state, company);
  const prices = lowest === highest ? 'one' : 'several';
  return { key: '1841/found', details: { company, least, prices, lowest, highest }, rule: '3.3.4' };
}

function supply(state: State) {
  const left = rosterOf(state).flatMap(({ kinds, price }, i) => {
    const count = state.depot[i];
    return count === 0 ? [] : [`${kinds[0]}\u00a0×${count ?? '∞'}\u00a0L.${price.toLocaleString('en')}`];
  });
  const concessions = Object.entries(state.concessions).flatMap(([id, holder]) =>
    holder === null ? [id] : [],
  );
  return [
    { label: { key: 'supply/trains' }, items: left },
    { label: { key: 'supply/pool' }, items: state.discarded },
    { label: { key: '1841/supply/concessions' }, items: concessions, names: 'private' },
    { label: { key: '1841/supply/boxes' }, items: state.boxes, names: 'box' },
  ];
}

function laysLeftIn(state: State, decision: string): Saying | null {
  const turn = turnOf(state);
  if (!turn || decision !== DECISIONS.layTrack.name) return null;
  const { tiles, colours } = laysLeft(state, turn);
  return { key: '1841/lays-left', details: { tiles, upTo: colours.at(-1)! } };
}

function running(state: State): Running | null {
  const company = companyAt(state);
  return company && { query: runQuery(state, company), section: ROUTE_SECTION };
}

/** Auctions, stock rounds, what companies do with shares in their turns, and what becomes of shares in mergers. */
const DEALS = namesOf(
  DECISIONS.putUp,
  DECISIONS.bid,
  DECISIONS.sealedBids,
  DECISIONS.trade,
  DECISIONS.firstShares,
  DECISIONS.sellPriority,
  DECISIONS.companySale,
  DECISIONS.companyPurchase,
  DECISIONS.subscribe,
  DECISIONS.sellInNeed,
  DECISIONS.merge,
  DECISIONS.oddShare,
  DECISIONS.tradeUp,
  DECISIONS.chooseCertificate,
  DECISIONS.exchangeSingle,
  DECISIONS.grantRound,
);

const COMPANY_STEPS = namesOf(
  DECISIONS.layTrack,
  DECISIONS.placeToken,
  DECISIONS.buyToken,
  DECISIONS.buyTrain,
  DECISIONS.companySale,
  DECISIONS.companyPurchase,
  DECISIONS.merge,
  DECISIONS.convert,
);

export const EIGHTEEN_FORTY_ONE = presentationOf<State>({
  title: eighteenFortyOne as AnyTitle,
  emblems: EMBLEMS,
  emblemsAt,
  board,
  market,
  players: playerSheets,
  companies: companySheets,
  actorFor,
  standing,
  deals: DEALS,
  companySteps: COMPANY_STEPS,
  auction,
  awardedIn: ({ type, concession, price }) =>
    type === 'concession-won' && typeof price === 'number' ? { lot: String(concession), price } : null,
  listing: (state, company) => listingOf(state, company as Company),
  operated: operatedIn,
  runIn,
  chapters: ROUND_EVENTS,
  roster,
  laysLeft: laysLeftIn,
  acting,
  exchanged: exchangedShare,
  about,
  remark,
  placeNotes,
  tellsWhy: ({ type, left }) => type === 'odd-share-cashed' && left === 'none',
  comesAnyway: ({ type, company }) =>
    type === 'free-token' ? { what: 'tokens', of: String(company) } : null,
  proceeds: (state, choice) => (isEmergencySale<Company>(choice) ? halfPrice(state, choice) : null),
  supply,
  trainPrice: (train) => trainPrice(train as Train),
  routes: (state, choice) => drawnRoutes(running(state), choice),
  running,
  ownership,
  words: WORDS,
  guide,
  ending,
  explained: EXPLAINED,
  panels: PANELS,
  rules: RULES_1841,
  ruleData: { '4.6': 'trains', '15': 'tiles' },
  aid: AID,
  lesson: LESSON_1841,
});

/** Players first, then each company in the column of its distance from the player who controls it; frozen ones last. */
function ownership(state: State): Ownership {
  const active = COMPANY_IDS.filter((id) => isActive(state, id));
  const players = state.seats.filter((seat) => !state.left.includes(seat));
  const depth = (id: (typeof active)[number]) =>
    isFrozen(state, id) ? null : chainOfControl(state, id).companies.length;
  const holders = [...players, ...active];
  return {
    holders: [
      ...players.map((id) => ({ id, kind: 'player' as const, column: 0 })),
      ...active.map((id) => ({ id, kind: 'company' as const, column: depth(id) })),
    ],
    stakes: active.flatMap((company) =>
      holders.flatMap((holder) => {
        const count = sharesOf(state, company, holder);
        if (count === 0 || holder === company) return [];
        const controls = state.presidents[company] === holder;
        return [{ holder, company, share: count / sizeOf(state, company), controls }];
      }),
    ),
  };
}
