/** Pairs of routes compared before the general search is the better method. */
const FEW_PAIRS = 100_000;

/** More than there can be steps. */
const MOST_ROUTES = 1 << 20;

/** Routes of one kind of train: what each earns, and the set of its sides. */
export class Pool {
  readonly values: number[] = [];
  readonly low: number[] = [];
  readonly high: number[] = [];
  most = 0;

  add(value: number, low: number, high: number): void {
    this.values.push(value);
    this.low.push(low);
    this.high.push(high);
    if (value > this.most) this.most = value;
  }

  /** Its routes by number, from the best to the worst. Numbers are sorted without a function that compares them. */
  bestFirst(): Float64Array {
    const { values } = this;
    const keys = new Float64Array(values.length);
    for (let route = 0; route < keys.length; route++) keys[route] = route - values[route]! * MOST_ROUTES;
    keys.sort();
    for (let i = 0; i < keys.length; i++) keys[i]! -= Math.floor(keys[i]! / MOST_ROUTES) * MOST_ROUTES;
    return keys;
  }
}

/** Tries routes that have no side in common, at most one for each train. */
export class Combining {
  private readonly pools: readonly Pool[];
  private readonly orders: Float64Array[] = [];
  private readonly isEnough: boolean;
  /** Only runs that earn more than this matter. */
  private revenue = 0;
  /** By train: the number of its route in its pool, -1 if it is idle; and the same of the best run so far. */
  private readonly routes: number[];
  private best: readonly number[] | null = null;
  private left = FEW_PAIRS;

  /** With `isEnough`, the first run that earns more will do. */
  constructor(pools: readonly Pool[], isEnough: boolean) {
    this.pools = pools;
    for (const [i, pool] of pools.entries()) {
      // Pools of interchangeable trains are the same, and next to each other.
      this.orders.push(pool === pools[i - 1] ? this.orders[i - 1]! : pool.bestFirst());
    }
    this.routes = pools.map(() => -1);
    this.isEnough = isEnough;
  }

  /** The routes of a run that earns more than this, or null; undefined if there are too many to try. */
  over(revenue: number): readonly number[] | null | undefined {
    this.revenue = revenue;
    const most = this.pools.reduce((sum, pool) => sum + pool.most, 0);
    this.from(0, 0, 0, most, 0, 0);
    return this.left < 0 ? undefined : this.best;
  }

  /** `ahead` is what the trains from this one on would earn if each were alone. True once it is enough. */
  private from(
    train: number,
    start: number,
    earned: number,
    ahead: number,
    low: number,
    high: number,
  ): boolean {
    if (earned > this.revenue) {
      this.revenue = earned;
      this.best = this.routes.slice();
      if (this.isEnough) return true;
    }
    if (train === this.pools.length || earned + ahead <= this.revenue) return false;
    const pool = this.pools[train]!;
    const order = this.orders[train]!;
    const rest = ahead - pool.most;
    // Trains of one kind are interchangeable: they take their routes in order.
    const hasTwin = this.pools[train + 1] === pool;
    for (let i = start; i < order.length; i++) {
      const route = order[i]!;
      const sum = earned + pool.values[route]!;
      if (sum + rest <= this.revenue) break;
      if (--this.left < 0) return false;
      const sides = pool.low[route]!;
      const others = pool.high[route]!;
      if ((sides & low) !== 0 || (others & high) !== 0) continue;
      this.routes[train] = route;
      if (this.from(train + 1, hasTwin ? i + 1 : 0, sum, rest, low | sides, high | others)) return true;
    }
    this.routes[train] = -1;
    return this.from(train + 1, hasTwin ? order.length : 0, earned, rest, low, high);
  }
}
