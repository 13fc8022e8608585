import type { PersonProfile } from '@signalbox/protocol';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../online/api.ts';
import parts from '../../parts/parts.module.css';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { useWords } from '../../text/context.ts';
import { menuName } from '../../titles/menu.ts';

/** Results of the player's games. */
export function Results({ id }: { id: string }) {
  const words = useWords();
  const { data } = useQuery({
    queryKey: ['profile', id],
    queryFn: () => api<PersonProfile>('GET', `/people/${id}`),
  });
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
  return (
    <section className={parts.card}>
      <h2>{words.t('profile/results')}</h2>
      {!data?.statistics.length && <p className={parts.soft}>{words.t('profile/no-results')}</p>}
      {data && data.statistics.length > 0 && (
        <ScrollArea label={words.t('profile/results')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.t('online/game')}</th>
                <th scope="col">{words.t('home/players')}</th>
                <th scope="col">{words.t('profile/games')}</th>
                <th scope="col">{words.t('profile/place')}</th>
                <th scope="col">{words.t('profile/best')}</th>
              </tr>
            </thead>
            <tbody>
              {data.statistics.map(({ title, players, games, averagePlace, bestScore }) => (
                <tr key={`${title} ${players}`}>
                  <th scope="row">{menuName(title)}</th>
                  <td>{players}</td>
                  <td>{games}</td>
                  <td>{number.format(averagePlace)}</td>
                  <td>{number.format(bestScore)}</td>
                </tr>
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
