import { frameOf, type Json, PASS, type Seat } from '@signalbox/kernel';
import { sharesOf } from '@signalbox/rails';
import type { EighteenFortyOneState as State } from '@signalbox/titles';
import type { Company } from '@signalbox/titles/1841/data/companies.ts';
import { PROCEDURES } from '@signalbox/titles/1841/door.ts';
import { overLimit } from '@signalbox/titles/1841/phase-change/discards.ts';
import { boardOf, sizeOf } from '@signalbox/titles/1841/state.ts';
import { SlotBook } from '../export/slot-book.ts';
import { DISCARDED } from '../export/train-book.ts';
import { sharesNamed } from '../recording/copies.ts';
import { DiscardOrder } from '../recording/discard-order.ts';
import { NOTHING, type Reader } from '../recording/importer.ts';
import { Moves } from '../recording/moves.ts';
import type { Question } from '../recording/question.ts';
import type { RecordedAction, Recording } from '../recording/recording.ts';
import { pathOfRecorded, recordedRoutes } from '../runs/recorded-route.ts';
import { asksFor } from './asked.ts';
import { charterIn, converts } from './converting.ts';
import { companyOfShare, ourCompany, withoutCopy } from './names.ts';
import { needsHelp, passedOver } from './passed-over.ts';
import { concessionBought, shareDeal } from './player-deals.ts';
import { RecordBooks } from './record-books.ts';
import { snapshot1841 } from './snapshot.ts';
import { operatorOf, subjectOf } from './subject.ts';
import { chosenWord, numberIn } from './words.ts';

