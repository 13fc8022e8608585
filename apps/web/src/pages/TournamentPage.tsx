import type { Problem, TournamentView } from '@signalbox/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { api, problemOf } from '../online/api.ts';
import { useMe } from '../online/use-me.ts';
import { Button } from '../parts/Button.tsx';
import { Facts } from '../parts/Facts.tsx';
import parts from '../parts/parts.module.css';
import { inBrackets } from '../text/brackets.ts';
import { useWords } from '../text/context.ts';
import { gap } from '../text/gap.ts';
import { menuName } from '../titles/menu.ts';
import { InviteLink } from './online/InviteLink.tsx';
import { PlayFacts } from './online/TableFacts.tsx';
import style from './pages.module.css';
import { EnterFirst, mayEnter } from './tournaments/EnterFirst.tsx';
import { Schedule } from './tournaments/Schedule.tsx';
import { Standings } from './tournaments/Standings.tsx';

/** A tournament: who takes part, what is played, how it stands. */
export function TournamentPage() {
  const words = useWords();
  const { id } = useParams({ from: '/tournaments/$id' });
  const { invite } = useSearch({ strict: false });
  const { data: tournament, isError } = useQuery({
    queryKey: ['tournament', id, invite],
    queryFn: () => api<TournamentView>('GET', `/tournaments/${id}${invite ? `?invite=${invite}` : ''}`),
    refetchInterval: 5000,
    retry: false,
  });
  if (isError) return <p className={style.page}>{words.t('tournaments/not-found')}</p>;
  if (!tournament) return null;
  return (
    <div className={style.page}>
      <h1>{tournament.name || words.t('tournaments/unnamed')}</h1>
      <TournamentFacts tournament={tournament} />
      {tournament.invite && <InviteLink path={`/tournaments/${id}?invite=${tournament.invite}`} />}
      <Entry tournament={tournament} invite={invite} />
      {tournament.status !== 'open' && <Standings tournament={tournament} />}
      <Schedule tournament={tournament} />
      <Entrants tournament={tournament} />
    </div>
  );
}

