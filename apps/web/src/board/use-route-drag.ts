import { type PointerEvent as ReactPointerEvent, useEffect, useState } from 'react';

function hexAt(x: number, y: number): string | null {
  const found = document.elementsFromPoint(x, y).map((element) => element.closest('[data-hex]'));
  return found.find((element) => element !== null)?.getAttribute('data-hex') ?? null;
}

/** Takes hold of a route and lets it go over a hex. */
export function useRouteDrag(onReroute: ((hex: string) => void) | undefined): {
  readonly over: string | null;
  readonly begin: (event: ReactPointerEvent) => void;
} {
  const [from, setFrom] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (from === null) return;
    const move = (event: PointerEvent) => setOver(hexAt(event.clientX, event.clientY));
    const drop = (event: PointerEvent) => {
      const hex = hexAt(event.clientX, event.clientY);
      if (event.type === 'pointerup' && hex !== null && hex !== from) onReroute?.(hex);
      setFrom(null);
      setOver(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [from, onReroute]);
  const begin = (event: ReactPointerEvent) => {
    if (!onReroute || event.button !== 0) return;
    event.preventDefault();
    setFrom(hexAt(event.clientX, event.clientY) ?? '');
  };
  return { over, begin };
}
