import type { AdminStatus } from '@signalbox/protocol';
import type { Words } from '../../text/words.ts';
import { deliveryError } from '../profile/delivery-error.ts';

type Trouble = AdminStatus['troubles'][number];

/** What failed, in words; for what the server does itself also its own message, which only its log explains. */
export function troubleText(
  words: Words,
  { kind, why }: Pick<Trouble, 'kind' | 'why'>,
): { readonly said: string; readonly message: string | null } {
  if (kind === 'channel' || kind === 'webhook') return { said: deliveryError(words, why), message: null };
  return { said: words.t(`admin/failed/${kind}`), message: words.t('admin/failed/message', { why }) };
}
