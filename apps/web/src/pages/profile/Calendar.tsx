import type { Me } from '@signalbox/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../online/api.ts';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import style from '../pages.module.css';
import { ShownOnce } from './ShownOnce.tsx';

/** The secret link to a calendar of one's deadlines. */
export function Calendar({ me }: { me: Me }) {
  const words = useWords();
  const queries = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const change = async (work: () => Promise<string | null>) => {
    setLink(await work());
    await queries.invalidateQueries({ queryKey: ['me'] });
  };
  const create = async () => {
    const { path } = await api<{ path: string }>('POST', '/me/calendar');
    return new URL(path, window.location.href).href;
  };
  const end = async () => {
    await api('DELETE', '/me/calendar');
    return null;
  };
  return (
    <section className={`${parts.card} ${style.text}`}>
      <h2>{words.t('calendar/title')}</h2>
      <p className={parts.soft}>{words.t('calendar/lead')}</p>
      {link && <ShownOnce label={words.t('calendar/link')} value={link} />}
      <div className={parts.row}>
        <Button onClick={() => void change(create)}>
          {words.t(me.calendar ? 'calendar/renew' : 'calendar/create')}
        </Button>
        {me.calendar && (
          <Button kind="quiet" onClick={() => void change(end)}>
            {words.t('calendar/end')}
          </Button>
        )}
      </div>
    </section>
  );
}
