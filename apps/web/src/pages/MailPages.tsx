import type { Problem } from '@signalbox/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api, problemOf } from '../online/api.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import type { UiKey } from '../text/catalogue/index.ts';
import { useWords } from '../text/context.ts';
import style from './pages.module.css';

interface Step {
  readonly title: UiKey;
  readonly lead: UiKey;
  readonly button: UiKey;
  readonly done: UiKey;
  readonly call: () => Promise<unknown>;
  readonly children?: ReactNode;
}

/**
 * One question, one button, one answer. Opening a link changes nothing, since programs that scan mail open links
 * too.
 */
function OneStep({ title, lead, button, done, call, children }: Step) {
  const words = useWords();
  const queries = useQueryClient();
  const [told, setTold] = useState<Problem | 'done' | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await call();
      setTold('done');
      await queries.invalidateQueries();
    } catch (error) {
      setTold(problemOf(error));
    }
  };
  return (
    <div className={style.page}>
      <h1>{words.t(title)}</h1>
      <form className={`${parts.card} ${style.text}`} onSubmit={(event) => void submit(event)}>
        <p>{words.t(lead)}</p>
        {told !== 'done' && children}
        {told && (
          <p className={parts.problem} role="status" data-done={told === 'done' || undefined}>
            {told === 'done' ? words.t(done) : words.say(`why/${told.why}`, told.details)}
          </p>
        )}
        <div className={parts.row}>
          {told === 'done' ? (
            <Link to="/online">{words.t('online/title')}</Link>
          ) : (
            <Button kind="main" type="submit">
              {words.t(button)}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}

export function ConfirmAddressPage() {
  const { token } = useParams({ from: '/confirm-address/$token' });
  return (
    <OneStep
      title="mail/confirm-title"
      lead="mail/confirm-lead"
      button="mail/confirm"
      done="mail/confirm-done"
      call={() => api('POST', '/mail/confirm', { token })}
    />
  );
}

export function UnsubscribePage() {
  const { token } = useParams({ from: '/unsubscribe/$token' });
  return (
    <OneStep
      title="mail/unsubscribe-title"
      lead="mail/unsubscribe-lead"
      button="mail/unsubscribe"
      done="mail/unsubscribe-done"
      call={() => api('POST', `/unsubscribe/${token}`)}
    />
  );
}

export function ForgotPasswordPage() {
  const words = useWords();
  const [email, setEmail] = useState('');
  return (
    <OneStep
      title="reset/title"
      lead="reset/lead"
      button="reset/send"
      done="reset/sent"
      call={() => api('POST', '/password-reset', { email })}
    >
      <label className={parts.field}>
        {words.t('mail/address')}
        <input
          type="email"
          required
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
    </OneStep>
  );
}

export function NewPasswordPage() {
  const words = useWords();
  const { token } = useParams({ from: '/new-password/$token' });
  const [password, setPassword] = useState('');
  return (
    <OneStep
      title="reset/title"
      lead="reset/choose"
      button="profile/keep"
      done="reset/done"
      call={() => api('POST', '/password-reset/finish', { token, password })}
    >
      <label className={parts.field}>
        {words.t('profile/new-password')}
        <input
          type="password"
          required
          minLength={10}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
    </OneStep>
  );
}
