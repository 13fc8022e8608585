import type { AuditEntry } from '@signalbox/protocol';
import type { Words } from '../../text/words.ts';

/** The note about what was done: the server writes figures of rolled back games and of limits into it. */
export function auditNote(words: Words, { action, note }: Pick<AuditEntry, 'action' | 'note'>): string {
  const restored = action === 'restore' ? /^(\d+): (.*)$/s.exec(note) : null;
  if (restored) return words.t('admin/restored', { position: restored[1]!, text: restored[2]! });
  const limited = action === 'limit' ? /^tables (\S+), messages (\S+)$/.exec(note) : null;
  if (!limited) return note;
  const set = (what: 'tables' | 'messages', limit: string) =>
    words.t('admin/limits/set', {
      what: words.t(`admin/limits/${what}`),
      value: limit === '–' ? words.t('admin/limits/usual') : limit,
    });
  return [set('tables', limited[1]!), set('messages', limited[2]!)].join(
    words.language === 'ja' ? '、' : ', ',
  );
}
