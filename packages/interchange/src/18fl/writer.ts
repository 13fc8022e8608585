import { type Action, isAnswerTo, type Seat } from '@signalbox/kernel';
import { IPO, tileOf } from '@signalbox/rails';
import type { EighteenFLState as State } from '@signalbox/titles';
import type { CompanyTurn } from '@signalbox/titles/18fl/company-turn.ts';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { ROSTER } from '@signalbox/titles/18fl/data/trains.ts';
import { DECISIONS, turnOf } from '@signalbox/titles/18fl/exports.ts';
import { privatePrice } from '@signalbox/titles/18fl/opening.ts';
import { COMPANY_IDS } from '@signalbox/titles/18fl/state.ts';
import type { ActionWriter } from '../export/action-writer.ts';
import type { Books } from '../export/books.ts';
import { followPresidencies } from '../export/presidencies.ts';
import { ShareBook } from '../export/share-book.ts';
import { TileBox } from '../export/tile-box.ts';
import { holdingsOf, TrainBook } from '../export/train-book.ts';
import type { SiteWriter } from '../site/writing.ts';
import { theirCompany, theirPrivate } from './names.ts';
import { writeTrade } from './write-stock.ts';
import { writeBonus, writeTokenStep, writeTrack } from './write-track.ts';
import { writeDiscard, writeRun, writeTrainStep } from './write-trains.ts';

/** Certificates of a five-share company: the president's and three more; a ten-share company has five more again. */
const CERTIFICATES = 4;
const FURTHER_CERTIFICATES = 5;

const trainsIn = holdingsOf(COMPANY_IDS);

/** Writes the actions of one game of 18FL in the site's format. */
export class Writer18FL implements SiteWriter<State> {
  private readonly books: Books;
  private readonly bids = new Map<Seat, number>();
  private readonly grown = new Set<Company>();
  /** As of the previous action. */
  private presidents: State['presidents'] = {};

  constructor(actionWriter: ActionWriter) {
    this.books = {
      actionWriter,
      shares: new ShareBook(theirCompany),
      trains: new TrainBook(ROSTER),
      tiles: new TileBox((tile) => tileOf(BOARD, tile).count),
    };
    for (const company of COMPANY_IDS) this.books.shares.issue(company, CERTIFICATES);
  }

  write(state: State, action: Action): void {
    const turn = turnOf(state);
    if (turn) this.writeTurn(state, turn, action);
    else this.writeStock(state, action);
  }

  note(state: State, action: Action): void {
    const { shares, trains, tiles } = this.books;
    if (isAnswerTo(action, DECISIONS.bidForChoice)) this.writeBids(state);
    if (isAnswerTo(action, DECISIONS.choosePrivate) && action.choice === 'FECC')
      shares.take('FEC', [shares.firstSingle('FEC', IPO)], state.privates.FECC!);
    followPresidencies(shares, this.presidents, state);
    this.presidents = { ...state.presidents };
    for (const company of COMPANY_IDS) {
      if (state.companies[company].size === 5 || this.grown.has(company)) continue;
      this.grown.add(company);
      shares.issue(company, FURTHER_CERTIFICATES);
    }
    tiles.follow(state.tiles);
    trains.follow(trainsIn(state));
  }

  /** Bids are sealed here; the site asks the players one after another. */
  private writeBids({ order }: State): void {
    const { actionWriter } = this.books;
    if (this.bids.size < order.length) return;
    for (const seat of order) actionWriter.player(seat, 'bid', { price: this.bids.get(seat)! });
  }

  private writeStock(state: State, action: Action): void {
    const { actionWriter } = this.books;
    const { seat } = action;
    if (isAnswerTo(action, DECISIONS.bidForChoice)) this.bids.set(seat, action.choice);
    else if (isAnswerTo(action, DECISIONS.choosePrivate))
      actionWriter.player(seat, 'bid', {
        company: theirPrivate(action.choice),
        price: privatePrice(state, action.choice),
      });
    else if (isAnswerTo(action, DECISIONS.trade)) writeTrade(this.books, state, seat, action.choice);
    else if (isAnswerTo(action, DECISIONS.chooseSize))
      actionWriter.player(seat, 'choose', { choice: action.choice });
  }

  private writeTurn(state: State, { company }: CompanyTurn, action: Action): void {
    const { books } = this;
    const { actionWriter } = books;
    const symbol = theirCompany(company);
    if (isAnswerTo(action, DECISIONS.convert))
      actionWriter.corporation(symbol, action.choice === 'convert' ? 'convert' : 'pass');
    else if (isAnswerTo(action, DECISIONS.layTrack)) writeTrack(books, state, company, action.choice);
    else if (isAnswerTo(action, DECISIONS.placeToken)) writeTokenStep(books, state, company, action.choice);
    else if (isAnswerTo(action, DECISIONS.lateBonus) || isAnswerTo(action, DECISIONS.placePort)) {
      if (action.choice.do !== 'pass') writeBonus(books, state, company, action.choice);
    } else if (isAnswerTo(action, DECISIONS.runTrains)) writeRun(books, state, company, action.choice);
    else if (isAnswerTo(action, DECISIONS.dividend))
      actionWriter.corporation(symbol, 'dividend', { kind: action.choice === 'pay' ? 'payout' : 'withhold' });
    else if (isAnswerTo(action, DECISIONS.buyTrain))
      writeTrainStep(books, state, company, action.seat, action.choice);
    else if (isAnswerTo(action, DECISIONS.discardTrain)) writeDiscard(books, action.choice);
  }
}
