import { useEffect, useState } from 'react';

const KEY = 'signalbox.seen';
const MOST_TABLES = 100;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The position up to which this table was seen on this device before it was opened now. */
export function useSeen(table: string, position: number): number {
  const [seen] = useState(() => all()[table] ?? 0);
  useEffect(() => {
    const keep = () => {
      const { [table]: _, ...others } = all();
      const kept = Object.entries(others).slice(-MOST_TABLES);
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, position]])));
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [table, position]);
  return seen;
}
