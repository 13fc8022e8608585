import type { Person, PersonProfile, Problem } from '@signalbox/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { api, problemOf } from '../online/api.ts';
import { useMe } from '../online/use-me.ts';
import { Button } from '../parts/Button.tsx';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import style from './pages.module.css';
import { Results } from './profile/Results.tsx';

const REASONS = ['insults', 'cheating', 'abandoning', 'spam', 'name', 'other'] as const;

/** Another person: results, block, report. */
export function PersonPage() {
  const words = useWords();
  const { id } = useParams({ from: '/people/$id' });
  const { data: who } = useMe();
  const { data } = useQuery({
    queryKey: ['profile', id],
    queryFn: () => api<PersonProfile>('GET', `/people/${id}`),
    retry: false,
  });
  if (!data) return <p className={style.page}>{words.t('people/nobody')}</p>;
  const isOther = who?.kind === 'signed-in' && who.me.id !== id;
  return (
    <div className={style.page}>
      <h1>{data.person.name}</h1>
      {data.person.bot && <BotAccount owner={data.owner} />}
      <p>
        <Link to="/archive" search={{ player: id }}>
          {words.t('archive/of', { name: data.person.name })}
        </Link>
      </p>
      <div className={style.grid}>
        <Results id={id} />
        {isOther && <Trouble id={id} />}
      </div>
    </div>
  );
}

/** A program plays for this account; its owner answers for it. */
function BotAccount({ owner }: { owner: Person | null }) {
  const words = useWords();
  return (
    <p>
      {words.t('people/bot-account')}{' '}
      {owner && (
        <>
          {words.t('people/run-by')}{' '}
          <Link to="/people/$id" params={{ id: owner.id }}>
            {owner.name}
          </Link>
        </>
      )}
    </p>
  );
}

function Trouble({ id }: { id: string }) {
  const words = useWords();
  const queries = useQueryClient();
  const [reason, setReason] = useState<(typeof REASONS)[number]>('insults');
  const [text, setText] = useState('');
  const [told, setTold] = useState<Problem | 'reported' | null>(null);
  const { data: blocked = [] } = useQuery({
    queryKey: ['blocks'],
    queryFn: () => api<Person[]>('GET', '/blocks'),
  });
  const isBlocked = blocked.some((person) => person.id === id);
  const attempt = async (what: () => Promise<unknown>, after: 'reported' | null) => {
    try {
      await what();
      setTold(after);
      await queries.invalidateQueries({ queryKey: ['blocks'] });
    } catch (error) {
      setTold(problemOf(error));
    }
  };
  return (
    <section className={`${parts.card} ${style.text}`} aria-label={words.t('people/trouble')}>
      <h2>{words.t('people/trouble')}</h2>
      <p className={parts.soft}>{words.t('people/block-lead')}</p>
      <div className={parts.row}>
        <Button onClick={() => void attempt(() => api(isBlocked ? 'DELETE' : 'PUT', `/blocks/${id}`), null)}>
          {words.t(isBlocked ? 'people/unblock' : 'people/block')}
        </Button>
      </div>
      <form
        className={style.text}
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => api('POST', '/reports', { account: id, reason, text }), 'reported');
        }}
      >
        <label className={parts.field}>
          {words.t('people/reason')}
          <select
            value={reason}
            onChange={(event) => setReason(event.target.value as (typeof REASONS)[number])}
          >
            {REASONS.map((one) => (
              <option key={one} value={one}>
                {words.t(`people/reason/${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={parts.field}>
          {words.t('people/what-happened')}
          <textarea
            maxLength={2000}
            rows={3}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        {told && (
          <p className={parts.problem} role="status" data-done={told === 'reported' || undefined}>
            {told === 'reported' ? words.t('people/reported') : words.say(`why/${told.why}`, told.details)}
          </p>
        )}
        <div className={parts.row}>
          <Button type="submit">{words.t('people/report')}</Button>
        </div>
      </form>
    </section>
  );
}
