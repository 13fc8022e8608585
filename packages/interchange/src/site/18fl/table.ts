import { enclosing, isPending } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import { eighteenFL, type EighteenFLState as State } from '@signalbox/titles';
import type { CompanyTurn } from '@signalbox/titles/18fl/company-turn.ts';
import { mayConvert } from '@signalbox/titles/18fl/conversion.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { DECISIONS, PROCEDURES, turnOf } from '@signalbox/titles/18fl/exports.ts';
import { certificateLimit, countedCertificates } from '@signalbox/titles/18fl/limits.ts';
import { mayRun } from '@signalbox/titles/18fl/running.ts';
import { presidentOf, trainLimit } from '@signalbox/titles/18fl/state.ts';
import { MIN_TOKEN_COST } from '@signalbox/titles/18fl/tokens.ts';
import { hasMoneyForATrain, owesTrain } from '@signalbox/titles/18fl/train-market.ts';
import { newTrainStep } from '@signalbox/titles/18fl/train-step.ts';
import { ourCompany, ourPrivate, theirCompany, theirPrivate } from '../../18fl/names.ts';
import type { Question } from '../../recording/question.ts';
import { corporation, player } from '../ask.ts';
import { beside, hasTurn, NONE, ofTurn } from '../steps.ts';
import type { At, SiteStep, SiteTable, SiteTurn } from '../table.ts';
import { reader18FL } from './reader.ts';

type Here = At<State>;
type Step = SiteStep<State>;

const PASS = () => ({ do: 'pass' });

/** The operating company. */
const operator = ({ turn }: Here) => turn.entity.id as Company;

/** A private's owner may use its bonus in the turn of any of their companies. */
const ofPrivate =
  (id: 'TR' | 'PO' | 'TC', type: string): Step['takes'] =>
  (at, entity) => {
    if (entity.kind !== 'company' || entity.id !== id) return NONE;
    const owner = at.state.privates[id] ?? null;
    const owns = owner !== null && owner === presidentOf(at.state, operator(at));
    return owns ? [type] : NONE;
  };

const buyCert: Step = {
  name: 'BuyCert',
  decisions: { [DECISIONS.bidForChoice.name]: () => null, [DECISIONS.choosePrivate.name]: () => null },
  takes: ofTurn(() => ['bid']),
};

const KINDS = { buy_shares: 'buy', par: 'start', sell_shares: 'sell' } as const;
type Trade = keyof typeof KINDS;
const TRADES = Object.keys(KINDS) as Trade[];

/** A player above the certificate limit has to sell. */
function mustSell({ state, question }: Here): boolean {
  const over = countedCertificates(state, question.seats[0]!) > certificateLimit(state);
  return over && question.offers(KINDS.sell_shares);
}

const canTrade = (question: Question) => TRADES.some((trade) => question.offers(KINDS[trade]));

const buySellPar: Step = {
  name: 'BuySellParShares',
  decisions: { [DECISIONS.trade.name]: PASS, [DECISIONS.chooseSize.name]: () => null },
  takes: ofTurn((at) => {
    const { question } = at;
    if (isPending(question, DECISIONS.chooseSize)) return ['choose'];
    if (!isPending(question, DECISIONS.trade)) return NONE;
    if (mustSell(at)) return ['sell_shares'];
    const trades = TRADES.filter((trade) => question.offers(KINDS[trade]));
    return trades.length === 0 ? NONE : [...trades, 'pass'];
  }),
  isOpen: ({ question }) => !isPending(question, DECISIONS.trade) || canTrade(question),
  accepts: (at, type) => {
    const { question } = at;
    if (isPending(question, DECISIONS.chooseSize)) return type === 'choose';
    if (!isPending(question, DECISIONS.trade)) return false;
    if (mustSell(at)) return type === 'sell_shares';
    return type in KINDS ? question.offers(KINDS[type as Trade]) : type === 'pass' && canTrade(question);
  },
  over: () => false,
};

const convert: Step = {
  name: 'Convert',
  decisions: { [DECISIONS.placePort.name]: PASS, [DECISIONS.convert.name]: PASS },
  takes: ofTurn((at) => (mayConvert(at.state, operator(at)) ? ['convert', 'pass'] : NONE)),
  over: () => true,
};

/** Two yellow tiles or one upgrade. While the Tallahassee is in play the step stays open for everybody until passed. */
const track: Step = {
  name: 'Track',
  decisions: { [DECISIONS.layTrack.name]: PASS },
  takes: ofTurn(({ state }) => {
    const { yellows, upgraded } = turnOf(state) as CompanyTurn;
    const more = !upgraded && yellows < 2;
    return more || state.privates.TR !== undefined ? ['lay_tile', 'pass'] : NONE;
  }),
};

