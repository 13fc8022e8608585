import type { Json } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { EighteenFLState as State } from '@signalbox/titles';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { phaseRules } from '@signalbox/titles/18fl/data/phases.ts';
import type { Train } from '@signalbox/titles/18fl/data/trains.ts';
import { DECISIONS, turnOf } from '@signalbox/titles/18fl/exports.ts';
import { privatePrice } from '@signalbox/titles/18fl/opening.ts';
import { networkOf } from '@signalbox/titles/18fl/reach.ts';
import { COMPANY_IDS } from '@signalbox/titles/18fl/state.ts';
import { tokenCost } from '@signalbox/titles/18fl/tokens.ts';
import { trainPrice } from '@signalbox/titles/18fl/train-market.ts';
import { ourCompany, ourPrivate, theirCompany } from '../../18fl/names.ts';
import { operatorOf } from '../../18fl/operator.ts';
import { snapshot18FL } from '../../18fl/snapshot.ts';
import { percentDiffers, shareId, sharesNamed, symbolOfShare, withoutCopy } from '../../recording/copies.ts';
import { DiscardOrder } from '../../recording/discard-order.ts';
import { Moves } from '../../recording/moves.ts';
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

type Here = At<State>;
type Answer = Json | null;

export function reader18FL(recording: Recording): SiteReader<State> {
  return new Reader18FL(recording);
}

/** Translates the actions of one recorded game of 18FL into our choices. */
class Reader18FL implements SiteReader<State> {
  private readonly recording: Recording;
  /** Shares that have left the bank; such a share can only be bought from the pool. */
  private readonly sold = new Set<string>();
  /** Where the site's trains and tiles are, by name and copy number. */
  private readonly trains = new Map<string, string>();
  private readonly kinds = new Map<string, string>();
  private readonly tiles = new Map<string, string>();

  private readonly discards: DiscardOrder;

  constructor(recording: Recording) {
    this.recording = recording;
    this.discards = new DiscardOrder(new Moves(recording), ourCompany);
  }

  read(at: Here, action: RecordedAction): Answer {
    switch (at.question.decision) {
      case DECISIONS.bidForChoice.name:
        return action.company === undefined ? Number(action.price) : null;
      case DECISIONS.choosePrivate.name:
        return ourPrivate(action.company);
      case DECISIONS.trade.name:
        return this.trade(at.state, action);
      case DECISIONS.chooseSize.name:
        return sizeIn(action.choice);
      case DECISIONS.convert.name:
        return action.type === 'convert' ? 'convert' : action.type === 'pass' ? { do: 'pass' } : null;
      case DECISIONS.layTrack.name:
        return this.track(action);
      case DECISIONS.placeToken.name:
        return action.type === 'pass' ? { do: 'pass' } : (this.ownToken(action) ?? this.bonus(action));
      case DECISIONS.lateBonus.name:
      case DECISIONS.placePort.name:
        return this.bonus(action);
      case DECISIONS.runTrains.name:
        return action.type === 'run_routes' ? { routes: this.routes(at.state, action) } : null;
      case DECISIONS.dividend.name:
        return dividendIn(action);
      case DECISIONS.buyTrain.name:
        return this.train(at.state, action);
      case DECISIONS.discardTrain.name:
        return this.discarded(at, action);
      default:
        return null;
    }
  }

  /** Several companies may have to discard trains; on the site they may do so in any order. */
  private discarded({ question }: Here, action: RecordedAction): Json {
    const [{ company }] = question.few() as [{ company: Company }];
    return { company, train: this.kindOf(this.discards.for(company, action).train, undefined) };
  }

  private trade(state: State, action: RecordedAction): Answer {
    switch (action.type) {
      case 'pass':
        return { do: 'pass' };
      case 'par': {
        const price = Number(String(action.share_price).split(',')[0]);
        const company = ourCompany(action.corporation)!;
        return { do: 'start', company, price, size: phaseRules(state.phase).sizes[0]! };
      }
      case 'buy_shares': {
        const id = String((action.shares as unknown[])[0]);
        const from = !this.sold.has(id) ? 'ipo' : id.endsWith('_0') ? 'president' : 'pool';
        return { do: 'buy', company: companyOfShare(id), from };
      }
      case 'sell_shares':
        return { do: 'sell', ...this.block(state, action) };
      default:
        return null;
    }
  }

  private block(state: State, action: RecordedAction): { company: Company; count: number } {
    const company = companyOfShare(String((action.shares as unknown[])[0]));
    return { company, count: sharesNamed(action, state.companies[company].size) };
  }

  private track(action: RecordedAction): Json | null {
    if (action.type === 'pass') return { do: 'pass' };
    if (action.type !== 'lay_tile') return this.bonus(action);
    return {
      do: ourPrivate(action.entity) === 'TR' ? 'bonus-lay' : 'lay',
      hex: String(action.hex),
      tile: withoutCopy(String(action.tile)),
      rotation: Number(action.rotation),
    };
  }

