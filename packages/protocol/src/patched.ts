import type { Change } from './patch.ts';

type Path = readonly (string | number)[];

// Apart from the rest of the package, so that the browser need not load what checks messages.
/** A new view with the changes; parts that do not change stay the same objects. */
export function patched<T>(view: T, changes: readonly Change[]): T {
  let result: unknown = view;
  for (const one of changes) result = changed(result, one.at, 0, one);
  return result as T;
}

function changed(value: unknown, at: Path, depth: number, change: Change): unknown {
  if (depth === at.length) {
    if ('length' in change) return (value as unknown[]).slice(0, change.length);
    return 'put' in change ? change.put : undefined;
  }
  const key = at[depth]!;
  if (Array.isArray(value)) {
    const copy = value.slice();
    copy[key as number] = changed(value[key as number], at, depth + 1, change);
    return copy;
  }
  const { [key]: old, ...rest } = value as Record<string | number, unknown>;
  if ('drop' in change && depth === at.length - 1) return rest;
  return { ...(value as object), [key]: changed(old, at, depth + 1, change) };
}
