import type { Problem } from '@signalbox/protocol';
import { useState } from 'react';
import { api, problemOf } from '../../online/api.ts';
import { useInbox } from '../../online/use-inbox.ts';
import { useMe } from '../../online/use-me.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { menuName } from '../../titles/menu.ts';

/** Reserves a seat at one of the caller's open tables; nothing if there is none with a free seat. */
export function InviteForm({ id }: { id: string }) {
  const words = useWords();
  const { data: who } = useMe();
  const me = who?.kind === 'signed-in' ? who.me.id : '';
  const open = useInbox(me !== '')
    .map(({ table }) => table)
    .filter(
      ({ status, host, seats }) =>
        status === 'open' &&
        host?.id === me &&
        seats.every(({ person }) => person?.id !== id) &&
        seats.some(({ person, bot }) => person === null && bot === null),
    );
  const [chosen, setChosen] = useState('');
  const [told, setTold] = useState<Problem | 'invited' | null>(null);
  const table = open.find((one) => one.id === chosen) ?? open[0];
  const invite = () =>
    api('POST', `/tables/${table!.id}/invitations`, { account: id }).then(
      () => setTold('invited'),
      (error: unknown) => setTold(problemOf(error)),
    );
  if (!table && told === null) return null;
  return (
    <form
      className={parts.card}
      onSubmit={(event) => {
        event.preventDefault();
        void invite();
      }}
    >
      <h2>{words.t('people/invite')}</h2>
      {table && (
        <>
          <p className={parts.soft}>{words.t('people/invite-lead')}</p>
          <label className={parts.field}>
            {words.t('people/invite-to')}
            <select value={table.id} onChange={(event) => setChosen(event.target.value)}>
              {open.map((one) => (
                <option key={one.id} value={one.id}>
                  {[menuName(one.title), one.name].filter(Boolean).join(' – ')}
                </option>
              ))}
            </select>
          </label>
          <div className={parts.row}>
            <Button type="submit">{words.t('people/invite')}</Button>
          </div>
        </>
      )}
      {told && (
        <p className={parts.problem} role="status" data-done={told === 'invited' || undefined}>
          {told === 'invited' ? words.t('people/invited') : words.say(`why/${told.why}`, told.details)}
        </p>
      )}
    </form>
  );
}
