import type { Language } from '@signalbox/kernel';

export type AccountMailKind = 'confirm' | 'reset';

interface Texts {
  readonly subject: string;
  readonly text: string;
}

/** Fixed texts: a mail to a stranger must not contain anything that another person wrote. */
const TEXTS: Readonly<Record<AccountMailKind, Readonly<Record<Language, Texts>>>> = {
  confirm: {
    en: {
      subject: 'Signalbox: confirm your address',
      text: 'This address was entered for a Signalbox account. If that was you, open this link within three days:',
    },
    ja: {
      subject: 'Signalbox：メールアドレスの確認',
      text: 'Signalboxのアカウントにこのメールアドレスが登録されました。ご本人であれば、3日以内に次のリンクを開いてください。',
    },
  },
  reset: {
    en: {
      subject: 'Signalbox: choose a new password',
      text: 'A new password was requested for your Signalbox account. If that was you, open this link within an hour. Otherwise ignore this mail; your password has not changed.',
    },
    ja: {
      subject: 'Signalbox：パスワードの再設定',
      text: 'Signalboxのアカウントのパスワード再設定の申請がありました。ご本人であれば、1時間以内に次のリンクを開いてください。お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
    },
  },
};

const PAGES: Record<AccountMailKind, string> = { confirm: 'confirm-address', reset: 'new-password' };

export function accountMail(kind: AccountMailKind, language: string, site: string, token: string): Texts {
  const { subject, text } = TEXTS[kind][language === 'ja' ? 'ja' : 'en'];
  return { subject, text: `${text}\n\n${new URL(`/${PAGES[kind]}/${token}`, site).href}\n` };
}
