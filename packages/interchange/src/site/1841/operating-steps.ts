import { enclosing, isPass, isPending, isWithin, type Json, PASS } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANY_IDS, type Company, isCompany } from '@signalbox/titles/1841/data/companies.ts';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { concessionObjection } from '@signalbox/titles/1841/finance/merger-terms.ts';
import { freeCharters } from '@signalbox/titles/1841/finance/new-charter.ts';
import { blocksForNeed, giversFor } from '@signalbox/titles/1841/operating-round/emergency-money.ts';
import { hasRoomForToken } from '@signalbox/titles/1841/operating-round/tokens.ts';
import { cheapestPrice, stopObjection } from '@signalbox/titles/1841/operating-round/train-market.ts';
import { overLimit } from '@signalbox/titles/1841/phase-change/discards.ts';
import { classOf, trainLimit } from '@signalbox/titles/1841/state.ts';
import { corporation, player, type SiteEntity } from '../ask.ts';
import type { At, SiteStep } from '../table.ts';
import { chooserOf } from './choosers.ts';
import { companyTokenStep, homeTokenStep } from './founding-steps.ts';
import { firstShareActions, includes } from './stock-steps.ts';
import { acceptsShareAction, OF_COMPANIES, shareActions } from './trading.ts';

type Step = SiteStep<State>;

const never = () => false;
/** A minor that becomes a major is replaced at once. */
const isOperator = ({ state, turn }: At<State>, { id }: SiteEntity) => {
  const conversion = enclosing(state, PROCEDURES.conversion)?.vars ?? null;
  return id === (conversion?.into && !conversion.tuscan ? conversion.into : turn.entity.id);
};
const asOperator =
  (actions: (at: At<State>) => readonly string[]): Step['takes'] =>
  (at, entity) =>
    isOperator(at, entity) ? actions(at) : [];

function holder(id: string): SiteEntity {
  return isCompany(id) ? corporation(id) : player(id);
}

/** A player's bankruptcy action says whether they play on. */
function returns(option: Json | undefined): string | null {
  return option === undefined ? null : option === 1 ? 'return' : 'leave';
}

const bankrupt: Step = {
  name: 'Bankrupt',
  decisions: { [DECISIONS.returnOrLeave.name]: ({ notes }) => returns(notes.option) },
  blocks: false,
  takes: asOperator(() => ['bankrupt']),
  notes: (_, { details }) => ({ option: Number(details.option) }),
  over: never,
};

const discardTrain: Step = {
  name: 'DiscardTrain',
  decisions: { [DECISIONS.discardTrain.name]: () => null },
  active: ({ question }) => isPending(question, DECISIONS.discardTrain),
  asks: ({ state }) => corporation(overLimit(state)!),
  takes: () => ['discard_train'],
  over: never,
};

const CHOOSING = [
  DECISIONS.oddShare.name,
  DECISIONS.tradeUp.name,
  DECISIONS.subscribe.name,
  DECISIONS.grantRound.name,
  DECISIONS.chooseCertificate.name,
  DECISIONS.exchangeSingle.name,
  DECISIONS.chooseSpace.name,
];

/** The site asks for the payment that makes a holder president even where it is the only choice. */
function isOpen(question: At<State>['question']): boolean {
  return question.few().length > 1 || question.few()[0] === 'trade-up';
}

const chooseOption: Step = {
  name: 'ChooseOption',
  decisions: {
    [DECISIONS.oddShare.name]: () => 'cash',
    [DECISIONS.tradeUp.name]: () => PASS,
    [DECISIONS.subscribe.name]: () => PASS,
    [DECISIONS.grantRound.name]: () => PASS,
    [DECISIONS.chooseCertificate.name]: () => null,
    [DECISIONS.exchangeSingle.name]: ({ question }) => question.few()[0] ?? null,
    [DECISIONS.chooseSpace.name]: ({ question }) => question.few()[0] ?? null,
  },
  active: ({ question }) => CHOOSING.includes(question.decision) && isOpen(question),
  asks: ({ state, question }) => holder(chooserOf(state, question)),
  takes: () => ['choose'],
  over: never,
};

const removeTokens: Step = {
  name: 'RemoveTokens',
  decisions: { [DECISIONS.removeToken.name]: () => null },
  active: ({ question }) => isPending(question, DECISIONS.removeToken),
  asks: ({ state }) => corporation(enclosing(state, PROCEDURES.merger)!.vars.into!),
  takes: ({ question }) => (isPass(question.few()[0]!) ? ['remove_token', 'pass'] : ['remove_token']),
  over: never,
};

const track: Step = {
  name: 'Track',
  decisions: { [DECISIONS.layTrack.name]: () => PASS },
  takes: asOperator(({ question }) => (isPending(question, DECISIONS.layTrack) ? ['lay_tile', 'pass'] : [])),
  active: ({ question }) => isPending(question, DECISIONS.layTrack),
};

