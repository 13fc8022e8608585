import type { UiKey } from '../../text/catalogue/index.ts';
import type { Words } from '../../text/words.ts';

/** Why the server could not deliver, as a sentence. */
export function deliveryError(words: Words, error: string | null): string {
  if (error === null) return '';
  const number = /^status-(\d{3})$/.exec(error)?.[1];
  if (number !== undefined) return words.t('deliveries/error/status', { number });
  return words.t(
    (words.has(`deliveries/error/${error}`)
      ? `deliveries/error/${error}`
      : 'deliveries/error/failed') as UiKey,
  );
}
