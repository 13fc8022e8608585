import { useEffect, useRef } from 'react';

/** Moves the focus of a keyboard user to the confirm button, and back after cancelling. */
export function useFocusAfterKey(picked: string) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    if (!picked || !(from instanceof HTMLElement) || !from.matches(':focus-visible')) return;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body && from.isConnected) from.focus({ preventScroll: true });
    };
  }, [picked]);
  return button;
}
