import { useEffect, useRef } from 'react';

/** A new decision scrolls to the top and receives the focus if the focused element is gone. */
export function useFreshStart(question: string) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(question);
  const byKeyboard = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      byKeyboard.current = type === 'keydown';
    };
    window.addEventListener('keydown', note);
    window.addEventListener('pointerdown', note);
    return () => {
      window.removeEventListener('keydown', note);
      window.removeEventListener('pointerdown', note);
    };
  }, []);
  useEffect(() => {
    if (before.current === question) return;
    before.current = question;
    if (section.current) section.current.scrollTop = 0;
    if (byKeyboard.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [question]);
  return section;
}
