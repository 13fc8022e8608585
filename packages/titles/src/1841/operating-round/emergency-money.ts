import { ask, type Cited, cited, emit, procedure, run, whilst } from '@signalbox/kernel';
import {
  BANK,
  cashOf,
  chainOfControl,
  collectFor,
  emergencySale,
  fundsOf,
  moveShares,
  POOL,
  PRESIDENT_SHARES,
  pay,
  setPresident,
  sharesOf,
} from '@signalbox/rails';
import { actorFor } from '../control.ts';
import type { Company } from '../data/companies.ts';
import { inOperatingOrder, isActive, priceOf, type State } from '../state.ts';
import { presidentAfter, transfer, updateAfterTrade, wouldCloseRing } from '../stock-round/presidency.ts';
import { lowerPrice } from '../stock-round/prices.ts';
import {
  type Block,
  blocksHeld,
  recordSale,
  rowsFor,
  sourceOf,
  trialCopy,
  wouldSplitFromConcession,
} from '../stock-round/selling.ts';
import { isSoldApart } from './sold-apart.ts';

export interface Emergency {
  /** The company that needs money, and the amount that its treasury has to reach. */
  readonly company: Company;
  readonly amount: number;
  readonly purpose: 'train' | 'tokens';
  /** Who has to contribute, in order: the company itself, its controlling companies upwards, the player. */
  givers: string[];
  /** Index of the giver who acts now. */
  turn: number;
  /** Nobody helps: the company only sells for itself. */
  readonly alone?: true;
}

export function newEmergency(company: Company, amount: number, purpose: Emergency['purpose']): Emergency {
  return { company, amount, purpose, givers: [], turn: 0 };
}

/** What is still missing if everybody asked so far gives all their cash. */
function missing(state: State, { amount, givers, turn }: Emergency): number {
  return Math.max(0, amount - fundsOf(state, givers.slice(0, turn + 1)));
}

/** From the company up the chain of control to the player at its end. */
export function giversFor(state: State, company: Company): string[] {
  const { companies, top } = chainOfControl(state, company);
  return top === null || top === POOL ? [...companies] : [...companies, top];
}

/** Companies whose presidents must not change: the one that needs money, and those that control it. */
function isProtected(state: State, { company }: Emergency, sold: Company): boolean {
  return chainOfControl(state, company).companies.includes(sold);
}

/** Half of the price of all shares together, rounded down once (§4.5.1). */
export function halfPrice(state: State, { company, count }: Block): number {
  const half = (priceOf(state, company) * count) / 2;
  return state.options.needRounding === 'down' ? Math.floor(half) : Math.ceil(half);
}

/**
 * §4.5.1: the pool may take more than half, presidents' certificates and shares of companies that never ran; but the
 * chain of control must not change, and no ring may be closed.
 */
function blockObjection(state: State, vars: Emergency, giver: string, block: Block): Cited | null {
  const { company, count } = block;
  const from = sourceOf(giver, company);
  const changes = transfer(from, POOL, count);
  const successor = presidentAfter(state, company, changes);
  if (isProtected(state, vars, company) && successor !== state.presidents[company]) {
    return cited('4.5.1', 'sale/chain-of-control', { company });
  }
  if (wouldSplitFromConcession(state, from, block))
    return cited('3.2', 'purchase/with-concession', { company });
  // Without a successor the president's certificate goes to the pool, and cannot be split.
  const halved = state.presidents[company] === from && successor === null && count < PRESIDENT_SHARES;
  if (halved && !sellsFreely(state)) return cited('4.5.1', 'sale/whole-certificate', { company });
  return wouldCloseRing(state, company, changes) ? cited('3.5.4', 'sale/ring', { company }) : null;
}

/** On 18xx.games, where the pool gives a single share for a president's certificate. */
function sellsFreely({ options }: State): boolean {
  return options.needSales === 'freely';
}

