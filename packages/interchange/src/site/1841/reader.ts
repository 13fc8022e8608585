import { enclosing, isPending, isWithin, type Json, PASS } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import { isFrozen } from '@signalbox/titles/1841/control.ts';
import {
  COMPANY_IDS,
  CONCESSIONS,
  type Company,
  type Concession,
} from '@signalbox/titles/1841/data/companies.ts';
import { type Train, trainPrice } from '@signalbox/titles/1841/data/trains.ts';
import { DECISIONS, PROCEDURES } from '@signalbox/titles/1841/exports.ts';
import { boardOf, priceOf, sizeOf } from '@signalbox/titles/1841/state.ts';
import { concessionCost } from '@signalbox/titles/1841/stock-round/pool-concessions.ts';
import { companyOfShare, ourCompany, withoutCopy } from '../../1841/names.ts';
import { concessionBought, shareDeal } from '../../1841/player-deals.ts';
import { RecordBooks } from '../../1841/record-books.ts';
import { followSlots, newSlots } from '../../1841/slots.ts';
import { snapshot1841 } from '../../1841/snapshot.ts';
import { TurnOrder } from '../../1841/turn-order.ts';
import { chosenWord, numberIn } from '../../1841/words.ts';
import type { SlotBook } from '../../export/slot-book.ts';
import { DISCARDED } from '../../export/train-book.ts';
import { percentDiffers, sharesNamed } from '../../recording/copies.ts';
import type { NOTHING } from '../../recording/importer.ts';
import type { Question } from '../../recording/question.ts';
import type { RecordedAction, Recording } from '../../recording/recording.ts';
import {
  dividendIn,
  earningsDiffer,
  pathOfRecorded,
  recordedRoutes,
  trainNames,
} from '../../runs/recorded-route.ts';
import type { Difference } from '../../trace/difference.ts';
import type { At, SiteReader } from '../table.ts';
import { founderIn, lotOf, tiesIn } from './auction.ts';
import { operatorOf } from './places.ts';

type Answer = Json | typeof NOTHING | null;

/** Translates the actions of one recorded game of 1841 into our choices. */
export function reader1841(recording: Recording): SiteReader<State> {
  return new Reader1841(recording);
}

class Reader1841 implements SiteReader<State> {
  private readonly recording: Recording;
  private readonly books: RecordBooks;
  /** Where the site's tiles are, by name and copy number. */
  private readonly tiles = new Map<string, string>();
  private slots: SlotBook | null = null;
  /** Only a purchase of a token names a slot. */
  private readonly needsSlots: boolean;
  readonly order = new TurnOrder();
  /** Companies that the site considers frozen. */
  frozen: ReadonlySet<Company> = new Set();
  /** The company whose turn it was last. */
  private last: Company | null = null;

  constructor(recording: Recording) {
    this.recording = recording;
    this.books = new RecordBooks();
    this.needsSlots = recording.actions.some(({ type }) => type === 'buy_token');
  }

  read(at: At<State>, action: RecordedAction): Answer {
    const { state, question } = at;
    this.last = operatorOf(state);
    switch (question.decision) {
      case DECISIONS.putUp.name:
        return action.type === 'pass' ? PASS : null;
      case DECISIONS.bid.name:
        return bidIn(state, action);
      case DECISIONS.sealedBids.name:
        return sealedBids(action);
      case DECISIONS.trade.name:
      case DECISIONS.companySale.name:
      case DECISIONS.companyPurchase.name:
        return this.stock(state, action, question.decision);
      case DECISIONS.firstShares.name:
        return action.type === 'buy_shares' ? 'buy' : action.type === 'pass' ? PASS : null;
      case DECISIONS.chooseHome.name:
        return action.type === 'place_token' ? this.cityOf(action) : action.type === 'pass' ? PASS : null;
      case DECISIONS.buyTokens.name:
      case DECISIONS.buySecessionTokens.name:
      case DECISIONS.buyMajorTokens.name:
        return action.type === 'choose' ? numberIn(action.choice) : null;
      default:
        return this.operating(at, action);
    }
  }

