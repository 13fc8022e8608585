import { type Action, CHANCE, frameOf, type Json, PASS, type Seat } from '@signalbox/kernel';
import { cashOf } from '@signalbox/rails';
import type { EighteenFLState as State } from '@signalbox/titles';
import { BOARD } from '@signalbox/titles/18fl/data/board.ts';
import type { Company } from '@signalbox/titles/18fl/data/companies.ts';
import { PROCEDURES } from '@signalbox/titles/18fl/door.ts';
import { presidentOf } from '@signalbox/titles/18fl/state.ts';
import { shareId, sharesNamed, symbolOfShare, withoutCopy } from '../recording/copies.ts';
import { DiscardOrder } from '../recording/discard-order.ts';
import { NOTHING, type Reader } from '../recording/importer.ts';
import { Moves } from '../recording/moves.ts';
import type { Question } from '../recording/question.ts';
import type { RecordedAction, Recording } from '../recording/recording.ts';
import { pathOfRecorded, recordedRoutes } from '../runs/recorded-route.ts';
import { ourCompany, ourPrivate, theirCompany } from './names.ts';
import { holdsTrackOpen, operatorOf } from './operator.ts';
import { cheapestOnSale, converting, endsTurn, isAutomatic } from './questions.ts';
import { snapshot18FL } from './snapshot.ts';

