import type { TrainCard } from '@signalbox/rails';

interface TrainFacts {
  readonly price: number;
  /** How many cards there are; 6 and 3E are two sides of one unlimited stack (§8.1, ruling 18FL-R5). */
  readonly count: number;
  /** Cities and off-boards on a route; towns are free (§7.4). */
  readonly stops: number;
  /** The train whose first purchase makes this one rust (§2). */
  readonly rustedBy: '4' | '6' | null;
}

/** In the order in which they are sold (§2, §8.1). */
export const TRAINS = {
  '2': { price: 100, count: 5, stops: 2, rustedBy: '4' },
  '3': { price: 200, count: 4, stops: 3, rustedBy: '6' },
  '4': { price: 400, count: 3, stops: 4, rustedBy: null },
  '5': { price: 500, count: 2, stops: 5, rustedBy: null },
  '6': { price: 600, count: Number.POSITIVE_INFINITY, stops: 6, rustedBy: null },
  '3E': { price: 600, count: Number.POSITIVE_INFINITY, stops: 3, rustedBy: null },
} as const satisfies Readonly<Record<string, TrainFacts>>;

export type Train = keyof typeof TRAINS;

/** The cards in the order of sale. The last one is a 6 or a 3E, as its buyer chooses (§8.1). */
export const ROSTER: readonly TrainCard[] = [
  { kinds: ['2'], ...sale('2') },
  { kinds: ['3'], ...sale('3') },
  { kinds: ['4'], ...sale('4') },
  { kinds: ['5'], ...sale('5') },
  { kinds: ['6', '3E'], ...sale('6') },
];

function sale(train: Train): { price: number; count: number } {
  return { price: TRAINS[train].price, count: TRAINS[train].count };
}