  private operating({ state, question }: At<State>, action: RecordedAction): Answer {
    switch (question.decision) {
      case DECISIONS.layTrack.name:
        return layIn(action);
      case DECISIONS.lookForBoxes.name:
        return action.type === 'destination_connection' ? 'look' : null;
      case DECISIONS.placeToken.name:
        if (action.type === 'place_token') return { do: 'place', ...this.cityOf(action) };
        return action.type === 'pass' ? PASS : null;
      case DECISIONS.runTrains.name:
        return action.type === 'run_routes' ? { routes: routesIn(state, action) } : null;
      case DECISIONS.dividend.name:
        return dividendIn(action);
      case DECISIONS.buyToken.name:
        if (action.type === 'buy_token') return this.boughtToken(action);
        return action.type === 'pass' ? PASS : null;
      case DECISIONS.buyTrain.name:
        return this.train(state, action);
      case DECISIONS.sellInNeed.name:
        return action.type === 'sell_shares' ? this.block(state, action) : null;
      case DECISIONS.declareBankruptcy.name:
        return action.type === 'bankrupt' ? 'bankrupt' : null;
      case DECISIONS.removeToken.name:
        return action.type === 'remove_token' ? { hex: this.cityOf(action).hex } : PASS;
      case DECISIONS.discardTrain.name:
        return { company: ourCompany(action.entity)!, train: withoutCopy(String(action.train)) };
      case DECISIONS.merge.name:
        return action.type === 'merge'
          ? ourCompany(action.corporation)
          : action.type === 'pass'
            ? PASS
            : null;
      case DECISIONS.chooseCharter.name:
        return action.type === 'merge' ? ourCompany(action.corporation) : null;
      case DECISIONS.convert.name:
        return action.type === 'merge' ? 'convert' : action.type === 'pass' ? PASS : null;
      default:
        return action.type === 'choose' ? chosenWord(state, question.decision, String(action.choice)) : null;
    }
  }

  /** Amounts that the file contains and our rules can compute. */
  draws(state: State, question: Question): Json | null {
    if (!isPending(question, DECISIONS.drawTiedBid)) return null;
    const tie = tiesIn(state)[0]!;
    return founderIn(this.recording, tie) ?? tie.bidders[0]!;
  }

  differed(state: State, action: RecordedAction): Difference | null {
    if (action.type === 'run_routes') return revenueDiffers(state, action);
    const tie = action.type === 'blind_bid' && tiesIn(state).find((each) => !founderIn(this.recording, each));
    if (!tie) return null;
    const [first] = tie.bidders.map((seat) => this.recording.players[Number(seat.slice(1)) - 1]!.name);
    return { what: 'tiedBid', who: tie.concession, ours: first!, theirs: 'unknown' };
  }

  differs({ state, question }: At<State>, action: RecordedAction): Difference | null {
    const said = Number(action.type === 'sell_shares' ? action.share_price : action.price);
    const ours = this.priceHere(state, question.decision, action);
    if (ours !== null && !Number.isNaN(said) && said !== ours) return { what: 'price', ours, theirs: said };
    const [share] = (action.shares ?? []) as unknown[];
    // A deal between players may be about a part of the president's certificate.
    if (share === undefined || action.total_price !== undefined) return null;
    return percentDiffers(action, sizeOf(state, companyOfShare(String(share))));
  }

  /** Prices between two players or two companies are free. */
  private priceHere(state: State, decision: string, action: RecordedAction): number | null {
    switch (action.type) {
      case 'buy_train': {
        const owner = this.books.trains(state).ownerOf(String(action.train)) ?? 'bank';
        const isOnSale = owner === 'bank' || owner === DISCARDED;
        return isOnSale ? trainPrice(withoutCopy(String(action.train)) as Train) : null;
      }
      case 'buy_company': {
        const concession = String(action.company) as Concession;
        return state.concessions[concession] === null ? concessionCost(state, concession) : null;
      }
      case 'sell_shares':
        return decision === DECISIONS.sellInNeed.name
          ? priceOf(state, this.block(state, action).company) / 2
          : null;
      default:
        return null;
    }
  }

  note(_: State, action: RecordedAction): void {
    if (action.type === 'lay_tile') this.tiles.set(String(action.tile), String(action.hex));
  }

  follow(state: State, answered: RecordedAction | null): void {
    this.books.follow(state, answered);
    if (!this.needsSlots) return;
    this.slots ??= newSlots(state);
    followSlots(this.slots, state);
  }

  watch(state: State): void {
    this.order.follow(state, operatorOf(state));
    if (!isExchanging(state))
      this.frozen = new Set(COMPANY_IDS.filter((company) => isFrozen(state, company)));
  }

  snapshot(state: State) {
    return snapshot1841(state, this.recording, operatorOf(state), this.last, this);
  }

