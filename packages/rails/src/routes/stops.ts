import { bonusesAt, revenueNow, score, stopRevenue } from './fare.ts';
import type { GivenRoute, RunQuery } from './query.ts';
import { type StopKind, stopRule } from './rules.ts';
import { walkPath } from './walk.ts';

/**
 * Which nodes of a path to run through without stopping, where the train may choose: it stops at the ends and
 * where it must, then at the best of the rest as far as its numbers go. A path that cannot be followed comes
 * back as it is.
 */
export function withBestStops(query: RunQuery, train: string, path: readonly string[]): GivenRoute {
  const walk = walkPath(query, { train, path });
  const kind = query.trains.find(({ id }) => id === train)?.kind ?? '';
  const rules = query.rules.trains[kind];
  if ('why' in walk || !rules) return { train, path };
  let room = rules.first + rules.second;
  const spare: { name: string; score: number }[] = [];
  walk.nodes.forEach((node, i) => {
    const rule = stopRule(rules, node.face.kind as StopKind);
    if (rule.uses === 'none') return;
    if (!rule.optional || i === 0 || i === walk.nodes.length - 1) {
      room--;
      return;
    }
    const value = revenueNow(node.face.revenue, query.period ?? 0);
    const revenue = stopRevenue(
      rules,
      node.face.kind as StopKind,
      value,
      bonusesAt(query, node.hex, node.index),
    );
    spare.push({ name: node.name, score: score(revenue, rule.subsidy ?? 0) });
  });
  const passed = spare.sort((a, b) => b.score - a.score).slice(Math.max(room, 0));
  return passed.length === 0 ? { train, path } : { train, path, passed: passed.map(({ name }) => name) };
}