function TournamentFacts({ tournament }: { tournament: TournamentView }) {
  const words = useWords();
  const { title, kind, status, size, round, rounds, roundEndsAt, roundTime, points, substitutes } =
    tournament;
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  const { organiser, previous, next, season, listed, rated } = tournament;
  return (
    <section className={parts.card}>
      <ul className={style.facts}>
        <li>
          <Facts
            facts={[
              menuName(title),
              words.t(`tournaments/kind/${kind}`),
              ...(kind === 'league' ? [words.t('tournaments/season', { number: season })] : []),
            ]}
          />
        </li>
        <li>{words.t('tournaments/tables-of', { size })}</li>
        <PlayFacts
          rules={{ ...tournament, spectators: true, rated: rated && listed }}
          leaving={words.t('tournaments/leaving', { substitutes, timed: String(roundTime !== null) })}
        />
        <li>{words.t(`tournaments/points/${points}`)}</li>
        {!listed && <li>{words.t('tournaments/private')}</li>}
        <li>
          <Facts
            facts={[
              status === 'running'
                ? words.t('tournaments/round-of', { round, rounds: rounds ?? '–' })
                : words.t(`tournaments/status/${status}`),
              ...(roundEndsAt === null
                ? []
                : [words.t('tournaments/until', { time: when.format(roundEndsAt) })]),
            ]}
          />
        </li>
        {organiser && (
          <li>
            {words.t('tournaments/organiser')}
            {gap(words)}
            <Link to="/people/$id" params={{ id: organiser.id }}>
              {organiser.name}
            </Link>
          </li>
        )}
      </ul>
      {(previous || next) && (
        <p className={parts.row}>
          {previous && (
            <Link to="/tournaments/$id" params={{ id: previous }}>
              {words.t('tournaments/previous')}
            </Link>
          )}
          {next && (
            <Link to="/tournaments/$id" params={{ id: next }}>
              {words.t('tournaments/next')}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

/** What the reader may do: enter, withdraw; start and cancel, if they organise it. */
function Entry({ tournament, invite }: { tournament: TournamentView; invite: string | undefined }) {
  const words = useWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: who } = useMe();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { id, status, my, kind, next } = tournament;
  const call = async (method: string, path: string, body?: object) => {
    try {
      setProblem(null);
      const answer = await api<TournamentView>(method, `/tournaments/${id}${path}`, body);
      if (answer.id !== id) await navigate({ to: '/tournaments/$id', params: { id: answer.id } });
      await queries.invalidateQueries({ queryKey: ['tournament', id] });
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  if (!mayEnter(who)) return <EnterFirst who={who} />;
  const going = status === 'open' || status === 'running';
  return (
    <section className={parts.card} aria-label={words.t('tournaments/entry')}>
      {my.role && <p>{words.t(`tournaments/you-are/${my.role}`)}</p>}
      <div className={parts.row}>
        {status === 'open' && !my.role && (
          <Button kind="main" onClick={() => void call('POST', '/join', { invite })}>
            {words.t('tournaments/join')}
          </Button>
        )}
        {going && !my.role && (
          <Button onClick={() => void call('POST', '/join', { role: 'substitute', invite })}>
            {words.t('tournaments/offer')}
          </Button>
        )}
        {going && my.role && (
          <Button
            kind="quiet"
            onClick={() => {
              if (status === 'open' || confirm(words.t('tournaments/really-withdraw')))
                void call('POST', '/withdraw');
            }}
          >
            {words.t('tournaments/withdraw')}
          </Button>
        )}
        {my.organiser && status === 'open' && (
          <Button kind="main" onClick={() => void call('POST', '/start')}>
            {words.t('tournaments/start')}
          </Button>
        )}
        {my.organiser && going && (
          <Button
            kind="danger"
            onClick={() => {
              if (confirm(words.t('tournaments/really-cancel'))) void call('DELETE', '');
            }}
          >
            {words.t('tournaments/cancel')}
          </Button>
        )}
        {my.organiser && kind === 'league' && status === 'finished' && !next && (
          <Button kind="main" onClick={() => void call('POST', '/next')}>
            {words.t('tournaments/new-season')}
          </Button>
        )}
      </div>
      {problem && (
        <p className={parts.problem} role="alert">
          {words.say(`why/${problem.why}`, problem.details)}
        </p>
      )}
    </section>
  );
}

function Entrants({ tournament }: { tournament: TournamentView }) {
  const words = useWords();
  const queries = useQueryClient();
  const { id: own, entrants, substitutePeople, withdrawn, my, status } = tournament;
  const remove = async (account: string) => {
    await api('DELETE', `/tournaments/${own}/entrants/${account}`);
    await queries.invalidateQueries({ queryKey: ['tournament', own] });
  };
  const mayRemove = my.organiser && (status === 'open' || status === 'running');
  const lists = [
    { heading: words.t('tournaments/entrants-count', { count: entrants.length }), people: entrants },
    { heading: words.t('tournaments/substitute-people'), people: substitutePeople },
  ];
  return lists.map(
    ({ heading, people }) =>
      people.length > 0 && (
        <section key={heading} className={parts.card}>
          <h2>{heading}</h2>
          <ul className={style.people}>
            {people.map(({ id, name, bot }) => (
              <li key={id}>
                <span>
                  <Link to="/people/$id" params={{ id }}>
                    {name}
                  </Link>
                  {bot && inBrackets(words, words.t('online/bot-account'))}
                  {withdrawn.includes(id) && inBrackets(words, words.t('tournaments/withdrawn'))}
                </span>
                {mayRemove && !withdrawn.includes(id) && (
                  <Button
                    kind="quiet"
                    aria-label={words.t('online/send-away', { name })}
                    onClick={() => {
                      if (confirm(words.t('tournaments/really-remove', { name }))) void remove(id);
                    }}
                  >
                    {words.t('tournaments/remove')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}
