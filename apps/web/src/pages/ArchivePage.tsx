import type { ArchivedGame } from '@signalbox/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { api } from '../online/api.ts';
import { Button } from '../parts/Button.tsx';
import { Facts } from '../parts/Facts.tsx';
import parts from '../parts/parts.module.css';
import type { ArchiveSearch } from '../router.ts';
import { useWords } from '../text/context.ts';
import { useTitleWords } from '../titles/index.ts';
import { menuName } from '../titles/menu.ts';
import { SearchForm } from './archive/SearchForm.tsx';
import style from './pages.module.css';

const PAGE = 50;
const DAY = 24 * 3_600_000;

/** Finished games for everybody, found by what they were like. */
export function ArchivePage() {
  const words = useWords();
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <div className={style.page}>
      <h1>{words.t('archive/title')}</h1>
      <p className={style.lead}>{words.t('archive/lead')}</p>
      <SearchForm
        key={JSON.stringify(search)}
        value={search}
        onSearch={(wanted) => void navigate({ to: '/archive', search: wanted })}
      />
      <Found search={search} />
    </div>
  );
}

function Found({ search }: { search: ArchiveSearch }) {
  const words = useWords();
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['archive', search],
    queryFn: ({ pageParam }) => api<ArchivedGame[]>('GET', `/archive?${queryOf(search, pageParam)}`),
    initialPageParam: null as ArchivedGame | null,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)),
  });
  const games = data?.pages.flat() ?? [];
  return (
    <section className={parts.card}>
      <h2>{words.t('archive/found')}</h2>
      {data && games.length === 0 && <p className={parts.soft}>{words.t('archive/none')}</p>}
      <ul className={style.saved}>
        {games.map((game) => (
          <Game key={game.table} game={game} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={parts.row}>
          <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
            {words.t('archive/earlier')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Sums and the ending are in the words of the title. */
function Game({ game }: { game: ArchivedGame }) {
  const { table, title, name, players, moves, ending, finishedAt } = game;
  const words = useTitleWords(title);
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(finishedAt);
  const how = words.has(`ending/${ending}`) ? [words.say(`ending/${ending}`)] : [];
  return (
    <li>
      <Link to="/online/$id" params={{ id: table }} className={parts.button}>
        {words.t('online/status/finished')}
      </Link>
      <span className={style.lines}>
        <strong>{menuName(title)}</strong> {name}
        <Facts
          facts={players.map(({ person, place, score }) => {
            const who = person?.name ?? words.t('online/bot');
            return `${place}. ${who} ${words.money(score)}`;
          })}
        />
        <span className={parts.soft}>
          <Facts facts={[date, words.t('archive/moves', { count: moves }), ...how]} />
        </span>
      </span>
    </li>
  );
}

/** Days are those of the reader's time zone. */
function queryOf({ from, until, ...others }: ArchiveSearch, last: ArchivedGame | null): string {
  const start = (day: string) => new Date(`${day}T00:00`).getTime();
  return new URLSearchParams({
    ...others,
    ...(from && { from: String(start(from)) }),
    ...(until && { until: String(start(until) + DAY - 1) }),
    ...(last && { before: String(last.finishedAt), beforeTable: last.table }),
    limit: String(PAGE),
  }).toString();
}