/** Treasury shares before unissued ones (§4.5.1): the candidates at the current stage. */
function stageBlocks(state: State, vars: Emergency, giver: string): Block[] {
  const blocks = blocksHeld(state, giver).filter(({ company }) => isActive(state, company));
  const treasury = blocks.filter(({ company }) => company !== giver);
  const sellable = treasury.some((block) => !blockObjection(state, vars, giver, block));
  return sellable ? treasury : blocks;
}

function sellableBlocks(state: State, vars: Emergency): Block[] {
  const giver = giverOf(vars);
  return stageBlocks(state, vars, giver).filter((block) => !blockObjection(state, vars, giver, block));
}

/** Ruling 1841-R11: no sale that would prevent others that could still save the company. */
function wastes(state: State, vars: Emergency): (block: Block) => boolean {
  const isSaved = rescueSearch(state, vars);
  let saved: boolean | null = null;
  // On 18xx.games a company sells automatically for its tokens: as few shares as needed, in one block.
  const inOneGo =
    state.options.everyStep &&
    sellableBlocks(state, vars).some((block) => halfPrice(state, block) >= missing(state, vars));
  return (block) => {
    if (inOneGo) return true;
    // Mostly the sale leads to a rescue; then there is no need to ask whether there was one without it.
    if (isSaved(afterSale(state, vars, block), vars)) return false;
    saved ??= isSaved(state, vars);
    return saved;
  };
}

/** Does any order of sales raise what is missing? */
type Rescue = (state: State, vars: Emergency) => boolean;

/**
 * Tries every order, the most expensive blocks first; a position known to fail is not tried again with as much or
 * more missing.
 */
function rescueSearch(start: State, emergency: Emergency): Rescue {
  const failed = new Map<string, number>();
  const kept = sharesKept(start, emergency);
  const search: Rescue = (state, vars) => {
    const need = missing(state, vars);
    if (need === 0) return true;
    if (vars.turn >= vars.givers.length || need > mostThatSalesBring(state, vars, kept)) return false;
    const key = positionKey(state, vars);
    if (need >= (failed.get(key) ?? Number.POSITIVE_INFINITY)) return false;
    const saved = savedBySale(search, state, vars) ?? search(state, { ...vars, turn: vars.turn + 1 });
    if (!saved) failed.set(key, need);
    return saved;
  };
  return (state, vars) => missing(state, vars) === 0 || search(afterSalesApart(state, vars), vars);
}

/**
 * What can be sold apart brings most in one block, and it does not matter when: only for the rest are all orders tried.
 * If halves are rounded up, single shares may bring more.
 */
function afterSalesApart(state: State, vars: Emergency): State {
  if (state.options.needRounding === 'up') return state;
  let sold = state;
  for (const [turn, giver] of vars.givers.entries()) {
    if (turn < vars.turn) continue;
    const at = { ...vars, turn };
    for (const company of inOperatingOrder(state)) {
      if (!isSoldApart(state, company, giver, vars.givers.slice(vars.turn))) continue;
      const block = largestBlock(sold, at, giver, company);
      if (block) sold = afterSale(sold, at, block);
    }
  }
  return sold;
}

function largestBlock(state: State, vars: Emergency, giver: string, company: Company): Block | null {
  for (let count = sharesOf(state, company, sourceOf(giver, company)); count > 0; count--) {
    const block = { company, count };
    if (!blockObjection(state, vars, giver, block)) return block;
  }
  return null;
}

/** Objections are asked one by one, since the first sale mostly leads to a rescue; null if nothing can be sold. */
function savedBySale(isSaved: Rescue, state: State, vars: Emergency): boolean | null {
  const giver = giverOf(vars);
  const blocks = stageBlocks(state, vars, giver).sort((x, y) => halfPrice(state, y) - halfPrice(state, x));
  let sells = false;
  for (const block of blocks) {
    if (blockObjection(state, vars, giver, block)) continue;
    if (isSaved(afterSale(state, vars, block), vars)) return true;
    sells = true;
  }
  return sells ? false : null;
}

