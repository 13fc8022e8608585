import { useMemo } from 'react';
import { Facts } from '../parts/Facts.tsx';
import { useWords } from '../text/context.ts';
import { useTable } from './context.ts';
import style from './table.module.css';

/** How a track of the board besides the market stands; nothing in titles without one. */
export function TrackLine() {
  const words = useWords();
  const { presentation, view } = useTable();
  const track = useMemo(() => presentation.track?.(view), [presentation, view]);
  if (!track) return null;
  const { name, facts } = track;
  return (
    <div className={style.track} data-track>
      <span>{words.say(name.key, name.details)}</span>
      <Facts facts={facts.map(({ key, details }) => words.say(key, details))} />
    </div>
  );
}
