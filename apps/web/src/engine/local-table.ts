import type { Explanation } from '@signalbox/bots';
import { type BotKind, botNamed } from '@signalbox/bots/levels';
import {
  type Action,
  type AnyTitle,
  commitment,
  type GameState,
  type Json,
  refusal,
  type Seat,
  seats,
} from '@signalbox/kernel';
import type { GameView, Problem, SetAuto, WireEntry } from '@signalbox/protocol';
import {
  type AnyStored,
  askedPeople,
  boardFor,
  botToMove,
  type Entry,
  type HowFar,
  MemoryTable,
  migrateStored,
  openStored,
  type StoredGame,
  storedReason,
  waitingIn,
} from '@signalbox/table';
import type { TableInfo } from '../source/table-info.ts';

/** A game on this device: people who share it, bots, and a log. */
export class LocalTable {
  private readonly stored: StoredGame;
  private readonly table: MemoryTable;
  private readonly now: () => number;
  private lastSeat: Seat | null = null;

  /** Opens a game stored in any format. */
  constructor(title: AnyTitle, found: AnyStored, now: () => number = Date.now) {
    const { table, entries } = migrateStored(title, found);
    const { game, log } = openStored(title, table, entries, now());
    this.stored = table;
    this.now = now;
    this.table = new MemoryTable(game, log, now);
  }

  get title(): AnyTitle {
    return this.table.game.title;
  }

  get position(): number {
    return this.table.position;
  }

  get state(): GameState {
    return this.table.state;
  }

  get entries(): readonly Entry[] {
    return this.table.log.entries;
  }

  /** The entries that were not undone. */
  get standing(): readonly Entry[] {
    return this.table.standing;
  }

  /** The lesson that it is an attempt at. */
  get lesson(): string | null {
    return this.stored.lesson ?? null;
  }

  /** The seed, if it was chosen. */
  get repeatableSeed(): string | null {
    return this.stored.repeatable ? this.stored.seed : null;
  }

  /** May barons think for longer? */
  get patient(): boolean {
    return this.stored.patient ?? false;
  }

  stateAt(position: number): GameState {
    return this.table.stateAt(position);
  }

  /** What the viewer saw after this many entries. */
  pastView(position: number): GameState {
    return boardFor({ title: this.title, state: this.stateAt(position) }, this.viewer());
  }

  /** Makes draws and auto actions where the game waits for them. */
  followUp(): void {
    this.table.followUp();
  }

  /** The bot that is asked, with what it sees. */
  botToMove(): { seat: Seat; decision: string; bot: BotKind; view: GameState } | null {
    const { game } = this.table;
    const bot = botToMove(game, this.now());
    if (!bot) return null;
    const { decision } = waitingIn(game)!;
    const kind = botNamed(bot.bot!);
    if (!kind) throw new Error(`There is no bot ${bot.bot}.`);
    return { seat: bot.seat, decision, bot: kind, view: boardFor(game, bot.seat) };
  }

  actAsBot(seat: Seat, decision: string, choice: Json, because: Explanation): void {
    const reason = storedReason(this.table.game, seat, because);
    const refused = this.table.act({ seat, decision, choice }, 'bot', reason);
    if (refused) throw new Error(`A bot's choice is refused: ${JSON.stringify(refused)}`);
  }

  /** Carries out what a lesson has planned for a seat. */
  actAsPlanned(action: Action): void {
    const refused = this.table.act(action, 'bot');
    if (refused) throw new Error(`A planned choice is refused: ${JSON.stringify(refused)}`);
  }

  /** A move of an analysis; false if it is not allowed. */
  actAs(action: Action): boolean {
    return this.table.act(action, 'person') === null;
  }

  actAsPerson(decision: string, choice: Json): Problem | null {
    const [seat] = askedPeople(this.table.game);
    if (seat === undefined) return refusal({ why: 'not-your-turn' }, this.table.game.waiting?.rule ?? null);
    return this.table.act({ seat, decision, choice }, 'person');
  }

  /** Sets an auto action of the person at this device. */
  setAuto(auto: SetAuto): Problem | null {
    const seat = this.viewer();
    return seat !== null && this.table.setAuto(seat, auto) ? null : { why: 'no-such-auto-action' };
  }

  cancelAuto(key: string | null): void {
    const seat = this.viewer();
    if (seat !== null) this.table.cancelAuto(seat, key ?? undefined);
  }

  undo(howFar: HowFar): void {
    const seat = this.viewer();
    if (seat !== null) this.table.undo(seat, howFar);
  }

  redo(): void {
    const seat = this.viewer();
    if (seat !== null) this.table.redo(seat);
  }

  /** How it is stored. */
  toStore(now: number): StoredGame {
    const { position, state, game } = this.table;
    const seats = this.stored.seats.map(({ program: _, ...seat }, i) => {
      const { autos, endedAutos } = game.seats[i]!;
      return { ...seat, autos, endedAutos };
    });
    return { ...this.stored, seats, position, updatedAt: now, outcome: state.outcome };
  }

  info(): TableInfo {
    const {
      id,
      title,
      name,
      options,
      seed,
      repeatable = false,
      guided = false,
      lesson,
      analysis,
      talk = [],
      patient = false,
    } = this.stored;
    const names = seats(this.stored.seats.length);
    return {
      id,
      title,
      name,
      options,
      guided,
      patient,
      ...(lesson && { lesson }),
      ...(analysis && { analysed: true }),
      talk,
      seats: this.stored.seats.map(({ name, kind, level }, i) => ({
        name,
        kind,
        ...(level && { level }),
        seat: names[i]!,
        present: true,
      })),
      commitment: commitment(seed),
      seed: this.state.outcome || repeatable ? seed : null,
    };
  }

  gameView(): GameView {
    return this.table.viewFor(this.viewer());
  }

  /** The seat whose view is shown: the player at this device who is asked, otherwise the one asked last. */
  private viewer(): Seat | null {
    const { game } = this.table;
    const people = game.seats.filter(({ bot }) => bot === null);
    this.lastSeat = askedPeople(game)[0] ?? this.lastSeat ?? people[0]?.seat ?? null;
    return this.lastSeat;
  }

  wireEntries(entries: readonly Entry[]): WireEntry[] {
    const seat = this.viewer();
    return entries.map((entry) => this.table.entryFor(entry, seat));
  }
}
