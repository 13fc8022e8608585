import { useEffect } from 'react';

const NAME = 'Signalbox';

/** The title of the browser's tab while this is shown; null leaves it to others, or to the name of the site. */
export function usePageTitle(text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    document.title = `${text} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [text]);
}

/** Marks the icon of the browser's tab: it is this player's turn. */
export function useMarkedIcon(marked: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!icon || !marked) return;
    const plain = icon.href;
    icon.href = '/signalbox-turn.svg';
    return () => {
      icon.href = plain;
    };
  }, [marked]);
}
