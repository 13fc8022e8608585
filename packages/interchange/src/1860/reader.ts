import { type Action, frameOf, type Json, PASS, remember, type Seat } from '@signalbox/kernel';
import { withBestStops } from '@signalbox/rails';
import { type Company, SHARES } from '@signalbox/titles/1860/data/companies.ts';
import type { Private } from '@signalbox/titles/1860/data/privates.ts';
import { ROSTER } from '@signalbox/titles/1860/data/trains.ts';
import { PROCEDURES, turnOf } from '@signalbox/titles/1860/door.ts';
import type { EighteenSixtyState as State } from '@signalbox/titles/1860/index.ts';
import { runQuery } from '@signalbox/titles/1860/running.ts';
import { DISCARDED, TrainBook } from '../export/train-book.ts';
import { sharesNamed, symbolOfShare, withoutCopy } from '../recording/copies.ts';
import { NOTHING, type Reader } from '../recording/importer.ts';
import { Moves } from '../recording/moves.ts';
import type { Question } from '../recording/question.ts';
import type { RecordedAction, Recording } from '../recording/recording.ts';
import { pathOfRecorded, recordedRoutes } from '../runs/recorded-route.ts';
import { trainsIn } from './holdings.ts';
import { snapshot1860 } from './snapshot.ts';
import { asksForTrade } from './stock.ts';

