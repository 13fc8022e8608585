import { EITHER, type Fare, FIRST } from '../fare.ts';
import type { Sweep } from './sweep.ts';

/**
 * What may still come after each layer. A counter that can no longer reach its limit need not be remembered, so
 * states that differ in nothing else become one.
 */
export class Remaining {
  private readonly fare: Fare;
  private readonly first: Int32Array;
  private readonly all: Int32Array;

  constructor(sweep: Sweep, fare: Fare) {
    this.fare = fare;
    this.first = new Int32Array(sweep.order.length);
    this.all = new Int32Array(sweep.order.length);
    sweep.last.forEach((last, vertex) => {
      for (let layer = 0; layer < last; layer++) {
        if (fare.uses[vertex] === FIRST) this.first[layer]!++;
        if (fare.uses[vertex]! >= EITHER) this.all[layer]!++;
      }
    });
  }

  forget(state: Uint8Array, layer: number, firstAt: number, allAt: number): void {
    const { fare } = this;
    const room = fare.all - state[allAt]!;
    if (room >= this.all[layer]!) state[allAt] = 0;
    const large = fare.first - state[firstAt]!;
    if (large >= this.first[layer]! || room >= this.all[layer]!) {
      if (large >= this.first[layer]!) state[firstAt] = 0;
    } else if (large >= room) state[firstAt] = Math.max(0, fare.first - room);
  }
}
