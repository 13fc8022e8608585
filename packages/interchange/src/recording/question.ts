import {
  type Action,
  choices,
  firstChoices,
  type Json,
  type Offer,
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
  private kindsFound: Set<string> | null = null;

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

  /** The kinds of choice (their `do`) of its first seat, without enumerating amounts. */
  kinds(): ReadonlySet<string> {
    if (!this.kindsFound) {
      this.kindsFound = new Set();
      findKinds(this.offerTo(this.seats[0]!), this.kindsFound);
    }
    return this.kindsFound;
  }

  /** Can this kind of choice be made? Looks no further than the first. */
  offers(kind: string): boolean {
    if (this.kindsFound) return this.kindsFound.has(kind);
    for (const choice of choices(this.offerTo(this.seats[0]!))) if (kindOf(choice) === kind) return true;
    return false;
  }

  /** Is this legal choice taken without asking, since it is the only one? Then it is not in our log. */
  isForced(choice: Json): boolean {
    if (!this.forced) return false;
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

function findKinds(offer: Offer, found: Set<string>): void {
  switch (offer.kind) {
    case 'list':
      for (const candidate of offer.candidates)
        if (!found.has(kindOf(candidate)) && !offer.check?.(candidate)) found.add(kindOf(candidate));
      return;
    case 'range':
      if (offer.min <= offer.max) found.add(kindOf(offer.base as Json));
      return;
    case 'built':
      for (const choice of offer.enumerate()) found.add(kindOf(choice));
      return;
    case 'either':
      for (const part of offer.offers) findKinds(part, found);
      return;
    case 'sealed':
      findKinds(offer.of, found);
  }
}
