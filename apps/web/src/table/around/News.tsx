import { useMemo } from 'react';
import { useWords } from '../../text/context.ts';
import { gap } from '../../text/gap.ts';
import style from '../action.module.css';
import { useTable } from '../context.ts';
import { isOwnMove } from '../use-before.ts';
import { eventHexes, eventSentence } from './sentences.ts';

/** What the others have done since the player's last move or visit, or since the start. */
export function News() {
  const words = useWords();
  const { presentation, snapshot, seat, past, seen, pointOut } = useTable();
  const { entries } = snapshot;
  const own = entries.findLastIndex((entry) => seat !== null && isOwnMove(entry, seat));
  const news = useMemo(() => {
    // To a spectator who comes for the first time all is new.
    if (seat === null && seen === 0) return [];
    const from = own >= 0 ? own + 1 : entries.findIndex(({ position }) => position > seen);
    return from < 0
      ? []
      : entries
          .slice(from)
          .flatMap(({ position, events }) =>
            events
              .filter(({ type }) => words.has(`event/${type}`))
              .map((event, i) => ({ id: `${position}.${i}`, event })),
          );
  }, [entries, own, seat, seen, words]);
  if (past !== null || news.length === 0) return null;
  // What changes the game, such as a new phase, rather than the last of many moves.
  const { explained = {} } = presentation;
  const headline = news.findLast(({ event }) => Object.hasOwn(explained, event.type)) ?? news.at(-1)!;
  const since = own >= 0 ? 'news/since' : seen > 0 ? 'news/since-looked' : 'news/since-start';
  return (
    <details className={style.news} data-news>
      <summary>
        <strong>{words.t(since, { count: news.length })}</strong>
        {gap(words)}
        <span>{eventSentence(words, headline.event)}</span>
      </summary>
      <ol className={style.newsList}>
        {news.map(({ id, event }) => (
          <li key={id} onMouseEnter={() => pointOut(eventHexes(event))} onMouseLeave={() => pointOut([])}>
            {eventSentence(words, event)}
          </li>
        ))}
      </ol>
    </details>
  );
}
