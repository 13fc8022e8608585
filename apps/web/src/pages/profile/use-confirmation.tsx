import { type ReactNode, useState } from 'react';
import { ApiError, api, problemOf } from '../../online/api.ts';
import { confirmWithPasskey, passkeysWork } from '../../online/passkeys.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';

interface Waiting {
  readonly again: () => Promise<unknown>;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Irreversible calls ask for the password or passkey again: `guarded` makes a call and, if the server requires it, shows
 * `prompt` and repeats the call.
 */
export function useConfirmation(): {
  guarded: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  prompt: ReactNode;
} {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const guarded = async <Answer,>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.why !== 'confirm-first') throw error;
      return new Promise<Answer>((resolve, reject) => {
        setWaiting({ again: call, done: (value) => resolve(value as Answer), failed: reject });
      });
    }
  };
  const prompt = waiting && (
    <ConfirmForm
      onConfirmed={() => {
        setWaiting(null);
        waiting.again().then(waiting.done, waiting.failed);
      }}
      onCancelled={() => {
        setWaiting(null);
        waiting.failed(new ApiError({ why: 'confirm-first' }, 403));
      }}
    />
  );
  return { guarded, prompt };
}

function ConfirmForm({ onConfirmed, onCancelled }: { onConfirmed: () => void; onCancelled: () => void }) {
  const words = useWords();
  const [password, setPassword] = useState('');
  const [why, setWhy] = useState<string | null>(null);
  const confirm = async (way: () => Promise<unknown>) => {
    try {
      await way();
      onConfirmed();
    } catch (error) {
      setWhy(problemOf(error).why);
    }
  };
  return (
    <form
      className={`${parts.card} ${style.text}`}
      role="alertdialog"
      aria-label={words.t('confirm/title')}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(() => api('POST', '/me/confirm', { password }));
      }}
    >
      <h3>{words.t('confirm/title')}</h3>
      <p className={parts.soft}>{words.t('confirm/lead')}</p>
      <label className={parts.field}>
        {words.t('profile/current-password')}
        <input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      {why && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${why}`)}
        </p>
      )}
      <div className={parts.row}>
        <Button kind="main" type="submit" disabled={password === ''}>
          {words.t('confirm/go-on')}
        </Button>
        {passkeysWork() && (
          <Button onClick={() => void confirm(confirmWithPasskey)}>{words.t('confirm/passkey')}</Button>
        )}
        <Button kind="quiet" onClick={onCancelled}>
          {words.t('confirm/cancel')}
        </Button>
      </div>
    </form>
  );
}
