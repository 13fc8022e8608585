import { isWithin } from '@signalbox/kernel';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { SUCCESSORS } from '@signalbox/titles/1841/data/companies.ts';
import { PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { rosterOf } from '@signalbox/titles/1841/state.ts';
import { DISCARDED, TrainBook } from '../export/train-book.ts';
import type { RecordedAction } from '../recording/recording.ts';
import { CertificateMoves } from './certificate-moves.ts';
import { Certificates } from './certificates.ts';
import { trainsIn } from './holdings.ts';
import { ourCompany, theirCompany } from './names.ts';

/** Who has which certificate and which train, by the site's names. */
export class RecordBooks {
  private shares: Certificates | null = null;
  private moves: CertificateMoves | null = null;
  private stock: TrainBook | null = null;

  certificates(state: State): Certificates {
    const { version1 } = state.options;
    this.shares ??= new Certificates(state, (company) => theirCompany(company, version1));
    return this.shares;
  }

  trains(state: State): TrainBook {
    this.stock ??= new TrainBook(rosterOf(state));
    return this.stock;
  }

  /** Called after one of our actions was carried out, with the recorded action that it answers. */
  follow(state: State, action: RecordedAction | null): void {
    this.moves ??= new CertificateMoves(this.certificates(state));
    this.moves.follow(state, ((action?.shares ?? []) as unknown[]).map(String));
    this.noteTrains(state, action);
  }

  private noteTrains(state: State, action: RecordedAction | null): void {
    const book = this.trains(state);
    if (action?.type === 'discard_train') book.handOver(String(action.train), DISCARDED);
    if (action?.type === 'buy_train') book.buy(String(action.train), ourCompany(action.entity)!);
    if (isWithin(state, PROCEDURES.secession)) book.divide('IRSFF', SUCCESSORS);
    book.follow(trainsIn(state));
  }
}
