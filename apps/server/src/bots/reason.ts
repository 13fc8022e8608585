import type { Explanation } from '@signalbox/bots';
import type { Seat } from '@signalbox/kernel';
import type { LiveGame } from '../play/live-game.ts';
import { boardFor } from '../play/seat-views.ts';

/** A bot's reason as it is kept with its move. */
export interface StoredReason extends Explanation {
  /** It may hold what only this seat could see: nobody is told before the game is over. */
  readonly secret: boolean;
}

/** A reason follows from what the bot's seat sees. Where that is no more than everybody sees, it gives nothing away. */
export function reasonOf(game: LiveGame, seat: Seat, { key, details }: Explanation): StoredReason {
  const own = JSON.stringify(boardFor(game, seat));
  return { key, details, secret: own !== JSON.stringify(boardFor(game, null)) };
}