/** Reads one recorded game of 18FL; `asked` if players were asked there who could only pass. */
export function reader18FL(recording: Recording, asked: boolean): Reader<State> {
  const moves = new Moves(recording);
  const discards = new DiscardOrder(moves, ourCompany);
  const seatOf = (player: unknown): Seat =>
    `p${recording.players.findIndex(({ id }) => id === String(player)) + 1}`;
  /** Shares that have ever left the bank; such a share can only be bought from the pool. */
  const sold = new Set<string>();
  /** Where the site's trains and tiles are, by their names with copy number. */
  const trains = new Map<string, string>();
  const tiles = new Map<string, string>();

  /** The company whose track step is still open there, to be passed. */
  let trackHeld: Company | null = null;
  let operator: Company | null = null;
  /** A bonus that was used before the question of conversion there: here it comes after it, so the two change places. */
  let early: RecordedAction | null = null;
  let isEarly = false;

  const choice = (state: State, action: RecordedAction, pending: Question): Json | null => {
    switch (pending.decision) {
      case 'bid-for-choice':
        return action.type === 'bid' && action.company === undefined ? Number(action.price) : null;
      case 'choose-private':
        return action.type === 'bid' ? ourPrivate(action.company) : null;
      case 'trade':
        return trade(state, action);
      case 'convert':
        isEarly = bonus(action) !== null;
        return isEarly ? converting(moves.after(action)) : converting(action);
      case 'lay-track':
        return track(action);
      case 'place-token':
        return action.type === 'pass' ? { do: 'pass' } : (ownToken(action) ?? bonus(action));
      case 'late-bonus':
        return bonus(action);
      case 'run-trains':
        return action.type === 'run_routes' ? { routes: routes(state, action) } : null;
      case 'dividend':
        return action.type === 'dividend' ? (action.kind === 'payout' ? 'pay' : 'withhold') : null;
      case 'buy-train':
        return train(state, action);
      case 'sell-for-train':
        return action.type === 'sell_shares' ? block(state, action) : null;
      case 'pay-for-train':
        return action.type === 'buy_train' && isFinanced(state, action) ? 'buy' : null;
      case 'declare-bankruptcy':
        return action.type === 'bankrupt' ? 'bankrupt' : null;
      case 'discard-train':
        return action.type === 'discard_train' ? discarded(pending, action) : null;
      default:
        return null;
    }
  };

  const trade = (state: State, action: RecordedAction): Json | null => {
    switch (action.type) {
      case 'pass':
        return { do: 'pass' };
      case 'par': {
        const price = Number(String(action.share_price).split(',')[0]);
        const company = ourCompany(action.corporation)!;
        return { do: 'start', company, price, size: startSize(state, action) };
      }
      case 'buy_shares': {
        const id = String((action.shares as unknown[])[0]);
        const company = companyOfShare(id);
        return { do: 'buy', company, from: !sold.has(id) ? 'ipo' : id.endsWith('_0') ? 'president' : 'pool' };
      }
      case 'sell_shares':
        return { do: 'sell', ...block(state, action) };
      default:
        return null;
    }
  };

  /** Where both sizes are possible the site asks for it after the price. */
  const startSize = (state: State, par: RecordedAction): number => {
    if (state.phase === '5' || state.phase === '6') return 10;
    const next = moves.after(par);
    return next?.type === 'choose' && /10|ten/i.test(String(next.choice)) ? 10 : 5;
  };

  const block = (state: State, action: RecordedAction): { company: Company; count: number } => {
    const company = companyOfShare(String((action.shares as unknown[])[0]));
    return { company, count: sharesNamed(action, state.companies[company].size) };
  };

  /** Several companies may have to discard: the site asks them in another order than we do. */
  const discarded = (pending: Question, action: RecordedAction): Json => {
    const [{ company }] = pending.few() as [{ company: Company }];
    return { company, train: kindOf(discards.for(company, action).train, undefined) };
  };

  const track = (action: RecordedAction): Json | null => {
    if (action.type === 'pass') return { do: 'pass' };
    if (action.type !== 'lay_tile') return bonus(action);
    return {
      do: ourPrivate(action.entity) === 'TR' ? 'bonus-lay' : 'lay',
      hex: String(action.hex),
      tile: withoutCopy(String(action.tile)),
      rotation: Number(action.rotation),
    };
  };

  const bonus = (action: RecordedAction): Json | null => {
    if (action.type === 'assign') return { do: 'port', hex: String(action.target) };
    const isTerminal = action.type === 'place_token' && ourPrivate(action.entity) === 'TC';
    return isTerminal ? { do: 'terminal', ...cityOf(action) } : null;
  };

  const ownToken = (action: RecordedAction): Json | null => {
    if (action.type === 'hex_token') return { do: 'hotel', hex: String(action.hex), node: 0 };
    const isOwn = action.type === 'place_token' && ourPrivate(action.entity) === null;
    return isOwn ? { do: 'station', ...cityOf(action) } : null;
  };

  /** `6o-0-0` is the first city of the first copy of tile 6o, `K28-0-0` the one printed in K28. */
  const cityOf = (action: RecordedAction): { hex: string; node: number } => {
    const city = String(action.city);
    const tile = withoutCopy(city);
    return { hex: tiles.get(tile) ?? withoutCopy(tile), node: Number(city.slice(tile.length + 1)) };
  };

  const routes = (state: State, action: RecordedAction): Json => {
    const company = ourCompany(action.entity)!;
    const idle = state.companies[company].trains.map((kind, i) => ({ kind, id: `${kind}-${i + 1}` }));
    const take = (kind: string) => {
      const index = idle.findIndex((train) => train.kind === kind);
      return idle.splice(Math.max(0, index), 1)[0]?.id ?? kind;
    };
    return recordedRoutes(action).map((route) => ({
      train: take(trains.get(`${route.train}:kind`) ?? withoutCopy(route.train)),
      path: pathOfRecorded(BOARD, state.tiles, route) ?? [],
    }));
  };

  const kindOf = (train: unknown, variant: unknown): string =>
    variant !== undefined ? String(variant) : (trains.get(`${train}:kind`) ?? withoutCopy(String(train)));

  const train = (state: State, action: RecordedAction): Json | null => {
    if (action.type === 'pass') return PASS;
    if (action.type === 'bankrupt') return { do: 'bankrupt' };
    if (action.type !== 'buy_train') return null;
    const from = trains.get(String(action.train)) ?? 'bank';
    const kind = kindOf(action.train, action.variant);
    const price = Number(action.price);
    if (from !== 'bank' && from !== 'pool') return { do: 'deal', from, train: kind, price };
    const treasury = cashOf(state, ourCompany(action.entity)!);
    return { do: treasury < price ? 'finance' : 'buy', from, train: kind };
  };

  /** Is this the train that the president pays for? One that was paid without a sale is bought already. */
  const isFinanced = (state: State, { train: id, variant }: RecordedAction): boolean => {
    const financing = frameOf(state, PROCEDURES.trainStep)!.vars.financing!;
    return financing.from === (trains.get(String(id)) ?? 'bank') && financing.train === kindOf(id, variant);
  };

  /** Whose action the pending decision waits for, and whether the recorded one is theirs. */
  const fits = (state: State, pending: Question, action: RecordedAction): Seat | null => {
    const operator = operatorOf(state);
    if (action.entityType === 'player') {
      const seat = seatOf(action.entity);
      return pending.seats.includes(seat) ? seat : null;
    }
    if (action.entityType === 'company') return pending.seats[0] ?? null;
    const company = ourCompany(action.entity)!;
    const acts = pending.decision === 'discard-train' || company === operator;
    return acts ? (pending.seats[0] ?? null) : null;
  };

  return {
    answer: (state, pending, action) => {
      const seat = fits(state, pending, action);
      if (action.type === 'choose') return NOTHING;
      operator = operatorOf(state);
      isEarly = false;
      if (early !== null && moves.before(action) === early)
        return { seat: pending.seats[0]!, decision: pending.decision, choice: bonus(early) };
      if (isAutomatic(pending) && !(asked && action.type === 'pass')) return null;
      if (passesTrack(state, pending, action)) return NOTHING;
      if (moves.passesOn(action) && ourCompany(action.entity) !== operator) return NOTHING;
      if (seat !== null && passesEarlierStep(state, pending, action)) return NOTHING;
      const ours = seat === null ? null : choice(state, action, pending);
      return seat === null || ours === null ? null : { seat, decision: pending.decision, choice: ours };
    },
    skipped: (state, pending, next) => {
      const seat = pending.seats[0]!;
      const passing = (ours: Json): Action => ({ seat, decision: pending.decision, choice: ours });
      if (pending.decision === 'draw-player-number')
        return { ...passing(state.seats[state.order.length]!), seat: CHANCE };
      if (next === null && !isAutomatic(pending)) return null;
      switch (pending.decision) {
        case 'trade':
          return endsTurn(state) || isAutomatic(pending) ? passing({ do: 'pass' }) : null;
        case 'convert':
          return passing(PASS);
        case 'lay-track':
        case 'place-token':
        case 'late-bonus':
          return passing({ do: 'pass' });
        case 'run-trains':
          return passing({ routes: [] });
        case 'sell-for-train':
          return next?.type === 'bankrupt' ? passing(pending.largestBlock()) : null;
        case 'pay-for-train':
          return passing('buy');
        case 'buy-train':
          return passing(beforeSale(state, next) ?? PASS);
        default:
          return null;
      }
    },
    isMidway: () => early !== null,
    note: (state, action) => {
      early = isEarly ? action : null;
      if (action.type === 'lay_tile') trackHeld = holdsTrackOpen(state) ? operator : null;
      if (action.type === 'pass') trackHeld = null;
      if (action.type === 'buy_shares' || action.type === 'sell_shares') {
        for (const id of action.shares as unknown[]) sold.add(String(id));
      }
      if (action.type === 'par') sold.add(shareId(String(action.corporation), 0));
      // The Canal Company comes with a share.
      if (ourPrivate(action.company) === 'FECC') sold.add(shareId(theirCompany('FEC'), 1));
      if (action.type === 'lay_tile') tiles.set(String(action.tile), String(action.hex));
      if (action.type === 'discard_train') trains.set(String(action.train), 'pool');
      if (action.type === 'buy_train') {
        trains.set(String(action.train), ourCompany(action.entity)!);
        if (action.variant !== undefined) trains.set(`${action.train}:kind`, String(action.variant));
      }
    },
    snapshot: (state) => snapshot18FL(state, recording, operatorOf(state)),
  };

  /** Our track step is over when everything is laid; there it may wait to be passed. */
  function passesTrack(state: State, pending: Question, action: RecordedAction): boolean {
    if (action.type !== 'pass' || trackHeld === null || ourCompany(action.entity) !== trackHeld) return false;
    return pending.decision !== 'lay-track' || operatorOf(state) !== trackHeld;
  }

  /** The site asks to pass some steps that are over by themselves here: then the next action answers this decision. */
  function passesEarlierStep(state: State, pending: Question, action: RecordedAction): boolean {
    if (action.type !== 'pass' || action.entityType !== 'corporation') return false;
    if (pending.decision === 'run-trains' || pending.decision === 'dividend') return true;
    const next = moves.after(action);
    if (!next || next.type === 'pass' || next.entity !== action.entity) return false;
    return pending.decision !== 'lay-track' && choice(state, next, pending) !== null;
  }

  /** A president who sells for a train has one in mind: the one that is bought after the sales. */
  function beforeSale(state: State, next: RecordedAction | null): Json | null {
    const operator = operatorOf(state);
    if (next?.type !== 'sell_shares' || operator === null) return null;
    if (seatOf(next.entity) !== presidentOf(state, operator)) return null;
    const bought = moves.from(next).find(({ type }) => type === 'buy_train' || type === 'bankrupt');
    // Nothing will be bought in the end: it was for the cheapest train on sale.
    if (bought?.type !== 'buy_train') return { do: 'finance', ...cheapestOnSale(state) };
    return {
      do: 'finance',
      from: trains.get(String(bought.train)) ?? 'bank',
      train: kindOf(bought.train, bought.variant),
    };
  }
}

function companyOfShare(id: string): Company {
  return ourCompany(symbolOfShare(id))!;
}
