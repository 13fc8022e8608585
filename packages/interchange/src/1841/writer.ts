import { type Action, enclosing, isPass, isPending, type Json, pending } from '@signalbox/kernel';
import { type RunChoice, tileOf } from '@signalbox/rails';
import { eighteenFortyOne, type EighteenFortyOneState as State } from '@signalbox/titles';
import {
  CONCESSIONS,
  type Company,
  type Concession,
  SUCCESSORS,
} from '@signalbox/titles/1841/data/companies.ts';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { boardOf, rosterOf } from '@signalbox/titles/1841/state.ts';
import type { ActionWriter } from '../export/action-writer.ts';
import { TileBox } from '../export/tile-box.ts';
import { TrainBook } from '../export/train-book.ts';
import { Question } from '../recording/question.ts';
import { chooserOf } from '../site/1841/choosers.ts';
import type { SiteWriter } from '../site/writing.ts';
import { boxHexes } from './boxes.ts';
import { CertificateMoves } from './certificate-moves.ts';
import { Certificates } from './certificates.ts';
import { trainsIn } from './holdings.ts';
import { type Ledger, writeFor } from './ledger.ts';
import { theirCompany } from './names.ts';
import { printNumber } from './printed.ts';
import { followSlots, newSlots } from './slots.ts';
import { subjectOf } from './subject.ts';
import { isWorded, writeBankruptcy, writeRemoval, writeSpace, writeWord } from './write-forming.ts';
import { writeCompanyPurchase, writeNeed, writePurchase, writeSales, writeTrade } from './write-stock.ts';
import { writeDiscard, writeLay, writeRun, writeToken, writeTokenDeal, writeTrain } from './write-turn.ts';

type Bids = Readonly<Partial<Record<Concession, number>>>;

/** Writes the actions of one game of 1841 in the site's format. */
export class Writer1841 implements SiteWriter<State> {
  private readonly ledger: Ledger;
  private readonly moves: CertificateMoves;
  /** The lot being auctioned. */
  private lot = '';
  /** Sealed bids collected so far. */
  private readonly bids = new Map<string, Bids>();
  /** The order of bidding. */
  private order: readonly string[] = [];
  private readonly connected = new Set<string>();

  constructor(actionWriter: ActionWriter, start: State) {
    const board = boardOf(start);
    const symbolOf = (company: string) => theirCompany(company, start.options.version1);
    this.ledger = {
      actionWriter,
      symbolOf,
      shares: new Certificates(start, symbolOf),
      trains: new TrainBook(rosterOf(start)),
      tiles: new TileBox((tile) => tileOf(board, tile).count, printNumber),
      slots: newSlots(start),
    };
    this.moves = new CertificateMoves(this.ledger.shares);
  }

  write(state: State, action: Action): void {
    if (enclosing(state, PROCEDURES.concessionRound)) this.writeAuction(state, action);
    else this.writeRound(state, action);
  }

  note(state: State, { decision }: Action): void {
    const { trains, tiles, slots } = this.ledger;
    if (decision === DECISIONS.sealedBids.name) this.writeBids();
    // No recorded game shows how the site settles equal bids of version 1.
    if (decision === DECISIONS.drawTiedBid.name) this.ledger.actionWriter.refuse('export/tied-bids', {});
    this.moves.follow(state, []);
    tiles.follow(state.tiles);
    followSlots(slots, state);
    if (enclosing(state, PROCEDURES.secession)) trains.divide('IRSFF', SUCCESSORS);
    trains.follow(trainsIn(state));
  }

  private writeAuction(state: State, { seat, decision, choice }: Action): void {
    const { actionWriter } = this.ledger;
    this.order = state.order;
    if (decision === DECISIONS.sealedBids.name) this.bids.set(seat, choice as Bids);
    // The lot is written together with the first bid for it.
    else if (decision === DECISIONS.putUp.name && !isPass(choice)) this.lot = String(choice);
    else if (decision === DECISIONS.putUp.name || isPass(choice)) actionWriter.player(seat, 'pass');
    else
      actionWriter.player(seat, 'bid', { company: this.lot, price: (choice as { amount: number }).amount });
  }

  /** Bids are sealed here; the site asks the players one after another. */
  private writeBids(): void {
    const { actionWriter } = this.ledger;
    if (this.bids.size < this.order.length) return;
    for (const seat of this.order) {
      const bids = this.bids.get(seat) ?? {};
      actionWriter.player(seat, 'blind_bid', { bids: CONCESSIONS.map((id) => bids[id] ?? 0) });
    }
  }

