import type { Seat } from '@signalbox/kernel';
import type { WireClock } from '@signalbox/protocol';
import { useEffect, useState } from 'react';
import { useWords } from '../text/context.ts';
import { useTable } from './context.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** The time that a seat has left, counting down while it is asked; nothing at tables without a clock. */
export function Clock({ seat, says }: { seat: Seat; says?: 'table/time-left' }) {
  const words = useWords();
  const { snapshot } = useTable();
  const { clock, pending } = snapshot.game!;
  const asked = pending?.seats.includes(seat) ?? false;
  const left = useTimeLeft(clock, seat, asked);
  if (left === null) return null;
  const time = words.duration(left);
  return (
    <span role="timer" aria-live="off" data-clock={seat}>
      {says ? words.t(says, { time }) : time}
    </span>
  );
}

/** Counted on this device from the moment at which the server's reading came. */
function useTimeLeft(clock: WireClock | null, seat: Seat, asked: boolean): number | null {
  const [reading, setReading] = useState({ clock, at: performance.now() });
  const [now, setNow] = useState(reading.at);
  if (reading.clock !== clock) {
    const at = performance.now();
    setReading({ clock, at });
    setNow(at);
  }
  const remaining = clock?.remaining[seat];
  const runs = asked && clock?.running === true;
  const left = remaining === undefined ? null : remaining - (runs ? now - reading.at : 0);
  const often = left !== null && left < HOUR;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(performance.now()), often ? SECOND : 30 * SECOND);
    return () => clearInterval(timer);
  }, [runs, often]);
  return left;
}