  private bonus(action: RecordedAction): Json | null {
    if (action.type === 'assign') return { do: 'port', hex: String(action.target) };
    const isTerminal = action.type === 'place_token' && ourPrivate(action.entity) === 'TC';
    return isTerminal ? { do: 'terminal', ...this.cityOf(action) } : null;
  }

  private ownToken(action: RecordedAction): Json | null {
    if (action.type === 'hex_token') return { do: 'hotel', hex: String(action.hex), node: 0 };
    const isOwn = action.type === 'place_token' && ourPrivate(action.entity) === null;
    return isOwn ? { do: 'station', ...this.cityOf(action) } : null;
  }

  /** `6o-0-0` is the first city of the first copy of tile 6o, `K28-0-0` the one printed in K28. */
  private cityOf(action: RecordedAction): { hex: string; node: number } {
    const city = String(action.city);
    const tile = withoutCopy(city);
    return { hex: this.tiles.get(tile) ?? withoutCopy(tile), node: Number(city.slice(tile.length + 1)) };
  }

  private routes(state: State, action: RecordedAction): Json {
    const company = ourCompany(action.entity)!;
    const take = trainNames(state.companies[company].trains);
    return recordedRoutes(action).map((route) => ({
      train: take(this.kindOf(route.train, undefined)),
      path: pathOfRecorded(BOARD, state.tiles, route) ?? [],
    }));
  }

  private kindOf(train: unknown, variant: unknown): string {
    if (variant !== undefined) return String(variant);
    return this.kinds.get(String(train)) ?? withoutCopy(String(train));
  }

  private train(state: State, action: RecordedAction): Json | null {
    if (action.type === 'pass') return { do: 'pass' };
    if (action.type === 'bankrupt') return { do: 'bankrupt' };
    if (action.type === 'sell_shares') return { do: 'sell', ...this.block(state, action) };
    if (action.type === 'assign') return this.bonus(action);
    if (action.type !== 'buy_train') return null;
    const from = this.trains.get(String(action.train)) ?? 'bank';
    const train = this.kindOf(action.train, action.variant);
    const price = Number(action.price);
    if (from !== 'bank' && from !== 'pool') return { do: 'deal', from, train, price };
    return { do: cashOf(state, ourCompany(action.entity)!) < price ? 'finance' : 'buy', from, train };
  }

  /** Prices that the file contains and our rules can compute. */
  differs({ state, question }: Here, action: RecordedAction): Difference | null {
    if (action.shares !== undefined)
      return percentDiffers(action, state.companies[this.block(state, action).company].size);
    const said = Number(action.price ?? action.cost);
    const ours = this.priceHere(state, question, action);
    if (ours === null || Number.isNaN(said) || said === 0 || said === ours) return null;
    return { what: 'price', ours, theirs: said };
  }

  private priceHere(state: State, { decision }: Question, action: RecordedAction): number | null {
    if (decision === DECISIONS.choosePrivate.name) return privatePrice(state, ourPrivate(action.company)!);
    if (action.type === 'place_token' || action.type === 'hex_token') {
      const place = action.type === 'hex_token' ? { hex: String(action.hex), node: 0 } : this.cityOf(action);
      return action.entityType === 'company' ? null : tokenCost(networkOf(state, operatorOf(state)!), place);
    }
    const fromCompany = isCompany(this.trains.get(String(action.train)) ?? 'bank');
    if (action.type !== 'buy_train' || fromCompany) return null;
    return trainPrice(this.kindOf(action.train, action.variant) as Train);
  }

  /** The revenue of the run. */
  differed(state: State, action: RecordedAction): Difference | null {
    if (action.type !== 'run_routes') return null;
    const turn = turnOf(state);
    const revenue = turn && theirCompany(turn.company) === action.entity ? turn.revenue : 0;
    return earningsDiffer(action, { revenue, subsidy: 0 });
  }

  note(_: State, action: RecordedAction): void {
    switch (action.type) {
      case 'buy_shares':
      case 'sell_shares':
        for (const id of action.shares as unknown[]) this.sold.add(String(id));
        return;
      case 'par':
        this.sold.add(shareId(String(action.corporation), 0));
        return;
      case 'bid':
        // The Canal Company includes a share.
        if (ourPrivate(action.company) === 'FECC') this.sold.add(shareId(theirCompany('FEC'), 1));
        return;
      case 'lay_tile':
        this.tiles.set(String(action.tile), String(action.hex));
        return;
      case 'discard_train':
        this.trains.set(String(action.train), 'pool');
        return;
      case 'buy_train':
        this.trains.set(String(action.train), ourCompany(action.entity)!);
        if (action.variant !== undefined) this.kinds.set(String(action.train), String(action.variant));
    }
  }

  snapshot(state: State) {
    return snapshot18FL(state, this.recording, operatorOf(state));
  }
}

function sizeIn(choice: unknown): 10 | 5 | null {
  const word = String(choice);
  return /10|ten/i.test(word) ? 10 : /5|five/i.test(word) ? 5 : null;
}

function companyOfShare(id: string): Company {
  return ourCompany(symbolOfShare(id))!;
}

function isCompany(owner: string): boolean {
  return (COMPANY_IDS as readonly string[]).includes(owner);
}
