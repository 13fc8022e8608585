import type { WireEntry } from '@signalbox/protocol';
import { useMemo } from 'react';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { Why } from '../Why.tsx';
import { eventHexes, eventSentence } from './sentences.ts';
import style from './tabs.module.css';

/** More lines than anybody reads; earlier ones are reached with the slider. */
const MOST = 150;

/** What has happened, latest first. */
export function Log() {
  const { snapshot, past } = useTable();
  const entries = useMemo(() => {
    const until = snapshot.entries.filter(({ position }) => past === null || position <= past);
    return until.slice(-MOST).toReversed();
  }, [snapshot.entries, past]);
  return (
    <ol className={style.log} reversed>
      {entries.map((entry) => (
        <LogEntry key={entry.position} entry={entry} />
      ))}
    </ol>
  );
}

function LogEntry({ entry }: { entry: WireEntry }) {
  const words = useWords();
  const { pointOut, showPast } = useTable();
  const hexes = entry.events.flatMap(eventHexes);
  const sentences = entry.events.filter(({ type }) => words.has(`event/${type}`));
  if (sentences.length === 0) return null;
  return (
    <li
      onMouseEnter={() => pointOut(hexes)}
      onMouseLeave={() => pointOut([])}
      onFocus={() => pointOut(hexes)}
      onBlur={() => pointOut([])}
    >
      <button
        type="button"
        className={style.logPosition}
        onClick={() => showPast(entry.position)}
        aria-label={words.t('table/look-at', { position: entry.position })}
      >
        {entry.position}
      </button>
      <div>
        {sentences.map((event, i) => (
          <p key={JSON.stringify(event)} data-event={event.type}>
            {eventSentence(words, event)}
            {entry.because && i === 0 && <Why because={entry.because} />}
          </p>
        ))}
      </div>
    </li>
  );
}
