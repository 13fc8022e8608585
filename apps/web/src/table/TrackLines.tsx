import { useMemo } from 'react';
import { Facts } from '../parts/Facts.tsx';
import { useWords } from '../text/context.ts';
import { useTable } from './context.ts';
import style from './table.module.css';

/** How the tracks of the board besides the market stand; nothing in titles without any. */
export function TrackLines() {
  const words = useWords();
  const { presentation, view } = useTable();
  const tracks = useMemo(() => presentation.tracks?.(view) ?? [], [presentation, view]);
  return tracks.map(({ name, facts }) => (
    <div key={name.key} className={style.track} data-track>
      <span>{words.say(name.key, name.details)}</span>
      <Facts facts={facts.map(({ key, details }) => words.say(key, details))} />
    </div>
  ));
}
