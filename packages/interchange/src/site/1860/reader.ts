import { frameOf, type Json, PASS, type Seat } from '@signalbox/kernel';
import { cashOf, checkedRun, type RunChoice, withBestStops } from '@signalbox/rails';
import { type Company, SHARES } from '@signalbox/titles/1860/data/companies.ts';
import { type Private, privateOf, SALE_FEE } from '@signalbox/titles/1860/data/privates.ts';
import { ROSTER, TRAINS, type Train } from '@signalbox/titles/1860/data/trains.ts';
import { DECISIONS, PROCEDURES, turnOf } from '@signalbox/titles/1860/exports.ts';
import type { EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import { leasedShare } from '@signalbox/titles/1860/insolvency.ts';
import { runQuery } from '@signalbox/titles/1860/running.ts';
import { saleValue } from '@signalbox/titles/1860/share-value.ts';
import { inReceivership, priceOf } from '@signalbox/titles/1860/state.ts';
import { trainsIn } from '../../1860/holdings.ts';
import { snapshot1860 } from '../../1860/snapshot.ts';
import { DISCARDED, TrainBook } from '../../export/train-book.ts';
import { percentDiffers, sharesNamed, symbolOfShare, withoutCopy } from '../../recording/copies.ts';
import type { NOTHING } from '../../recording/importer.ts';
import type { RecordedAction, Recording } from '../../recording/recording.ts';
import { dividendIn, earningsDiffer, pathOfRecorded, recordedRoutes } from '../../runs/recorded-route.ts';
import type { Difference } from '../../trace/difference.ts';
import type { At, SiteReader } from '../table.ts';

type Here = At<State>;
type Answer = Json | typeof NOTHING | null;

export function reader1860(recording: Recording): SiteReader<State> {
  return new Reader1860(recording);
}

/** Translates the actions of one recorded game of 1860 into our choices. */
class Reader1860 implements SiteReader<State> {
  private readonly recording: Recording;
  /** By company: shares that have left the IPO; such a share can only be bought from the pool. */
  private readonly sold = new Map<Company, Set<string>>();
  /** Where the site's trains and tiles are, by name and copy number. */
  private readonly trains = new TrainBook(ROSTER);
  private readonly tiles = new Map<string, string>();
  /** The site removes the insolvency marker when the company has finished buying, not with the purchase. */
  private wasInsolvent = false;
  private stillMarked: Company | null = null;
  /** The round in which the action is read. */
  private round = '';

  constructor(recording: Recording) {
    this.recording = recording;
  }

  read({ state, question }: Here, action: RecordedAction): Answer {
    this.round = roundOf(state);
    // A company may have gone bankrupt in a turn without decisions.
    this.forgetBankrupts(state);
    const operator = turnOf(state)?.company;
    this.wasInsolvent =
      operator !== undefined && (state.companies[operator].insolvent || this.stillMarked === operator);
    switch (question.decision) {
      case DECISIONS.bid.name:
        return bid(action);
      case DECISIONS.chooseLot.name:
        return lot(action);
      case DECISIONS.trade.name:
        return this.trade(action);
      case DECISIONS.layHomeTile.name:
        return action.type === 'lay_tile' ? tile(action) : null;
      case DECISIONS.layTrack.name:
        return action.type === 'lay_tile' ? { do: 'lay', ...tile(action) } : passed(action);
      case DECISIONS.placeToken.name:
        return action.type === 'place_token' ? { do: 'token', ...this.cityOf(action) } : passed(action);
      case DECISIONS.runTrains.name:
        return action.type === 'run_routes' ? { routes: this.routes(state, action) } : null;
      case DECISIONS.dividend.name:
        return dividendIn(action);
      case DECISIONS.buyTrain.name:
        return this.train(action);
      case DECISIONS.surrenderTrain.name:
        return action.type === 'discard_train' ? { train: withoutCopy(String(action.train)) } : null;
      default:
        return null;
    }
  }

  private trade(action: RecordedAction): Json | null {
    switch (action.type) {
      case 'pass':
        return PASS;
      case 'par':
        return { do: 'start', company: String(action.corporation), par: parOf(action) };
      case 'buy_company':
        return { do: 'buy-private', private: String(action.company) };
      case 'sell_company':
        return { do: 'sell-private', private: String(action.company) };
      case 'sell_shares':
        return { do: 'sell', company: shareOf(action).company, count: sharesNamed(action, SHARES) };
      case 'buy_shares': {
        if (action.entityType === 'company') return { do: 'exchange', private: action.entity };
        const { id, company } = shareOf(action);
        return {
          do: 'buy',
          company,
          from: id.endsWith('_0') ? 'president' : this.sold.get(company)?.has(id) ? 'pool' : 'ipo',
        };
      }
      default:
        return null;
    }
  }

  /** `770-1-0` is the first city of the second copy of tile 770, `G5-0-0` the one printed in G5. */
  private cityOf(action: RecordedAction): { hex: string; node: number } {
    const city = String(action.city);
    const copy = withoutCopy(city);
    return { hex: this.tiles.get(copy) ?? withoutCopy(copy), node: Number(city.slice(copy.length + 1)) };
  }

  /** Each recorded route gets one of the company's trains, and stops at as many halts as recorded. */
  private routes(state: State, action: RecordedAction): Json {
    const query = runQuery(state, turnOf(state)!);
    const idle = [...query.trains];
    return recordedRoutes(action).map((route) => {
      const index = idle.findIndex(({ kind }) => kind === withoutCopy(route.train));
      const [own] = idle.splice(Math.max(0, index), 1);
      const path = pathOfRecorded(query.board, query.tiles, route) ?? [];
      const halts = route.halts ?? (route.subsidy === undefined ? undefined : route.subsidy / 10);
      return { ...withBestStops(query, own?.id ?? route.train, path, halts) };
    });
  }

  private train(action: RecordedAction): Json | null {
    if (action.type === 'pass') return PASS;
    if (action.type !== 'buy_train') return null;
    const from = this.trains.ownerOf(String(action.train)) ?? 'bank';
    const train = withoutCopy(String(action.train));
    if (from === 'bank' || from === 'pool') return { do: 'buy', from, train };
    return { do: 'deal', from, train, price: Number(action.price) };
  }

  /** Prices that the file contains and our rules can compute. */
  differs({ state, question }: Here, action: RecordedAction): Difference | null {
    if (action.type === 'run_routes') return this.receiverDiffers(state, action);
    const said = Number(action.type === 'sell_shares' ? action.share_price : action.price);
    const ours = this.priceHere(state, question.seats[0]!, action);
    return ours === null || Number.isNaN(said) || said === ours
      ? percentDiffers(action, SHARES)
      : { what: 'price', ours, theirs: said };
  }

  private priceHere(state: State, seat: Seat, action: RecordedAction): number | null {
    const faceOf = () => privateOf(String(action.company) as Private).face;
    switch (action.type) {
      case 'bid':
        // A player without enough money gets the cheapest private for all they have.
        return action.company === undefined ? null : Math.min(faceOf(), cashOf(state, seat));
      case 'buy_company':
        return faceOf();
      case 'sell_company':
        return faceOf() - SALE_FEE;
      case 'sell_shares': {
        const { company } = shareOf(action);
        return saleValue(state, company, priceOf(state, company));
      }
      case 'buy_train': {
        const owner = this.trains.ownerOf(String(action.train)) ?? 'bank';
        const isOnSale = owner === 'bank' || owner === DISCARDED;
        return isOnSale ? TRAINS[withoutCopy(String(action.train)) as Train].price : null;
      }
      default:
        return null;
    }
  }

  /** In receivership the run may end the turn, so its revenue is checked beforehand. */
  private receiverDiffers(state: State, action: RecordedAction): Difference | null {
    const turn = turnOf(state);
    if (!turn || !inReceivership(state, turn.company)) return null;
    const checked = checkedRun(
      runQuery(state, turn),
      this.routes(state, action) as unknown as RunChoice['routes'],
    );
    if (!checked.ok) return null;
    const { revenue, subsidy } = checked.run;
    const earned = turn.leased === null ? revenue : leasedShare(state, turn, revenue);
    return earningsDiffer(action, { revenue: earned, subsidy });
  }

  /** The revenue of the run. */
  differed(state: State, action: RecordedAction): Difference | null {
    if (action.type !== 'run_routes' || inReceivership(state, action.entity as Company)) return null;
    const turn = turnOf(state);
    const goesOn = turn?.company === action.entity && roundOf(state) === this.round;
    if (goesOn) return earningsDiffer(action, turn);
    const revenue = state.paidOut?.[action.entity as Company];
    return revenue === undefined ? null : earningsDiffer(action, { revenue, subsidy: null });
  }

  /** All shares of a bankrupt company have returned to the IPO. */
  private forgetBankrupts(state: State): void {
    for (const company of this.sold.keys())
      if (state.companies[company].par === null) this.sold.delete(company);
  }

  note(state: State, action: RecordedAction): void {
    const { sold, trains } = this;
    if (action.type === 'buy_shares' || action.type === 'sell_shares')
      for (const id of (action.shares as unknown[]).map(String)) {
        const company = companyOf(id);
        sold.set(company, (sold.get(company) ?? new Set()).add(id));
      }
    if (action.type === 'lay_tile') this.tiles.set(String(action.tile), String(action.hex));
    if (action.type === 'discard_train') trains.handOver(String(action.train), DISCARDED);
    if (action.type === 'buy_train') trains.handOver(String(action.train), action.entity);
    trains.follow(trainsIn(state));
    this.forgetBankrupts(state);
    const buysOn =
      action.type === 'buy_train' &&
      frameOf(state, PROCEDURES.trainStep) !== null &&
      turnOf(state)?.company === action.entity;
    this.stillMarked = buysOn && this.wasInsolvent ? (action.entity as Company) : null;
  }

  snapshot(state: State) {
    return snapshot1860(state, this.recording, this.stillMarked);
  }
}

function roundOf({ round }: State): string {
  return `${round.stock}.${round.operating}`;
}

function bid(action: RecordedAction): Json | null {
  if (action.type === 'pass') return PASS;
  const isBid = action.type === 'bid' && action.company === undefined;
  return isBid ? { do: 'bid', amount: Number(action.price) } : null;
}

function lot(action: RecordedAction): Json | null {
  if (action.type === 'par') return { do: 'start', company: String(action.corporation), par: parOf(action) };
  return action.type === 'bid' && action.company !== undefined
    ? { do: 'ferry', private: String(action.company) }
    : null;
}

function tile(action: RecordedAction): { hex: string; tile: string; rotation: number } {
  return {
    hex: String(action.hex),
    tile: withoutCopy(String(action.tile)),
    rotation: Number(action.rotation),
  };
}

function passed({ type }: RecordedAction): Json | null {
  return type === 'pass' ? PASS : null;
}

function parOf(action: RecordedAction): number {
  return Number(String(action.share_price).split(',')[0]);
}

function shareOf(action: RecordedAction): { id: string; company: Company } {
  const id = String((action.shares as unknown[])[0]);
  return { id, company: companyOf(id) };
}

function companyOf(share: string): Company {
  return symbolOfShare(share) as Company;
}
