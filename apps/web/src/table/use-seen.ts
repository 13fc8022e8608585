import { useEffect, useState } from 'react';
import { rememberedNumbers } from './remembered.ts';

const positions = rememberedNumbers('signalbox.seen');

/** The position up to which this table was seen on this device before it was opened now. */
export function useSeen(table: string, position: number): number {
  const [seen] = useState(() => positions.of(table));
  useEffect(() => {
    const keep = () => positions.keep(table, position);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [table, position]);
  return seen;
}
