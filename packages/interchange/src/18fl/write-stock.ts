import type { Seat } from '@signalbox/kernel';
import { IPO, POOL, PRESIDENT_SHARES } from '@signalbox/rails';
import type { EighteenFLState as State } from '@signalbox/titles';
import type { Purchase } from '@signalbox/titles/18fl/buying.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { cellOf } from '@signalbox/titles/18fl/data/market.ts';
import type { Start } from '@signalbox/titles/18fl/founding.ts';
import type { Block } from '@signalbox/titles/18fl/selling.ts';
import type { StockChoice } from '@signalbox/titles/18fl/stock-round.ts';
import type { Books } from '../export/books.ts';
import { theirCompany } from './names.ts';

/** A player's choice in a stock round. */
export function writeTrade(books: Books, state: State, seat: Seat, choice: StockChoice): void {
  switch (choice.do) {
    case 'pass':
      books.actionWriter.player(seat, 'pass');
      return;
    case 'sell':
      writeSale(books, state, seat, choice);
      return;
    case 'buy':
      writePurchase(books, state, seat, choice);
      return;
    case 'start':
      writeStart(books, seat, choice);
  }
}

export function writeSale(
  { actionWriter, shares }: Books,
  state: State,
  seat: Seat,
  { company, count }: Pick<Block, 'company' | 'count'>,
): void {
  const sold = shares.block(company, seat, count);
  actionWriter.player(seat, 'sell_shares', { shares: sold, percent: percentOf(state, company, count) });
  shares.take(company, sold, POOL);
}

function writePurchase(
  { actionWriter, shares }: Books,
  state: State,
  seat: Seat,
  { company, from }: Purchase,
): void {
  const whole = from === 'president';
  const id = whole ? shares.presidentOf(company) : shares.firstSingle(company, from === 'ipo' ? IPO : POOL);
  const percent = percentOf(state, company, whole ? PRESIDENT_SHARES : 1);
  actionWriter.player(seat, 'buy_shares', { shares: [id], percent });
  shares.take(company, [id], seat);
}

function writeStart({ actionWriter, shares }: Books, seat: Seat, { company, price }: Start): void {
  actionWriter.player(seat, 'par', {
    corporation: theirCompany(company),
    share_price: `${price},0,${cellOf(price)}`,
  });
  shares.take(company, [shares.presidentOf(company)], seat);
}

function percentOf(state: State, company: Company, count: number): number {
  return (count * 100) / state.companies[company].size;
}
