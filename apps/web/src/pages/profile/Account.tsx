import type { Me, Problem } from '@signalbox/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import { download } from '../../parts/download.ts';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { useConfirmation } from './use-confirmation.tsx';

/** Guests set a password to keep the name; others change it, export their data, or delete the account. */
export function Account({ me }: { me: Me }) {
  const words = useWords();
  const queries = useQueryClient();
  const [name, setName] = useState(me.name);
  const [password, setPassword] = useState('');
  const [current, setCurrent] = useState('');
  const [told, setTold] = useState<Problem | 'done' | null>(null);
  const { guarded, prompt } = useConfirmation();
  const attempt = async (what: () => Promise<unknown>) => {
    try {
      await guarded(what);
      setTold('done');
      setPassword('');
      setCurrent('');
      await queries.invalidateQueries();
    } catch (error) {
      setTold(problemOf(error));
    }
  };
  const keep = () => {
    if (me.guest && password !== '') return api('POST', '/register', { name, password });
    const renamed = name === me.name ? null : api('PATCH', '/me', { name });
    if (password === '') return Promise.resolve(renamed);
    return Promise.resolve(renamed).then(() =>
      api('PUT', '/me/password', { password, ...(current !== '' && { current }) }),
    );
  };
  const takeAlong = async () => {
    download('signalbox.json', JSON.stringify(await api('GET', '/me/export'), null, 2));
  };
  const leave = () => {
    if (window.confirm(words.t('profile/really-delete')))
      void attempt(() => api('DELETE', '/me', { confirm: 'delete' }));
  };
  if (prompt) return prompt;
  return (
    <form
      className={`${parts.card} ${style.text}`}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(keep);
      }}
    >
      <h2>{words.t('profile/account')}</h2>
      {me.guest && <p className={parts.soft}>{words.t('profile/guest')}</p>}
      <label className={parts.field}>
        {words.t('online/name')}
        <input value={name} maxLength={32} required onChange={(event) => setName(event.target.value)} />
      </label>
      {me.hasPassword && <PasswordField which="current" value={current} onChange={setCurrent} />}
      <PasswordField which="new" value={password} onChange={setPassword} />
      {told && (
        <p className={parts.problem} role="status" data-done={told === 'done' || undefined}>
          {told === 'done' ? words.t('profile/done') : words.say(`why/${told.why}`, told.details)}
        </p>
      )}
      <div className={parts.row}>
        <Button kind="main" type="submit">
          {words.t('profile/keep')}
        </Button>
        <Button onClick={() => void takeAlong()}>{words.t('profile/export')}</Button>
        <Button kind="danger" onClick={leave}>
          {words.t('profile/delete')}
        </Button>
      </div>
    </form>
  );
}

interface PasswordFieldProps {
  readonly which: 'current' | 'new';
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function PasswordField({ which, value, onChange }: PasswordFieldProps) {
  const words = useWords();
  return (
    <label className={parts.field}>
      {words.t(`profile/${which}-password`)}
      <input
        type="password"
        autoComplete={`${which}-password`}
        {...(which === 'new' && { minLength: 10 })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
