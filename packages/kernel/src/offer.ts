import { type Json, sameJson } from './json.ts';
import { type Cited, objection } from './refusal.ts';

/** A method, so that an offer of some kinds of choices is assignable to an offer of more kinds. */
type Check<C extends Json> = { method(choice: C): Cited | null }['method'];

/** A finite list of candidates, and the objection to each. */
export interface ListOffer<C extends Json = Json> {
  readonly kind: 'list';
  readonly candidates: readonly C[];
  readonly check: Check<C> | null;
  readonly parts?: Parts<C>;
}

/** The candidates in parts that are computed one after the other, since not all of them may be needed. */
export type Parts<T> = readonly (() => readonly T[])[];

/** A number to choose: `{...base, [field]: n}` with n from min to max in steps. */
export interface RangeOffer {
  readonly kind: 'range';
  readonly base: Readonly<Record<string, Json>>;
  readonly field: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** An objection to every number: the range is empty. */
  readonly reason?: Cited | undefined;
}

/** Something that the player assembles, with too many possibilities to list at once: a tile lay, a set of routes. */
export interface BuiltOffer<C extends Json = Json> {
  readonly kind: 'built';
  /** What is being built; screens choose their editor by it. */
  readonly what: string;
  /** Is this JSON well-formed for the offer? */
  readonly shape: (choice: Json) => choice is C;
  readonly check: Check<C>;
  readonly enumerate: () => Iterable<C>;
}

/** Several offers at once; a choice has to fit one of them. */
export interface EitherOffer<C extends Json = Json> {
  readonly kind: 'either';
  readonly offers: readonly Offer<C>[];
  readonly parts?: Parts<Offer<C>>;
}

/** All players choose at the same time in secret, each from their own offer. */
export interface SealedOffer<C extends Json = Json> {
  readonly kind: 'sealed';
  readonly of: Offer<C>;
}

export type Offer<C extends Json = Json> =
  | ListOffer<C>
  | RangeOffer
  | BuiltOffer<C>
  | EitherOffer<C>
  | SealedOffer<C>;

export function list<C extends Json>(
  candidates: readonly C[],
  check: ((choice: C) => Cited | null) | null = null,
): ListOffer<C> {
  return { kind: 'list', candidates, check };
}

export function range(
  base: Readonly<Record<string, Json>>,
  field: string,
  bounds: { min: number; max: number; step?: number },
): RangeOffer {
  return { kind: 'range', base, field, min: bounds.min, max: bounds.max, step: bounds.step ?? 1 };
}

/** No number is legal here. The reason is given when one is tried; screens do not list it. */
export function noRange(base: RangeOffer['base'], field: string, reason: Cited): RangeOffer {
  return { kind: 'range', base, field, min: 1, max: 0, step: 1, reason };
}

export function built<C extends Json>(offer: Omit<BuiltOffer<C>, 'kind'>): BuiltOffer<C> {
  return { kind: 'built', ...offer };
}

export function either<C extends Json>(...offers: Offer<C>[]): EitherOffer<C> {
  return { kind: 'either', offers };
}

/** The parts that a screen lists: all but ranges in which no number is legal. */
export function listedParts<C extends Json>({ offers }: EitherOffer<C>): Offer<C>[] {
  return offers.filter((part) => part.kind !== 'range' || part.reason === undefined);
}

/** The candidates in the parts in which they are computed. */
export function candidateParts<C extends Json>(offer: ListOffer<C>): Parts<C> {
  return offer.parts ?? [() => offer.candidates];
}

/** The same for the offers of an either-offer. */
export function offerParts<C extends Json>(offer: EitherOffer<C>): Parts<Offer<C>> {
  return offer.parts ?? [() => offer.offers];
}

/** All legal choices, lazily. */
export function* choices<C extends Json>(offer: Offer<C>): Generator<C> {
  switch (offer.kind) {
    case 'list':
      for (const part of candidateParts(offer)) {
        for (const choice of part()) if (!offer.check?.(choice)) yield choice;
      }
      return;
    case 'range':
      for (let n = offer.min; n <= offer.max; n += offer.step) {
        yield { ...offer.base, [offer.field]: n } as unknown as C;
      }
      return;
    case 'built':
      yield* offer.enumerate();
      return;
    case 'either':
      for (const part of offerParts(offer)) {
        for (const each of part()) yield* choices(each);
      }
      return;
    case 'sealed':
      yield* choices(offer.of);
  }
}

/** At most this many of the choices: one or two are enough to see whether an offer is empty or forced. */
export function firstChoices<C extends Json>(offer: Offer<C>, most: number): C[] {
  const found: C[] = [];
  addFirst(offer, most, found);
  return found;
}

