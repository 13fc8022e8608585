import { type Action, frameOf, pending, type Seat } from '@signalbox/kernel';
import { IPO, type RunChoice, tileOf } from '@signalbox/rails';
import { eighteenFL, type EighteenFLState as State } from '@signalbox/titles';
import type { LateBonus } from '@signalbox/titles/18fl/bonuses.ts';
import type { CompanyTurn } from '@signalbox/titles/18fl/company-turn.ts';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { ROSTER } from '@signalbox/titles/18fl/data/trains.ts';
import { PROCEDURES, turnOf } from '@signalbox/titles/18fl/door.ts';
import { canRun } from '@signalbox/titles/18fl/running.ts';
import type { Block } from '@signalbox/titles/18fl/selling.ts';
import { COMPANY_IDS } from '@signalbox/titles/18fl/state.ts';
import type { StockChoice } from '@signalbox/titles/18fl/stock-round.ts';
import type { TokenChoice } from '@signalbox/titles/18fl/tokens.ts';
import type { TrackChoice } from '@signalbox/titles/18fl/track.ts';
import type { TrainChoice } from '@signalbox/titles/18fl/trains.ts';
import type { Books } from '../export/books.ts';
import { followChairs } from '../export/chair.ts';
import type { Writer } from '../export/exporter.ts';
import type { Pen } from '../export/pen.ts';
import { ShareBook } from '../export/share-book.ts';
import { TileBox } from '../export/tile-box.ts';
import { holdingsOf, TrainBook } from '../export/train-book.ts';
import { theirCompany, theirPrivate } from './names.ts';
import { holdsTrackOpen } from './operator.ts';
import { writeSale, writeTrade } from './write-stock.ts';
import { refuseLateBonus, writeBonus, writeLay, writeToken } from './write-track.ts';
import { writeDeal, writeDiscard, writePurchase, writeRun } from './write-trains.ts';

/** Certificates of a five-share company: the president's and three more; a ten-share company has five besides. */
const CERTIFICATES = 4;
const FURTHER_CERTIFICATES = 5;

const trainsIn = holdingsOf(COMPANY_IDS);

/** Writes down one game of 18FL. */
export class Writer18FL implements Writer<State> {
  private readonly books: Books;
  private readonly bids = new Map<Seat, number>();
  private readonly grown = new Set<Company>();
  /** As they were before the action. */
  private presidents: State['presidents'] = {};
  private operator: Company | null = null;

  constructor(pen: Pen) {
    this.books = {
      pen,
      shares: new ShareBook(theirCompany),
      trains: new TrainBook(ROSTER),
      tiles: new TileBox((tile) => tileOf(BOARD, tile).count),
    };
    for (const company of COMPANY_IDS) this.books.shares.issue(company, CERTIFICATES);
  }

  write(state: State, action: Action, forced: boolean): void {
    const { seat, decision, choice } = action;
    const { books } = this;
    const { pen } = books;
    pen.holdsBack = false;
    const turn = turnOf(state);
    this.presidents = { ...state.presidents };
    this.operator = turn?.company ?? null;
    switch (decision) {
      case 'bid-for-choice':
        this.bids.set(seat, choice as number);
        return;
      case 'choose-private':
        pen.player(seat, 'bid', { company: theirPrivate(choice as string), price: 0 });
        return;
      case 'trade':
        writeTrade(books, state, seat, choice as StockChoice, forced);
        return;
      case 'convert':
        pen.corporation(theirCompany(turn!.company), choice === 'convert' ? 'convert' : 'pass');
        return;
      case 'lay-track':
        this.writeTrack(state, turn!, choice as TrackChoice);
        return;
      case 'place-token':
        this.writeToken(state, turn!, choice as TokenChoice);
        return;
      case 'late-bonus':
        this.writeLateBonus(state, turn!.company, choice as LateBonus);
        return;
      case 'run-trains':
        writeRun(books, state, turn!.company, choice as RunChoice);
        return;
      case 'dividend':
        pen.corporation(theirCompany(turn!.company), 'dividend', {
          kind: choice === 'pay' ? 'payout' : 'withhold',
        });
        return;
      case 'buy-train':
        this.writeTrain(turn!.company, choice as TrainChoice);
        return;
      case 'sell-for-train':
        writeSale(books, state, seat, choice as Block);
        return;
      case 'pay-for-train':
        writePurchase(books, turn!.company, frameOf(state, PROCEDURES.trainStep)!.vars.financing!);
        return;
      case 'declare-bankruptcy':
        pen.corporation(theirCompany(turn!.company), 'bankrupt');
        return;
      case 'discard-train':
        writeDiscard(books, choice as { company: Company; train: string });
    }
  }

