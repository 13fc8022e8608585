import type { Change } from '@signalbox/protocol';

type Path = readonly (string | number)[];

/** A new view with the server's changes; parts that do not change stay the same objects. */
export function patched<T>(view: T, changes: readonly Change[]): T {
  let result: unknown = view;
  for (const change of changes) result = changed(result, change.at, 0, change);
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
