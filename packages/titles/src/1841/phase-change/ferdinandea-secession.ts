import {
  ask,
  call,
  cited,
  decision,
  emit,
  list,
  PASS,
  type Pass,
  procedure,
  run,
  type Seat,
  when,
  whilst,
} from '@signalbox/kernel';
import {
  BANK,
  cashOf,
  changeCharter,
  IPO,
  moveShares,
  POOL,
  PRESIDENT_SHARES,
  pay,
  removeShares,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { actorFor, frozenCompanies, inShareholderOrder, isFrozen } from '../control.ts';
import { MILANO, SUCCESSORS, TOKENS, VENEZIA } from '../data/companies.ts';
import { removeCompany } from '../finance/closing.ts';
import { offerShares, type ShareOffer, shareholders } from '../finance/share-offers.ts';
import { areConnected } from '../operating-round/reach.ts';
import { classOf, clockwiseFrom, isActive, type State } from '../state.ts';
import { purchaseObjection } from '../stock-round/buying.ts';
import { replaceFrozenPresidents, updatePresident } from '../stock-round/presidency.ts';
import { discards, discardsBefore } from './discards.ts';
import {
  divideCash,
  divideCharterTokens,
  divideTrains,
  divideTreasury,
  replaceTokens,
  setUpSuccessors,
  tokensOf,
} from './divided-assets.ts';
import { secessionPhase } from './unification.ts';

type Successor = (typeof SUCCESSORS)[number];
export const SECESSION_TOKEN = 50;

export interface Secession {
  /** No IRSFF, or a route between Milano and Venezia: nothing happens (C-13). */
  readonly united: boolean;
  /** The player who was president of IRSFF (or, if nobody was, the holder of the priority deal). */
  readonly president: Seat;
  /** Holders who still have to exchange; the first of them exchanges now. */
  holders: string[];
  /** Presidents' certificates that have been taken. */
  taken: Successor[];
  /** The company of the next step, or whose certificate was chosen. */
  turn: Successor;
  /** Its president grants another round of offers. */
  again: boolean;
  /** All rounds of offers of SB have come before the first of SFL. */
  inTurn?: true;
}

/** Only when its phase begins; if there is nothing to divide, SB and SFL leave the game (§4.6.9). */
export function isSecessionDue(state: State): boolean {
  return Number(state.phase) === secessionPhase(state);
}

export function newSecession(state: State): Secession {
  const president = isActive(state, 'IRSFF') ? actorFor(state, 'IRSFF') : null;
  const united = !isActive(state, 'IRSFF') || areConnected(state, MILANO, VENEZIA);
  return { united, president: president ?? state.priority!, holders: [], taken: [], turn: 'SB', again: true };
}

function endWithoutSecession(state: State): void {
  emit(state, { type: 'no-secession' });
  for (const company of SUCCESSORS) removeCompany(state, company);
}

/** President first, then each player and the companies they control; the pool and frozen companies last (§13). */
function holdersInOrder(state: State, { president }: Secession): string[] {
  const players = inShareholderOrder(state, clockwiseFrom(state, president));
  return [...players, POOL, ...frozenCompanies(state)].filter(
    (holder) => sharesOf(state, 'IRSFF', holder) > 0,
  );
}

/** One entry for every pair; the president's certificate comes before all others (ruling 1841-R7). */
function queuePairs(state: State, vars: Secession): void {
  const queue = holdersInOrder(state, vars).flatMap((holder) =>
    Array.from({ length: Math.floor(sharesOf(state, 'IRSFF', holder) / 2) }, () => holder),
  );
  const certificate = queue.indexOf(state.presidents.IRSFF!);
  vars.holders = certificate < 0 ? queue : [...queue.splice(certificate, 1), ...queue];
}

function queueSingles(state: State, vars: Secession): void {
  vars.holders = holdersInOrder(state, vars);
}

/** The first pair takes the president's certificate of SB or of SFL. */
export const chooseCertificate = decision<State, Secession, Successor>({
  name: 'choose-certificate',
  rule: '4.6.9',
  actor: (state, { holders, president, taken }) => {
    // A holder with two pairs gets both certificates, in either order.
    if (taken.length > 0 || holders[0] === holders[1]) return null;
    return holders[0] === POOL ? president : (actorFor(state, holders[0]!) ?? president);
  },
  offer: () => list(SUCCESSORS),
  apply: (_, vars, company) => {
    vars.turn = company;
  },
});

/** The next pair takes the other; after that a pair is exchanged for a share of each. */
function exchangePair(state: State, vars: Secession): void {
  const holder = vars.holders[0]!;
  vars.holders = vars.holders.slice(1);
  removeShares(state, 'IRSFF', holder, PRESIDENT_SHARES);
  if (vars.taken.length === SUCCESSORS.length) {
    for (const company of SUCCESSORS) moveShares(state, company, IPO, holder, 1);
    emit(state, { type: 'pair-exchanged', holder });
    return;
  }
  const certificate = vars.taken.length === 0 ? vars.turn : vars.taken[0] === 'SB' ? 'SFL' : 'SB';
  moveShares(state, certificate, IPO, holder, PRESIDENT_SHARES);
  setPresident(state, certificate, holder);
  vars.taken = [...vars.taken, certificate];
  emit(state, { type: 'president', company: certificate, president: holder });
}

/** If there is no second pair, the other certificate goes to the pool. */
function leaveCertificateInPool(state: State, { taken }: Secession): void {
  for (const company of SUCCESSORS) {
    if (taken.includes(company)) continue;
    moveShares(state, company, IPO, POOL, PRESIDENT_SHARES);
    setPresident(state, company, POOL);
    emit(state, { type: 'president', company, president: POOL });
  }
}

/** Single shares become one of SB or one of SFL; IRSFF's president chooses for the pool. */
export const exchangeSingle = decision<State, Secession, Successor>({
  name: 'exchange-single',
  rule: '4.6.9',
  forced: true,
  actor: (state, { holders, president }) => (holders[0] === POOL ? president : actorFor(state, holders[0]!)),
  offer: (state) =>
    list<Successor>(SUCCESSORS, (company) =>
      sharesOf(state, company, IPO) === 0 ? cited('4.6.9', 'secession/none-left', { company }) : null,
    ),
  apply: takeSingle,
});

function takeSingle(state: State, { holders }: Secession, company: Successor): void {
  moveShares(state, company, IPO, holders[0]!, 1);
  removeShares(state, 'IRSFF', holders[0]!, 1);
  emit(state, { type: 'single-exchanged', holder: holders[0]!, company });
}

/**
 * Frozen companies take SB's as long as there are any. In version 1, where SB and SFL are minors, both may run out if a
 * certificate is in the pool: then the share of IRSFF is removed (C-34).
 */
function finishSingle(state: State, vars: Secession): void {
  const holder = vars.holders[0]!;
  if (sharesOf(state, 'IRSFF', holder) > 0) {
    const left = SUCCESSORS.find((company) => sharesOf(state, company, IPO) > 0);
    if (left) takeSingle(state, vars, left);
    else {
      removeShares(state, 'IRSFF', holder, 1);
      emit(state, { type: 'single-dropped', holder });
    }
  }
  vars.holders = vars.holders.slice(1);
}

function settlePresidents(state: State): void {
  for (const company of SUCCESSORS) updatePresident(state, company);
  replaceFrozenPresidents(state);
}

/** The player who begins and grants further rounds: the president, or IRSFF's while the certificate is in the pool. */
function leader(state: State, { turn, president }: Secession): Seat {
  return actorFor(state, turn) ?? president;
}

/** Can any shareholder afford another share, and is any allowed to buy one? */
function isWanted(state: State, vars: Secession): boolean {
  return shareholders(state, vars.turn, leader(state, vars)).some(
    (holder) => !purchaseObjection(state, holder, { company: vars.turn, from: 'ipo' }),
  );
}

/** When all shareholders have been asked, the president may grant another round. */
export const grantRound = decision<State, Secession, 'again' | Pass>({
  name: 'grant-round',
  rule: '4.6.9',
  actor: (state, vars) =>
    sharesOf(state, vars.turn, IPO) > 0 && isWanted(state, vars) ? leader(state, vars) : null,
  offer: () => list<'again' | Pass>([PASS, 'again']),
  apply: (_, vars, choice) => {
    vars.again = choice === 'again';
  },
});

function giveSecondToken(state: State): void {
  for (const company of SUCCESSORS) {
    if (tokensOf(state, company) !== 1) continue;
    changeCharter(state, company, { tokens: state.companies[company].tokens + 1 });
    emit(state, { type: 'free-token', company });
  }
}

/** First SB, then SFL may buy tokens; a frozen one may not (ruling 1841-R7). */
export const buySecessionTokens = decision<State, Secession, number>({
  name: 'buy-secession-tokens',
  rule: '4.6.9',
  forced: true,
  actor: (state, { turn, president }) => {
    if (!isFrozen(state, turn)) return actorFor(state, turn);
    return state.options.frozenSuccessorsBuy ? president : null;
  },
  offer: (state, { turn }) => {
    const room = TOKENS[classOf(state, turn)].most - tokensOf(state, turn);
    return list(
      Array.from({ length: Math.max(0, room) + 1 }, (_, count) => count),
      (count) => {
        const cost = count * SECESSION_TOKEN;
        return cashOf(state, turn) < cost ? cited('4.6.9', 'tokens/treasury', { count, cost }) : null;
      },
    );
  },
  apply: (state, { turn }, count) => {
    pay(state, turn, BANK, count * SECESSION_TOKEN);
    changeCharter(state, turn, { tokens: state.companies[turn].tokens + count });
    if (count > 0)
      emit(state, { type: 'tokens-bought', company: turn, count, cost: count * SECESSION_TOKEN });
  },
});

function removeFerdinandea(state: State): void {
  const { IRSFF: _, ...others } = state.concessions;
  state.concessions = others;
  removeCompany(state, 'IRSFF');
}

const turnTo = (company: Successor) =>
  run<State, Secession>((_, vars) => {
    vars.turn = company;
    vars.again = true;
  });

const discardFirst = (label: string) =>
  call<State, Secession, Record<string, never>>(discards, () => ({}), { label });

const offer = (company: Successor, label: string) =>
  call<State, Secession, ShareOffer>(
    offerShares,
    (state, vars) => ({ company, buyers: shareholders(state, company, leader(state, vars)) }),
    { label },
  );

const furtherOffers = (company: Successor, suffix: string = company) => [
  turnTo(company),
  whilst<State, Secession>(
    (_, { again }) => again,
    run((_, vars) => {
      vars.again = false;
    }),
    ask(grantRound, `grant-round-${suffix}`),
    when((_, { again }) => again, offer(company, `offer-again-${suffix}`)),
  ),
];

/** First SB, as often as its president wants, then SFL; on 18xx.games SB's further rounds come after SFL's first. */
const offersInTurn = [
  turnTo('SB'),
  offer('SB', 'offer-SB'),
  when<State, Secession>(
    ({ options }) => !options.everyStep,
    ...furtherOffers('SB', 'SB-in-turn'),
    run((_, vars) => {
      vars.inTurn = true;
    }),
  ),
  turnTo('SFL'),
  offer('SFL', 'offer-SFL'),
  when<State, Secession>((_, { inTurn = false }) => !inTurn, ...furtherOffers('SB')),
  ...furtherOffers('SFL'),
];

/** §4.6.9, in its order. */
export const secession = procedure<State, Secession>(
  'secession',
  '4.6.9',
  when((_, { united }) => united, run(endWithoutSecession)),
  when(
    (_, { united }) => !united,
    run(setUpSuccessors),
    run(replaceTokens),
    run(divideCharterTokens),
    run(divideTrains),
    run(divideCash),
    run(divideTreasury),
    run(queuePairs),
    whilst(
      (_, { holders }) => holders.length > 0,
      when(discardsBefore(chooseCertificate), discardFirst('discards-before-certificate')),
      ask(chooseCertificate),
      run(exchangePair),
    ),
    run(leaveCertificateInPool),
    run(queueSingles),
    whilst(
      (_, { holders }) => holders.length > 0,
      when(discardsBefore(exchangeSingle), discardFirst('discards-before-single')),
      ask(exchangeSingle),
      run(finishSingle),
    ),
    run(settlePresidents),
    when(({ options }) => options.discardsAfterSecession, discardFirst('discards-before-offers')),
    ...offersInTurn,
    run(giveSecondToken),
    turnTo('SB'),
    ask(buySecessionTokens, 'buy-tokens-SB'),
    turnTo('SFL'),
    ask(buySecessionTokens, 'buy-tokens-SFL'),
    run(removeFerdinandea),
  ),
);
