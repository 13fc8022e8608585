/** Pairs of routes compared before the general search is the better method. */
const FEW_PAIRS = 100_000;

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

  /** Its routes by number, from the best to the worst. */
  bestFirst(): readonly number[] {
    const { values } = this;
    return values.map((_, route) => route).sort((a, b) => values[b]! - values[a]!);
  }
}

/** Tries routes that have no side in common, at most one for each train. */
export class Combining {
  private readonly pools: readonly Pool[];
  private readonly orders: readonly (readonly number[])[];
  private readonly revenue: number;
  private left = FEW_PAIRS;

  constructor(pools: readonly Pool[], revenue: number) {
    this.pools = pools;
    this.orders = pools.map((pool) => pool.bestFirst());
    this.revenue = revenue;
  }

  earnMore(): boolean | null {
    const most = this.pools.reduce((sum, pool) => sum + pool.most, 0);
    const does = this.from(0, 0, 0, most, 0, 0);
    return this.left < 0 ? null : does;
  }

  /** `ahead` is what the trains from this one on would earn if each were alone. */
  private from(
    train: number,
    start: number,
    earned: number,
    ahead: number,
    low: number,
    high: number,
  ): boolean {
    if (earned > this.revenue) return true;
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
      if (this.from(train + 1, hasTwin ? i + 1 : 0, sum, rest, low | sides, high | others)) return true;
    }
    return this.from(train + 1, hasTwin ? order.length : 0, earned, rest, low, high);
  }
}
