import { randomInt } from 'node:crypto';
import { act, boardFor, botToMove, storedReason } from '@signalbox/table';
import type { Context } from '../context.ts';
import { isolate, seatPart, tablePart } from '../operation/troubles.ts';
import type { LiveGame } from '../play/live-game.ts';
import type { Thinker } from './think.ts';

/** If a bot's turn is this much overdue, its process has died. */
const OVERDUE_MS = 5000;
/** A bot that fails this often in a row is not asked again. */
const MAX_FAILURES = 3;

/** Makes the bots' moves: after every change of a game, and in games that were waiting for a process that died. */
export class BotTurns {
  readonly #context: Context;
  readonly #think: Thinker;
  readonly #busy = new Set<string>();
  readonly #failures = new Map<string, number>();
  /** The seat that was asked last, for each table whose bot is about to move. */
  readonly #seats = new Map<string, string>();
  #stopped = false;

  constructor(context: Context, think: Thinker) {
    this.#context = context;
    this.#think = think;
  }

  /** Called with every game that has been written here. */
  consider(game: LiveGame): void {
    if (this.#stopped || this.#busy.has(game.table) || !botToMove(game, this.#context.now())) return;
    this.#busy.add(game.table);
    setTimeout(() => void this.#playOn(game.table), this.#context.config.botPauseMs);
  }

  /** Stops; another process will make the remaining moves. */
  stop(): void {
    this.#stopped = true;
  }

  async pickUpOverdue(): Promise<void> {
    const { storage, now, games } = this.#context;
    const rows = await storage.db
      .selectFrom('tables')
      .select('id')
      .where('bot_due', '<', now() - OVERDUE_MS)
      .where('id', 'not in', (e) =>
        e.selectFrom('troubles').select('troubles.id').where('kind', '=', 'table'),
      )
      .orderBy('bot_due')
      .limit(50)
      .execute();
    for (const { id } of rows)
      await isolate(this.#context, tablePart(id), async () => this.consider(await games.read(id)));
  }

  async #playOn(table: string): Promise<void> {
    try {
      await this.#move(table);
      this.#failures.delete(table);
      this.#seats.delete(table);
    } catch (error) {
      if (!this.#stopped) await this.#failed(table, error);
      return;
    } finally {
      this.#busy.delete(table);
    }
    // The move may have led to another bot's turn, which was announced while this bot was busy.
    await this.#context.games.read(table).then(
      (game) => this.consider(game),
      () => {},
    );
  }

  /** The turn is soon overdue and then tried again; after several failures it is set aside. */
  async #failed(table: string, error: unknown): Promise<void> {
    const failures = (this.#failures.get(table) ?? 0) + 1;
    this.#failures.set(table, failures);
    if (failures < MAX_FAILURES) this.#context.log.warn({ err: error, table }, 'a bot could not move');
    else {
      this.#failures.delete(table);
      const part = seatPart(table, this.#seats.get(table) ?? '');
      await isolate(this.#context, part, () => Promise.reject(error))
        .then(() => this.#leave(table))
        .catch(() => {});
    }
  }

  /** The bot's turns are ignored until they are resumed. */
  async #leave(table: string): Promise<void> {
    await this.#context.storage.commit((trx) =>
      trx.updateTable('tables').set({ bot_due: null }).where('id', '=', table).execute(),
    );
  }

  async #move(table: string): Promise<void> {
    const { games } = this.#context;
    const game = await games.read(table);
    const seat = botToMove(game, this.#context.now());
    if (!seat) return;
    this.#seats.set(table, seat.seat);
    const { action, because } = await this.#think({
      title: game.title.id,
      bot: seat.bot!,
      view: boardFor(game, seat.seat),
      seat: seat.seat,
      // A person with a hundred tables of bots delays only their own bots, not those of others.
      asker: game.seats.find(({ accountId }) => accountId !== null)?.accountId ?? table,
      patient: game.patient,
      seed: randomInt(2 ** 31),
    });
    await games.change(table, (now, draft) => {
      if (now.position !== game.position || botToMove(now, draft.at)?.seat !== seat.seat) return;
      const refused = act(draft, action, 'bot', storedReason(now, seat.seat, because));
      if (refused) throw new Error(`The bot ${seat.bot} chose what is refused: ${refused.why}.`);
    });
  }
}