/** After track was laid the site checks which off-board areas it reaches. */
const destinate: Step = {
  name: 'Destinate',
  decisions: { [DECISIONS.lookForBoxes.name]: () => 'look' },
  byItself: () => true,
  takes: asOperator(({ question }) =>
    isPending(question, DECISIONS.lookForBoxes) ? ['destination_connection'] : [],
  ),
  over: () => true,
};

/** The site ignores the reservation for SFMA. A place besides the pass shows that there is room. */
function hasRoom({ state, turn, question }: At<State>): boolean {
  return question.few().length > 1 || hasRoomForToken(state, turn.entity.id as Company);
}

const token: Step = {
  name: 'Token',
  decisions: { [DECISIONS.placeToken.name]: () => PASS },
  takes: asOperator((at) =>
    isPending(at.question, DECISIONS.placeToken) && hasRoom(at) ? ['place_token', 'pass'] : [],
  ),
  over: () => true,
};

const route: Step = {
  name: 'Route',
  decisions: { [DECISIONS.runTrains.name]: () => ({ routes: [] }) },
  takes: asOperator(({ question }) => (isPending(question, DECISIONS.runTrains) ? ['run_routes'] : [])),
  over: () => true,
};

const dividend: Step = {
  name: 'Dividend',
  decisions: { [DECISIONS.dividend.name]: () => null },
  takes: asOperator(({ question }) => (isPending(question, DECISIONS.dividend) ? ['dividend'] : [])),
  over: () => true,
};

const hasNoChoice = ({ question }: At<State>) => question.few().length === 1;

const buyToken: Step = {
  name: 'BuyToken',
  byItself: hasNoChoice,
  decisions: { [DECISIONS.buyToken.name]: () => PASS },
  takes: asOperator(({ state, turn, question }) =>
    isPending(question, DECISIONS.buyToken) && cashOf(state, turn.entity.id) > 0 ? ['buy_token', 'pass'] : [],
  ),
  over: () => true,
};

const IN_TRAIN_STEP = [DECISIONS.buyTrain.name, DECISIONS.sellInNeed.name, DECISIONS.declareBankruptcy.name];

/**
 * Who sells next so that a company can pay for its train, skipping those who have nothing to sell; null if nobody
 * has.
 */
function sellerFor(state: State, company: Company): string | null {
  const price = cheapestPrice(state);
  if (price === null) return null;
  let raised = 0;
  for (const giver of giversFor(state, company)) {
    raised += cashOf(state, giver);
    if (raised >= price) return null;
    if (blocksForNeed(state, company, giver).length > 0) return giver;
  }
  return null;
}

/**
 * In an emergency, sales by controlling companies are recorded for the company; only the player sells in their own
 * name.
 */
function trainActions(at: At<State>, { id }: SiteEntity): string[] {
  const company = at.turn.entity.id as Company;
  const must = mustBuyTrain(at);
  const seller = must ? sellerFor(at.state, company) : null;
  if (id !== company) return seller === id ? ['sell_shares'] : [];
  if (must) return seller !== null && isCompany(seller) ? ['buy_train', 'sell_shares'] : ['buy_train'];
  return mayBuyTrain(at) ? ['buy_train', 'pass'] : [];
}

function mustBuyTrain({ state }: At<State>): boolean {
  return stopObjection(state, enclosing(state, PROCEDURES.trainStep)!.vars) !== null;
}

/** Companies agree on any price from 1, so a little money is enough where another company has a train. */
function mayBuyTrain({ state, turn }: At<State>): boolean {
  const company = turn.entity.id as Company;
  if (state.companies[company].trains.length >= trainLimit(state, company)) return false;
  const cash = cashOf(state, company);
  const price = cheapestPrice(state);
  if (price !== null && cash >= price) return true;
  return (
    cash > 0 && COMPANY_IDS.some((other) => other !== company && state.companies[other].trains.length > 0)
  );
}

function acceptsInTrainStep(at: At<State>, type: string): boolean {
  if (type === 'buy_train') return mustBuyTrain(at) || mayBuyTrain(at);
  if (type === 'pass') return !mustBuyTrain(at) && mayBuyTrain(at);
  return trainActions(at, at.turn.entity).includes(type);
}

const buyTrain: Step = {
  name: 'BuyTrain',
  decisions: {
    [DECISIONS.buyTrain.name]: (_, action) => (action === null ? PASS : { do: 'emergency' }),
    [DECISIONS.sellInNeed.name]: ({ question }, action) =>
      action?.type === 'bankrupt' ? question.largestBlock() : null,
    [DECISIONS.declareBankruptcy.name]: () => null,
  },
  active: ({ state, question }) =>
    IN_TRAIN_STEP.includes(question.decision) && !isWithin(state, PROCEDURES.conversion),
  takes: trainActions,
  isOpen: (at) => mustBuyTrain(at) || mayBuyTrain(at),
  accepts: acceptsInTrainStep,
};

