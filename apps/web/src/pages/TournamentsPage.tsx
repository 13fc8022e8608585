import type { TournamentSummary } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '../online/api.ts';
import { useMe } from '../online/use-me.ts';
import { Facts } from '../parts/Facts.tsx';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import { menuName } from '../titles/menu.ts';
import { ListNote } from './online/ListNote.tsx';
import { timeText } from './online/table-text.ts';
import style from './pages.module.css';
import { EnterFirst, mayEnter } from './tournaments/EnterFirst.tsx';
import { NewTournament } from './tournaments/NewTournament.tsx';

/** Tournaments and leagues, for everybody to read. */
export function TournamentsPage() {
  const words = useWords();
  const { data: who } = useMe();
  const list = useQuery({
    queryKey: ['tournaments'],
    queryFn: () => api<TournamentSummary[]>('GET', '/tournaments'),
    refetchInterval: 10_000,
  });
  return (
    <div className={style.page}>
      <h1>{words.t('tournaments/title')}</h1>
      <section className={parts.card}>
        <ListNote list={list} />
        <ul className={style.saved}>
          {list.data?.map((one) => (
            <TournamentLine key={one.id} tournament={one} />
          ))}
        </ul>
      </section>
      {mayEnter(who) ? <NewTournament /> : <EnterFirst who={who} />}
    </div>
  );
}

function TournamentLine({ tournament }: { tournament: TournamentSummary }) {
  const words = useWords();
  const { id, name, title, kind, status, players, season, round, rounds, clock, roundEndsAt } = tournament;
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <span className={style.grow}>
        <Link to="/tournaments/$id" params={{ id }}>
          {name || words.t('tournaments/unnamed')}
        </Link>
        <span className={parts.soft}>
          <Facts
            facts={[
              menuName(title),
              words.t(`tournaments/kind/${kind}`),
              ...(season > 1 ? [words.t('tournaments/season', { number: season })] : []),
              words.t('tournaments/entrants-count', { count: players }),
              timeText(words, clock),
            ]}
          />
        </span>
      </span>
      <Facts
        facts={
          status === 'running'
            ? [
                words.t('tournaments/round-of', { round, rounds: rounds ?? '–' }),
                ...(roundEndsAt === null
                  ? []
                  : [words.t('tournaments/until', { time: when.format(roundEndsAt) })]),
              ]
            : [words.t(`tournaments/status/${status}`)]
        }
      />
    </li>
  );
}
