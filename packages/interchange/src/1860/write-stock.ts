import type { Seat } from '@signalbox/kernel';
import { cashOf, IPO, POOL, PRESIDENT_SHARES } from '@signalbox/rails';
import type { Purchase } from '@signalbox/titles/1860/buying.ts';
import { cellOf } from '@signalbox/titles/1860/data/market.ts';
import { privateOf, SALE_FEE } from '@signalbox/titles/1860/data/privates.ts';
import type { EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import type { Lot } from '@signalbox/titles/1860/opening-auction.ts';
import { saleValue } from '@signalbox/titles/1860/share-value.ts';
import type { Start } from '@signalbox/titles/1860/starting.ts';
import { priceOf } from '@signalbox/titles/1860/state.ts';
import type { Trade } from '@signalbox/titles/1860/trade.ts';
import type { Books } from '../export/books.ts';

const SHARE_PERCENT = 10;

/** The winner's choice: a private, or a company and its par. */
export function writeLot({ actionWriter, shares }: Books, state: State, seat: Seat, lot: Lot): void {
  if (lot.do === 'ferry') {
    const price = Math.min(privateOf(lot.private).face, cashOf(state, seat));
    actionWriter.player(seat, 'bid', { company: lot.private, price });
    return;
  }
  writePar({ actionWriter, shares }, seat, lot);
}

function writePar(
  { actionWriter, shares }: Pick<Books, 'actionWriter' | 'shares'>,
  seat: Seat,
  { company, par }: Start,
): void {
  actionWriter.player(seat, 'par', { corporation: company, share_price: `${par},0,${cellOf(par)}` });
  shares.take(company, [shares.presidentOf(company)], seat);
}

/** A player's choice in a stock round. */
export function writeTrade({ actionWriter, shares }: Books, state: State, seat: Seat, trade: Trade): void {
  switch (trade.do) {
    case 'pass':
      actionWriter.player(seat, 'pass');
      return;
    case 'sell': {
      const { company, count } = trade;
      const sold = shares.block(company, seat, count);
      const price = priceOf(state, company);
      const value = saleValue(state, company, price);
      actionWriter.player(seat, 'sell_shares', {
        shares: sold,
        percent: count * SHARE_PERCENT,
        ...(value !== price && { share_price: value }),
      });
      shares.take(company, sold, POOL);
      return;
    }
    case 'buy':
      writeBuy({ actionWriter, shares }, seat, trade);
      return;
    case 'exchange': {
      const company = privateOf(trade.private).exchange!;
      const id = shares.firstSingle(company, IPO);
      actionWriter.company(trade.private, 'buy_shares', { shares: [id], percent: SHARE_PERCENT });
      shares.take(company, [id], seat);
      return;
    }
    case 'start':
      writePar({ actionWriter, shares }, seat, trade);
      return;
    case 'buy-private':
      actionWriter.player(seat, 'buy_company', {
        company: trade.private,
        price: privateOf(trade.private).face,
      });
      return;
    case 'sell-private': {
      const price = privateOf(trade.private).face - SALE_FEE;
      actionWriter.player(seat, 'sell_company', { company: trade.private, price });
    }
  }
}

/** Taking the president's certificate from the pool returns a single share. */
function writeBuy(
  { actionWriter, shares }: Pick<Books, 'actionWriter' | 'shares'>,
  seat: Seat,
  { company, from }: Purchase,
): void {
  const whole = from === 'president';
  const id = whole ? shares.presidentOf(company) : shares.firstSingle(company, from === 'ipo' ? IPO : POOL);
  const percent = whole ? SHARE_PERCENT * PRESIDENT_SHARES : SHARE_PERCENT;
  actionWriter.player(seat, 'buy_shares', { shares: [id], percent });
  if (whole) shares.take(company, [shares.firstSingle(company, seat)], POOL);
  shares.take(company, [id], seat);
}
