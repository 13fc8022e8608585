import type { Json } from './json.ts';
import type { EitherOffer, ListOffer, Offer, Parts, RangeOffer } from './offer.ts';
import type { Cited } from './refusal.ts';

/**
 * A list that is computed only as far as it is read: whether anything is offered is often clear from the first part, and
 * an answer may be found before the last.
 */
export function lazyList<C extends Json>(
  given: Parts<C>,
  check: ((choice: C) => Cited | null) | null = null,
): ListOffer<C> {
  return new LazyList(given.map(computedOnce), check);
}

/** Classes, since offers are made after every action: getters of a class are not made again for each object. */
class LazyList<C extends Json> implements ListOffer<C> {
  readonly kind = 'list';
  readonly parts: Parts<C>;
  readonly check: ListOffer<C>['check'];
  private all: readonly C[] | null = null;

  constructor(parts: Parts<C>, check: ListOffer<C>['check']) {
    this.parts = parts;
    this.check = check;
  }

  get candidates(): readonly C[] {
    this.all ??= joined(this.parts);
    return this.all;
  }
}

/** Several offers at once, computed only as far as they are read. */
export function lazyEither<C extends Json>(...given: Parts<Offer<C>>): EitherOffer<C> {
  return new LazyEither(given.map(computedOnce));
}

class LazyEither<C extends Json> implements EitherOffer<C> {
  readonly kind = 'either';
  readonly parts: Parts<Offer<C>>;
  private all: readonly Offer<C>[] | null = null;

  constructor(parts: Parts<Offer<C>>) {
    this.parts = parts;
  }

  get offers(): readonly Offer<C>[] {
    this.all ??= joined(this.parts);
    return this.all;
  }
}

/** A range of which the numbers, or the reason why there are none, are computed when they are looked at. */
export function lazyRange(base: RangeOffer['base'], field: string, compute: () => RangeOffer): RangeOffer {
  return new LazyRange(base, field, compute);
}

class LazyRange implements RangeOffer {
  readonly kind = 'range';
  readonly base: RangeOffer['base'];
  readonly field: string;
  private readonly compute: () => RangeOffer;
  private known: RangeOffer | null = null;

  constructor(base: RangeOffer['base'], field: string, compute: () => RangeOffer) {
    this.base = base;
    this.field = field;
    this.compute = compute;
  }

  private get found(): RangeOffer {
    this.known ??= this.compute();
    return this.known;
  }

  get min(): number {
    return this.found.min;
  }

  get max(): number {
    return this.found.max;
  }

  get step(): number {
    return this.found.step;
  }

  get reason(): Cited | undefined {
    return this.found.reason;
  }
}

function joined<T>(parts: Parts<T>): readonly T[] {
  if (parts.length === 1) return parts[0]!();
  const all: T[] = [];
  for (const part of parts) for (const item of part()) all.push(item);
  return all;
}

function computedOnce<T>(compute: () => readonly T[]): () => readonly T[] {
  let computed: readonly T[] | null = null;
  return () => {
    computed ??= compute();
    return computed;
  };
}
