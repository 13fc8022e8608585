import { brokenPromises, isWithin, type Must } from '@signalbox/kernel';
import {
  chainOfControl,
  IPO,
  POOL,
  PRESIDENT_SHARES,
  promiseMoney,
  sharesOf,
  totalShares,
} from '@signalbox/rails';
import { COMPANY_IDS, type Company, isCompany, TOKENS } from './data/companies.ts';
import { conversion } from './finance/conversion.ts';
import { merger } from './finance/merging.ts';
import { bankruptcy } from './operating-round/bankruptcy.ts';
import { secession } from './phase-change/ferdinandea-secession.ts';
import { phaseChange } from './phase-change/phases.ts';
import { moneyIn } from './setup.ts';
import { classOf, isActive, type State, sizeOf, trainLimit } from './state.ts';
import { concessionHolder, hasConcession } from './stock-round/presidency.ts';

/** While shares or trains change hands in a merger, a secession or a phase change, some promises rest. */
const IN_BETWEEN = [merger, secession, conversion, phaseChange, bankruptcy];

/** What holds after every step of every game. */
export function invariants(state: State): string[] {
  return brokenPromises((must) => {
    // The last player's bankruptcy ends the game wherever it stands, in the middle of a conversion too.
    const settled = state.outcome?.reason !== 'bankruptcy' && !isWithin(state, ...IN_BETWEEN);
    checkMoney(state, must);
    for (const company of COMPANY_IDS) {
      checkShares(state, company, must, settled);
      checkCharter(state, company, must, settled);
      if (settled && isActive(state, company)) checkControl(state, company, must);
    }
    if (settled) checkRings(state, must);
    for (const seat of state.left) {
      must(
        COMPANY_IDS.every((company) => sharesOf(state, company, seat) === 0),
        `${seat} has left the game`,
      );
    }
  });
}

function checkMoney(state: State, must: Must): void {
  promiseMoney(state, moneyIn(state.options), must);
  for (const [owner, amount] of Object.entries(state.cash)) {
    must(
      !isCompany(owner) || amount === 0 || isActive(state, owner),
      `${owner} has money and is not in business`,
    );
  }
}

function checkShares(state: State, company: Company, must: Must, settled: boolean): void {
  const { status } = state.companies[company];
  const size = status === 'removed' ? 0 : sizeOf(state, company);
  must(!settled || totalShares(state, company) === size, `${company} has ${size} shares`);
  for (const [holder, count] of Object.entries(state.shares[company] ?? {})) {
    must(count >= 0, `${holder} has ${count} shares of ${company}`);
    must(holder !== company || count === 0, `${company} owns no shares of its own`);
    const exists = !isCompany(holder) || isActive(state, holder);
    must(!settled || count === 0 || exists, `${holder} is in business to own ${company}`);
  }
  must(
    status === 'active' ||
      settled === false ||
      status === 'removed' ||
      sharesOf(state, company, IPO) === size,
    `${company} has all its shares before it is founded`,
  );
}

function checkCharter(state: State, company: Company, must: Must, settled: boolean): void {
  const { trains, tokens, status } = state.companies[company];
  const stations = state.stations.filter(({ owner }) => owner === company);
  must(tokens >= 0, `${company} has ${tokens} tokens`);
  must(
    !settled || tokens + stations.length <= TOKENS[classOf(state, company)].most,
    `${company} keeps the limit of tokens`,
  );
  must(
    !settled || new Set(stations.map(({ hex }) => hex)).size === stations.length,
    `${company} has one token per hex`,
  );
  must(!settled || trains.length <= trainLimit(state, company), `${company} keeps the train limit`);
  must(
    status === 'active' || stations.length + trains.length === 0,
    `${company} owns nothing out of business`,
  );
  must(
    !settled || (status === 'active') === (state.markers[company] !== undefined),
    `${company} has a price in business`,
  );
}

/**
 * What may close a ring of control without anybody's wish (§13); trades may not. A merger in which players were asked
 * closes it when it is done: with the tokens that are kept.
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

/** Nobody's purchase or sale has just made a company the president of its own controller (§3, §3.5.4). */
function checkRings(state: State, must: Must): void {
  const events = state.events ?? [];
  if (events.some(({ type }) => MAY_CLOSE_RING.includes(type))) return;
  for (const { type, company } of events) {
    if (type !== 'president' || !isActive(state, company as Company)) continue;
    // It may come to a company of an older ring; but it must not control itself.
    const { companies } = chainOfControl(state, company as Company);
    must(state.presidents[companies.at(-1)!] !== company, `no trade closes a ring around ${company}`);
  }
}

/** The ownership graph: the president has the certificate, and nobody has more shares. */
function checkControl(state: State, company: Company, must: Must): void {
  const president = state.presidents[company] ?? null;
  must(president !== null, `${company} has a president's certificate somewhere`);
  if (president === null) return;
  const held = sharesOf(state, company, president);
  must(held >= PRESIDENT_SHARES, `the certificate of ${company} lies with its president, ${president}`);
  const { companies } = chainOfControl(state, company);
  must(
    companies.every((id) => isActive(state, id as Company)),
    `${company} is controlled by companies in business`,
  );
  if (hasConcession(state, company)) {
    const holder = concessionHolder(state, company) ?? POOL;
    must(president === holder, `the owner of the concession of ${company} is its president`);
    return;
  }
  if (president === POOL) {
    must(
      Object.entries(state.shares[company]!).every(
        ([holder, count]) => holder === POOL || holder === IPO || count < PRESIDENT_SHARES,
      ),
      `nobody has two shares of ${company} while its certificate is in the pool`,
    );
    return;
  }
  for (const [holder, count] of Object.entries(state.shares[company]!)) {
    must(
      holder === POOL || holder === IPO || count <= held,
      `nobody has more of ${company} than its president`,
    );
  }
}
