import type { Json } from '@signalbox/kernel';
import { checkedRun, type Run, type RunChoice, type RunQuery, runChoice } from '@signalbox/rails';

/** How many lesser earnings are considered. */
const MOST = 4;

/** Runs that earn less than the best one, one for each amount, the best first: each leaves out something that another visits. */
export function lesserRuns(query: RunQuery, best: readonly Run[]): Run[] {
  const most = Math.max(0, ...best.map(earned));
  const found = new Map<number, Run>();
  let from: readonly Run[] = best;
  for (let left = 0; left < 2; left++) {
    const next: Run[] = [];
    for (const run of from) {
      for (const routes of shortened(runChoice(run).routes)) {
        const checked = checkedRun(query, routes);
        if (!checked.ok || checked.run.routes.length === 0) continue;
        const amount = earned(checked.run);
        if (amount >= most || found.has(amount)) continue;
        found.set(amount, checked.run);
        next.push(checked.run);
      }
    }
    from = next;
  }
  return [...found.values()].sort((a, b) => earned(b) - earned(a)).slice(0, MOST);
}

export function earned({ revenue, subsidy }: Run): number {
  return revenue + subsidy;
}

type Route = RunChoice['routes'][number];

/** The routes with one stop less: at an end, or run through. */
function* shortened(routes: readonly Route[]): Generator<Route[]> {
  for (const [i, route] of routes.entries()) {
    for (const shorter of withoutOneStop(route)) yield routes.map((one, j) => (i === j ? shorter : one));
  }
}

function* withoutOneStop({ train, path, passed = [] }: Route): Generator<Route> {
  for (const node of path) {
    if (!passed.includes(node)) yield { train, path, passed: [...passed, node] };
  }
  for (const shorter of [path.slice(1), path.slice(0, -1)]) {
    const still = passed.filter((node) => shorter.includes(node));
    if (shorter.length > 1) yield { train, path: shorter, ...(still.length > 0 ? { passed: still } : {}) };
  }
}

/** What a run falls short of the best; null if the choice is none. */
export function shortfall(query: RunQuery, choice: Json, most: number): number | null {
  const { routes } = choice as Partial<RunChoice>;
  if (routes === undefined) return null;
  const checked = checkedRun(query, routes);
  return checked.ok ? most - earned(checked.run) : null;
}