/** Everything that later sales depend on, except money: shares, presidents, and the order of markers. */
function positionKey(state: State, { givers, turn }: Emergency): string {
  const companies = inOperatingOrder(state);
  const holdings = companies.map((company) => [
    state.presidents[company],
    state.markers[company]!.cell,
    ...givers.map((giver) => sharesOf(state, company, sourceOf(giver, company))),
  ]);
  return JSON.stringify([turn, companies, holdings]);
}

/** Everything left at the current price, except what presidents have to keep: an upper bound. */
function mostThatSalesBring(state: State, { givers, turn }: Emergency, kept: SharesKept): number {
  let sum = fundsOf(state, givers.slice(turn + 1));
  for (const giver of givers.slice(turn)) {
    for (const company in state.markers) {
      const presides = state.presidents[company] === giver;
      const held = sharesOf(state, company, sourceOf(giver, company as Company));
      const count = held - (presides ? (kept[company] ?? 0) : 0);
      sum += Math.ceil((priceOf(state, company as Company) * Math.max(0, count)) / 2);
    }
  }
  return sum;
}

/** How many shares the presidents of protected companies cannot sell. */
type SharesKept = Readonly<Record<string, number>>;

/** The same throughout an emergency: even if the other givers sell all of theirs first, others hold what they hold. */
function sharesKept(state: State, { company: needy, givers }: Emergency): SharesKept {
  const kept: Record<string, number> = {};
  for (const company of chainOfControl(state, needy).companies as Company[]) {
    const president = state.presidents[company] ?? null;
    if (president === null || !givers.includes(president)) continue;
    const sold: Record<string, number> = {};
    for (const giver of givers) sold[giver] = -sharesOf(state, company, giver);
    const held = sharesOf(state, company, president);
    const stays = (count: number) =>
      presidentAfter(state, company, { ...sold, [president]: count - held }) === president;
    let count = 0;
    while (count < held && !stays(count)) count += 1;
    kept[company] = count;
  }
  return kept;
}

/** Who contributes now. */
export function giverOf({ givers, turn }: Emergency): string {
  return givers[turn]!;
}

/** Money is missing, and there is a giver left. */
function isShort(state: State, vars: Emergency): boolean {
  return vars.turn < vars.givers.length && missing(state, vars) > 0;
}

function afterSale(state: State, vars: Emergency, block: Block): State {
  const trial = trialCopy(state);
  sellAtHalf(trial, { ...vars }, block);
  return trial;
}

function sellAtHalf(state: State, vars: Emergency, block: Block): void {
  const { company, count } = block;
  const giver = giverOf(vars);
  const amount = halfPrice(state, block);
  pay(state, BANK, giver, amount);
  recordSale(state, giver, company);
  if (isUndivided(state, giver, block)) keepCertificate(state, giver, company, amount);
  else {
    const from = sourceOf(giver, company);
    moveShares(state, company, from, POOL, count);
    emit(state, { type: 'shares-sold-in-need', seller: giver, from, company, count, amount });
    updateAfterTrade(state, company);
  }
  lowerPrice(state, company, rowsFor(state, giver, { [company]: count })[company] ?? 0);
}

/** With the option: one of the two shares of a president's certificate is sold, and the pool has no share to return. */
function isUndivided(state: State, giver: string, { company, count }: Block): boolean {
  if (!state.options.undividedCertificates || count !== 1) return false;
  const president = state.presidents[company];
  if (president !== giver && president !== POOL) return false;
  return (
    sharesOf(state, company, giver) === PRESIDENT_SHARES &&
    sharesOf(state, company, POOL) === 0 &&
    presidentAfter(state, company, { [giver]: -count }) === null
  );
}

/** The seller is paid and stops being president, but the certificate stays. */
function keepCertificate(state: State, seller: string, company: Company, amount: number): void {
  emit(state, { type: 'certificate-kept', seller, company, amount });
  const off = state.miscounted?.[company] ?? {};
  const counted = { ...off, [seller]: (off[seller] ?? 0) - 1, [POOL]: (off[POOL] ?? 0) + 1 };
  state.miscounted = { ...state.miscounted, [company]: counted };
  if (state.presidents[company] === POOL) return;
  setPresident(state, company, POOL);
  emit(state, { type: 'president', company, president: POOL });
}

