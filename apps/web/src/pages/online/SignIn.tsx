import type { Problem } from '@signalbox/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { passkeysWork, signInWithPasskey } from '../../online/passkeys.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { missingIn, type Way } from './sign-in-form.ts';

/** Sign in as a guest, or with a password. */
export function SignIn() {
  const words = useWords();
  const queries = useQueryClient();
  const settings = useSettings();
  const [name, setName] = useState(settings.name);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const enter = async (way: Way) => {
    const missing = missingIn(way, name, password);
    setProblem(missing);
    if (missing) return;
    try {
      if (way === 'passkey') await signInWithPasskey();
      else
        await api(
          'POST',
          `/${way}`,
          way === 'guest' ? { name, language: words.language } : { name, password },
        );
      await queries.invalidateQueries();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <form
      className={`${parts.card} ${style.text}`}
      onSubmit={(event) => {
        event.preventDefault();
        void enter(password ? 'login' : 'guest');
      }}
    >
      <h2>{words.t('online/sign-in')}</h2>
      <label className={parts.field}>
        {words.t('online/name')}
        <input
          value={name}
          maxLength={32}
          autoComplete="username"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className={parts.field}>
        {words.t('online/password')}
        <input
          type="password"
          value={password}
          autoComplete="current-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
      <div className={parts.row}>
        <Button kind="main" type="submit">
          {words.t(password ? 'online/log-in' : 'online/as-guest')}
        </Button>
        {passkeysWork() && (
          <Button onClick={() => void enter('passkey')}>{words.t('passkeys/sign-in')}</Button>
        )}
        {password && <Button onClick={() => void enter('register')}>{words.t('online/register')}</Button>}
      </div>
      <p>
        <Link to="/forgot-password">{words.t('reset/forgot')}</Link>
      </p>
    </form>
  );
}
