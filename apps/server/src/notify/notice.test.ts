import { LANGUAGES, type Messages } from '@signalbox/kernel';
import { wordingProblems } from '@signalbox/text/checking';
import { expect, test } from 'vitest';
import { type AccountMailKind, accountMail } from '../people/account-mails.ts';
import { NOTICES, type Notice, noticeMail } from './notice.ts';

/** A text in every language, as a message. */
function message(textIn: (language: string) => string): Messages[string] {
  const [en, ja] = LANGUAGES.map(textIn);
  return { en: en!, ja: ja! };
}

test('notifications use the words of the glossary', () => {
  expect(wordingProblems(NOTICES, 'shared')).toEqual([]);
});

test('mails use the words of the glossary', () => {
  const notice = { table: null, tableName: 'Friday', seat: null, person: 'Anna' };
  const mails = (Object.keys(NOTICES) as Notice['kind'][]).flatMap((kind) => [
    [`subject/${kind}`, message((language) => noticeMail({ ...notice, kind }, language).subject)],
    [`ending/${kind}`, message((language) => noticeMail({ ...notice, kind }, language).ending)],
  ]);
  const account = (['confirm', 'reset'] satisfies AccountMailKind[]).flatMap((kind) => {
    const mail = (language: string) => accountMail(kind, language, 'https://games.example.net', 'token');
    return [
      [`subject/${kind}`, message((language) => mail(language).subject)],
      [`text/${kind}`, message((language) => mail(language).text)],
    ];
  });
  expect(wordingProblems(Object.fromEntries([...mails, ...account]), 'shared')).toEqual([]);
});
