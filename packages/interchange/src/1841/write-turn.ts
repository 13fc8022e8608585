import type { RunChoice } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { trainPrice } from '@signalbox/titles/1841/data/trains.ts';
import { runQuery } from '@signalbox/titles/1841/operating-round/running.ts';
import type { Deal, OnSale } from '@signalbox/titles/1841/operating-round/train-step.ts';
import { runThere } from '../export/route.ts';
import { DISCARDED } from '../export/train-book.ts';
import { cityName, type Ledger } from './ledger.ts';

interface Place {
  readonly hex: string;
  readonly node: number;
}

export function writeLay(
  { actionWriter, tiles, symbolOf }: Ledger,
  company: Company,
  { hex, tile, rotation }: { hex: string; tile: string; rotation: number },
): void {
  actionWriter.corporation(symbolOf(company), 'lay_tile', { hex, tile: tiles.next(tile), rotation });
}

/** A token from the charter, or a home token. */
export function writeToken(ledger: Ledger, company: Company, place: Place): void {
  const symbol = ledger.symbolOf(company);
  ledger.actionWriter.corporation(symbol, 'place_token', {
    city: cityName(ledger, place),
    slot: ledger.slots.free(place, company),
    tokener: symbol,
  });
}

export function writeTokenDeal(
  ledger: Ledger,
  company: Company,
  { from, price, ...place }: Place & { from: Company; price: number },
): void {
  ledger.actionWriter.corporation(ledger.symbolOf(company), 'buy_token', {
    city: cityName(ledger, place),
    slot: ledger.slots.slotOf(place, from),
    price,
  });
}

export function writeRun(
  { actionWriter, trains, symbolOf }: Ledger,
  state: State,
  company: Company,
  run: RunChoice,
): void {
  const nameOf = (place: number) => trains.at(company, place);
  actionWriter.corporation(symbolOf(company), 'run_routes', runThere(runQuery(state, company), run, nameOf));
}

export function writeTrain(
  { actionWriter, trains, symbolOf }: Ledger,
  company: Company,
  purchase: { do: 'emergency' } | OnSale | Deal,
): void {
  // The first sale, or the purchase itself, is what asks for emergency money.
  if (!('from' in purchase)) return;
  const { from, train } = purchase;
  const id = from === 'bank' ? trains.next(train) : trains.find(from, train);
  const price = 'price' in purchase ? purchase.price : trainPrice(train);
  actionWriter.corporation(symbolOf(company), 'buy_train', { train: id, price, variant: train });
  trains.buy(id, company);
}

export function writeDiscard(
  { actionWriter, trains, symbolOf }: Ledger,
  { company, train }: { company: Company; train: string },
): void {
  const id = trains.find(company, train);
  actionWriter.corporation(symbolOf(company), 'discard_train', { train: id });
  trains.move(id, company, DISCARDED);
}
