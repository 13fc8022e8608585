import type { Seat } from '@signalbox/kernel';
import type { RunChoice } from '@signalbox/rails';
import type { EighteenFLState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { runQuery } from '@signalbox/titles/18fl/running.ts';
import { trainPrice } from '@signalbox/titles/18fl/train-market.ts';
import type { Deal, OnSale } from '@signalbox/titles/18fl/train-step.ts';
import type { TrainChoice } from '@signalbox/titles/18fl/trains.ts';
import type { Books } from '../export/books.ts';
import { runThere } from '../export/route.ts';
import { DISCARDED } from '../export/train-book.ts';
import { theirCompany } from './names.ts';
import { writeSale } from './write-stock.ts';
import { writeBonus } from './write-track.ts';

export function writeRun(
  { actionWriter, trains }: Books,
  state: State,
  company: Company,
  run: RunChoice,
): void {
  const nameOf = (place: number) => trains.at(company, place);
  actionWriter.corporation(
    theirCompany(company),
    'run_routes',
    runThere(runQuery(state, company), run, nameOf),
  );
}

export function writeTrainStep(
  books: Books,
  state: State,
  company: Company,
  president: Seat,
  choice: TrainChoice,
): void {
  const { actionWriter } = books;
  switch (choice.do) {
    case 'pass':
      actionWriter.corporation(theirCompany(company), 'pass');
      return;
    case 'buy':
    case 'finance':
      writePurchase(books, company, choice);
      return;
    case 'deal':
      writeDeal(books, company, choice);
      return;
    case 'sell':
      writeSale(books, state, president, choice);
      return;
    case 'port':
      writeBonus(books, state, company, choice);
      return;
    case 'bankrupt':
      actionWriter.corporation(theirCompany(company), 'bankrupt');
  }
}

/** From the depot or the pool. */
function writePurchase({ actionWriter, trains }: Books, company: Company, { from, train }: OnSale): void {
  const id = from === 'bank' ? trains.next(train) : trains.find(DISCARDED, train);
  actionWriter.corporation(theirCompany(company), 'buy_train', {
    train: id,
    price: trainPrice(train),
    variant: train,
  });
  if (from === 'pool') trains.move(id, DISCARDED, company);
}

function writeDeal({ actionWriter, trains }: Books, company: Company, { from, train, price }: Deal): void {
  const id = trains.find(from, train);
  actionWriter.corporation(theirCompany(company), 'buy_train', { train: id, price, variant: train });
  trains.move(id, from, company);
}

export function writeDiscard(
  { actionWriter, trains }: Books,
  choice: { company: Company; train: string },
): void {
  const { company, train } = choice;
  const id = trains.find(company, train);
  actionWriter.corporation(theirCompany(company), 'discard_train', { train: id });
  trains.move(id, company, DISCARDED);
}
