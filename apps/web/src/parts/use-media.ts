import { useSyncExternalStore } from 'react';

/** So narrow that companies are cards instead of rows, and a wide market scrolls. */
export const PHONE = '(max-width: 48rem)';

/** Does the window fit this media query? */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    // Rendered without a window, as in tests.
    () => false,
  );
}
