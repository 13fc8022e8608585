import { type Action, CHANCE, type GameState, type Played, type Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import type { StoredReason } from '../bots/reason.ts';
import type { EntryRecord } from '../database/schema.ts';
import { type LiveGame, RECENT_KEPT, type RecentEntry } from './live-game.ts';

/** What is about to be written: the game as it was, as it will be, and the new entries of its log. */
export interface Draft {
  readonly before: LiveGame;
  game: LiveGame;
  readonly entries: EntryRecord[];
  /** Persons' seats that have made a move. */
  readonly moved: Seat[];
  /** Sealed choices are shown. */
  reveals: boolean;
  readonly at: number;
  /** The game begins with it. */
  readonly opens: boolean;
}

/** Who sent an action, and the name they gave the request; null for what nobody sent. */
export interface Sender {
  readonly accountId: string;
  readonly request: string;
}

export function draftOf(game: LiveGame, now: number, opens = false): Draft {
  return { before: game, game, entries: [], moved: [], reveals: false, at: now, opens };
}

export function appendPlayed(
  draft: Draft,
  played: Played<GameState>,
  by: WireEntry['by'],
  sender: Sender | null,
  because: StoredReason | null = null,
): void {
  const { game } = draft;
  const { action, state } = played;
  const sealed = isSealed(game, action);
  const hidden = sealed && state.stack.at(-1)?.sealed?.[action.seat] !== undefined;
  const reveals = action.seat === CHANCE || (sealed && !hidden);
  if (sealed && !hidden) draft.reveals = true;
  if (by === 'person') draft.moved.push(action.seat);
  append(draft, state, {
    kind: 'action',
    seat: action.seat,
    by,
    decision: action.decision,
    choice: JSON.stringify(action.choice),
    events: JSON.stringify(played.events),
    patches: JSON.stringify(played.patches),
    inverse: JSON.stringify(played.inverse),
    reveals: reveals ? 1 : 0,
    hidden: hidden ? 1 : 0,
    takes_back: null,
    account_id: sender?.accountId ?? null,
    request_id: sender?.request ?? null,
    because: because && JSON.stringify(because),
  });
  const position = draft.game.position;
  const recent: RecentEntry = { position, seat: action.seat, by, reveals };
  draft.game = {
    ...draft.game,
    draws: draft.game.draws + (action.seat === CHANCE ? 1 : 0),
    recent: [...game.recent.slice(1 - RECENT_KEPT), recent],
  };
}

type Written = Omit<EntryRecord, 'table_id' | 'position' | 'undone' | 'at' | 'because'> &
  Partial<Pick<EntryRecord, 'because'>>;

export function append(draft: Draft, state: GameState, written: Written): void {
  const { game } = draft;
  const position = game.position + 1;
  draft.entries.push({ table_id: game.table, position, undone: 0, at: draft.at, because: null, ...written });
  draft.game = { ...game, state, position };
}

function isSealed(game: LiveGame, action: Action): boolean {
  const decision = game.title.decisions.get(action.decision);
  return decision !== undefined && 'sealed' in decision;
}
