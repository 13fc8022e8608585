import type { Explanation, Level } from '@signalbox/bots';
import {
  type AnyTitle,
  CHANCE,
  commitment,
  type Entry,
  type GameState,
  type Journal,
  type Json,
  type Pending,
  pending,
  record,
  redo,
  refusal,
  type Seat,
  seats,
  seededOracle,
  undo,
  view,
} from '@signalbox/kernel';
import type { Program } from '@signalbox/protocol';
import type { GameView, Problem, RunningProgram, TableInfo, WireEntry, WirePending } from '../wire/wire.ts';
import type { StoredEntry, StoredTable } from './database.ts';
import { due } from './program.ts';
import { wireOffer } from './wire-offer.ts';

/** A game on this device: people who share it, bots, and a log. */
export class LocalTable {
  readonly title: AnyTitle;
  readonly stored: StoredTable;
  journal: Journal<GameState>;
  private lastSeat: Seat | null = null;
  private program: (RunningProgram & { readonly seat: Seat; readonly since: number }) | null = null;

  constructor(title: AnyTitle, stored: StoredTable, journal: Journal<GameState>) {
    this.title = title;
    this.stored = stored;
    this.journal = journal;
  }

  get position(): number {
    return this.journal.entries.length;
  }

  get seats(): readonly Seat[] {
    return seats(this.stored.seats.length);
  }

  isPerson(seat: Seat): boolean {
    return this.stored.seats[this.seats.indexOf(seat)]?.kind === 'you';
  }

  act(seat: Seat, decision: string, choice: Json): Problem | null {
    const next = record(this.journal, { seat, decision, choice });
    if ('ok' in next) return next;
    this.journal = next;
    return null;
  }

  /** Lets chance draw, if it is asked. */
  draw(): boolean {
    const waiting: Pending | null = pending(this.title, this.journal.state);
    if (waiting?.seats[0] !== CHANCE) return false;
    const drawn = this.journal.entries.filter(({ seat }) => seat === CHANCE).length;
    const choice = seededOracle(this.stored.seed)(waiting.offerTo(CHANCE), drawn);
    return this.act(CHANCE, waiting.decision, choice) === null;
  }

  /** The bot that is asked, with what it sees. */
  botToMove(): { seat: Seat; decision: string; level: Level; view: GameState } | null {
    const waiting = pending(this.title, this.journal.state);
    const seat = waiting?.seats.find((one) => one !== CHANCE && !this.isPerson(one));
    if (!waiting || seat === undefined) return null;
    const level = this.stored.seats[this.seats.indexOf(seat)]?.level ?? 'apprentice';
    return { seat, decision: waiting.decision, level, view: view(this.title, this.journal.state, seat) };
  }

  actAsBot(seat: Seat, decision: string, choice: Json, because: Explanation): void {
    const refused = this.act(seat, decision, choice);
    if (refused) throw new Error(`A bot's choice is refused: ${JSON.stringify(refused)}`);
    const { entries } = this.journal;
    const entry: StoredEntry = { ...entries.at(-1)!, because };
    this.journal = { ...this.journal, entries: [...entries.slice(0, -1), entry] };
  }

  actAsPerson(decision: string, choice: Json): Problem | null {
    const waiting = pending(this.title, this.journal.state);
    const seat = waiting?.seats.find((one) => this.isPerson(one));
    if (!seat) return refusal({ why: 'not-your-turn' }, waiting?.rule ?? null);
    return this.act(seat, decision, choice);
  }

  /** A move that the person who looks wants to be made by itself. */
  setProgram(program: Program | null): void {
    const seat = this.viewer();
    this.program = program && seat ? { ...program, made: 0, seat, since: this.position } : null;
  }

