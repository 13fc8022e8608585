import { type Cited, emit, type Seat, withSection } from '@signalbox/kernel';
import {
  alongZigzag,
  type BlockOf,
  blockObjection,
  moveShares,
  orderAfter,
  POOL,
  passPresidency,
  type SaleRules,
  sharesOf,
} from '@signalbox/rails';
import { COMPANY_IDS, type Company, SHARES } from './data/companies.ts';
import { BANKRUPT_CELL, CHART } from './data/market.ts';
import { payPlayer } from './money.ts';
import { movePrice, saleRanks } from './share-price.ts';
import { saleValue } from './share-value.ts';
import { presidentOf, type State } from './state.ts';

export type Sale = BlockOf<Company>;

/** All that a player sells of one company in one turn is one block (ruling 1860-R5). */
export interface Block {
  readonly company: Company;
  /** Where the marker was before the first share. */
  readonly cell: number;
  readonly count: number;
}

type SaleChoice = { readonly do: 'sell' } & Sale;

/** Candidates are listed at every turn, so each is made once. */
const SALES = COMPANY_IDS.map((company) =>
  Array.from({ length: SHARES }, (_, i): SaleChoice => ({ do: 'sell', company, count: i + 1 })),
);

/** Everything a player holds that could be sold. */
export function possibleSales(state: State, seat: Seat): SaleChoice[] {
  const found: SaleChoice[] = [];
  for (let i = 0; i < SALES.length; i++) {
    const held = sharesOf(state, COMPANY_IDS[i]!, seat);
    for (let count = 0; count < held; count++) found.push(SALES[i]![count]!);
  }
  return found;
}

export function saleObjection(state: State, seat: Seat, { company, count }: Sale): Cited | null {
  const rules: SaleRules = {
    poolLimit: SHARES,
    successors: () => orderAfter(state.seats, seat),
    staysPresident: false,
    certificateToPool: true,
  };
  return withSection(blockObjection(state, seat, company, count, rules), {}, 'SR');
}

/** Sells shares at the price before the block, and moves the price by what they add to the block. */
export function sellShares(
  state: State,
  seat: Seat,
  { company, count }: Sale,
  blocks: readonly Block[],
): Block {
  const { cell, count: before } = begunBlock(state, company, blocks);
  const amount = saleValue(state, company, CHART.cells[cell]!.price) * count;
  payPlayer(state, seat, amount);
  moveShares(state, company, seat, POOL, count);
  emit(state, { type: 'shares-sold', seat, company, count, amount });
  movePrice(state, company, -ranksLost(state, { company, count }, blocks));
  updatePresident(state, company);
  return { company, cell, count: before + count };
}

/** What this turn has sold of the company so far. */
function begunBlock(state: State, company: Company, blocks: readonly Block[]): Block {
  const begun = blocks.find((block) => block.company === company);
  return begun ?? { company, cell: state.markers[company]!.cell, count: 0 };
}

/** How many ranks a sale lowers the price, by what it adds to the block. */
function ranksLost(state: State, { company, count }: Sale, blocks: readonly Block[]): number {
  const { cell, count: before } = begunBlock(state, company, blocks);
  const fallen = before === 0 ? 0 : saleRanks(state, company, cell, before);
  return saleRanks(state, company, cell, before + count) - fallen;
}

/** Does a sale lower the price to 0? That ends the round, so what was sold in it may be bought again. */
export function saleBankrupts(state: State, sale: Sale, blocks: readonly Block[]): boolean {
  const { cell } = state.markers[sale.company]!;
  return alongZigzag(CHART, cell, -ranksLost(state, sale, blocks)) === BANKRUPT_CELL;
}

/**
 * The presidency goes to the largest shareholder, among equals to the next clockwise from the old president. If nobody
 * has two shares left, the certificate is in the pool and the company is in receivership.
 */
export function updatePresident(state: State, company: Company): void {
  const before = presidentOf(state, company);
  // If nobody was president, nobody had two shares: at most one player has two now, so the order does not matter.
  const successors = before === null ? state.seats : orderAfter(state.seats, before);
  const president = passPresidency(state, company, successors);
  // Only a floated company can be in receivership.
  const vacancy = state.companies[company].floated ? 'receivership' : 'no-president';
  if (president === POOL) emit(state, { type: vacancy, company });
  else if (president !== null) emit(state, { type: 'president', company, president });
}
