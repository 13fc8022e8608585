import parts from './parts.module.css';
import { useMedia } from './use-media.ts';

/** The class of a text that is hidden from sight, though not from screen readers, in windows that fit this media query. */
export function useHidden(query: string): string | undefined {
  return useMedia(query) ? parts.hidden : undefined;
}