/** Reads one recorded game of 1860; `asked` if players were asked there who could only pass. */
export function reader1860(recording: Recording, asked: boolean): Reader<State> {
  const moves = new Moves(recording);
  const seatOf = (player: string): Seat => `p${recording.players.findIndex(({ id }) => id === player) + 1}`;
  /** Shares that have left the IPO; such a share can only be bought from the pool. */
  const sold = new Set<string>();
  /** Where the site's trains and tiles are, by their names with copy number. */
  const trains = new TrainBook(ROSTER);
  const tiles = new Map<string, string>();
  /** The site takes the insolvency marker away when the company has done buying, not with the train. */
  let wasInsolvent = false;
  let stillMarked: Company | null = null;

  const choice = (state: State, action: RecordedAction, decision: string): Json | null => {
    switch (decision) {
      case 'bid':
        return bid(action);
      case 'choose-lot':
        return lot(action);
      case 'trade':
        return trade(action);
      case 'lay-home-tile':
        return action.type === 'lay_tile' ? tile(action) : null;
      case 'lay-track':
        return action.type === 'lay_tile' ? { do: 'lay', ...tile(action) } : passed(action);
      case 'place-token':
        return action.type === 'place_token' ? { do: 'token', ...cityOf(action) } : passed(action);
      case 'run-trains':
        return action.type === 'run_routes' ? { routes: routes(state, action) } : null;
      case 'dividend':
        return action.type === 'dividend' ? (action.kind === 'payout' ? 'pay' : 'withhold') : null;
      case 'buy-train':
        return train(action);
      case 'surrender-train':
        return action.type === 'discard_train' ? { train: withoutCopy(String(action.train)) } : null;
      default:
        return null;
    }
  };

  const bid = (action: RecordedAction): Json | null => {
    if (action.type === 'pass') return { do: 'pass' };
    const isBid = action.type === 'bid' && action.company === undefined;
    return isBid ? { do: 'bid', amount: Number(action.price) } : null;
  };

  const lot = (action: RecordedAction): Json | null => {
    if (action.type === 'par')
      return { do: 'start', company: String(action.corporation), par: parOf(action) };
    return action.type === 'bid' && action.company !== undefined
      ? { do: 'ferry', private: String(action.company) }
      : null;
  };

  const trade = (action: RecordedAction): Json | null => {
    switch (action.type) {
      case 'pass':
        return { do: 'pass' };
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
        return { do: 'buy', company, from: sold.has(id) ? 'pool' : 'ipo' };
      }
      default:
        return null;
    }
  };

  /** `770-1-0` is the first city of the second copy of tile 770, `G5-0-0` the one printed in G5. */
  const cityOf = (action: RecordedAction): { hex: string; node: number } => {
    const city = String(action.city);
    const copy = withoutCopy(city);
    return { hex: tiles.get(copy) ?? withoutCopy(copy), node: Number(city.slice(copy.length + 1)) };
  };

  /** Each recorded route gets one of the company's trains, and stops at as many halts as recorded. */
  const routes = (state: State, action: RecordedAction): Json => {
    const query = runQuery(state, turnOf(state)!);
    const idle = [...query.trains];
    return recordedRoutes(action).map((route) => {
      const index = idle.findIndex(({ kind }) => kind === withoutCopy(route.train));
      const [own] = idle.splice(Math.max(0, index), 1);
      const path = pathOfRecorded(query.board, query.tiles, route) ?? [];
      const halts = route.halts ?? (route.subsidy === undefined ? undefined : route.subsidy / 10);
      return { ...withBestStops(query, own?.id ?? route.train, path, halts) };
    });
  };

  const train = (action: RecordedAction): Json | null => {
    if (action.type === 'pass') return PASS;
    if (action.type !== 'buy_train') return null;
    const from = trains.ownerOf(String(action.train)) ?? 'bank';
    const kind = withoutCopy(String(action.train));
    if (from === 'bank' || from === 'pool') return { do: 'buy', from, train: kind };
    return { do: 'deal', from, train: kind, price: Number(action.price) };
  };

  /** Whose action the pending decision waits for, if the recorded one is theirs. */
  const actorOf = (state: State, pending: Question, action: RecordedAction): Seat | null => {
    if (action.entityType === 'player') {
      const seat = seatOf(action.entity);
      return pending.seats.includes(seat) ? seat : null;
    }
    if (action.entityType === 'company') {
      const owner = state.privates[action.entity as Private];
      const inAnyTurn = state.options.exchangeTurn === 'any';
      return pending.seats.find((seat) => seat === owner || inAnyTurn) ?? null;
    }
    const operator = turnOf(state)?.company;
    if (action.entityType === 'corporation' && operator !== undefined && action.entity !== operator)
      return null;
    return pending.seats[0] ?? null;
  };

  /** The site asks to pass some steps that are over by themselves here. */
  const isPast = (state: State, pending: Question, action: RecordedAction): boolean => {
    if (action.type !== 'pass' || action.entityType !== 'corporation') return false;
    if (turnOf(state)?.company !== action.entity) return moves.passesOn(action);
    return pending.decision === 'run-trains' || pending.decision === 'dividend';
  };

  /** Is this the answer of somebody who has little to choose from? The site passes for most of them. */
  const isAskedFor = (state: State, { type, entityType }: RecordedAction): boolean =>
    type === 'pass' ? asked : entityType === 'company' && !state.options.exchangeBesides;

  return {
    answer: (state, pending, action) => {
      const operator = turnOf(state)?.company;
      wasInsolvent =
        operator !== undefined && (state.companies[operator].insolvent || stillMarked === operator);
      if (isPast(state, pending, action)) return NOTHING;
      if (isAutomatic(pending) && !isAskedFor(state, action)) return null;
      const seat = actorOf(state, pending, action);
      const ours = seat === null ? null : choice(state, action, pending.decision);
      return seat === null || ours === null ? null : { seat, decision: pending.decision, choice: ours };
    },
    skipped: (_, pending, next) => {
      const seat = pending.seats[0]!;
      const passing = (ours: Json): Action => ({ seat, decision: pending.decision, choice: ours });
      if (next === null && !isAutomatic(pending)) return null;
      switch (pending.decision) {
        case 'bid':
          return passing({ do: 'pass' });
        case 'trade':
          return isAutomatic(pending) ? passing({ do: 'pass' }) : null;
        case 'lay-track':
        case 'place-token':
          return passing({ do: 'pass' });
        case 'run-trains':
          return passing({ routes: [] });
        case 'buy-train':
          return passing(PASS);
        default:
          return null;
      }
    },
    note: (state, action) => {
      if (action.type === 'buy_shares' || action.type === 'sell_shares') {
        for (const id of action.shares as unknown[]) sold.add(String(id));
      }
      if (action.type === 'lay_tile') tiles.set(String(action.tile), String(action.hex));
      if (action.type === 'discard_train') trains.handOver(String(action.train), DISCARDED);
      if (action.type === 'buy_train') trains.handOver(String(action.train), action.entity);
      trains.follow(trainsIn(state));
      // A bankrupt company's shares are all in the IPO again.
      for (const id of sold) if (state.companies[companyOf(id)].par === null) sold.delete(id);
      const buying =
        frameOf(state, PROCEDURES.trainStep) !== null && turnOf(state)?.company === action.entity;
      stillMarked = buying && wasInsolvent ? (action.entity as Company) : null;
    },
    snapshot: (state) => snapshot1860(state, recording, stillMarked),
  };
}

/** The site passes for a player who can do nothing that it asks for. */
const isAutomatic = remember(
  ({ decision, seats, offerTo }: Question) => decision === 'trade' && !asksForTrade(offerTo(seats[0]!)),
);

function tile(action: RecordedAction): { hex: string; tile: string; rotation: number } {
  return {
    hex: String(action.hex),
    tile: withoutCopy(String(action.tile)),
    rotation: Number(action.rotation),
  };
}

function passed({ type }: RecordedAction): Json | null {
  return type === 'pass' ? { do: 'pass' } : null;
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
