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

/** A number to choose: `{...base, [field]: n}` with n from min to max in steps; see `withNumber`. */
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

/**
 * The choice of a number. Copied field by field: a field that follows a spread takes V8 longer than everything else about
 * a sampled price.
 */
export function withNumber({ base, field }: Pick<RangeOffer, 'base' | 'field'>, n: number): Json {
  const choice: Record<string, Json> = {};
  for (const key in base) choice[key] = base[key]!;
  choice[field] = n;
  return choice;
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

/** In how many parts the candidates or offers are computed. Parts are read by number: that allocates nothing. */
export function partCount({ parts }: { readonly parts?: Parts<unknown> }): number {
  return parts === undefined ? 1 : parts.length;
}

/** The candidates in one part of a list. */
export function candidatesIn<C extends Json>(offer: ListOffer<C>, part: number): readonly C[] {
  return offer.parts === undefined ? offer.candidates : offer.parts[part]!();
}

/** The offers in one part of an either-offer. */
export function offersIn<C extends Json>(offer: EitherOffer<C>, part: number): readonly Offer<C>[] {
  return offer.parts === undefined ? offer.offers : offer.parts[part]!();
}

/** All legal choices, lazily. */
export function* choices<C extends Json>(offer: Offer<C>): Generator<C> {
  switch (offer.kind) {
    case 'list':
      for (let part = 0; part < partCount(offer); part++) {
        for (const choice of candidatesIn(offer, part)) if (!offer.check?.(choice)) yield choice;
      }
      return;
    case 'range':
      for (let n = offer.min; n <= offer.max; n += offer.step) {
        yield withNumber(offer, n) as C;
      }
      return;
    case 'built':
      yield* offer.enumerate();
      return;
    case 'either':
      for (let part = 0; part < partCount(offer); part++) {
        for (const each of offersIn(offer, part)) yield* choices(each);
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

/** True if there are enough. Without generators and closures where possible: this is asked after every action. */
function addFirst<C extends Json>(offer: Offer<C>, most: number, found: C[]): boolean {
  switch (offer.kind) {
    case 'list':
      for (let part = 0; part < partCount(offer); part++) {
        for (const choice of candidatesIn(offer, part)) {
          if (!offer.check?.(choice) && found.push(choice) === most) return true;
        }
      }
      return false;
    case 'either':
      for (let part = 0; part < partCount(offer); part++) {
        for (const each of offersIn(offer, part)) if (addFirst(each, most, found)) return true;
      }
      return false;
    case 'sealed':
      return addFirst(offer.of, most, found);
    default:
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
      return offer.min <= offer.max && isOfKind(withNumber(offer, offer.min) as C);
    case 'list':
      for (let part = 0; part < partCount(offer); part++) {
        for (const choice of candidatesIn(offer, part)) {
          if (isOfKind(choice) && !offer.check?.(choice)) return true;
        }
      }
      return false;
    case 'either':
      for (let part = 0; part < partCount(offer); part++) {
        for (const each of offersIn(offer, part)) if (offersAny(each, isOfKind)) return true;
      }
      return false;
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
      for (let part = 0; part < partCount(offer); part++) {
        for (const candidate of candidatesIn(offer, part)) {
          if (sameJson(candidate, choice)) return offer.check?.(candidate) ?? null;
        }
      }
      return NOT_OFFERED;
    }
    case 'range':
      return rangeObjection(offer, choice);
    case 'built':
      return offer.shape(choice) ? offer.check(choice) : MALFORMED;
    case 'either':
      return eitherObjection(offer, choice);
    case 'sealed':
      return objectionTo(offer.of, choice);
  }
}

function rangeObjection(offer: RangeOffer, choice: Json): Cited | null {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return MALFORMED;
  const fields = choice as Readonly<Record<string, Json>>;
  if (!hasBase(fields, offer)) return NOT_OFFERED;
  const n = fields[offer.field];
  if (offer.reason) return offer.reason;
  if (typeof n !== 'number' || !Number.isInteger(n)) return MALFORMED;
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
  let best: Cited = MALFORMED;
  for (let part = 0; part < partCount(offer); part++) {
    for (const each of offersIn(offer, part)) {
      const reason = objectionTo(each, choice);
      if (reason === null || weight(reason) === -1) return reason;
      if (weight(reason) > weight(best)) best = reason;
    }
  }
  return best;
}

const MALFORMED = objection('malformed-choice');
const NOT_OFFERED = objection('not-offered');
/** Reasons that are no rule's, from the least specific. */
const GENERAL = ['malformed-choice', 'not-offered', 'out-of-range'];

const weight = ({ why }: Cited) => GENERAL.indexOf(why);
