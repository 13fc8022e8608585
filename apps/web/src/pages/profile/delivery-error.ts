import type { Delivery } from '@signalbox/protocol';
import type { UiKey } from '../../text/catalogue/index.ts';
import type { Words } from '../../text/words.ts';

/** How a delivery stands, and why it failed, if it did. */
export function deliveryOutcome(words: Words, status: Delivery['status'], error: string | null): string {
  const said = words.t(`deliveries/status/${status}`);
  if (error === null) return said;
  return words.t('deliveries/outcome', { what: said, reason: deliveryError(words, error) });
}

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
