import type { Me, Problem } from '@signalbox/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { useConfirmation } from './use-confirmation.tsx';

/** The address for notifications and for a lost password; it is used once the link in the mail has been opened. */
export function MailAddress({ me }: { me: Me }) {
  const words = useWords();
  const queries = useQueryClient();
  const [email, setEmail] = useState(me.email ?? '');
  const [told, setTold] = useState<Problem | 'sent' | 'removed' | null>(null);
  const { guarded, prompt } = useConfirmation();
  if (me.guest) return null;
  const change = async (next: string | null) => {
    try {
      await guarded(() => api('PUT', '/me/email', { email: next }));
      setTold(next === null ? 'removed' : 'sent');
      if (next === null) setEmail('');
      await queries.invalidateQueries();
    } catch (error) {
      setTold(problemOf(error));
    }
  };
  return (
    <section className={`${parts.card} ${style.text}`} aria-label={words.t('mail/title')}>
      <h2>{words.t('mail/title')}</h2>
      <p className={parts.soft}>
        {words.t(me.email === null ? 'mail/lead' : me.emailConfirmed ? 'mail/confirmed' : 'mail/unconfirmed')}
      </p>
      <form
        className={style.text}
        onSubmit={(event) => {
          event.preventDefault();
          void change(email);
        }}
      >
        <label className={parts.field}>
          {words.t('mail/address')}
          <input
            type="email"
            required
            maxLength={200}
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
        {told && (
          <p className={parts.problem} role="status" data-done={typeof told === 'string' || undefined}>
            {typeof told === 'string' ? words.t(`mail/${told}`) : words.say(`why/${told.why}`, told.details)}
          </p>
        )}
        <div className={parts.row}>
          <Button type="submit" disabled={email === me.email && me.emailConfirmed}>
            {words.t(email === me.email ? 'mail/again' : 'mail/save')}
          </Button>
          {me.email !== null && (
            <Button kind="quiet" onClick={() => void change(null)}>
              {words.t('mail/remove')}
            </Button>
          )}
        </div>
      </form>
      {prompt}
    </section>
  );
}