/** Reads one recorded game of 1841; `asked` if players were asked there who could only pass. */
export function reader1841(recording: Recording, asked: boolean): Reader<State> {
  const moves = new Moves(recording);
  const discards = new DiscardOrder(moves, ourCompany);
  const seatOf = (player: unknown): Seat =>
    `p${recording.players.findIndex(({ id }) => id === String(player)) + 1}`;
  const books = new RecordBooks(seatOf);
  /** Where the site's tiles are, by their names with copy number. */
  const tiles = new Map<string, string>();
  const slots = new SlotBook();
  /** The site has one step for selling and buying: the company that has passed it. */
  let passed: Company | null = null;
  /** What was answered last. */
  let answered: { action: RecordedAction; decision: string } | null = null;

  const choice = (state: State, action: RecordedAction, decision: string): Json | null => {
    switch (decision) {
      case 'put-up':
        return action.type === 'pass' ? PASS : null;
      case 'bid':
        if (action.type === 'bid')
          return action.company === lotIn(state) ? { do: 'bid', amount: Number(action.price) } : null;
        return action.type === 'pass' ? { do: 'pass' } : null;
      case 'trade':
      case 'company-sale':
      case 'company-purchase':
        return stock(state, action, decision);
      case 'first-shares':
        return action.type === 'buy_shares' ? 'buy' : action.type === 'pass' ? PASS : null;
      case 'choose-home':
        return action.type === 'place_token' ? cityOf(action) : action.type === 'pass' ? PASS : null;
      case 'buy-tokens':
      case 'buy-secession-tokens':
      case 'buy-further-tokens':
        return action.type === 'choose' ? numberIn(action.choice) : null;
      case 'lay-track':
        return track(action);
      case 'place-token':
        if (action.type === 'place_token') return { do: 'place', ...cityOf(action) };
        return action.type === 'pass' ? { do: 'pass' } : null;
      case 'run-trains':
        return action.type === 'run_routes' ? { routes: routes(state, action) } : null;
      case 'dividend':
        return action.type === 'dividend' ? (action.kind === 'payout' ? 'pay' : 'withhold') : null;
      case 'buy-token':
        if (action.type === 'buy_token') return boughtToken(action);
        return action.type === 'pass' ? { do: 'pass' } : null;
      case 'buy-train':
        return train(state, action);
      case 'sell-in-need':
        return action.type === 'sell_shares' ? block(state, action) : null;
      case 'discard-train':
        return action.type === 'discard_train' ? discarded(state, action) : null;
      case 'merge':
        if (action.type === 'merge') return converts(state, action) ? null : ourCompany(action.corporation);
        return action.type === 'pass' ? PASS : null;
      case 'choose-charter':
        return FORMING.includes(action.type) ? charterIn(action) : null;
      case 'convert':
        return converts(state, action) ? 'convert' : action.type === 'pass' ? PASS : null;
      case 'keep-tokens':
        return keptTokens(state, action);
      default:
        return action.type === 'choose' ? chosenWord(state, decision, String(action.choice)) : null;
    }
  };

  const stock = (state: State, action: RecordedAction, decision: string): Json | null => {
    const sells = decision !== 'company-purchase';
    const buys = decision !== 'company-sale';
    switch (action.type) {
      case 'pass':
        return { do: 'pass' };
      case 'par': {
        if (!buys) return null;
        const price = Number(String(action.share_price).split(',')[0]);
        return { do: 'found', company: ourCompany(action.corporation), price };
      }
      case 'buy_shares': {
        const id = String((action.shares as unknown[])[0]);
        if (!buys) return null;
        const deal = shareDeal(state, books.certificates(state), action);
        return deal ?? { do: 'buy', company: companyOfShare(id), from: sourceOf(state, id) };
      }
      case 'sell_shares':
        return sells ? { do: 'sell', blocks: [block(state, action)] } : null;
      case 'buy_company':
        return buys ? concessionBought(state, action) : null;
      default:
        return null;
    }
  };

  const sourceOf = (state: State, id: string): string => {
    const company = companyOfShare(id);
    const known = books.certificates(state).sourceOf(company, id);
    return known ?? (sharesOf(state, company, 'ipo') > 0 ? 'ipo' : 'pool');
  };

  const block = (state: State, action: RecordedAction): { company: Company; count: number } => {
    const company = companyOfShare(String((action.shares as unknown[])[0]));
    return { company, count: sharesNamed(action, sizeOf(state, company)) };
  };

  /** Several companies may have to discard: the site asks them in another order than we do. */
  const discarded = (state: State, action: RecordedAction): Json => {
    const company = overLimit(state)!;
    return { company, train: withoutCopy(String(discards.for(company, action).train)) };
  };

  const track = (action: RecordedAction): Json | null => {
    if (action.type === 'pass') return { do: 'pass' };
    if (action.type !== 'lay_tile') return null;
    const { hex, tile, rotation } = action;
    return { do: 'lay', hex: String(hex), tile: withoutCopy(String(tile)), rotation: Number(rotation) };
  };

  /** `604-0-0` is the first city of the first copy of tile 604, `K11-6-0` the one printed in K11. */
  const cityOf = (action: RecordedAction): { hex: string; node: number } => {
    const city = String(action.city);
    const tile = withoutCopy(city);
    return { hex: tiles.get(tile) ?? withoutCopy(tile), node: Number(city.slice(tile.length + 1)) };
  };

  const boughtToken = (action: RecordedAction): Json => {
    const { hex, node } = cityOf(action);
    const from = slots.ownerAt({ hex, node }, Number(action.slot ?? 0));
    return { do: 'buy', from, hex, node, price: Number(action.price) };
  };

  /** The site takes tokens away one by one; a pass keeps the rest. */
  const keptTokens = (state: State, action: RecordedAction): Json | null => {
    if (action.type !== 'remove_token' && action.type !== 'pass') return null;
    const { a, b, into, tuscan } = frameOf(state, PROCEDURES.merger)!.vars;
    const old = state.stations.filter(({ owner }) => owner === a || owner === b).map(({ hex }) => hex);
    const last = action.type === 'pass' ? moves.before(action) : action;
    const removed = (last?.type === 'remove_token' ? moves.together(last) : [])
      .filter((move) => move.entity === action.entity)
      .map((move) => cityOf(move).hex);
    const hexes = [...new Set(old)].filter((hex) => !removed.includes(hex));
    const most = 5 - hexes.length;
    return { hexes, charter: tuscan ? most : Math.min(most, state.companies[into].tokens) };
  };

  const routes = (state: State, action: RecordedAction): Json => {
    const company = ourCompany(action.entity)!;
    const idle = state.companies[company].trains.map((kind, i) => ({ kind, id: `${kind}-${i + 1}` }));
    const take = (kind: string) => {
      const index = idle.findIndex((train) => train.kind === kind);
      return idle.splice(Math.max(0, index), 1)[0]?.id ?? kind;
    };
    return recordedRoutes(action).map((route) => ({
      train: take(withoutCopy(route.train)),
      path: pathOfRecorded(boardOf(state), state.tiles, route) ?? [],
    }));
  };

  const train = (state: State, action: RecordedAction): Json | null => {
    if (action.type === 'pass') return PASS;
    if (action.type === 'bankrupt') return { do: 'emergency' };
    if (action.type !== 'buy_train') return null;
    const kind = withoutCopy(String(action.train));
    if (needsHelp(state, action)) return null;
    const from = books.trains(state).ownerOf(String(action.train)) ?? 'bank';
    if (from === 'bank' || from === DISCARDED) return { do: 'buy', from, train: kind };
    return { do: 'deal', from, train: kind, price: Number(action.price) };
  };

  const isSubject = (state: State, pending: Question, action: RecordedAction): boolean => {
    if (pending.decision === 'discard-train' && action.type === 'discard_train') return true;
    const subject = subjectOf(state, pending);
    return action.entityType === 'player'
      ? seatOf(action.entity) === subject
      : ourCompany(action.entity) === subject;
  };

  return {
    answer: (state, pending, action) => {
      // It comes behind the track, whether more could be laid or not.
      if (action.type === 'destination_connection') return pending.decision === 'lay-track' ? null : NOTHING;
      // Here nobody declares it: it is so as soon as there is nothing left to sell.
      if (action.type === 'bankrupt' && pending.decision === 'return-or-leave') return NOTHING;
      if (!isSubject(state, pending, action)) return isPast(state, action) ? NOTHING : null;
      if (pending.decision === 'keep-tokens' && removesMore(action)) return NOTHING;
      if (passesEarlierStep(state, pending, action)) return NOTHING;
      // Nobody is asked who can do nothing: the action belongs to a later turn.
      if (pending.decision === 'trade' && action.type !== 'pass' && !asksFor(state, pending)) return null;
      if (action.type === 'pass' && !answersPass(state, pending, action)) return null;
      const ours = choice(state, action, pending.decision);
      if (ours !== null) answered = { action, decision: pending.decision };
      return ours === null ? null : { seat: pending.seats[0]!, decision: pending.decision, choice: ours };
    },
    skipped: (state, pending, next) => {
      const charter = pending.decision === 'choose-charter' && answered ? charterIn(answered.action) : null;
      if (charter !== null && answered?.decision === 'convert')
        return { seat: pending.seats[0]!, decision: pending.decision, choice: charter };
      const isRuined = answered?.action.type === 'bankrupt';
      return passedOver(state, pending, next, { seatOf, actsAgain, isRuined });
    },
    note: (state, action) => {
      slots.follow(state.stations);
      const passesSale = answered?.action === action && answered.decision === 'company-sale';
      if (action.type === 'pass' && passesSale) passed = ourCompany(action.entity);
      else if (action.entity !== passed) passed = null;
      if (action.type === 'lay_tile') tiles.set(String(action.tile), String(action.hex));
      if (action.type === 'run_routes') {
        // Trains change hands in mergers and in the secession: the company that runs one owns it.
        for (const { train } of action.routes as { train: string }[])
          books.trains(state).claim(train, ourCompany(action.entity)!);
      }
    },
    follow: (state, action) => {
      const tradesUp = action !== null && answered?.action === action && /^pres/.test(String(action.choice));
      books.follow(state, action, tradesUp);
    },
    snapshot: (state) => snapshot1841(state, recording, operatorOf(state)),
  };

  /** Will this player do anything after this action? */
  function actsAgain(seat: Seat, action: RecordedAction): boolean {
    return moves.from(action).some(({ entity, entityType }) => {
      return entityType === 'player' && seatOf(entity) === seat;
    });
  }

  /** The company's turn is over here, and there it has been asked once more. */
  function isPast(state: State, action: RecordedAction): boolean {
    return moves.passesOn(action) && ourCompany(action.entity) !== operatorOf(state);
  }

  /** Selling and buying are one step there: after a pass the purchase is not asked again. */
  function skipsPurchase(pending: Question, action: RecordedAction): boolean {
    return pending.decision === 'company-purchase' && passed === ourCompany(action.entity);
  }

  /** Is the pass meant for this decision? Its own passes are only for tokens and mergers. */
  function answersPass(state: State, pending: Question, action: RecordedAction): boolean {
    if (action.auto && action.entityType === 'corporation') return AUTOMATIC.includes(pending.decision);
    if (pending.decision === 'trade' && asked) return true;
    return asksFor(state, pending) && !skipsPurchase(pending, action);
  }

  /** Is this token not the last that is taken away, or does a pass follow that ends it? */
  function removesMore(action: RecordedAction): boolean {
    const next = moves.after(action);
    return action.type === 'remove_token' && next?.entity === action.entity && REMOVING.includes(next.type);
  }

  /** The site asks about tokens and mergers where there is no choice here; its own passes are only for those. */
  function passesEarlierStep(state: State, pending: Question, action: RecordedAction): boolean {
    if (action.type !== 'pass' || action.entityType !== 'corporation') return false;
    if (action.auto) return pending.decision === 'convert';
    const next = moves.after(action);
    if (!next || next.type === 'pass' || next.entity !== action.entity) return false;
    if (pending.decision === 'lay-track' || !asksFor(state, pending)) return false;
    return choice(state, next, pending.decision) !== null;
  }
}

const FORMING: readonly string[] = ['merge', 'convert'];
const REMOVING: readonly string[] = ['remove_token', 'pass'];
const AUTOMATIC: readonly string[] = ['buy-token', 'merge'];

/** What is being auctioned. */
function lotIn(state: State): string {
  return frameOf(state, PROCEDURES.auction)!.vars.lot;
}
