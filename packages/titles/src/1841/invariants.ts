import { brokenInvariants, isWithin, type Must } from '@signalbox/kernel';
import {
  chainOfControl,
  companyInvariants,
  IPO,
  mapInvariants,
  moneyInvariant,
  POOL,
  sharesOf,
  trainInvariants,
} from '@signalbox/rails';
import { COMPANY_IDS, type Company, isCompany, TOKENS } from './data/companies.ts';
import { rustsIn, TRAINS, type Train } from './data/trains.ts';
import { conversion } from './finance/conversion.ts';
import { merger } from './finance/merging.ts';
import { bankruptcy } from './operating-round/bankruptcy.ts';
import { secession } from './phase-change/ferdinandea-secession.ts';
import { phaseChange } from './phase-change/phases.ts';
import { moneyIn } from './setup.ts';
import { boardOf, classOf, isActive, rosterOf, type State, sizeOf, trainLimit } from './state.ts';
import { concessionHolder, hasConcession } from './stock-round/presidency.ts';

/**
 * While shares or trains are being exchanged in a merger, a secession or a phase change, some invariants do not hold.
 */
const IN_BETWEEN = [merger, secession, conversion, phaseChange, bankruptcy];

/** What holds after every step of every game. */
export function invariants(state: State): string[] {
  return brokenInvariants((must) => {
    // The last player's bankruptcy ends the game immediately, even in the middle of a conversion.
    const settled = state.outcome?.reason !== 'bankruptcy' && !isWithin(state, ...IN_BETWEEN);
    checkMoney(state, must);
    for (const company of COMPANY_IDS) {
      checkHolders(state, company, must, settled);
      if (settled) checkCompany(state, company, must);
    }
    if (settled) {
      checkRings(state, must);
      checkTrains(state, must);
      mapInvariants(boardOf(state), state, ['city', 'pass'], must);
    }
    for (const seat of state.left) {
      must(
        COMPANY_IDS.every((company) => sharesOf(state, company, seat) === 0),
        `${seat} has left the game`,
      );
    }
  });
}

function checkMoney(state: State, must: Must): void {
  moneyInvariant(state, moneyIn(state.options), must);
  for (const [owner, amount] of Object.entries(state.cash)) {
    must(
      !isCompany(owner) || amount === 0 || isActive(state, owner),
      `${owner} has money and is not in business`,
    );
  }
}

function checkHolders(state: State, company: Company, must: Must, settled: boolean): void {
  for (const [holder, count] of Object.entries(state.shares[company] ?? {})) {
    must(count >= 0, `${holder} has ${count} shares of ${company}`);
    must(holder !== company || count === 0, `${company} owns no shares of its own`);
    const exists = !isCompany(holder) || isActive(state, holder);
    must(!settled || count === 0 || exists, `${holder} is in business to own ${company}`);
  }
  const { trains, tokens } = state.companies[company];
  must(tokens >= 0, `${company} has ${tokens} tokens`);
  const owned = trains.length + state.stations.filter(({ owner }) => owner === company).length;
  must(isActive(state, company) || owned === 0, `${company} owns nothing out of business`);
}

/** Holders who may not have more shares than the president. With the concession one is president regardless (§3.2). */
function rivalsOf(state: State, company: Company): string[] | null {
  // Imported games: the seller may have kept the certificate for lack of change, though there is no president.
  if (state.presidents[company] === POOL && state.miscounted?.[company]) return null;
  if (isActive(state, company) && hasConcession(state, company)) return [];
  return Object.keys(state.shares[company] ?? {}).filter((id) => id !== POOL && id !== IPO);
}

function checkCompany(state: State, company: Company, must: Must): void {
  const { trains, tokens, status } = state.companies[company];
  const started = status === 'active';
  const size = status === 'removed' ? 0 : sizeOf(state, company);
  const byConcession = started && hasConcession(state, company);
  companyInvariants(state, company, { size, started, rivals: rivalsOf(state, company) }, must);
  must(
    status !== 'unfounded' || sharesOf(state, company, IPO) === size,
    `${company} has all its shares before it is founded`,
  );
  const stations = state.stations.filter(({ owner }) => owner === company);
  const { most } = TOKENS[classOf(state, company)];
  must(tokens + stations.length <= most, `${company} keeps the limit of tokens`);
  must(trains.length <= trainLimit(state, company), `${company} keeps the train limit`);
  if (!started) return;
  must(
    chainOfControl(state, company).companies.every((id) => isActive(state, id as Company)),
    `${company} is controlled by companies in business`,
  );
  const holder = concessionHolder(state, company) ?? POOL;
  const isProtected = byConcession && !state.options.mergersPassPresidencies;
  must(
    !isProtected || state.presidents[company] === holder,
    `the owner of the concession of ${company} is its president`,
  );
}

function checkTrains(state: State, must: Must): void {
  const begun = TRAINS.slice(0, TRAINS.indexOf(state.phase) + 1);
  trainInvariants(
    state,
    { roster: rosterOf(state), begun, rustsIn: (train) => rustsIn(train as Train) },
    must,
  );
}

/**
 * What may create a circular chain of control without anybody wanting it (§13); trades may not. A merger in which players were
 * asked closes it at its end, with the tokens that are kept.
 */
const MAY_CLOSE_RING = [
  'phase',
  'merger',
  'tokens-kept',
  'secession',
  'tuscan-merger',
  'bankrupt',
  'frozen',
  'conversion',
];

/** No purchase or sale has just made a company the president of its own controller (§3, §3.5.4). */
function checkRings(state: State, must: Must): void {
  const events = state.events ?? [];
  if (events.some(({ type }) => MAY_CLOSE_RING.includes(type))) return;
  for (const { type, company } of events) {
    if (type !== 'president' || !isActive(state, company as Company)) continue;
    // It may join a company of an older ring, but it must not control itself.
    const { companies } = chainOfControl(state, company as Company);
    must(state.presidents[companies.at(-1)!] !== company, `no trade closes a ring around ${company}`);
  }
}
