import { useEffect, useRef } from 'react';

/** A new decision scrolls to its choices and receives the focus if the focused element is gone. */
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
    if (section.current) scrollToChoices(section.current);
    if (byKeyboard.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
  }, [question]);
  return section;
}

/** To the top, but as far down as it takes to see what can be chosen below explanations. */
function scrollToChoices(section: HTMLElement): void {
  section.scrollTop = 0;
  const choices = section.querySelector('[data-panel]')?.getBoundingClientRect();
  if (!choices) return;
  const { top, bottom } = section.getBoundingClientRect();
  section.scrollTop = Math.max(0, Math.min(choices.bottom - bottom, choices.top - top));
}