/** Money reaches the company step by step up the chain, each giving no more than is still needed (§4.5.1). */
export function collect(
  state: State,
  company: Company,
  amount: number,
  givers: readonly string[] = giversFor(state, company),
): void {
  for (const { giver, amount: due } of collectFor(state, company, amount, givers))
    emit(state, { type: 'gives', giver, company, amount: due });
}

/** What the company could pay with everybody's help. */
export function fundsWithHelp(state: State, company: Company): number {
  return fundsOf(state, giversFor(state, company));
}

/** §4.5.1: no more than needed, and enough if that is possible. */
const sale = emergencySale<State, Emergency, Company>({
  name: 'sell-in-need',
  rule: '4.5.1',
  actor: (state, { company }) => actorFor(state, company),
  missing,
  blocks: (state, vars) => stageBlocks(state, vars, giverOf(vars)),
  objection: (state, vars, block) => blockObjection(state, vars, giverOf(vars), block),
  value: halfPrice,
  wastes,
  sell: (state, vars, block) => {
    sellAtHalf(state, vars, block);
    if (vars.turn > 0) collect(state, vars.company, vars.amount, vars.givers.slice(0, vars.turn + 1));
    // On 18xx.games a company that could not sell before may do so now, and comes first again.
    if (sellsFreely(state)) vars.turn = 0;
  },
  freely: (state, { purpose }) => {
    if (!sellsFreely(state)) return null;
    // A company being founded sells no more than its tokens cost (§3.3.4), regardless of the option.
    if (purpose === 'train') return 'anything';
    return state.options.everyStep ? null : 'more';
  },
});

export const sellInNeed = sale.decision;

/** What a giver has, and what it could sell if it has to: everything, the most valuable first. */
export interface Help {
  readonly giver: string;
  readonly cash: number;
  readonly sales: number;
}

/** What everybody who has to help could give (§4.5.1), each after those before, and whether it can be enough. */
export function helpInNeed(state: State, emergency: Emergency): { help: readonly Help[]; enough: boolean } {
  let sold = state;
  const help = emergency.givers.map((giver, turn): Help => {
    const cash = cashOf(state, giver);
    const vars = { ...emergency, turn };
    // Whoever was asked before has sold what was possible.
    if (turn >= emergency.turn)
      for (let block = dearestBlock(sold, vars); block; block = dearestBlock(sold, vars))
        sold = afterSale(sold, vars, block);
    return { giver, cash, sales: cashOf(sold, giver) - cash };
  });
  const most = help.reduce((sum, { cash, sales }) => sum + cash + sales, 0);
  return { help, enough: most >= emergency.amount || rescueSearch(state, emergency)(state, emergency) };
}

function dearestBlock(state: State, vars: Emergency): Block | null {
  const blocks = sellableBlocks(state, vars).sort((x, y) => halfPrice(state, y) - halfPrice(state, x));
  return blocks[0] ?? null;
}

/** What a giver could sell now for a company that needs money. */
export function blocksForNeed(state: State, company: Company, giver: string): Block[] {
  return sellableBlocks(state, { ...newEmergency(company, 0, 'train'), givers: [giver] });
}

/**
 * §4.5.1: step by step up the chain of control, each giving cash first, then selling at half price. Money that is
 * enough without a sale stays with its owners until the purchase collects it.
 */
export const emergencyMoney = procedure<State, Emergency>(
  'emergency-money',
  '4.5.1',
  run((state, vars) => {
    vars.givers = vars.alone ? [vars.company] : giversFor(state, vars.company);
    emit(state, { type: 'emergency', company: vars.company, amount: vars.amount });
  }),
  whilst(
    isShort,
    whilst(sale.isDue, ask(sellInNeed)),
    run((state, vars) => {
      if (missing(state, vars) > 0) vars.turn += 1;
    }),
  ),
);
