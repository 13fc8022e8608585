import type { Language } from '@signalbox/kernel';

/** A notification to a person who is not watching the table. */
export interface Notice {
  readonly kind:
    | 'turn'
    | 'reminder'
    | 'started'
    | 'finished'
    | 'consent'
    | 'round-ending'
    | 'invited'
    | 'table-open'
    | 'restored'
    | 'digest'
    | 'test';
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
  started: { en: '{table}: the game has started.', ja: '{table}のゲームが始まりました。' },
  finished: { en: '{table}: the game is over.', ja: '{table}のゲームが終わりました。' },
  consent: {
    en: '{person}: your answer is needed at {table}.',
    ja: '{person}さん、{table}であなたの返事を待っています。',
  },
  'round-ending': {
    en: '{person}: the current round of the tournament {table} ends soon.',
    ja: '{person}さん、大会{table}の今の回戦の期限が近づいています。',
  },
  invited: {
    en: '{person}: a seat is reserved for you at {table}.',
    ja: '{person}さん、{table}にあなたの席が用意されています。',
  },
  'table-open': {
    en: '{person}: {table}, a table of the kind you are waiting for, has open seats.',
    ja: '{person}さん、お待ちの条件に合うテーブル{table}に空席があります。',
  },
  restored: {
    en: '{table}: an administrator has rolled the game back to an earlier move.',
    ja: '{table}のゲームを、管理者が以前の手まで巻き戻しました。',
  },
  digest: { en: 'Your games:', ja: 'あなたのゲーム：' },
  test: { en: 'This is a test notification from Signalbox.', ja: 'Signalboxからのテスト通知です。' },
};

/** The same for everybody: subjects of mails contain no text of other people. */
const SUBJECTS: Readonly<Record<Notice['kind'], Readonly<Record<Language, string>>>> = {
  turn: { en: 'Signalbox: it is your turn', ja: 'Signalbox：あなたの手番です' },
  reminder: { en: 'Signalbox: you are running out of time', ja: 'Signalbox：持ち時間が残りわずかです' },
  started: { en: 'Signalbox: a game has started', ja: 'Signalbox：ゲームが始まりました' },
  finished: { en: 'Signalbox: a game is over', ja: 'Signalbox：ゲームが終わりました' },
  consent: { en: 'Signalbox: your answer is needed', ja: 'Signalbox：返事が必要です' },
  'round-ending': {
    en: 'Signalbox: a tournament round ends soon',
    ja: 'Signalbox：大会の回戦の期限が近づいています',
  },
  invited: { en: 'Signalbox: you are invited', ja: 'Signalbox：招待が届きました' },
  'table-open': { en: 'Signalbox: a table has opened', ja: 'Signalbox：テーブルの募集が始まりました' },
  restored: { en: 'Signalbox: a game was rolled back', ja: 'Signalbox：ゲームが巻き戻されました' },
  digest: { en: 'Signalbox: your games', ja: 'Signalbox：あなたのゲーム' },
  test: { en: 'Signalbox: test notification', ja: 'Signalbox：テスト通知' },
};
const ENDING = { en: 'Unsubscribe:', ja: '配信停止：' };

export interface NoticeMail {
  readonly subject: string;
  readonly text: string;
  readonly ending: string;
}

export function noticeMail(notice: Notice, language: string): NoticeMail {
  const known = language === 'ja' ? 'ja' : 'en';
  return { subject: SUBJECTS[notice.kind][known], text: textOf(notice, known), ending: ENDING[known] };
}

export function textOf(notice: Notice, language: string): string {
  const text = NOTICES[notice.kind][language === 'ja' ? 'ja' : 'en'];
  return text.replace('{person}', notice.person ?? '').replace('{table}', notice.tableName);
}

/** The address of the table, if people reach the server under a known one. */
export function linkOf(notice: Notice, publicUrl: string | null): string | null {
  return publicUrl && notice.table ? new URL(`/online/${notice.table}`, publicUrl).href : null;
}
