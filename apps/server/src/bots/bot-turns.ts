import { randomInt } from 'node:crypto';
import { act, boardFor, botToMove, storedReason } from '@signalbox/table';
import type { Context } from '../context.ts';
import { apart } from '../operation/troubles.ts';
import type { LiveGame } from '../play/live-game.ts';
import type { Thinker } from './think.ts';

const THINKING_MS = 1000;
/** A bot's turn that is this much overdue was left by a process that has died. */
const OVERDUE_MS = 5000;
/** A bot that fails this often in a row is not asked again. */
const MOST_FAILURES = 3;

/** Makes the bots' moves: after every change of a game, and for games that a dead process has left waiting. */
export class BotTurns {
  readonly #context: Context;
  readonly #think: Thinker;
  readonly #busy = new Set<string>();
  readonly #failures = new Map<string, number>();
  #stopped = false;

  constructor(context: Context, think: Thinker) {
    this.#context = context;
    this.#think = think;
  }

  /** Called with every game that has been written here. */
  consider(game: LiveGame): void {
    if (this.#stopped || botToMove(game) === null || this.#busy.has(game.table)) return;
    this.#busy.add(game.table);
    setTimeout(() => void this.#playOn(game.table), this.#context.config.botPauseMs);
  }

  /** Another process will find what is left. */
  stop(): void {
    this.#stopped = true;
  }

  async pickUpOverdue(): Promise<void> {
    const { storage, now, games } = this.#context;
    const rows = await storage.db
      .selectFrom('tables')
      .select('id')
      .where('bot_due', '<', now() - OVERDUE_MS)
      .where('id', 'not in', (e) => e.selectFrom('troubles').select('troubles.id'))
      .orderBy('bot_due')
      .limit(50)
      .execute();
    for (const { id } of rows)
      await apart(this.#context, 'table', id, async () => this.consider(await games.read(id)));
  }

  async #playOn(table: string): Promise<void> {
    try {
      await this.#move(table);
      this.#failures.delete(table);
    } catch (error) {
      if (!this.#stopped) await this.#failed(table, error);
      return;
    } finally {
      this.#busy.delete(table);
    }
    // Its move may have led to another bot's turn, whose announcement came while this one was busy.
    await this.#context.games.read(table).then(
      (game) => this.consider(game),
      () => {},
    );
  }

  /** It is overdue soon, and then tried again; after some times it is put aside. */
  async #failed(table: string, error: unknown): Promise<void> {
    const failures = (this.#failures.get(table) ?? 0) + 1;
    this.#failures.set(table, failures);
    if (failures < MOST_FAILURES) this.#context.log.warn({ err: error, table }, 'a bot could not move');
    else {
      this.#failures.delete(table);
      await apart(this.#context, 'bot', table, () => Promise.reject(error)).catch(() => {});
    }
  }

  async #move(table: string): Promise<void> {
    const { games } = this.#context;
    const game = await games.read(table);
    const seat = botToMove(game);
    if (!seat) return;
    const { action, because } = await this.#think({
      title: game.title.id,
      bot: seat.bot!,
      view: boardFor(game, seat.seat),
      seat: seat.seat,
      budgetMs: THINKING_MS,
      seed: randomInt(2 ** 31),
    });
    await games.change(table, (now, draft) => {
      if (now.position !== game.position || botToMove(now)?.seat !== seat.seat) return;
      const refused = act(draft, action, 'bot', storedReason(now, seat.seat, because));
      if (refused) throw new Error(`The bot ${seat.bot} chose what is refused: ${refused.why}.`);
    });
  }
}