/** While the port marker may come into play the step is open for everybody, with or without a token to place. */
const token: Step = {
  name: 'Token',
  decisions: { [DECISIONS.placeToken.name]: PASS },
  takes: ofTurn((at) => {
    const { state } = at;
    const company = operator(at);
    const able = state.companies[company].tokens > 0 && cashOf(state, company) >= MIN_TOKEN_COST;
    const asked = able || state.privates.PO !== undefined;
    return asked && !turnOf(state)?.tokenDone ? ['place_token', 'hex_token', 'pass'] : NONE;
  }),
  over: (_, { entity }) => entity.kind === 'corporation',
};

const route: Step = {
  name: 'Route',
  decisions: { [DECISIONS.lateBonus.name]: PASS, [DECISIONS.runTrains.name]: () => ({ routes: [] }) },
  takes: ofTurn((at) => (mayRun(at.state, operator(at)) ? ['run_routes'] : NONE)),
  over: () => true,
  notes: (_, { details }) => ({ ran: (details.routes as unknown[]).length > 0 }),
};

const dividend: Step = {
  name: 'Dividend',
  decisions: { [DECISIONS.placePort.name]: PASS, [DECISIONS.dividend.name]: () => 'withhold' },
  takes: ofTurn(({ notes }) => (notes.ran ? ['dividend'] : NONE)),
  over: () => true,
};

const discardTrain: Step = {
  name: 'DiscardTrain',
  decisions: { [DECISIONS.discardTrain.name]: () => null },
  active: ({ question }) => isPending(question, DECISIONS.discardTrain),
  asks: ({ question }) => corporation((question.few()[0] as { company: Company }).company),
  takes: ({ state }, { kind, id }) =>
    kind === 'corporation' && state.companies[id as Company].trains.length > trainLimit(state, id as Company)
      ? ['discard_train']
      : NONE,
};

/** The president of a company that has to buy a train may sell shares first. */
const buyTrain: Step = {
  name: 'BuyTrain',
  decisions: { [DECISIONS.buyTrain.name]: PASS },
  takes: (at, entity) => {
    const { state } = at;
    const company = operator(at);
    const owes = owesTrain(state, company);
    if (entity.kind === 'player')
      return owes && entity.id === presidentOf(state, company) ? ['sell_shares'] : NONE;
    if (!hasTurn(at, entity)) return NONE;
    if (owes) return ['sell_shares', 'buy_train'];
    const step = enclosing(state, PROCEDURES.trainStep)?.vars ?? newTrainStep(company);
    return hasMoneyForATrain(state, step) ? ['buy_train', 'pass'] : NONE;
  },
};

/** How the site runs 18FL. */
export const SITE_18FL: SiteTable<State> = {
  title: eighteenFL,
  rounds: {
    auction: [buyCert],
    stock: [buySellPar],
    operating: [
      beside(
        'Bankrupt',
        ofTurn(() => ['bankrupt']),
      ),
      beside('Assign', ofPrivate('PO', 'assign')),
      beside('SpecialToken', ofPrivate('TC', 'place_token')),
      beside('SpecialTrack', ofPrivate('TR', 'lay_tile')),
      convert,
      track,
      token,
      route,
      dividend,
      discardTrain,
      buyTrain,
    ],
  },
  turn: turnThere,
  outside: {
    [DECISIONS.drawPlayerNumber.name]: ({ seats, order }) => seats[order.length]!,
  },
  symbol: ({ kind, id }) => (kind === 'company' ? theirPrivate(id) : theirCompany(id)),
  named: (kind, symbol) => (kind === 'company' ? ourPrivate(symbol) : ourCompany(symbol)),
  reader: reader18FL,
};

function turnThere(state: State, { decision, seats }: Question): SiteTurn | null {
  const { stock, operating } = state.round;
  if (decision === DECISIONS.bidForChoice.name || decision === DECISIONS.choosePrivate.name)
    return { round: 'auction', key: `AR ${decision} ${seats[0]}`, entity: player(seats[0]!) };
  if (decision === DECISIONS.trade.name || decision === DECISIONS.chooseSize.name)
    return { round: 'stock', key: `SR ${stock} ${seats[0]}`, entity: player(seats[0]!) };
  const turn = turnOf(state);
  if (!turn) return null;
  const key = `OR ${stock}.${operating} ${turn.company}`;
  return { round: 'operating', key, entity: corporation(turn.company) };
}
