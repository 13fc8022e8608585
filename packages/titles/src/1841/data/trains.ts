import type { TrainCard } from '@signalbox/rails';

export const TRAINS = ['2', '3', '4', '5', '6', '7', '8'] as const;
export type Train = (typeof TRAINS)[number];

interface TrainFacts {
  readonly price: number;
  readonly count: number;
  /** How many 1841 Lite has (§8.3.8). */
  readonly lite: number;
  /** The phase that removes it (§4.6). */
  readonly rustsIn: Train | null;
}

/** §4.5; three 5-trains by ruling 1841-R1. The first of a kind begins the phase of its number. */
const FACTS: Readonly<Record<Train, TrainFacts>> = {
  '2': { price: 100, count: 8, lite: 6, rustsIn: '4' },
  '3': { price: 200, count: 6, lite: 5, rustsIn: '5' },
  '4': { price: 350, count: 4, lite: 3, rustsIn: '7' },
  '5': { price: 550, count: 3, lite: 2, rustsIn: '8' },
  '6': { price: 800, count: 2, lite: 2, rustsIn: null },
  '7': { price: 1100, count: 2, lite: 2, rustsIn: null },
  '8': { price: 1450, count: 7, lite: 7, rustsIn: null },
};

function roster(count: 'count' | 'lite'): readonly TrainCard[] {
  return TRAINS.map((train) => {
    const { price, rustsIn } = FACTS[train];
    return { kinds: [train], price, count: FACTS[train][count], ...(rustsIn && { rustsIn }), starts: train };
  });
}

export const ROSTER = roster('count');
export const LITE_ROSTER = roster('lite');

export function trainPrice(train: Train): number {
  return FACTS[train].price;
}

export function rustsIn(train: Train): Train | null {
  return FACTS[train].rustsIn;
}

/** The smallest first. */
export function inOrderOfSize(trains: readonly Train[]): Train[] {
  return [...trains].sort((a, b) => TRAINS.indexOf(a) - TRAINS.indexOf(b));
}
