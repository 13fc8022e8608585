import { choices } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import { eighteenFL, type EighteenFLState as State } from '@signalbox/titles';
import type { CompanyTurn } from '@signalbox/titles/18fl/company-turn.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { phaseRules } from '@signalbox/titles/18fl/data/phases.ts';
import { turnOf } from '@signalbox/titles/18fl/door.ts';
import { canRun } from '@signalbox/titles/18fl/running.ts';
import { COMPANY_IDS, presidentOf, trainLimit } from '@signalbox/titles/18fl/state.ts';
import type { TokenChoice } from '@signalbox/titles/18fl/tokens.ts';
import { owesTrain, trainPrice, trainsOnSale } from '@signalbox/titles/18fl/train-market.ts';
import { ourCompany, ourPrivate, theirCompany, theirPrivate } from '../../18fl/names.ts';
import type { Question } from '../../recording/question.ts';
import { corporation, player } from '../ask.ts';
import { beside, hasTurn, NONE, ofTurn } from '../steps.ts';
import type { At, SiteStep, SiteTable, SiteTurn } from '../table.ts';
import { reader18FL } from './reader.ts';

type Here = At<State>;
type Step = SiteStep<State>;

const PASS = () => ({ do: 'pass' });

/** The company that operates. */
const operator = ({ turn }: Here) => turn.entity.id as Company;

/** A private's owner may call for its bonus in a turn of a company of their own. */
const ofPrivate =
  (id: 'TR' | 'PO' | 'TC', type: string): Step['takes'] =>
  (at, entity) => {
    const owner = at.state.privates[id] ?? null;
    const owns = owner !== null && owner === presidentOf(at.state, operator(at));
    return entity.kind === 'company' && entity.id === id && owns ? [type] : NONE;
  };

const buyCert: Step = {
  name: 'BuyCert',
  decisions: { 'bid-for-choice': () => null, 'choose-private': () => null },
  takes: ofTurn(() => ['bid']),
};

const ORDER = ['buy', 'start', 'sell'] as const;
const KINDS = { buy: 'buy_shares', start: 'par', sell: 'sell_shares' } as const;

const buySellPar: Step = {
  name: 'BuySellParShares',
  decisions: { trade: PASS },
  takes: ofTurn(({ question }) => {
    const offered = new Set<string>();
    for (const choice of choices(question.offerTo(question.seats[0]!)))
      offered.add((choice as { do: string }).do);
    const kinds = ORDER.filter((kind) => offered.has(kind)).map((kind) => KINDS[kind]);
    return kinds.length === 0 ? NONE : [...kinds, 'pass'];
  }),
  over: () => false,
};

const convert: Step = {
  name: 'Convert',
  decisions: { convert: PASS },
  takes: ofTurn(({ state, turn }) => {
    const { size, operated } = state.companies[turn.entity.id as Company];
    return size === 5 && operated && phaseRules(state.phase).conversion ? ['convert', 'pass'] : NONE;
  }),
  over: () => true,
};

/** Two yellow tiles or one upgrade; everybody's step stays open to be passed as long as the Tallahassee is in play. */
const track: Step = {
  name: 'Track',
  decisions: { 'lay-track': PASS },
  takes: ofTurn(({ state }) => {
    const { yellows, upgraded } = turnOf(state) as CompanyTurn;
    const more = !upgraded && yellows < 2;
    return more || state.privates.TR !== undefined ? ['lay_tile', 'pass'] : NONE;
  }),
};

const token: Step = {
  name: 'Token',
  decisions: { 'place-token': PASS },
  takes: ofTurn(({ question }) => {
    if (question.decision !== 'place-token') return NONE;
    for (const choice of choices(question.offerTo(question.seats[0]!)))
      if (['station', 'hotel'].includes((choice as TokenChoice).do))
        return ['place_token', 'hex_token', 'pass'];
    return NONE;
  }),
  over: (_, { entity }) => entity.kind === 'corporation',
};

const route: Step = {
  name: 'Route',
  decisions: { 'late-bonus': PASS, 'run-trains': () => ({ routes: [] }) },
  takes: ofTurn((at) => {
    const company = operator(at);
    return at.state.companies[company].trains.length > 0 && canRun(at.state, company) ? ['run_routes'] : NONE;
  }),
  over: () => true,
  notes: (_, { routes }) => ({ ran: (routes as unknown[]).length > 0 }),
};

const dividend: Step = {
  name: 'Dividend',
  decisions: { dividend: () => 'withhold' },
  takes: ofTurn(({ notes }) => (notes.ran ? ['dividend'] : NONE)),
  over: () => true,
};

const discardTrain: Step = {
  name: 'DiscardTrain',
  decisions: { 'discard-train': () => null },
  active: ({ question }) => question.decision === 'discard-train',
  asks: ({ question }) => corporation((question.few()[0] as { company: Company }).company),
  takes: ({ state }, { kind, id }) =>
    kind === 'corporation' && state.companies[id as Company].trains.length > trainLimit(state, id as Company)
      ? ['discard_train']
      : NONE,
};

const buyTrain: Step = {
  name: 'BuyTrain',
  decisions: {
    'buy-train': PASS,
    'sell-for-train': () => null,
    'pay-for-train': () => null,
    'declare-bankruptcy': () => null,
  },
  takes: (at, entity) => {
    const { state } = at;
    const company = operator(at);
    const owes = owesTrain(state, company);
    if (entity.kind === 'player')
      return owes && entity.id === presidentOf(state, company) ? ['sell_shares'] : NONE;
    if (!hasTurn(at, entity)) return NONE;
    if (owes) return ['sell_shares', 'buy_train'];
    if (state.companies[company].trains.length >= trainLimit(state, company)) return NONE;
    const elsewhere = COMPANY_IDS.some(
      (other) => other !== company && state.companies[other].trains.length > 0,
    );
    const least = elsewhere ? 1 : Math.min(...trainsOnSale(state).map(({ train }) => trainPrice(train)));
    return cashOf(state, company) >= least ? ['buy_train', 'pass'] : NONE;
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
  outside: { 'draw-player-number': ({ seats, order }) => seats[order.length]! },
  symbol: ({ kind, id }) => (kind === 'company' ? theirPrivate(id) : theirCompany(id)),
  named: (kind, symbol) => (kind === 'company' ? ourPrivate(symbol) : ourCompany(symbol)),
  reader: reader18FL,
};

function turnThere(state: State, { decision, seats }: Question): SiteTurn | null {
  const { stock, operating } = state.round;
  if (decision === 'bid-for-choice' || decision === 'choose-private')
    return { round: 'auction', key: `AR ${decision} ${seats[0]}`, entity: player(seats[0]!) };
  if (decision === 'trade')
    return { round: 'stock', key: `SR ${stock} ${seats[0]}`, entity: player(seats[0]!) };
  const turn = turnOf(state);
  if (!turn) return null;
  const key = `OR ${stock}.${operating} ${turn.company}`;
  return { round: 'operating', key, entity: corporation(turn.company) };
}
