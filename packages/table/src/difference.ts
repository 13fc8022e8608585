import type { Change } from '@signalbox/protocol';

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The changes from one view to another. Identical objects are skipped. */
export function difference(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

function compare(before: unknown, after: unknown, at: Path, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    compareArrays(before, after, at, changes);
    return;
  }
  if (!isObject(before) || !isObject(after)) {
    changes.push({ at: [...at], put: after });
    return;
  }
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) changes.push({ at: [...at, key], drop: true });
  }
  for (const [key, value] of Object.entries(after)) {
    if (Object.hasOwn(before, key)) compare(before[key], value, [...at, key], changes);
    else changes.push({ at: [...at, key], put: value });
  }
}

function compareArrays(before: unknown[], after: unknown[], at: Path, changes: Change[]): void {
  if (after.length < before.length) changes.push({ at: [...at], length: after.length });
  for (let i = 0; i < after.length; i++) {
    if (i < before.length) compare(before[i], after[i], [...at, i], changes);
    else changes.push({ at: [...at, i], put: after[i] });
  }
}

/** The view with the changes applied; unchanged parts stay the same objects. */
export function withChanges<T>(view: T, changes: readonly Change[]): T {
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