  private writeRound(state: State, action: Action): void {
    const { ledger } = this;
    const question = new Question(pending(eighteenFortyOne, state)!);
    const subject = subjectOf(state, question);
    const { decision, choice, seat } = action;
    const passes = () => this.writePass(subject, question);
    switch (decision) {
      case DECISIONS.trade.name:
        writeTrade(ledger, state, seat, choice as never);
        return;
      case DECISIONS.firstShares.name:
        if (isPass(choice)) passes();
        else writePurchase(ledger, state, subject, { company: foundedIn(state), from: 'ipo' });
        return;
      case DECISIONS.chooseHome.name:
        if (isPass(choice)) passes();
        else writeToken(ledger, subject as Company, choice as never);
        return;
      case DECISIONS.buyTokens.name:
      case DECISIONS.buyMajorTokens.name:
      case DECISIONS.buySecessionTokens.name:
        writeFor(ledger, chooserOf(state, question), 'choose', { choice });
        return;
      case DECISIONS.companySale.name:
        if (!isPass(choice)) writeSales(ledger, state, subject, choice as never);
        // Selling and buying are one step on the site, which a purchase ends.
        return;
      case DECISIONS.companyPurchase.name:
        writeCompanyPurchase(ledger, state, subject, choice as never);
        return;
      case DECISIONS.sellInNeed.name:
        writeNeed(ledger, state, choice as never);
        return;
      default:
        if (isPass(choice) && !isWorded(decision)) passes();
        else this.writeTurn(state, action, subject, question);
    }
  }

  private writeTurn(state: State, { decision, choice }: Action, subject: string, question: Question): void {
    const { ledger } = this;
    const company = subject as Company;
    switch (decision) {
      case DECISIONS.layTrack.name:
        writeLay(ledger, company, choice as never);
        return;
      case DECISIONS.lookForBoxes.name:
        this.connectBoxes(state, company);
        return;
      case DECISIONS.placeToken.name:
        writeToken(ledger, company, choice as never);
        return;
      case DECISIONS.runTrains.name:
        writeRun(ledger, state, company, choice as RunChoice);
        return;
      case DECISIONS.dividend.name:
        writeFor(ledger, subject, 'dividend', { kind: choice === 'pay' ? 'payout' : 'withhold' });
        return;
      case DECISIONS.buyToken.name:
        writeTokenDeal(ledger, company, choice as never);
        return;
      case DECISIONS.buyTrain.name:
        writeTrain(ledger, company, choice as never);
        return;
      case DECISIONS.discardTrain.name:
        writeDiscard(ledger, choice as never);
        return;
      case DECISIONS.merge.name:
        writeFor(ledger, subject, 'merge', { corporation: ledger.symbolOf(String(choice)) });
        return;
      case DECISIONS.convert.name:
        // The conversion is written together with the charter chosen for it.
        return;
      case DECISIONS.chooseCharter.name:
        writeFor(ledger, subject, 'merge', { corporation: ledger.symbolOf(String(choice)) });
        return;
      case DECISIONS.removeToken.name:
        writeRemoval(ledger, state, choice as never);
        return;
      case DECISIONS.chooseSpace.name:
        writeSpace(ledger, state, subject, choice as number);
        return;
      case DECISIONS.declareBankruptcy.name:
        return;
      case DECISIONS.returnOrLeave.name:
        writeBankruptcy(ledger, state, choice as Json);
        return;
      default:
        if (isWorded(decision)) writeWord(ledger, chooserOf(state, question), decision, choice);
    }
  }

  /** The site passes automatically where there is no choice. */
  private writePass(subject: string, question: Question): void {
    const { actionWriter, symbolOf } = this.ledger;
    const byItself =
      (isPending(question, DECISIONS.merge) || isPending(question, DECISIONS.buyToken)) &&
      question.few().length === 1;
    if (byItself) actionWriter.automatic(symbolOf(subject), 'pass');
    else writeFor(this.ledger, subject, 'pass');
  }

  /** After the track step the site checks which off-board areas the company is the first to have reached. */
  private connectBoxes(state: State, company: Company): void {
    const hexes = boxHexes(state, company).filter((hex) => !this.connected.has(hex));
    for (const hex of hexes) this.connected.add(hex);
    this.ledger.actionWriter.automatic(this.ledger.symbolOf(company), 'destination_connection', { hexes });
  }
}

/** The company being founded. */
function foundedIn(state: State): Company {
  return enclosing(state, PROCEDURES.founding)!.vars.company;
}
