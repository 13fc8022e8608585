import { BANK } from '../money/purses.ts';
import { type Charters, changeCharter } from '../shares/charters.ts';
import { currentCard, type TrainCard, type TrainSupply, takeFromDepot, withoutTrain } from './roster.ts';

/** A train at its printed price. */
export interface OnSaleOf<Train extends string> {
  readonly from: 'bank' | 'pool';
  readonly train: Train;
}

type Trains = Charters<string, { readonly trains: readonly string[] }>;

/** The bank sells one card at a time, and discarded trains in addition. */
export function trainsForSale<Train extends string>(
  roster: readonly TrainCard[],
  supply: TrainSupply,
): OnSaleOf<Train>[] {
  const sales: OnSaleOf<Train>[] = [];
  for (const train of currentCard(roster, supply)?.kinds ?? [])
    sales.push({ from: 'bank', train: train as Train });
  for (const train of kindsAmong(supply.discarded)) sales.push({ from: 'pool', train: train as Train });
  return sales;
}

/** One of each kind that the other companies have. */
export function trainsOfOthers<Company extends string, Train extends string>(
  state: Trains,
  companies: readonly Company[],
  buyer: Company,
): { from: Company; train: Train }[] {
  const found: { from: Company; train: Train }[] = [];
  for (const from of companies) {
    if (from === buyer) continue;
    for (const train of kindsAmong(state.companies[from]!.trains))
      found.push({ from, train: train as Train });
  }
  return found;
}

/** One train of each kind. */
function kindsAmong(trains: readonly string[]): readonly string[] {
  return trains.length < 2 ? trains : trains.filter((train, i) => trains.indexOf(train) === i);
}

/** Moves a train from the bank, the pool or another company to the buyer. */
export function handOverTrain(
  roster: readonly TrainCard[],
  state: TrainSupply & Trains,
  { from, train }: { readonly from: string; readonly train: string },
  buyer: string,
): void {
  if (from === 'bank') takeFromDepot(roster, state, train);
  else if (from === 'pool') state.discarded = withoutTrain(state.discarded, train);
  else changeCharter(state, from, { trains: withoutTrain(state.companies[from]!.trains, train) });
  changeCharter(state, buyer, { trains: [...state.companies[buyer]!.trains, train] });
}

/** Who is paid for a train. */
export function sellerOf(from: string): string {
  return from === 'bank' || from === 'pool' ? BANK : from;
}
