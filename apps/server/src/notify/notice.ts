import type { Language } from '@signalbox/kernel';

/** Something worth telling somebody who is not looking. */
export interface Notice {
  readonly kind: 'turn' | 'reminder' | 'started' | 'finished' | 'consent' | 'test';
  readonly table: string | null;
  /** The table's name or its title's. */
  readonly tableName: string;
  /** The seat that it is about, and who sits there. */
  readonly seat: string | null;
  readonly person: string | null;
}

export const NOTICES: Readonly<Record<Notice['kind'], Readonly<Record<Language, string>>>> = {
  turn: { en: '{person}: it is your turn at {table}.', ja: '{person}さん、{table}であなたの手番です。' },
  reminder: {
    en: '{person}: you are running out of time at {table}.',
    ja: '{person}さん、{table}の持ち時間が残りわずかです。',
  },
  started: { en: '{table}: the game has begun.', ja: '{table}のゲームが始まりました。' },
  finished: { en: '{table}: the game is over.', ja: '{table}のゲームが終わりました。' },
  consent: {
    en: '{person}: your answer is needed at {table}.',
    ja: '{person}さん、{table}であなたの返事を待っています。',
  },
  test: { en: 'This is a test notification from Signalbox.', ja: 'Signalboxからのテスト通知です。' },
};

export function textOf(notice: Notice, language: string): string {
  const text = NOTICES[notice.kind][language === 'ja' ? 'ja' : 'en'];
  return text.replace('{person}', notice.person ?? '').replace('{table}', notice.tableName);
}

/** The address of the table, if people reach the server under a known one. */
export function linkOf(notice: Notice, publicUrl: string | null): string | null {
  return publicUrl && notice.table ? new URL(`/online/${notice.table}`, publicUrl).href : null;
}
