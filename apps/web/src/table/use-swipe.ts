import type { TouchEvent } from 'react';
import { useRef } from 'react';

/** A swipe is at least this long, in pixels, and this many times longer than high. */
const LENGTH = 70;
const STEEPNESS = 2;

/** Elements that use swipes themselves: the map, sliders, tabs that scroll sideways. */
const OTHERWISE = 'svg, input, [role="tablist"]';

/** Calls back after a swipe to the left or right. */
export function useSwipe(onSwipe: () => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches[0];
      const alone = touches.length === 1 && touch && !takesTouches(target as Element);
      from.current = alone ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (from.current && touch && isSwipe(touch.clientX - from.current.x, touch.clientY - from.current.y))
        onSwipe();
      from.current = null;
    },
  };
}

export function isSwipe(across: number, down: number): boolean {
  return Math.abs(across) >= LENGTH && Math.abs(across) >= STEEPNESS * Math.abs(down);
}

function takesTouches(target: Element): boolean {
  if (target.closest(OTHERWISE)) return true;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth + 1 && element !== document.documentElement)
      return getComputedStyle(element).overflowX !== 'visible';
  }
  return false;
}