/** True if there are enough. Without generators where possible: this is asked after every action. */
function addFirst<C extends Json>(offer: Offer<C>, most: number, found: C[]): boolean {
  switch (offer.kind) {
    case 'list':
      for (const part of candidateParts(offer)) {
        for (const choice of part()) if (!offer.check?.(choice) && found.push(choice) === most) return true;
      }
      return false;
    case 'either':
      return offerParts(offer).some((part) => part().some((each) => addFirst(each, most, found)));
    case 'sealed':
      return addFirst(offer.of, most, found);
    case 'built':
      for (const choice of offer.enumerate()) if (found.push(choice) === most) return true;
      return false;
    case 'range':
      for (const choice of choices<C>(offer)) if (found.push(choice) === most) return true;
      return false;
  }
}

/**
 * Is any legal choice of this kind? Candidates are selected before they are checked, since a check costs more. All
 * numbers of a range are of one kind.
 */
export function offersAny<C extends Json>(offer: Offer<C>, isOfKind: (choice: C) => boolean): boolean {
  switch (offer.kind) {
    case 'range':
      return offer.min <= offer.max && isOfKind({ ...offer.base, [offer.field]: offer.min } as unknown as C);
    case 'list':
      return candidateParts(offer).some((part) =>
        part().some((candidate) => isOfKind(candidate) && !offer.check?.(candidate)),
      );
    case 'either':
      return offerParts(offer).some((part) => part().some((each) => offersAny(each, isOfKind)));
    case 'sealed':
      return offersAny(offer.of, isOfKind);
    case 'built':
      for (const choice of offer.enumerate()) if (isOfKind(choice)) return true;
      return false;
  }
}

/** Candidates of lists that may not be chosen now, each with the reason. */
export function barred<C extends Json>(offer: Offer<C>): { choice: C; reason: Cited }[] {
  switch (offer.kind) {
    case 'list':
      return offer.candidates.flatMap((choice) => {
        const reason = offer.check?.(choice);
        return reason ? [{ choice, reason }] : [];
      });
    case 'either':
      return offer.offers.flatMap(barred);
    case 'sealed':
      return barred(offer.of);
    default:
      return [];
  }
}

/** The objection to a choice; null if it is offered. Accepts any JSON. */
export function objectionTo<C extends Json>(offer: Offer<C>, choice: Json): Cited | null {
  switch (offer.kind) {
    case 'list': {
      for (const part of candidateParts(offer)) {
        for (const candidate of part()) {
          if (sameJson(candidate, choice)) return offer.check?.(candidate) ?? null;
        }
      }
      return objection('not-offered');
    }
    case 'range':
      return rangeObjection(offer, choice);
    case 'built':
      return offer.shape(choice) ? offer.check(choice) : objection('malformed-choice');
    case 'either':
      return eitherObjection(offer, choice);
    case 'sealed':
      return objectionTo(offer.of, choice);
  }
}

function rangeObjection(offer: RangeOffer, choice: Json): Cited | null {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
    return objection('malformed-choice');
  const fields = choice as Readonly<Record<string, Json>>;
  if (!hasBase(fields, offer)) return objection('not-offered');
  const n = fields[offer.field];
  if (offer.reason) return offer.reason;
  if (typeof n !== 'number' || !Number.isInteger(n)) return objection('malformed-choice');
  const { min, max, step } = offer;
  if (n < min || n > max || (n - min) % step !== 0) return objection('out-of-range', { min, max, step });
  return null;
}

/** Does the choice equal the base except for the number? Compared without a copy: there may be dozens of ranges. */
function hasBase(choice: Readonly<Record<string, Json>>, { base, field }: RangeOffer): boolean {
  let others = 0;
  for (const key in base) {
    if (key === field || !Object.hasOwn(choice, key) || !sameJson(choice[key]!, base[key]!)) return false;
    others += 1;
  }
  for (const key in choice) if (key !== field) others -= 1;
  return others === 0;
}

/** The most specific reason is given: that of a rule before out-of-range, and out-of-range before not-offered. */
function eitherObjection<C extends Json>(offer: EitherOffer<C>, choice: Json): Cited | null {
  const weight = ({ why }: Cited) => ['malformed-choice', 'not-offered', 'out-of-range'].indexOf(why);
  let best: Cited = objection('malformed-choice');
  for (const parts of offerParts(offer)) {
    for (const part of parts()) {
      const reason = objectionTo(part, choice);
      if (reason === null || weight(reason) === -1) return reason;
      if (weight(reason) > weight(best)) best = reason;
    }
  }
  return best;
}
