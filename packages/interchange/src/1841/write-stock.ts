import { IPO, POOL, PRESIDENT_SHARES } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { CHART, startCell } from '@signalbox/titles/1841/data/market.ts';
import { priceOf, sizeOf } from '@signalbox/titles/1841/state.ts';
import type { Purchase } from '@signalbox/titles/1841/stock-round/buying.ts';
import type { Foundation } from '@signalbox/titles/1841/stock-round/founding.ts';
import type { Block } from '@signalbox/titles/1841/stock-round/selling.ts';
import { type Ledger, writeFor } from './ledger.ts';

/** A company's own shares that are not issued lie with it. */
function sourceOf(seller: string, company: Company): string {
  return seller === company ? IPO : seller;
}

function percentOf(state: State, company: Company, count: number): number {
  return (count * 100) / sizeOf(state, company);
}

/** Each company's shares are an action of their own; in need they go at half the price, which is then named. */
export function writeSale(
  ledger: Ledger,
  state: State,
  seller: string,
  { company, count }: Block,
  inNeed = false,
): void {
  const { shares } = ledger;
  const sold = shares.block(company, sourceOf(seller, company), count);
  writeFor(ledger, seller, 'sell_shares', {
    shares: sold,
    percent: percentOf(state, company, count),
    ...(inNeed && { share_price: priceOf(state, company) / 2 }),
  });
  shares.take(company, sold, POOL);
}

export function writePurchase(
  ledger: Ledger,
  state: State,
  buyer: string,
  { company, from }: Purchase,
): void {
  const { shares } = ledger;
  const whole = from === 'president';
  const id = whole ? shares.presidentOf(company) : shares.firstSingle(company, from === 'ipo' ? IPO : POOL);
  writeFor(ledger, buyer, 'buy_shares', {
    shares: [id],
    percent: percentOf(state, company, whole ? PRESIDENT_SHARES : 1),
  });
  shares.take(company, [id], buyer);
}

export function writeFounding(ledger: Ledger, founder: string, { company, price }: Foundation): void {
  const { row, column } = CHART.cells[startCell(price)]!;
  writeFor(ledger, founder, 'par', {
    corporation: ledger.symbolOf(company),
    share_price: `${price},${row},${column}`,
  });
  ledger.shares.take(company, [ledger.shares.presidentOf(company)], founder);
}
