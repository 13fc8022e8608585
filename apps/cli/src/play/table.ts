import { type Chosen, choose, type Explanation, hint, type Level } from '@signalbox/bots';
import {
  type Action,
  type AnyTitle,
  awaitsChance,
  CHANCE,
  type Entry,
  type GameState,
  type Journal,
  newGame,
  newJournal,
  type Oracle,
  pending,
  type Random,
  type Refusal,
  random,
  record,
  type Seat,
  type Setup,
  seededOracle,
  sha256,
  undo,
  undoRight,
  view,
} from '@signalbox/kernel';

/** What a bot at a terminal may imagine: little enough to be quick, and the same for the same seed. */
const BOT_WORK = 1_500;

/** A game at one terminal: people and bots, with a seed for chance. */
export class Table {
  journal: Journal<GameState>;
  readonly title: AnyTitle;
  readonly setup: Setup;
  readonly seed: string;
  readonly people: ReadonlySet<Seat>;
  /** Why bots have done what they did, by the place in the log. */
  readonly reasons = new Map<number, Explanation>();
  private readonly oracle: Oracle;
  private readonly bots: Random;
  private readonly level: Level;

  constructor(
    title: AnyTitle,
    setup: Setup,
    seed: string,
    people: ReadonlySet<Seat>,
    level: Level = 'random',
  ) {
    this.level = level;
    this.title = title;
    this.setup = setup;
    this.seed = seed;
    this.people = people;
    this.oracle = seededOracle(seed);
    this.bots = random(Number.parseInt(sha256(`bots ${seed}`).slice(0, 8), 16));
    this.journal = newJournal(title, newGame(title, setup));
  }

  /** Lets chance and one bot after the other act until a person has to choose; null when the game is over. */
  *untilPerson(): Generator<Entry, Seat | null> {
    for (;;) {
      const waiting = pending(this.title, this.journal.state);
      if (!waiting) return null;
      const seat = waiting.seats.find((one) => !this.people.has(one));
      if (seat === undefined) return waiting.seats[0]!;
      const offer = waiting.offerTo(seat);
      const draws = this.journal.entries.filter((entry) => entry.seat === CHANCE).length;
      const bot = awaitsChance(waiting) ? null : this.botChoice(seat);
      const choice = bot ? bot.choice : this.oracle(offer, draws);
      const refused = this.play({ seat, decision: waiting.decision, choice });
      if (refused) throw new Error(`${waiting.decision} refuses what it offers (${refused.why}).`);
      if (bot) this.reasons.set(this.journal.entries.length - 1, bot.explanation);
      yield this.journal.entries.at(-1)!;
    }
  }

  private botChoice(seat: Seat): Chosen {
    const seen = view(this.title, this.journal.state, seat);
    const wish = { level: this.level, nodes: BOT_WORK, seed: this.bots.below(0x7fffffff) };
    return choose(this.title, seen, seat, pending(this.title, seen)!, wish);
  }

  /** What a good bot would do in a person's place. */
  hintFor(seat: Seat): Chosen {
    const seen = view(this.title, this.journal.state, seat);
    return hint(this.title, seen, pending(this.title, seen)!.offerTo(seat), seat, { nodes: BOT_WORK });
  }

  play(action: Action): Refusal | null {
    const next = record(this.journal, action);
    if ('ok' in next) return next;
    this.journal = next;
    return null;
  }

  /** Takes back the last choice of a person and what came after it; more than their own only if all agree. */
  takeBack(allAgree: boolean): { readonly taken: number } | { readonly needsAll: number } | null {
    const last = this.journal.entries.findLast(({ seat }) => this.people.has(seat));
    const right = last && undoRight(this.journal, last.seat);
    if (!right) return null;
    if (!right.freely && !allAgree) return { needsAll: right.entries };
    for (let i = 0; i < right.entries; i++) {
      this.journal = undo(this.journal);
      this.reasons.delete(this.journal.entries.length);
    }
    return { taken: right.entries };
  }
}
