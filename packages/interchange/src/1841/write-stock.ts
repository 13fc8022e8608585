import { enclosing, frameOf, type Json, type Pass, type Seat } from '@signalbox/kernel';
import { IPO, POOL, PRESIDENT_SHARES } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { type Company, isCompany } from '@signalbox/titles/1841/data/companies.ts';
import { CHART, parCell } from '@signalbox/titles/1841/data/market.ts';
import { PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { priceOf, sizeOf } from '@signalbox/titles/1841/state.ts';
import type { Purchase } from '@signalbox/titles/1841/stock-round/buying.ts';
import type { Foundation } from '@signalbox/titles/1841/stock-round/founding.ts';
import { concessionCost } from '@signalbox/titles/1841/stock-round/pool-concessions.ts';
import type { ShareDeal } from '@signalbox/titles/1841/stock-round/private-deals.ts';
import type { Block } from '@signalbox/titles/1841/stock-round/selling.ts';
import type { StockChoice } from '@signalbox/titles/1841/stock-round/stock-round.ts';
import { type Ledger, writeFor } from './ledger.ts';

/** A company that sells its own shares sells unissued ones. */
function sourceOf(seller: string, company: Company): string {
  return seller === company ? IPO : seller;
}

function percentOf(state: State, company: Company, count: number): number {
  return (count * 100) / sizeOf(state, company);
}

/** The shares of each company are a separate action. */
export function writeSales(
  ledger: Ledger,
  state: State,
  seller: string,
  { blocks }: { readonly blocks: readonly Block[] },
): void {
  for (const block of blocks) writeSale(ledger, state, seller, seller, block);
}

function writeSale(
  ledger: Ledger,
  state: State,
  seller: string,
  name: string,
  { company, count }: Block,
  details: Readonly<Record<string, Json>> = {},
): void {
  const { shares } = ledger;
  const sold = shares.block(company, sourceOf(seller, company), count);
  writeFor(ledger, name, 'sell_shares', {
    shares: sold,
    percent: percentOf(state, company, count),
    ...details,
  });
}

/**
 * In an emergency shares sell at half price, and the action names that price. Sales by companies are recorded for the
 * company that needs the money; a company being founded sells for its tokens without an action.
 */
export function writeNeed(ledger: Ledger, state: State, block: Block): void {
  if (enclosing(state, PROCEDURES.founding)) return;
  const { givers, turn, company } = frameOf(state, PROCEDURES.emergencyMoney)!.vars;
  const giver = givers[turn]!;
  const half = { share_price: priceOf(state, block.company) / 2 };
  writeSale(ledger, state, giver, isCompany(giver) ? company : giver, block, half);
}

export function writePurchase(
  ledger: Ledger,
  state: State,
  buyer: string,
  { company, from }: Purchase,
): void {
  const { shares } = ledger;
  const whole = from === 'president';
  const certificate = shares.presidentOf(company);
  const id = whole ? certificate : shares.firstSingle(company, from === 'ipo' ? IPO : POOL);
  // A company formed without a president: the last unissued shares are its certificate, which the site does not divide.
  if (!whole && id === certificate)
    ledger.actionWriter.refuse('export/not-asked', { action: 'buy_shares', step: 'BuySellParShares' });
  writeFor(ledger, buyer, 'buy_shares', {
    shares: [id],
    percent: percentOf(state, company, whole ? PRESIDENT_SHARES : 1),
  });
}

function writeFounding(ledger: Ledger, founder: string, { company, price }: Foundation): void {
  const { row, column } = CHART.cells[parCell(price)]!;
  writeFor(ledger, founder, 'par', {
    corporation: ledger.symbolOf(company),
    share_price: `${price},${row},${column}`,
  });
}

/** What a player does in a stock round. */
export function writeTrade(ledger: Ledger, state: State, seat: Seat, choice: StockChoice): void {
  switch (choice.do) {
    case 'pass':
      ledger.actionWriter.player(seat, 'pass');
      return;
    case 'sell':
      writeSales(ledger, state, seat, choice);
      return;
    case 'buy':
      writePurchase(ledger, state, seat, choice);
      return;
    case 'found':
      writeFounding(ledger, seat, choice);
      return;
    case 'concession':
      ledger.actionWriter.player(seat, 'buy_company', {
        company: choice.concession,
        price: concessionCost(state, choice.concession),
      });
      return;
    case 'concession-deal':
      ledger.actionWriter.player(seat, 'buy_company', {
        company: choice.concession,
        price: choice.price,
      });
      return;
    default:
      writeShareDeal(ledger, state, seat, choice);
      return;
  }
}

/** Shares of another player, all for one price. */
function writeShareDeal(
  { actionWriter, shares }: Ledger,
  state: State,
  seat: Seat,
  { from, company, count, price }: ShareDeal,
): void {
  const sold = shares.block(company, from, count);
  actionWriter.player(seat, 'buy_shares', {
    shares: sold,
    percent: percentOf(state, company, count),
    total_price: price,
  });
}

type CompanyChoice = Pass | ({ do: 'buy' } & Purchase) | ({ do: 'found' } & Foundation);

export function writeCompanyPurchase(
  ledger: Ledger,
  state: State,
  company: string,
  choice: CompanyChoice,
): void {
  if (choice.do === 'buy') writePurchase(ledger, state, company, choice);
  else if (choice.do === 'found') writeFounding(ledger, company, choice);
  else writeFor(ledger, company, 'pass');
}
