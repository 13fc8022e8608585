import { type Action, enclosing, type Pass } from '@signalbox/kernel';
import { type Bid, type RunChoice, type TileChoice, tileOf } from '@signalbox/rails';
import { COMPANY_IDS, type Company } from '@signalbox/titles/1860/data/companies.ts';
import { ROSTER } from '@signalbox/titles/1860/data/trains.ts';
import { DECISIONS, PROCEDURES, turnOf } from '@signalbox/titles/1860/exports.ts';
import type { EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import type { Lot } from '@signalbox/titles/1860/opening-auction.ts';
import { boardOf } from '@signalbox/titles/1860/state.ts';
import type { TokenChoice } from '@signalbox/titles/1860/tokens.ts';
import type { TrackChoice } from '@signalbox/titles/1860/track.ts';
import type { Trade } from '@signalbox/titles/1860/trade.ts';
import type { TrainChoice } from '@signalbox/titles/1860/train-step.ts';
import type { ActionWriter } from '../export/action-writer.ts';
import type { Books } from '../export/books.ts';
import { followPresidencies } from '../export/presidencies.ts';
import { ShareBook } from '../export/share-book.ts';
import { TileBox } from '../export/tile-box.ts';
import { TrainBook } from '../export/train-book.ts';
import type { SiteWriter } from '../site/writing.ts';
import { trainsIn } from './holdings.ts';
import { writeLot, writeTrade } from './write-stock.ts';
import { writeLay, writeRun, writeSurrender, writeToken, writeTrain } from './write-turn.ts';

/** The president's certificate and eight single shares. */
const CERTIFICATES = 9;

/** Writes the actions of one game of 1860 in the site's format. */
export class Writer1860 implements SiteWriter<State> {
  private readonly books: Books;
  /** As of the previous action. */
  private presidents: State['presidents'] = {};

  constructor(actionWriter: ActionWriter, start: State) {
    const board = boardOf(start);
    this.books = {
      actionWriter,
      shares: new ShareBook((company) => company),
      trains: new TrainBook(ROSTER),
      tiles: new TileBox((tile) => tileOf(board, tile).count),
    };
    for (const company of COMPANY_IDS) this.books.shares.issue(company, CERTIFICATES);
  }

  write(state: State, { seat, decision, choice }: Action): void {
    const { books } = this;
    const { actionWriter } = books;
    const turn = turnOf(state);
    switch (decision) {
      case DECISIONS.bid.name:
        this.writeBid(seat, choice as Bid | Pass);
        return;
      case DECISIONS.chooseLot.name:
        writeLot(books, state, seat, choice as Lot);
        return;
      case DECISIONS.trade.name:
        writeTrade(books, state, seat, choice as Trade);
        return;
      case DECISIONS.layHomeTile.name:
        writeLay(books, floatingIn(state), choice as TileChoice);
        return;
      case DECISIONS.layTrack.name: {
        const lay = choice as TrackChoice;
        if (lay.do === 'pass') actionWriter.corporation(turn!.company, 'pass');
        else writeLay(books, turn!.company, lay);
        return;
      }
      case DECISIONS.placeToken.name: {
        const token = choice as TokenChoice;
        if (token.do === 'pass') actionWriter.corporation(turn!.company, 'pass');
        else writeToken(books, state, turn!, token);
        return;
      }
      case DECISIONS.runTrains.name:
        writeRun(books, state, turn!, choice as RunChoice);
        return;
      case DECISIONS.dividend.name:
        actionWriter.corporation(turn!.company, 'dividend', {
          kind: choice === 'pay' ? 'payout' : 'withhold',
        });
        return;
      case DECISIONS.buyTrain.name:
        writeTrain(books, turn!.company, choice as TrainChoice);
        return;
      case DECISIONS.surrenderTrain.name:
        writeSurrender(books, turn!.company, (choice as { train: string }).train);
    }
  }

  note(state: State): void {
    const { shares, trains, tiles } = this.books;
    followPresidencies(shares, this.presidents, state);
    // All shares of a bankrupt company have returned to the bank.
    for (const company of COMPANY_IDS) {
      if (state.companies[company].par === null && this.presidents[company] != null) shares.recall(company);
    }
    this.presidents = { ...state.presidents };
    tiles.follow(state.tiles);
    trains.follow(trainsIn(state));
  }

  private writeBid(seat: string, bid: Bid | Pass): void {
    if (bid.do === 'pass') this.books.actionWriter.player(seat, 'pass');
    else this.books.actionWriter.player(seat, 'bid', { price: bid.amount });
  }
}

/** The company laying its home tile. */
function floatingIn(state: State): Company {
  return enclosing(state, PROCEDURES.floating)!.vars.company;
}
