import {
  type Action,
  choices,
  firstChoices,
  isPass,
  type Json,
  type Offer,
  objectionTo,
  offersAny,
  PASS,
  type Pending,
  type Seat,
  sameJson,
} from '@signalbox/kernel';

/** What our game asks now. Choices are expensive to compute, so they are cached. */
export class Question implements Pending {
  readonly decision: string;
  readonly rule: string;
  readonly seats: readonly Seat[];
  readonly forced: boolean;
  readonly offerTo: (seat: Seat) => Offer;
  private found: readonly Json[] | null = null;
  private readonly kinds: Record<string, boolean> = {};

  constructor({ decision, rule, seats, forced, offerTo }: Pending) {
    this.decision = decision;
    this.rule = rule;
    this.seats = seats;
    this.forced = forced;
    this.offerTo = offerTo;
  }

  /** The first two choices: enough to see whether there is one, and whether there are several. */
  few(): readonly Json[] {
    this.found ??= firstChoices(this.offerTo(this.seats[0]!), 2);
    return this.found;
  }

  /** Is its first seat offered a choice of this kind (its `do`)? Looks no further than the first. */
  offers(kind: string): boolean {
    const known = this.kinds[kind];
    if (known !== undefined) return known;
    const found = offersAny(this.offerTo(this.seats[0]!), (choice) => kindOf(choice) === kind);
    this.kinds[kind] = found;
    return found;
  }

  /** Is this legal choice taken without asking, since it is the only one? Then it is not in our log. */
  isForced(choice: Json): boolean {
    if (!this.forced) return false;
    // Passing is easily seen to be another choice; otherwise a second has to be found.
    if (!this.found && !isPass(choice) && objectionTo(this.offerTo(this.seats[0]!), PASS) === null)
      return false;
    // If another choice comes first, there is no need to look for a second.
    const [first] = this.found ?? firstChoices(this.offerTo(this.seats[0]!), 1);
    return first !== undefined && sameJson(first, choice) && this.few().length === 1;
  }

  /** A bankrupt player sells everything, in the largest blocks. */
  largestBlock(): Json {
    const blocks = [...choices(this.offerTo(this.seats[0]!))] as { count: number }[];
    return blocks.reduce((most, block) => (block.count > most.count ? block : most)) as Json;
  }

  /** The action by which a forced question answers itself; null if there is a choice. */
  onlyAction(): Action | null {
    if (!this.forced || this.few().length !== 1) return null;
    return { seat: this.seats[0]!, decision: this.decision, choice: this.few()[0]! };
  }
}

const kindOf = (choice: Json) => String((choice as { do?: string }).do);
