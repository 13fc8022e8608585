import type { Person, PersonProfile, UsualHours } from '@signalbox/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { api } from '../online/api.ts';
import { useMe } from '../online/use-me.ts';
import { Button } from '../parts/Button.tsx';
import { useWords } from '../text/context.ts';
import { gap } from '../text/gap.ts';
import { Limits } from './admin/Limits.tsx';
import style from './pages.module.css';
import { Favourites } from './people/Favourites.tsx';
import { InviteForm } from './people/InviteForm.tsx';
import { RatingCurves } from './people/RatingCurves.tsx';
import { TablesOf } from './people/TablesOf.tsx';
import { Trouble } from './people/Trouble.tsx';
import { Results } from './profile/Results.tsx';

/** A person: ratings, results, tables, and what one can do about them. */
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
      {data.usual && <LocalTime usual={data.usual} />}
      {isOther && <FollowButton id={id} followed={data.followed} />}
      <div className={style.grid}>
        <TablesOf heading="people/playing" tables={data.playing} />
        <TablesOf heading="people/hosting" tables={data.hosting} />
        <RatingCurves history={data.history} />
        <Favourites favourites={data.favourites} />
        <Results id={id} />
        {isOther && !data.person.bot && <InviteForm id={id} />}
        {isOther && <Trouble id={id} />}
        {who?.kind === 'signed-in' && who.me.admin && <Limits id={id} />}
      </div>
    </div>
  );
}

/** A program plays for this account; its owner answers for it. */
function BotAccount({ owner }: { owner: Person | null }) {
  const words = useWords();
  return (
    <p>
      {words.t('people/bot-account')}
      {gap(words)}
      {owner && (
        <>
          {words.t('people/run-by')}
          {gap(words)}
          <Link to="/people/$id" params={{ id: owner.id }}>
            {owner.name}
          </Link>
        </>
      )}
    </p>
  );
}

/** The time of their day, and when they usually play. */
function LocalTime({ usual: { timeZone, from, until } }: { usual: UsualHours }) {
  const words = useWords();
  const time = new Intl.DateTimeFormat(words.language, { timeStyle: 'short', timeZone });
  const hour = new Intl.DateTimeFormat(words.language, { timeStyle: 'short', timeZone: 'UTC' });
  const at = (hours: number) => hour.format(hours * 3_600_000);
  return (
    <p>
      {words.t('people/local-time', {
        time: time.format(Date.now()),
        zone: timeZone.replaceAll('_', ' '),
        from: at(from),
        to: at(until),
      })}
    </p>
  );
}

function FollowButton({ id, followed }: { id: string; followed: boolean }) {
  const words = useWords();
  const queries = useQueryClient();
  const change = async () => {
    await api(followed ? 'DELETE' : 'PUT', `/follows/${id}`).catch(() => {});
    await queries.invalidateQueries({ queryKey: ['profile', id] });
  };
  return (
    <div>
      <Button onClick={() => void change()}>{words.t(followed ? 'people/unfollow' : 'people/follow')}</Button>
    </div>
  );
}