  /** Makes the programmed move, if it is due. */
  playProgram(): boolean {
    const { program } = this;
    const waiting = pending(this.title, this.journal.state);
    if (!program || !waiting?.seats.includes(program.seat) || waiting.decision !== program.decision)
      return false;
    const events = this.journal.entries.slice(program.since).flatMap((entry) => entry.events);
    const move = due(program, events, waiting.offerTo(program.seat));
    if (move === 'ended' || this.act(program.seat, program.decision, move.choice) !== null) {
      this.program = null;
      return false;
    }
    this.program = { ...program, made: program.made + 1 };
    return true;
  }

  /** Takes back to a person's last action, or to the beginning of what that person did without a break. */
  undo(what: 'one' | 'turn'): void {
    this.program = null;
    const seat = this.lastPersonEntry()?.seat;
    if (seat === undefined) return;
    this.undoOne();
    if (what === 'one') return;
    while (this.journal.entries.at(-1)?.seat === seat) this.undoOne();
  }

  private undoOne(): void {
    while (this.position > 0) {
      const entry = this.journal.entries.at(-1)!;
      this.journal = undo(this.journal);
      if (this.isPerson(entry.seat)) return;
    }
  }

  redo(): void {
    if (this.journal.undone.length === 0) return;
    do this.journal = redo(this.journal);
    while (this.journal.undone.length > 0 && !this.personIsAsked());
  }

  private personIsAsked(): boolean {
    return pending(this.title, this.journal.state)?.seats.some((seat) => this.isPerson(seat)) ?? false;
  }

  private lastPersonEntry(): Entry | undefined {
    return this.journal.entries.findLast(({ seat }) => this.isPerson(seat));
  }

  info(): TableInfo {
    const { id, title, name, options, seed, repeatable = false, guided = false, talk = [] } = this.stored;
    return {
      id,
      title,
      name,
      options,
      guided,
      talk,
      seats: this.stored.seats.map((seat, i) => ({ ...seat, seat: this.seats[i]!, present: true })),
      commitment: commitment(seed),
      seed: this.journal.state.outcome || repeatable ? seed : null,
    };
  }

  gameView(): GameView {
    const seat = this.viewer();
    const right = this.lastPersonEntry();
    return {
      seat,
      view: view(this.title, this.journal.state, seat),
      position: this.position,
      pending: this.pendingFor(seat),
      undo: right ? { entries: 1, freely: true } : null,
      program: this.program,
    };
  }

  /** Whose eyes the screen has: whoever of those at this device is asked, else who was asked last. */
  private viewer(): Seat | null {
    const people = this.seats.filter((seat) => this.isPerson(seat));
    const asked = pending(this.title, this.journal.state)?.seats.find((seat) => people.includes(seat));
    this.lastSeat = asked ?? this.lastSeat ?? people[0] ?? null;
    return this.lastSeat;
  }

  private pendingFor(seat: Seat | null): WirePending | null {
    const waiting = pending(this.title, this.journal.state);
    if (!waiting) return null;
    const asked = seat !== null && waiting.seats.includes(seat);
    const offer = asked ? waiting.offerTo(seat) : null;
    return {
      decision: waiting.decision,
      rule: waiting.rule,
      seats: waiting.seats,
      sealed: offer?.kind === 'sealed',
      offer: offer && wireOffer(offer),
    };
  }

  entriesSince(position: number): WireEntry[] {
    const sealed = new Set(Object.keys(this.journal.state.stack.at(-1)?.sealed ?? {}));
    const seat = this.viewer();
    return this.journal.entries.slice(position).map((entry: StoredEntry, i) => {
      const at = position + i;
      const hidden = sealed.has(entry.seat) && entry.seat !== seat && at >= this.position - sealed.size;
      return {
        position: at + 1,
        seat: entry.seat,
        by: entry.seat === CHANCE ? 'chance' : this.isPerson(entry.seat) ? 'person' : 'bot',
        decision: entry.decision,
        choice: hidden ? null : entry.choice,
        hidden,
        events: entry.events,
        because: (!hidden && entry.because) || null,
      };
    });
  }
}
