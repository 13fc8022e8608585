import type { Problem } from '@signalbox/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { passkeysWork, signInWithPasskey } from '../../online/passkeys.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { LEAST_PASSWORD, missingIn, type Way } from './sign-in-form.ts';

const WAYS = ['guest', 'login', 'register'] as const;
type FormWay = (typeof WAYS)[number];

const DOES = { guest: 'online/as-guest', login: 'online/log-in', register: 'online/register' } as const;

/** Play as a guest, sign in, or create an account. */
export function SignIn() {
  const words = useWords();
  const queries = useQueryClient();
  const settings = useSettings();
  const [way, setWay] = useState<FormWay>('guest');
  const [name, setName] = useState(settings.name);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const enter = async (by: Way) => {
    const missing = missingIn(by, name, password);
    setProblem(missing);
    if (missing) return;
    try {
      if (by === 'passkey') await signInWithPasskey();
      else
        await api('POST', `/${by}`, by === 'guest' ? { name, language: words.language } : { name, password });
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
        void enter(way);
      }}
    >
      <Ways
        value={way}
        onChange={(chosen) => {
          setWay(chosen);
          setProblem(null);
        }}
      />
      <label className={parts.field}>
        {words.t('online/name')}
        <input
          value={name}
          maxLength={32}
          autoComplete="username"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      {way !== 'guest' && (
        <label className={parts.field}>
          {words.t('online/password')}
          <input
            type="password"
            value={password}
            autoComplete={way === 'login' ? 'current-password' : 'new-password'}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
      )}
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
      <div className={parts.row}>
        <Button kind="main" type="submit">
          {words.t(DOES[way])}
        </Button>
        {way === 'login' && passkeysWork() && (
          <Button onClick={() => void enter('passkey')}>{words.t('passkeys/sign-in')}</Button>
        )}
      </div>
      {way === 'login' && (
        <p>
          <Link to="/forgot-password">{words.t('reset/forgot')}</Link>
        </p>
      )}
    </form>
  );
}

/** The three ways to take part, and what the chosen one means. */
function Ways({ value, onChange }: { value: FormWay; onChange: (way: FormWay) => void }) {
  const words = useWords();
  const group = useId();
  return (
    <>
      <h2 id={group}>{words.t('online/who')}</h2>
      <div className={style.checks} role="radiogroup" aria-labelledby={group}>
        {WAYS.map((way) => (
          <label key={way} className={style.check}>
            <input type="radio" name={group} checked={way === value} onChange={() => onChange(way)} />
            {words.t(`online/way/${way}`)}
          </label>
        ))}
      </div>
      <p className={parts.soft}>{words.t(`online/lead/${value}`, { count: LEAST_PASSWORD })}</p>
    </>
  );
}
