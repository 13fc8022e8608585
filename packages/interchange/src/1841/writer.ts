import { type Action, enclosing, frameOf, isPass, type Json, objection, pending } from '@signalbox/kernel';
import { type RunChoice, tileOf } from '@signalbox/rails';
import { eighteenFortyOne, type EighteenFortyOneState as State } from '@signalbox/titles';
import { COMPANIES, type Company } from '@signalbox/titles/1841/data/companies.ts';
import { PROCEDURES, turnOf } from '@signalbox/titles/1841/door.ts';
import type { Kept } from '@signalbox/titles/1841/finance/merged-tokens.ts';
import { boardOf, rosterOf } from '@signalbox/titles/1841/state.ts';
import type { Foundation } from '@signalbox/titles/1841/stock-round/founding.ts';
import { concessionCost } from '@signalbox/titles/1841/stock-round/pool-concessions.ts';
import type { Block } from '@signalbox/titles/1841/stock-round/selling.ts';
import type { StockChoice } from '@signalbox/titles/1841/stock-round/stock-round.ts';
import type { ActionWriter } from '../export/action-writer.ts';
import type { Writer } from '../export/exporter.ts';
import { SlotBook } from '../export/slot-book.ts';
import { TileBox } from '../export/tile-box.ts';
import { TrainBook } from '../export/train-book.ts';
import { Question } from '../recording/question.ts';
import { asksFor, hasChoice } from './asked.ts';
import { boxHexes } from './boxes.ts';
import { Certificates } from './certificates.ts';
import { trainsIn } from './holdings.ts';
import { type Ledger, writeFor } from './ledger.ts';
import { theirCompany } from './names.ts';
import { printNumber } from './printed.ts';
import { subjectOf } from './subject.ts';
import { isWorded, writeKeptTokens, writeWord } from './write-forming.ts';
import { writeFounding, writePurchase, writeSale } from './write-stock.ts';
import { writeDiscard, writeLay, writeRun, writeToken, writeTokenDeal, writeTrain } from './write-turn.ts';

type Choice = { readonly do: string } & Record<string, Json>;

