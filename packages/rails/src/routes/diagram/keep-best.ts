import type { Rows } from './grow.ts';
import type { Steps } from './retrace.ts';

/**
 * Keeps this many states of a layer, those with the highest bounds, in their order (of equal ones the first); returns
 * the highest bound that is dropped. There must be more states than that.
 */
export function keepBest(
  states: Rows,
  values: Int32Array,
  bounds: Int32Array,
  steps: Steps,
  width: number,
): number {
  const sorted = bounds.slice(0, states.count).sort();
  const first = states.count - width;
  const limit = sorted[first]!;
  let ties = width;
  for (let i = states.count - 1; sorted[i]! > limit; i--) ties--;
  let kept = 0;
  for (let i = 0; i < states.count; i++) {
    if (bounds[i]! < limit || (bounds[i] === limit && ties-- <= 0)) continue;
    states.rows.copyWithin(kept * states.width, i * states.width, (i + 1) * states.width);
    values[kept] = values[i]!;
    steps.parent[kept] = steps.parent[i]!;
    steps.places[kept] = steps.places[i]!;
    steps.arc[kept] = steps.arc[i]!;
    kept++;
  }
  states.count = kept;
  return sorted[first - 1]!;
}
