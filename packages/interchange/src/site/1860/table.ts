import { enclosing, frameOf, isPending, PASS } from '@signalbox/kernel';
import { BANK, cashOf } from '@signalbox/rails';
import { eighteenSixty, type EighteenSixtyState as State } from '@signalbox/titles';
import { limitObjection } from '@signalbox/titles/1860/certificate-limit.ts';
import { COMPANY_IDS } from '@signalbox/titles/1860/data/companies.ts';
import { PRIVATE_IDS } from '@signalbox/titles/1860/data/privates.ts';
import { DECISIONS, PROCEDURES, turnOf } from '@signalbox/titles/1860/exports.ts';
import { privatesOf } from '@signalbox/titles/1860/privates.ts';
import { isAskedToStart } from '@signalbox/titles/1860/starting.ts';
import type { Question } from '../../recording/question.ts';
import { corporation, player, type SiteEntity } from '../ask.ts';
import { beside, NONE, ofTurn } from '../steps.ts';
import type { At, SiteStep, SiteTable, SiteTurn } from '../table.ts';
import { reader1860 } from './reader.ts';

type Here = At<State>;
type Step = SiteStep<State>;

const passing = () => PASS;

const buyCert: Step = {
  name: 'BuyCert',
  decisions: { [DECISIONS.bid.name]: () => null, [DECISIONS.chooseLot.name]: () => null },
  takes: ofTurn((at) => {
    if (isPending(at.question, DECISIONS.chooseLot)) return ['bid', 'par'];
    return at.question.offers('bid') ? ['bid', 'pass'] : ['pass'];
  }),
  over: () => false,
};

const homeTrack: Step = {
  name: 'HomeTrack',
  decisions: { [DECISIONS.layHomeTile.name]: () => null },
  active: ({ question }) => isPending(question, DECISIONS.layHomeTile),
  asks: ({ state }) => floatingCompany(state),
  takes: ({ state }, { kind, id }) => {
    const company = floatingCompany(state);
    return company?.kind === kind && company.id === id ? ['lay_tile'] : NONE;
  },
};

function floatingCompany(state: State): SiteEntity | null {
  const company = enclosing(state, PROCEDURES.floating)?.vars.company;
  return company === undefined ? null : corporation(company);
}

const exchange = beside<State>('Exchange', (_, { kind }) => (kind === 'company' ? ['buy_shares'] : NONE));

const ORDER = ['buy', 'start', 'buy-private', 'sell', 'sell-private'] as const;
const KINDS = {
  buy: 'buy_shares',
  start: 'par',
  'buy-private': 'buy_company',
  sell: 'sell_shares',
  'sell-private': 'sell_company',
} as const;

const mayStart = ({ state, turn }: Here) => isAskedToStart(state, turn.entity.id);

function can(at: Here, kind: (typeof ORDER)[number]): boolean {
  return (
    (kind === 'buy-private' && mayBuyPrivate(at)) ||
    (kind === 'start' && mayStart(at)) ||
    at.question.offers(kind)
  );
}

/** A player above the limit may only sell. */
const mustSell = ({ question }: Here) => !question.offers('pass');
/** What needs no search comes first. */
const canTrade = (at: Here) =>
  mustSell(at) || mayBuyPrivate(at) || mayStart(at) || ORDER.some((kind) => can(at, kind));

const buySellPar: Step = {
  name: 'BuySellParSharesCompanies',
  decisions: { [DECISIONS.trade.name]: passing },
  takes: ofTurn((at) => {
    if (mustSell(at)) return ['sell_shares'];
    const kinds = ORDER.filter((kind) => can(at, kind)).map((kind) => KINDS[kind]);
    return kinds.length === 0 ? NONE : [...kinds, 'pass'];
  }),
  isOpen: canTrade,
  accepts: (at, type) => {
    if (mustSell(at)) return type === 'sell_shares';
    if (type === 'pass') return canTrade(at);
    return ORDER.some((kind) => KINDS[kind] === type && can(at, kind));
  },
  over: () => false,
};

/** The site asks every player with any money about privates, regardless of their price. */
function mayBuyPrivate({ state, turn }: Here): boolean {
  const { id } = turn.entity;
  const { soldPrivates } = frameOf(state, PROCEDURES.stockTurn)!.vars;
  const onSale = privatesOf(state, BANK).some((each) => !soldPrivates.includes(each));
  return onSale && cashOf(state, id) > 0 && limitObjection(state, id) === null;
}

/** For a company above a new limit when its turn begins. */
const discardTrain: Step = {
  name: 'DiscardTrain',
  decisions: { [DECISIONS.surrenderTrain.name]: () => null },
  active: ({ question }) => isPending(question, DECISIONS.surrenderTrain),
  takes: ofTurn(() => ['discard_train']),
};

const track: Step = {
  name: 'Track',
  decisions: { [DECISIONS.layTrack.name]: passing },
  takes: ofTurn(({ question }) => (isPending(question, DECISIONS.layTrack) ? ['lay_tile', 'pass'] : NONE)),
};

const token: Step = {
  name: 'Token',
  decisions: { [DECISIONS.placeToken.name]: passing },
  // Our game asks only if there is a place for one.
  takes: ofTurn(({ question }) =>
    isPending(question, DECISIONS.placeToken) ? ['place_token', 'pass'] : NONE,
  ),
  over: () => true,
};

const route: Step = {
  name: 'Route',
  decisions: { [DECISIONS.runTrains.name]: () => ({ routes: [] }) },
  takes: ofTurn(({ question }) => (isPending(question, DECISIONS.runTrains) ? ['run_routes'] : NONE)),
  over: () => true,
};

const dividend: Step = {
  name: 'Dividend',
  decisions: { [DECISIONS.dividend.name]: () => 'withhold' },
  takes: ofTurn(({ question }) => (isPending(question, DECISIONS.dividend) ? ['dividend'] : NONE)),
  over: () => true,
};

const buyTrain: Step = {
  name: 'BuyTrain',
  decisions: { [DECISIONS.buyTrain.name]: passing },
  takes: ofTurn((at) => {
    if (!isPending(at.question, DECISIONS.buyTrain)) return NONE;
    return at.question.offers('pass') ? ['buy_train', 'pass'] : ['buy_train'];
  }),
};

/** How the site runs 1860. */
export const SITE_1860: SiteTable<State> = {
  title: eighteenSixty,
  rounds: {
    auction: [buyCert],
    stock: [homeTrack, exchange, buySellPar],
    operating: [discardTrain, track, token, route, dividend, buyTrain],
  },
  turn: turnThere,
  outside: {},
  symbol: ({ id }) => id,
  named: (kind, symbol) =>
    ((kind === 'company' ? PRIVATE_IDS : COMPANY_IDS) as readonly string[]).includes(symbol) ? symbol : null,
  reader: reader1860,
};

function turnThere(state: State, { decision, seats }: Question): SiteTurn | null {
  const { stock, operating } = state.round;
  const [seat = ''] = seats;
  if (decision === DECISIONS.bid.name || decision === DECISIONS.chooseLot.name)
    return { round: 'auction', key: `AR ${decision} ${seat}`, entity: player(seat) };
  const turn = turnOf(state);
  if (!turn) return { round: 'stock', key: `SR ${stock} ${seat}`, entity: player(seat) };
  return {
    round: 'operating',
    key: `OR ${stock}.${operating} ${turn.company}`,
    entity: corporation(turn.company),
  };
}
