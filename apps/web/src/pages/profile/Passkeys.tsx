import type { Me, Problem } from '@signalbox/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { addPasskey, passkeysWork } from '../../online/passkeys.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { useConfirmation } from './use-confirmation.tsx';

/** Passkeys: keys on the player's devices instead of a password. */
export function Passkeys({ me }: { me: Me }) {
  const words = useWords();
  const queries = useQueryClient();
  const [label, setLabel] = useState('');
  const [told, setTold] = useState<Problem | 'added' | 'removed' | null>(null);
  const [busy, setBusy] = useState(false);
  const { guarded, prompt } = useConfirmation();
  const attempt = async (what: () => Promise<unknown>, done: 'added' | 'removed') => {
    setBusy(true);
    setTold(null);
    try {
      await guarded(what);
      setTold(done);
      setLabel('');
      await queries.invalidateQueries({ queryKey: ['me'] });
    } catch (error) {
      setTold(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={`${parts.card} ${style.text}`} aria-label={words.t('passkeys/title')}>
      <h2>{words.t('passkeys/title')}</h2>
      <p>{words.t(me.guest ? 'passkeys/lead-guest' : 'passkeys/lead')}</p>
      {me.passkeys.length > 0 && (
        <ul className={style.saved}>
          {me.passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              busy={busy}
              onRemove={() => void attempt(() => api('DELETE', `/passkeys/${passkey.id}`), 'removed')}
            />
          ))}
        </ul>
      )}
      {passkeysWork() ? (
        <form
          className={parts.withButton}
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(() => addPasskey(me.name, label.trim()), 'added');
          }}
        >
          <label className={parts.field}>
            {words.t('passkeys/label')}
            <input
              value={label}
              maxLength={60}
              placeholder={words.t('passkeys/example')}
              onChange={(event) => setLabel(event.target.value)}
            />
          </label>
          <Button type="submit" disabled={busy}>
            {words.t('passkeys/add')}
          </Button>
        </form>
      ) : (
        <p className={parts.problem}>{words.t('passkeys/cannot')}</p>
      )}
      {prompt}
      {told && (
        <p className={parts.problem} role="status" data-done={typeof told === 'string' || undefined}>
          {typeof told === 'string'
            ? words.t(`passkeys/${told}`)
            : words.say(`why/${told.why}`, told.details)}
        </p>
      )}
    </section>
  );
}

interface PasskeyLineProps {
  readonly passkey: Me['passkeys'][number];
  readonly busy: boolean;
  readonly onRemove: () => void;
}

function PasskeyLine({ passkey: { label, createdAt }, busy, onRemove }: PasskeyLineProps) {
  const words = useWords();
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' });
  const name = label || words.t('passkeys/unnamed');
  return (
    <li data-passkey>
      <KeyRound size={18} aria-hidden="true" />
      <span className={style.grow}>
        <strong>{name}</strong>{' '}
        <span className={parts.soft}>{words.t('passkeys/since', { date: when.format(createdAt) })}</span>
      </span>
      <Button
        kind="quiet"
        disabled={busy}
        aria-label={words.t('passkeys/remove-this', { name })}
        onClick={onRemove}
      >
        {words.t('passkeys/remove')}
      </Button>
    </li>
  );
}
