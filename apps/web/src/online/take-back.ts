import type { Json } from '@signalbox/kernel';
import type { TableSnapshot } from '../source/table-source.ts';
import type { Problem } from '../wire/wire.ts';

interface Calls {
  readonly snapshot: () => TableSnapshot;
  readonly undo: () => Promise<Problem | null>;
  readonly act: (decision: string, choice: Json) => Promise<Problem | null>;
  /** Tells how much could be done again. */
  readonly tell: (redo: number) => void;
}

const PATIENCE_MS = 3000;
const LOOK_EVERY_MS = 20;

/** Takes back at a table on the server, and does again what was taken back: the server keeps the log, not the wish. */
export class TakeBack {
  #calls: Calls;
  #takenBack: { readonly decision: string; readonly choice: Json }[] = [];

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  async undo(what: 'one' | 'turn'): Promise<Problem | null> {
    const { snapshot } = this.#calls;
    do {
      const { game } = snapshot();
      const own = game?.undo?.freely ? this.#actions().slice(-game.undo.entries) : [];
      const problem = await this.#calls.undo();
      if (problem) return problem;
      for (const { seat, decision, choice } of own.toReversed()) {
        if (seat === game?.seat) this.#takenBack.push({ decision, choice });
      }
      this.#calls.tell(this.#takenBack.length);
      if (!(await this.#gone(game?.position ?? 0))) return null;
    } while (what === 'turn' && this.#wasMine());
    return null;
  }

  /** A turn is what one did without a break. Where only bots sit beside, one could take back freely to the very beginning. */
  #wasMine(): boolean {
    const { game } = this.#calls.snapshot();
    return game?.undo?.freely === true && this.#actions().at(-1)?.seat === game.seat;
  }

  /** What was done and still stands: the log also tells who took something back. */
  #actions() {
    return this.#calls
      .snapshot()
      .entries.flatMap(({ seat, decision, choice }) =>
        decision === null ? [] : [{ seat, decision, choice }],
      );
  }

  async redo(): Promise<void> {
    const last = this.#takenBack.pop();
    this.#calls.tell(this.#takenBack.length);
    if (last && (await this.#calls.act(last.decision, last.choice))) this.forget();
  }

  /** Something else has been done since. */
  forget(): void {
    if (this.#takenBack.length === 0) return;
    this.#takenBack = [];
    this.#calls.tell(0);
  }

  /** True as soon as the table has gone on from there. */
  async #gone(position: number): Promise<boolean> {
    const until = Date.now() + PATIENCE_MS;
    while ((this.#calls.snapshot().game?.position ?? 0) === position) {
      if (Date.now() > until) return false;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return true;
  }
}
