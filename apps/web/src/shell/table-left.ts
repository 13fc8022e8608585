import { type LinkProps, useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;

const TABLES: readonly string[] = [
  ...['/table/$id', '/online/$id'],
  ...['/learn/$title/$lesson', '/puzzles/$title/$puzzle'],
];

/** Pages that the bar at the top opens, also in the middle of a game. */
const BESIDE: readonly string[] = ['/settings', '/profile', '/rules', '/rules/$title'];

/** The table to return to from a page, given the one before it. */
export function tableLeft(before: Place | null, route: string, here: Place): Place | null {
  if (TABLES.includes(route)) return here;
  return BESIDE.includes(route) ? before : null;
}

/** The table from which the page was opened for a moment; null at a table itself. */
export function useTableLeft(): Place | null {
  const [left, setLeft] = useState<Place | null>(null);
  const page = useMatches().at(-1);
  useEffect(() => {
    if (!page) return;
    const { fullPath, params, search } = page;
    setLeft((before) => tableLeft(before, fullPath, { to: fullPath, params, search } as Place));
  }, [page]);
  return page && BESIDE.includes(page.fullPath) ? left : null;
}
