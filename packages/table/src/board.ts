import { type GameState, type Seat, view } from '@signalbox/kernel';
import type { Game } from './game.ts';

/** What a seat (null: a spectator) may see of the board. Events come with the entries of the log. */
export function boardFor({ title, state }: Pick<Game, 'title' | 'state'>, seat: Seat | null): GameState {
  return { ...view(title, state, seat), events: null };
}

/** Does a seat see anything that is hidden from others? */
export function seesMore(game: Pick<Game, 'title' | 'state'>, seat: Seat): boolean {
  return JSON.stringify(boardFor(game, seat)) !== JSON.stringify(boardFor(game, null));
}