const FINANCE = [DECISIONS.companySale.name, DECISIONS.companyPurchase.name, DECISIONS.firstShares.name];

const companyShares: Step = {
  name: 'CorporateBuySellParShares',
  decisions: {
    [DECISIONS.companySale.name]: () => PASS,
    [DECISIONS.companyPurchase.name]: () => PASS,
    [DECISIONS.firstShares.name]: () => PASS,
  },
  active: ({ question }) => FINANCE.includes(question.decision),
  takes: asOperator((at) =>
    isPending(at.question, DECISIONS.firstShares)
      ? firstShareActions(at)
      : shareActions(at, at.turn.entity.id, OF_COMPANIES),
  ),
  isOpen: (at) => acceptsForCompany(at, null),
  accepts: acceptsForCompany,
};

function acceptsForCompany(at: At<State>, type: string | null): boolean {
  if (!isOperator(at, at.turn.entity)) return false;
  return isPending(at.question, DECISIONS.firstShares)
    ? includes(firstShareActions(at), type)
    : acceptsShareAction(at, at.turn.entity.id, OF_COMPANIES, type);
}

/** The site asks every company that might ever merge, even if there is no partner at present. */
function mayMerge(state: State, company: Company): boolean {
  return state.companies[company].operated && mayChangeCharter(state, company);
}

function mayChangeCharter(state: State, company: Company): boolean {
  return freeCharters(state).length > 0 && concessionObjection(state, company, '4.7.4') === null;
}

/** Is the charter being chosen for a minor that becomes a major? */
function isConverting(state: State): boolean {
  return enclosing(state, PROCEDURES.financialActions)?.vars.converts === true;
}

const merge: Step = {
  name: 'Merge',
  byItself: ({ question }) => isPending(question, DECISIONS.merge) && question.few().length === 1,
  decisions: {
    [DECISIONS.merge.name]: () => PASS,
    [DECISIONS.chooseCharter.name]: ({ notes }) => notes.charter ?? null,
  },
  takes: asOperator(({ state, turn, question }) => {
    if (isPending(question, DECISIONS.chooseCharter)) return isConverting(state) ? [] : ['merge'];
    return isPending(question, DECISIONS.merge) && mayMerge(state, turn.entity.id as Company)
      ? ['merge', 'pass']
      : [];
  }),
};

const transform: Step = {
  name: 'Transform',
  decisions: { [DECISIONS.convert.name]: () => PASS },
  takes: asOperator(({ state, turn, question }) => {
    const company = turn.entity.id as Company;
    const may = classOf(state, company) === 'minor' && mayChangeCharter(state, company);
    if (isPending(question, DECISIONS.chooseCharter)) return isConverting(state) ? ['merge'] : [];
    return isPending(question, DECISIONS.convert) && may ? ['merge', 'pass'] : [];
  }),
  notes: (_, { type, details }) => (type === 'merge' ? { charter: String(details.corporation) } : {}),
};

const newTokens: Step = {
  ...companyTokenStep,
  decisions: {
    ...companyTokenStep.decisions,
    [DECISIONS.buySecessionTokens.name]: () => 0,
    [DECISIONS.buyMajorTokens.name]: () => 0,
  },
  active: (at) => {
    const { question } = at;
    if (isPending(question, DECISIONS.buySecessionTokens)) return question.few().length > 1;
    if (isPending(question, DECISIONS.buyMajorTokens))
      return question.few().length > 1 || question.few()[0] !== 0;
    return companyTokenStep.active!(at);
  },
  asks: ({ state, question }) => holder(chooserOf(state, question)),
};

/** After choosing the number, the minor that becomes a major sells shares for its second token. */
const tokenEmergency: Step = {
  name: 'TokenEmergencyMoney',
  decisions: { [DECISIONS.sellInNeed.name]: () => null, [DECISIONS.declareBankruptcy.name]: () => null },
  active: ({ state, question }) =>
    (isPending(question, DECISIONS.sellInNeed) || isPending(question, DECISIONS.declareBankruptcy)) &&
    isWithin(state, PROCEDURES.conversion),
  asks: ({ state }) => corporation(enclosing(state, PROCEDURES.conversion)!.vars.into!),
  takes: () => ['sell_shares'],
  over: never,
};

/** The steps of an operating turn, in the site's order. */
export const OPERATING_STEPS: readonly Step[] = [
  bankrupt,
  discardTrain,
  chooseOption,
  homeTokenStep,
  newTokens,
  tokenEmergency,
  removeTokens,
  track,
  destinate,
  token,
  route,
  dividend,
  buyToken,
  buyTrain,
  companyShares,
  merge,
  transform,
];