  private stock(state: State, action: RecordedAction, decision: string): Answer {
    const sells = decision !== DECISIONS.companyPurchase.name;
    const buys = decision !== DECISIONS.companySale.name;
    switch (action.type) {
      case 'pass':
        return PASS;
      case 'par': {
        if (!buys) return null;
        const price = Number(String(action.share_price).split(',')[0]);
        return { do: 'found', company: ourCompany(action.corporation), price };
      }
      case 'buy_shares': {
        const id = String((action.shares as unknown[])[0]);
        if (!buys) return null;
        const deal = shareDeal(state, this.books.certificates(state), action);
        return deal ?? { do: 'buy', company: companyOfShare(id), from: this.sourceOf(state, id) };
      }
      case 'sell_shares':
        return sells ? { do: 'sell', blocks: [this.block(state, action)] } : null;
      case 'buy_company':
        return buys ? concessionBought(state, action) : null;
      default:
        return null;
    }
  }

  private sourceOf(state: State, id: string): string {
    return this.books.certificates(state).sourceOf(companyOfShare(id), id) ?? 'ipo';
  }

  private block(state: State, action: RecordedAction): { company: Company; count: number } {
    const company = companyOfShare(String((action.shares as unknown[])[0]));
    return { company, count: sharesNamed(action, sizeOf(state, company)) };
  }

  /** `604-0-0` is the first city of the first copy of tile 604, `K11-6-0` the one printed in K11. */
  private cityOf(action: RecordedAction): { hex: string; node: number } {
    const city = String(action.city);
    const tile = withoutCopy(city);
    return { hex: this.tiles.get(tile) ?? withoutCopy(tile), node: Number(city.slice(tile.length + 1)) };
  }

  private boughtToken(action: RecordedAction): Json {
    const { hex, node } = this.cityOf(action);
    const from = this.slots!.ownerAt({ hex, node }, Number(action.slot ?? 0));
    return { do: 'buy', from, hex, node, price: Number(action.price) };
  }

  private train(state: State, action: RecordedAction): Answer {
    if (action.type === 'pass') return PASS;
    if (action.type !== 'buy_train' || needsHelp(state, action)) return null;
    const kind = withoutCopy(String(action.train));
    const from = this.books.trains(state).ownerOf(String(action.train)) ?? 'bank';
    if (from === 'bank' || from === DISCARDED) return { do: 'buy', from, train: kind };
    return { do: 'deal', from, train: kind, price: Number(action.price) };
  }
}

/** The site updates the frozen companies after a secession, and after the exchange of shares in a merger. */
function isExchanging(state: State): boolean {
  const merger = enclosing(state, PROCEDURES.merger)?.vars;
  return isWithin(state, PROCEDURES.secession) || (merger?.holders.length ?? 0) > 0;
}

/** The treasury alone cannot pay for this train, and nobody has been asked for help yet. */
function needsHelp(state: State, action: RecordedAction): boolean {
  const { company, inNeed } = enclosing(state, PROCEDURES.trainStep)!.vars;
  return !inNeed && cashOf(state, company) < Number(action.price);
}

function bidIn(state: State, action: RecordedAction): Answer {
  if (action.type !== 'bid') return PASS;
  return action.company === lotOf(state)!.lot ? { do: 'bid', amount: Number(action.price) } : null;
}

/** In the order of the concessions; no bid is 0. */
function sealedBids({ bids }: RecordedAction): Answer {
  const amounts = bids as number[];
  return Object.fromEntries(
    CONCESSIONS.flatMap((concession, i) => (amounts[i] ? [[concession, Number(amounts[i])]] : [])),
  );
}

function layIn(action: RecordedAction): Answer {
  if (action.type === 'pass') return PASS;
  if (action.type !== 'lay_tile') return null;
  const { hex, tile, rotation } = action;
  return { do: 'lay', hex: String(hex), tile: withoutCopy(String(tile)), rotation: Number(rotation) };
}

/** Does the run that was just carried out earn what the file says? */
function revenueDiffers({ events }: State, action: RecordedAction): Difference | null {
  const ran = events?.find(({ type }) => type === 'ran') as { readonly revenue: number } | undefined;
  return ran ? earningsDiffer(action, { revenue: ran.revenue, subsidy: 0 }) : null;
}

function routesIn(state: State, action: RecordedAction): Json {
  const company = ourCompany(action.entity)!;
  const take = trainNames(state.companies[company].trains);
  return recordedRoutes(action).map((route) => ({
    train: take(withoutCopy(route.train)),
    path: pathOfRecorded(boardOf(state), state.tiles, route) ?? [],
  }));
}
