import { isWithin, type Seat } from '@signalbox/kernel';
import { POOL } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { type Company, SUCCESSORS } from '@signalbox/titles/1841/data/companies.ts';
import { PROCEDURES } from '@signalbox/titles/1841/door.ts';
import { rosterOf, sizeOf } from '@signalbox/titles/1841/state.ts';
import { DISCARDED, TrainBook } from '../export/train-book.ts';
import { sharesNamed } from '../recording/copies.ts';
import type { RecordedAction } from '../recording/recording.ts';
import { Certificates } from './certificates.ts';
import { trainsIn } from './holdings.ts';
import { companyOfShare, ourCompany, theirCompany } from './names.ts';

/** Who has which certificate and which train, by the site's names. */
export class RecordBooks {
  private readonly seatOf: (player: unknown) => Seat;
  private shares: Certificates | null = null;
  private stock: TrainBook | null = null;

  constructor(seatOf: (player: unknown) => Seat) {
    this.seatOf = seatOf;
  }

  certificates(state: State): Certificates {
    const { version1 } = state.options;
    this.shares ??= new Certificates(state, (company) => theirCompany(company, version1));
    return this.shares;
  }

  trains(state: State): TrainBook {
    this.stock ??= new TrainBook(rosterOf(state));
    return this.stock;
  }

  /** One of our actions was carried out, with the recorded one that it answers. */
  follow(state: State, action: RecordedAction | null, tradesUp: boolean): void {
    const book = this.certificates(state);
    if (action) this.noteNamedShares(state, book, action);
    // The site names the certificates that are bought and sold; what else changes hands follows from our state.
    book.keepUp(state, tradesUp);
    this.noteTrains(state, action);
  }

  private noteTrains(state: State, action: RecordedAction | null): void {
    const book = this.trains(state);
    if (action?.type === 'discard_train') book.handOver(String(action.train), DISCARDED);
    if (action?.type === 'buy_train') book.buy(String(action.train), ourCompany(action.entity)!);
    if (isWithin(state, PROCEDURES.secession)) book.divide('IRSFF', SUCCESSORS);
    book.follow(trainsIn(state));
  }

  private noteNamedShares(state: State, book: Certificates, action: RecordedAction): void {
    const owner = action.entityType === 'player' ? this.seatOf(action.entity) : ourCompany(action.entity)!;
    const ids = ((action.shares ?? []) as unknown[]).map(String);
    // A part of the president's certificate is exchanged: then the state tells who has what.
    const whole = ids.length === 0 || isWhole(state, action, companyOfShare(ids[0]!));
    for (const id of whole ? ids : [])
      book.take(companyOfShare(id), [id], action.type === 'sell_shares' ? POOL : owner);
    if (action.type === 'par') {
      const company = ourCompany(action.corporation)!;
      book.take(company, [book.presidentOf(company)], owner);
    }
  }
}

/** Is the number of shares that an action is about what its certificates stand for? */
function isWhole(state: State, action: RecordedAction, company: Company): boolean {
  const { percent: _, ...named } = action;
  const size = sizeOf(state, company);
  return sharesNamed(action, size) === sharesNamed(named as RecordedAction, size);
}
