import { faceIn, freeSlots, type RunChoice, type RunRoute } from '@signalbox/rails';
import type { CompanyTurn } from '@signalbox/titles/1860/company-turn.ts';
import { COMPANY_IDS, charterOf } from '@signalbox/titles/1860/data/companies.ts';
import { TRAINS } from '@signalbox/titles/1860/data/trains.ts';
import type { EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import { leasedShare } from '@signalbox/titles/1860/insolvency.ts';
import { runQuery } from '@signalbox/titles/1860/running.ts';
import { boardOf } from '@signalbox/titles/1860/state.ts';
import { smallestOnSale } from '@signalbox/titles/1860/train-market.ts';
import type { TrainChoice } from '@signalbox/titles/1860/train-step.ts';
import type { Books } from '../export/books.ts';
import { runThere } from '../export/route.ts';
import { DISCARDED } from '../export/train-book.ts';

export function writeLay(
  { actionWriter, tiles }: Books,
  company: string,
  { hex, tile, rotation }: { hex: string; tile: string; rotation: number },
): void {
  actionWriter.corporation(company, 'lay_tile', { hex, tile: tiles.next(tile), rotation });
}

/** The first slot of a home city is reserved for its company. */
function keptSlots({ stations }: State, { hex, node }: { hex: string; node: number }): number {
  return COMPANY_IDS.filter((company) => {
    const { home } = charterOf(company);
    return home.hex === hex && home.node === node && !stations.some(({ owner }) => owner === company);
  }).length;
}

export function writeToken(
  { actionWriter, tiles }: Books,
  state: State,
  { company }: CompanyTurn,
  place: { hex: string; node: number },
): void {
  const board = boardOf(state);
  const { slots } = faceIn(board, state.tiles, place.hex).nodes[place.node]!;
  actionWriter.corporation(company, 'place_token', {
    city: `${tiles.nameIn(place.hex)}-${place.node}`,
    slot: slots - freeSlots(board, state.tiles, state.stations, place) + keptSlots(state, place),
    tokener: company,
  });
}

/** A company without a train runs the smallest one for sale. */
function leasedTrain({ trains }: Books, state: State): string {
  const { from, train } = smallestOnSale(state);
  return from === 'bank' ? trains.next(train) : trains.find(DISCARDED, train);
}

export function writeRun(books: Books, state: State, turn: CompanyTurn, run: RunChoice): void {
  const { company, leased } = turn;
  const nameOf = (place: number) =>
    leased === null ? books.trains.at(company, place) : leasedTrain(books, state);
  const revenueOf = ({ revenue }: RunRoute) =>
    leased === null ? revenue : leasedShare(state, turn, revenue);
  const written = runThere(runQuery(state, turn), run, nameOf, revenueOf);
  books.actionWriter.corporation(company, 'run_routes', written);
}

export function writeTrain({ actionWriter, trains }: Books, company: string, choice: TrainChoice): void {
  if (choice.do === 'pass') {
    actionWriter.corporation(company, 'pass');
    return;
  }
  const { from, train } = choice;
  const id = from === 'bank' ? trains.next(train) : trains.find(from, train);
  const price = choice.do === 'buy' ? TRAINS[train].price : choice.price;
  actionWriter.corporation(company, 'buy_train', { train: id, price, variant: train });
  if (from !== 'bank') trains.move(id, from, company);
}

export function writeSurrender({ actionWriter, trains }: Books, company: string, kind: string): void {
  const id = trains.find(company, kind);
  actionWriter.corporation(company, 'discard_train', { train: id });
  trains.move(id, company, DISCARDED);
}
