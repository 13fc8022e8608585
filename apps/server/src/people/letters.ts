import type { Language } from '@signalbox/kernel';

export type LetterKind = 'confirm' | 'reset';

interface Texts {
  readonly subject: string;
  readonly text: string;
}

/** All text is ours: a mail to a stranger contains nothing that a person wrote. */
const LETTERS: Readonly<Record<LetterKind, Readonly<Record<Language, Texts>>>> = {
  confirm: {
    en: {
      subject: 'Signalbox: confirm your address',
      text: 'Somebody gave this address for an account at Signalbox. If it was you, open this link within three days:',
    },
    ja: {
      subject: 'Signalbox：メールアドレスの確認',
      text: 'Signalboxのアカウントにこのメールアドレスが登録されました。ご本人であれば、3日以内に次のリンクを開いてください。',
    },
  },
  reset: {
    en: {
      subject: 'Signalbox: choose a new password',
      text: 'Somebody asked for a new password for your account at Signalbox. If it was you, open this link within an hour; if not, nothing has changed:',
    },
    ja: {
      subject: 'Signalbox：パスワードの再設定',
      text: 'Signalboxのアカウントのパスワード再設定が求められました。ご本人であれば、1時間以内に次のリンクを開いてください。お心当たりがなければ、何も変わりません。',
    },
  },
};

const PAGES: Record<LetterKind, string> = { confirm: 'confirm-address', reset: 'new-password' };

export function letterOf(kind: LetterKind, language: string, site: string, token: string): Texts {
  const { subject, text } = LETTERS[kind][language === 'ja' ? 'ja' : 'en'];
  return { subject, text: `${text}\n\n${new URL(`/${PAGES[kind]}/${token}`, site).href}\n` };
}
