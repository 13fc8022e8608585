import { bonusesAt, revenueNow, score, stopRevenue } from './fare.ts';
import type { GivenRoute, RunQuery } from './query.ts';
import { type StopKind, stopRule } from './rules.ts';
import { walkPath } from './walk.ts';

/**
 * Which nodes of a path to run through without stopping, where the train may choose: it stops at the ends (unless the
 * rules make them optional) and where it must, then at the best of the rest within its numbers. `subsidised` says at
 * how many of those that pay a subsidy, if that is chosen separately; `requested` are nodes at which it stops in any case.
 * A path that cannot be followed is returned unchanged.
 */
export function withBestStops(
  query: RunQuery,
  train: string,
  path: readonly string[],
  subsidised?: number,
  requested: readonly string[] = [],
): GivenRoute {
  const kind = query.trains.find(({ id }) => id === train)?.kind ?? '';
  const rules = query.rules.trains[kind];
  if (!rules || !Object.values(rules.stops).some(({ optional }) => optional)) return { train, path };
  const walk = walkPath(query, { train, path });
  if ('why' in walk) return { train, path };
  let room = rules.first + rules.second;
  const spare: { name: string; score: number; subsidy: boolean }[] = [];
  walk.nodes.forEach(({ name, hex, index, face }, i) => {
    const kind = face.kind as StopKind;
    const rule = stopRule(rules, kind);
    if (rule.uses === 'none') return;
    const isEnd = i === 0 || i === walk.nodes.length - 1;
    if (!rule.optional || requested.includes(name) || (isEnd && !query.rules.optionalEnds)) {
      room--;
      return;
    }
    const value = revenueNow(face.revenue, query.period ?? 0);
    const revenue = stopRevenue(rules, kind, value, bonusesAt(query, hex, index));
    const subsidy = rule.subsidy ?? 0;
    spare.push({ name, score: score(revenue, subsidy), subsidy: subsidy > 0 });
  });
  spare.sort((a, b) => b.score - a.score);
  const first = subsidised === undefined ? [] : spare.filter(({ subsidy }) => subsidy).slice(0, subsidised);
  const rest = spare.filter((node) => subsidised === undefined || !node.subsidy);
  const stops = [...first, ...rest].slice(0, Math.max(room, 0));
  const passed = spare.filter((node) => !stops.includes(node)).map(({ name }) => name);
  return passed.length === 0 ? { train, path } : { train, path, passed };
}
