import type { PersonProfile } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../online/api.ts';
import parts from '../../parts/parts.module.css';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { useWords } from '../../text/context.ts';
import { useTitleWords } from '../../titles/index.ts';
import { menuName } from '../../titles/menu.ts';
import style from '../pages.module.css';

/** Results of the player's games. */
export function Results({ id }: { id: string }) {
  const words = useWords();
  const { data } = useQuery({
    queryKey: ['profile', id],
    queryFn: () => api<PersonProfile>('GET', `/people/${id}`),
  });
  return (
    <section className={parts.card}>
      <h2>{words.t('profile/results')}</h2>
      {!data?.statistics.length && <p className={parts.soft}>{words.t('profile/no-results')}</p>}
      {data && data.statistics.length > 0 && (
        <ScrollArea label={words.t('profile/results')}>
          <table className={style.spaced}>
            <thead>
              <tr>
                <th scope="col">{words.t('online/game')}</th>
                {(['home/players', 'profile/games', 'profile/place', 'profile/best'] as const).map(
                  (column) => (
                    <th key={column} scope="col" className={style.figure}>
                      {words.t(column)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {data.statistics.map((line) => (
                <ResultLine key={`${line.title} ${line.players}`} line={line} />
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      {data?.ratings.map(({ title, rating, games, wins }) => (
        <p key={title}>
          {words.t('profile/rating', { title: menuName(title), rating: Math.round(rating), games, wins })}
        </p>
      ))}
    </section>
  );
}

function ResultLine({ line }: { line: PersonProfile['statistics'][number] }) {
  const { title, players, games, averagePlace, bestScore } = line;
  const words = useTitleWords(title);
  const number = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <tr>
      <th scope="row">{menuName(title)}</th>
      {[players, games, number.format(averagePlace), words.money(bestScore)].map((figure, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these are the columns
        <td key={i} className={style.figure}>
          {figure}
        </td>
      ))}
    </tr>
  );
}