  note(state: State, { decision, choice }: Action): void {
    const { shares, trains, tiles } = this.books;
    if (decision === 'bid-for-choice') this.writeBids(state);
    if (decision === 'choose-private' && choice === 'FECC')
      shares.take('FEC', [shares.firstSingle('FEC', IPO)], state.privates.FECC!);
    followChairs(shares, this.presidents, state);
    for (const company of COMPANY_IDS) {
      if (state.companies[company].size === 5 || this.grown.has(company)) continue;
      this.grown.add(company);
      shares.issue(company, FURTHER_CERTIFICATES);
    }
    tiles.follow(state.tiles);
    trains.follow(trainsIn(state));
    const asked = pending(eighteenFL, state)?.decision;
    if (asked === 'pay-for-train' || asked === 'declare-bankruptcy') this.books.pen.holdsBack = true;
    if (decision === 'lay-track' && (choice as TrackChoice).do !== 'pass') this.leaveTrack(state);
  }

  /** Bids are secret here; there they are asked one after another. */
  private writeBids({ order }: State): void {
    const { pen } = this.books;
    pen.holdsBack = this.bids.size < order.length;
    if (pen.holdsBack) return;
    for (const seat of order) pen.player(seat, 'bid', { price: this.bids.get(seat)! });
  }

  private writeTrack(state: State, turn: CompanyTurn, choice: TrackChoice): void {
    const { pen } = this.books;
    if (choice.do === 'port' || choice.do === 'terminal') writeBonus(this.books, turn.company, choice);
    else if (choice.do !== 'pass') writeLay(this.books, turn, choice);
    else if (!turn.trackDone || holdsTrackOpen(state)) pen.corporation(theirCompany(turn.company), 'pass');
  }

  /** Our step is over when everything is laid. */
  private leaveTrack(state: State): void {
    const company = this.operator!;
    const stays = pending(eighteenFL, state)?.decision === 'lay-track' && turnOf(state)?.company === company;
    if (!stays && holdsTrackOpen(state)) this.books.pen.corporation(theirCompany(company), 'pass');
  }

  private writeToken(state: State, { company }: CompanyTurn, choice: TokenChoice): void {
    if (choice.do === 'pass') this.books.pen.corporation(theirCompany(company), 'pass');
    else if (choice.do === 'port' || choice.do === 'terminal') writeBonus(this.books, company, choice);
    else writeToken(this.books, state, company, choice);
  }

  private writeLateBonus(state: State, company: Company, choice: LateBonus): void {
    if (choice.do === 'pass') return;
    const runs = state.companies[company].trains.length > 0 && canRun(state, company);
    if (!runs) refuseLateBonus(this.books, state, company);
    writeBonus(this.books, company, choice);
  }

  private writeTrain(company: Company, choice: TrainChoice): void {
    const { pen } = this.books;
    switch (choice.do) {
      case 'pass':
        pen.corporation(theirCompany(company), 'pass');
        return;
      case 'buy':
        writePurchase(this.books, company, choice);
        return;
      case 'deal':
        writeDeal(this.books, company, choice);
        return;
      case 'bankrupt':
        pen.corporation(theirCompany(company), 'bankrupt');
        return;
      case 'finance':
      // The sales and the purchase that follow say it all.
    }
  }
}
