import type { Advice } from '../heuristics.ts';

/**
 * Of the prices at which a company can be started, only the best one is worth comparing with other choices: the others
 * differ little and would crowd them out. `startOf` names the company that a choice starts.
 */
export function oneStartPerCompany<A extends Advice>(
  advice: readonly A[],
  startOf: (choice: A['choice']) => string | null,
): A[] {
  const best = new Map<string, A>();
  for (const one of advice) {
    const company = startOf(one.choice);
    if (company === null) continue;
    const known = best.get(company);
    if (!known || one.score > known.score) best.set(company, one);
  }
  return advice.filter((one) => {
    const company = startOf(one.choice);
    return company === null || best.get(company) === one;
  });
}
