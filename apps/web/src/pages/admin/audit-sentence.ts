import type { AuditEntry } from '@signalbox/protocol';
import type { Words } from '../../text/words.ts';

/** Who or what a part of the sentence names; null for the words between. */
export type AuditPart = { readonly names: 'admin' | 'person' | 'table' | null; readonly text: string };

/** Stand for the names in the sentence, which are links. */
const SIGNS = { admin: '\uE000', person: '\uE001', table: '\uE002' } as const;
const NONE = '–';

/** What an administrator did, in parts, with a table that the sentence does not name at its end. */
export function auditSentence(
  words: Words,
  { admin, action, person, table }: Pick<AuditEntry, 'admin' | 'action' | 'person' | 'table'>,
): readonly AuditPart[] {
  const texts = { admin: admin?.name ?? NONE, person: person?.name ?? NONE, table: table ?? NONE };
  const sentence = words.t(`admin/action/${action}`, { ...SIGNS, who: SIGNS.admin });
  const isNamed = sentence.includes(SIGNS.table);
  return `${sentence}${table && !isNamed ? ` ${SIGNS.table}` : ''}`
    .split(/([\uE000-\uE002])/)
    .filter((text) => text !== '')
    .map((text) => {
      const names = (['admin', 'person', 'table'] as const).find((one) => SIGNS[one] === text) ?? null;
      return { names, text: names === null ? text : texts[names] };
    });
}