/** Writes down one game of 1841. */
export class Writer1841 implements Writer<State> {
  private readonly ledger: Ledger;
  /** What is being auctioned. */
  private lot = '';
  /** Could the company have sold something, before it thought of buying? */
  private couldSell = false;
  /** Could it have merged, before it thought of converting? */
  private couldMerge = false;
  /** Was it asked, though there was nobody to merge with? */
  private looksForPartner = false;
  /** Somebody pays to become president. */
  private takesDirectly = false;
  /** Has the company laid a tile in this turn? */
  private laid = false;
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
      slots: new SlotBook(),
    };
  }

  write(state: State, { seat, decision, choice }: Action): void {
    const { ledger } = this;
    this.takesDirectly = false;
    if (decision === 'draw-auction-order') return;
    const asked = new Question(pending(eighteenFortyOne, state)!);
    const subject = subjectOf(state, asked);
    // Listing choices is expensive, so it is done only where it matters.
    const open = () => hasChoice(asked);
    ledger.actionWriter.holdsBack = false;
    const it = choice as Choice;
    const passes = () => writeFor(ledger, subject, 'pass');
    switch (decision) {
      case 'put-up':
        if (isPass(choice)) passes();
        else this.lot = String(choice);
        return;
      case 'bid':
        if (it.do === 'bid')
          ledger.actionWriter.player(seat, 'bid', { company: this.lot, price: it.amount! });
        else if (open()) passes();
        return;
      case 'trade':
        this.writeTrade(state, seat, choice as StockChoice, () => asksFor(state, asked));
        return;
      case 'first-shares':
        if (choice === 'buy')
          writePurchase(ledger, state, subject, { company: companyIn(state), from: 'ipo' });
        else if (open()) passes();
        return;
      case 'choose-home':
        this.writeHome(state, choice, open);
        return;
      case 'buy-tokens':
      case 'buy-secession-tokens':
      case 'buy-further-tokens':
      case 'choose-place':
        if (open()) writeFor(ledger, subject, 'choose', { choice });
        return;
      case 'lay-track':
        this.laid = it.do !== 'pass' || turnOf(state)!.laid.length > 0;
        if (it.do === 'pass') passes();
        else writeLay(ledger, subject as Company, choice as never);
        return;
      case 'place-token':
        if (it.do === 'place') writeToken(ledger, subject as Company, choice as never);
        else if (open()) passes();
        return;
      case 'run-trains':
        writeRun(ledger, state, subject as Company, choice as RunChoice);
        return;
      case 'dividend':
        writeFor(ledger, subject, 'dividend', { kind: choice === 'pay' ? 'payout' : 'withhold' });
        return;
      case 'buy-token':
        if (it.do === 'buy') writeTokenDeal(ledger, subject as Company, choice as never);
        else if (open()) passes();
        else if (asksFor(state, asked)) ledger.actionWriter.automatic(ledger.symbolOf(subject), 'pass');
        return;
      case 'buy-train':
        if (it.do === 'buy' || it.do === 'deal') writeTrain(ledger, subject as Company, choice as never);
        else if (it.do === 'pass' && open()) passes();
        return;
      case 'sell-in-need':
        writeSale(ledger, state, subject, choice as Block, true);
        return;
      case 'company-sale':
        if (it.do === 'sell') this.writeSales(state, subject, choice as never);
        else this.couldSell = open();
        // What the site does not ask twice is written with the second question.
        ledger.actionWriter.holdsBack = it.do === 'pass';
        return;
      case 'company-purchase':
        if (it.do === 'buy') writePurchase(ledger, state, subject, choice as never);
        else if (it.do === 'found') writeFounding(ledger, subject, choice as unknown as Foundation);
        else if (this.couldSell || asksFor(state, asked)) passes();
        return;
      case 'discard-train':
        writeDiscard(ledger, choice as never);
        return;
      case 'merge':
        if (!isPass(choice))
          writeFor(ledger, subject, 'merge', { corporation: ledger.symbolOf(String(choice)) });
        this.couldMerge = open();
        this.looksForPartner = asksFor(state, asked);
        ledger.actionWriter.holdsBack = isPass(choice);
        return;
      case 'choose-charter':
        writeFor(ledger, subject, 'merge', { corporation: ledger.symbolOf(String(choice)) });
        return;
      case 'convert':
        if (choice === 'convert') writeFor(ledger, subject, 'convert');
        else if (this.couldMerge || open()) passes();
        else if (this.looksForPartner) ledger.actionWriter.automatic(ledger.symbolOf(subject), 'pass');
        return;
      case 'keep-tokens':
        if (open()) writeKeptTokens(ledger, state, choice as unknown as Kept);
        return;
      case 'trade-up':
        this.takesDirectly = choice === 'trade-up';
        if (open() || choice === 'trade-up') writeWord(ledger, subject, decision, choice);
        return;
      default:
        if (isWorded(decision) && open()) writeWord(ledger, subject, decision, choice);
    }
  }

  note(state: State, { decision }: Action): void {
    const { actionWriter, symbolOf, shares, trains, tiles, slots } = this.ledger;
    if (decision === 'lay-track' && this.laid && !staysAtTrack(state)) this.connectBoxes(state);
    if (decision !== 'return-or-leave' && pending(eighteenFortyOne, state)?.decision === 'return-or-leave')
      actionWriter.corporation(symbolOf(ruinedIn(state)), 'bankrupt');
    shares.keepUp(state, this.takesDirectly);
    tiles.follow(state.tiles);
    slots.follow(state.stations);
    trains.follow(trainsIn(state));
  }

  private writeTrade(state: State, seat: string, choice: StockChoice, open: () => boolean): void {
    const { ledger } = this;
    switch (choice.do) {
      case 'pass':
        if (open()) ledger.actionWriter.player(seat, 'pass');
        return;
      case 'sell':
        this.writeSales(state, seat, choice);
        return;
      case 'buy':
        writePurchase(ledger, state, seat, choice);
        return;
      case 'found':
        writeFounding(ledger, seat, choice);
        return;
      case 'concession':
        ledger.actionWriter.player(seat, 'buy_company', {
          company: choice.concession,
          price: concessionCost(state, choice.concession),
        });
        return;
      default:
        // How the site writes down what one player buys of another no recorded game shows.
        ledger.actionWriter.refuse(objection('export/player-deal', { seat }));
    }
  }

  /** Behind the track the site looks for boxes that it leads to by now. */
  private connectBoxes(state: State): void {
    const { actionWriter } = this.ledger;
    const hexes = boxHexes(state).filter((hex) => !this.connected.has(hex));
    for (const hex of hexes) this.connected.add(hex);
    actionWriter.automatic(String(actionWriter.written.at(-1)!.entity), 'destination_connection', { hexes });
  }

  private writeSales(state: State, seller: string, { blocks }: { blocks: readonly Block[] }): void {
    for (const block of blocks) writeSale(this.ledger, state, seller, block);
  }

  private writeHome(state: State, choice: Json, open: () => boolean): void {
    const company = companyIn(state);
    if (isPass(choice)) {
      if (open()) this.ledger.actionWriter.corporation(this.ledger.symbolOf(company), 'pass');
    } else if (COMPANIES[company].foundedBy === 'anybody' || open())
      writeToken(this.ledger, company, choice as never);
  }
}

function staysAtTrack(state: State): boolean {
  return pending(eighteenFortyOne, state)?.decision === 'lay-track' && turnOf(state)!.laid.length > 0;
}

/** The company that could not be helped. */
function ruinedIn(state: State): Company {
  return enclosing(state, PROCEDURES.bankruptcy)!.vars.company;
}

/** The company that is being founded. */
function companyIn(state: State): Company {
  return frameOf(state, PROCEDURES.founding)!.vars.company;
}
