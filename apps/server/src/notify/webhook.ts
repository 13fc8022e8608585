import type { Notice } from './notice.ts';

export type WebhookKind = 'discord' | 'slack' | 'json';

/** What each service wants to be sent. */
export function webhookBody(kind: WebhookKind, notice: Notice, text: string, link: string | null): object {
  const line = link ? `${text} ${link}` : text;
  switch (kind) {
    case 'discord':
      // Names are other people's words: they must not ring everybody's bell.
      return { content: line.slice(0, 2000), allowed_mentions: { parse: [] } };
    case 'slack':
      return { text: line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') };
    case 'json':
      return { ...notice, text, link };
  }
}
