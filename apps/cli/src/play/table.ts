import { type BotKind, type BotName, botNamed, type Chosen, choose, hint, thinkingMs } from '@signalbox/bots';
import {
  type Action,
  type AnyTitle,
  type AutoForm,
  type GameState,
  newGame,
  pending,
  type Random,
  type Refusal,
  random,
  type Seat,
  type Setup,
  seats,
  sha256,
  view,
} from '@signalbox/kernel';
import type { EndedAuto, SetAuto, WireEntry } from '@signalbox/protocol';
import {
  askedSeats,
  botToMove,
  type Entry,
  gameOf,
  givenUpAt,
  lastToAct,
  MemoryTable,
  newLog,
  storedReason,
  waitingIn,
} from '@signalbox/table';

/** How many actions a bot may simulate if a seed was chosen: a fixed number, so that the seed repeats the game. */
const BOT_WORK = 1_500;

/** The bots at a terminal. */
export interface TerminalBots {
  readonly name: BotName;
  /** Barons may think for longer. */
  readonly patient?: boolean;
  /** They make the same choices with the same seed: their work is limited, not their time. */
  readonly repeatable?: boolean;
}

/** A game at one terminal: people and bots, with a seed for chance. */
export class Table {
  readonly title: AnyTitle;
  readonly setup: Setup;
  readonly seed: string;
  readonly people: ReadonlySet<Seat>;
  private readonly table: MemoryTable;
  private readonly limits: TerminalBots;
  private readonly luck: Random;
  private shown = 0;
  private readonly shownEnds = new WeakSet<EndedAuto>();

  constructor(
    title: AnyTitle,
    setup: Setup,
    seed: string,
    people: ReadonlySet<Seat>,
    bots: TerminalBots = { name: 'random', repeatable: true },
  ) {
    this.title = title;
    this.setup = setup;
    this.seed = seed;
    this.people = people;
    this.limits = bots;
    this.luck = random(Number.parseInt(sha256(`bots ${seed}`).slice(0, 8), 16));
    const log = newLog(newGame(title, setup));
    const seated = seats(setup.players).map((seat) => ({
      bot: people.has(seat) ? null : bots.name,
    }));
    this.table = new MemoryTable(gameOf(title, log, { seed, seats: seated, shared: false }), log, Date.now);
  }

  get state(): GameState {
    return this.table.state;
  }

  /** The entries that were not undone. */
  get entries(): readonly Entry[] {
    return this.table.standing;
  }

  get waiting() {
    return waitingIn(this.table.game);
  }

  viewFor(seat: Seat | null) {
    return this.table.viewFor(seat);
  }

  /** An entry as a seat may see it; null for what everybody at the terminal may see. */
  entryFor(entry: Entry, seat: Seat | null): WireEntry {
    return this.table.entryFor(entry, seat);
  }

  /** Lets chance and the bots act until a person has to choose; returns null when the game is over. */
  *untilPerson(): Generator<Entry, Seat | null> {
    this.table.followUp();
    for (;;) {
      yield* this.newEntries();
      const { game } = this.table;
      const bot = botToMove(game, Date.now());
      if (!bot) return askedSeats(game)[0] ?? null;
      const { choice, explanation } = this.botChoice(bot.seat, botNamed(bot.bot!)!);
      const { decision } = waitingIn(game)!;
      const reason = storedReason(game, bot.seat, explanation);
      const refused = this.table.act({ seat: bot.seat, decision, choice }, 'bot', reason);
      if (refused) throw new Error(`${decision} refuses what it offers (${refused.why}).`);
    }
  }

  /** Is this the entry at which a bot says that it cannot win any more? */
  givesUp(entry: Entry): boolean {
    return givenUpAt(this.entries.map((one) => this.entryFor(one, null))).has(entry.position);
  }

  /** The entries since the last call. */
  *newEntries(): Generator<Entry> {
    const { entries } = this.table.log;
    while (this.shown < entries.length) yield entries[this.shown++]!;
  }

  private botChoice(seat: Seat, bot: BotKind): Chosen {
    const seen = view(this.title, this.state, seat);
    const { patient = false, repeatable = false } = this.limits;
    const limits = repeatable ? { nodes: BOT_WORK } : { budgetMs: thinkingMs(bot.level, patient) };
    const options = { ...bot, ...limits, seed: this.luck.below(0x7fffffff) };
    return choose(this.title, seen, seat, pending(this.title, seen)!, options);
  }

  /** What a good bot would do in a person's place: always the same at the same point of a game. */
  hintFor(seat: Seat): Chosen {
    const seen = view(this.title, this.state, seat);
    const limits = { nodes: BOT_WORK, seed: this.table.log.entries.length };
    return hint(this.title, seen, pending(this.title, seen)!.offerTo(seat), seat, limits);
  }

  /** The auto actions that a seat can set now. */
  autoForms(seat: Seat): AutoForm[] {
    const seen = view(this.title, this.state, seat);
    return (this.title.auto ?? []).flatMap((kind) => [...kind.forms(seen, seat)]);
  }

  setAuto(seat: Seat, auto: SetAuto): boolean {
    return this.table.setAuto(seat, auto);
  }

  cancelAuto(seat: Seat): void {
    this.table.cancelAuto(seat);
  }

  /** Auto actions of a seat that have ended since the last call. */
  newlyEndedAutos(seat: Seat): EndedAuto[] {
    const news = this.table.viewFor(seat).endedAutos.filter((ended) => !this.shownEnds.has(ended));
    for (const ended of news) this.shownEnds.add(ended);
    return news;
  }

  play(action: Action): Refusal | null {
    return this.table.act(action, 'person');
  }

  /** Undoes the last choice of a person and everything after it; more than their own only if all agree. */
  undo(allAgree: boolean): { readonly entries: number; readonly done: boolean } | null {
    const seat = lastToAct(this.table.game);
    const taken = seat === null ? null : this.table.undo(seat, 'one', allAgree);
    this.shown = this.table.position;
    return taken;
  }
}
