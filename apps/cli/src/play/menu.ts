import { choices, type Json, type Offer, type RangeOffer } from '@signalbox/kernel';
import { parseCompact } from '@signalbox/kernel/tools';

/** A line of the menu: a choice, or a number to be entered. Lines are counted from 1. */
export type MenuItem = { readonly text: string } & (
  | { readonly choice: Json }
  | { readonly range: RangeOffer }
);

/** An offer gives at most this many lines; other choices can still be typed. */
const LONGEST_MENU = 1_000;

export function menuOf(
  offer: Offer,
  textOf: (choice: Json) => string,
  rangeText: (range: RangeOffer) => string,
): MenuItem[] {
  const items: MenuItem[] = [];
  for (const item of itemsOf(offer)) {
    items.push(
      'range' in item ? { ...item, text: rangeText(item.range) } : { ...item, text: textOf(item.choice) },
    );
    if (items.length === LONGEST_MENU) break;
  }
  return items;
}

function* itemsOf(offer: Offer): Generator<{ choice: Json } | { range: RangeOffer }> {
  switch (offer.kind) {
    case 'range':
      if (offer.min <= offer.max) yield { range: offer };
      return;
    case 'either':
      for (const part of offer.offers) yield* itemsOf(part);
      return;
    case 'sealed':
      yield* itemsOf(offer.of);
      return;
    default:
      for (const choice of choices(offer)) yield { choice };
  }
}

/** What a typed line means: a choice, or the line of the menu that still needs a number. */
export type Typed =
  | { readonly choice: Json }
  | { readonly unnamed: number; readonly range: RangeOffer }
  | null;

export function understand(line: string, items: readonly MenuItem[]): Typed {
  const numbers = /^(\d+)(?:[\s:=]+(-?\d+))?$/.exec(line);
  if (numbers) {
    const index = Number(numbers[1]);
    const item = items[index - 1];
    if (!item) return null;
    if ('choice' in item) return numbers[2] === undefined ? { choice: item.choice } : null;
    const { range } = item;
    if (numbers[2] !== undefined) return { choice: { ...range.base, [range.field]: Number(numbers[2]) } };
    const only = range.min + range.step > range.max;
    return only ? { choice: { ...range.base, [range.field]: range.min } } : { unnamed: index, range };
  }
  const wanted = line.toLowerCase();
  const named = items.filter(({ text }) => text.toLowerCase() === wanted);
  if (named.length === 1) return understand(String(items.indexOf(named[0]!) + 1), items);
  try {
    return { choice: parseCompact(line) };
  } catch {
    return null;
  }
}
