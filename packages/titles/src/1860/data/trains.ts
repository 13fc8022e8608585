import type { TrainCard } from '@signalbox/rails';

interface TrainFacts {
  readonly price: number;
  readonly count: number;
  /** Large stations; in addition, small stations and halts. */
  readonly first: number;
  readonly second: number;
  /** The train whose first purchase makes this one rust. */
  readonly rustedBy: string | null;
}

/** In the order in which they are sold (Phases). */
export const TRAINS = {
  '2+1': { price: 250, count: 5, first: 2, second: 1, rustedBy: '4+2' },
  '3+2': { price: 300, count: 4, first: 3, second: 2, rustedBy: '6+3' },
  '4+2': { price: 350, count: 3, first: 4, second: 2, rustedBy: '7+4' },
  '5+3': { price: 400, count: 2, first: 5, second: 3, rustedBy: '8+4' },
  '6+3': { price: 500, count: 2, first: 6, second: 3, rustedBy: null },
  '7+4': { price: 600, count: 1, first: 7, second: 4, rustedBy: null },
  '8+4': { price: 700, count: 1, first: 8, second: 4, rustedBy: null },
  '9+5': { price: 800, count: Number.POSITIVE_INFINITY, first: 9, second: 5, rustedBy: null },
} as const satisfies Readonly<Record<string, TrainFacts>>;

export type Train = keyof typeof TRAINS;
export const TRAIN_IDS = Object.keys(TRAINS) as readonly Train[];

export const ROSTER: readonly TrainCard[] = TRAIN_IDS.map((kind) => ({
  kinds: [kind],
  price: TRAINS[kind].price,
  count: TRAINS[kind].count,
}));

/** Beginners may play with two 7+4 trains. */
export const ROSTER_WITH_TWO_SEVENS: readonly TrainCard[] = ROSTER.map((card) =>
  card.kinds[0] === '7+4' ? { ...card, count: 2 } : card,
);

/** Smallest first. */
export function bySize(a: Train, b: Train): number {
  return TRAINS[a].first - TRAINS[b].first;
}
