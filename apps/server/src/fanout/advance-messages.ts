import { type Seat, seesEverything } from '@signalbox/kernel';
import type { ServerMessage } from '@signalbox/protocol';
import { boardFor, difference, type ShownEntry, situationFor, wireEntryFor } from '@signalbox/table';
import type { LiveGame } from '../play/live-game.ts';

type AdvanceMessage = Extract<ServerMessage, { type: 'advance' }>;

/**
 * What the watchers of a game receive when it has changed, as text, for each seat from its own views. Most of it is equal
 * for all from whom nothing is hidden, so that is compared and written only once.
 */
export class AdvanceMessages {
  readonly #before: LiveGame;
  readonly #after: LiveGame;
  readonly #entries: readonly ShownEntry[];
  readonly #now: number;
  readonly #texts = new Map<Seat | null, string>();
  #changesSeenByAll: string | null = null;
  #entriesSeenByAll: string | null = null;

  constructor(before: LiveGame, after: LiveGame, entries: readonly ShownEntry[], now: number) {
    this.#before = before;
    this.#after = after;
    this.#entries = entries;
    this.#now = now;
  }

  textFor(seat: Seat | null): string {
    let text = this.#texts.get(seat);
    if (text === undefined) {
      text = this.#write(seat);
      this.#texts.set(seat, text);
    }
    return text;
  }

  #write(seat: Seat | null): string {
    const own: Omit<AdvanceMessage, 'changes' | 'entries'> = {
      type: 'advance',
      table: this.#after.table,
      from: this.#before.position,
      ...situationFor(this.#after, seat, this.#now),
    };
    const fields = JSON.stringify(own).slice(0, -1);
    return `${fields},"changes":${this.#changesFor(seat)},"entries":${this.#entriesFor(seat)}}`;
  }

  #changesFor(seat: Seat | null): string {
    const seesAll = ({ title, state }: LiveGame) => seesEverything(title, state, seat);
    if (!seesAll(this.#before) || !seesAll(this.#after)) return this.#writeChanges(seat);
    this.#changesSeenByAll ??= this.#writeChanges(seat);
    return this.#changesSeenByAll;
  }

  #writeChanges(seat: Seat | null): string {
    const changes: AdvanceMessage['changes'] = difference(
      boardFor(this.#before, seat),
      boardFor(this.#after, seat),
    );
    return JSON.stringify(changes);
  }

  #entriesFor(seat: Seat | null): string {
    if (this.#entries.some(({ hidden }) => hidden)) return this.#writeEntries(seat);
    this.#entriesSeenByAll ??= this.#writeEntries(seat);
    return this.#entriesSeenByAll;
  }

  #writeEntries(seat: Seat | null): string {
    const over = this.#after.status !== 'playing';
    const entries: AdvanceMessage['entries'] = this.#entries.map((entry) => wireEntryFor(entry, seat, over));
    return JSON.stringify(entries);
  }
}
