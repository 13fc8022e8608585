import type { GameState } from '@signalbox/kernel';
import { useMemo } from 'react';
import { Facts } from '../parts/Facts.tsx';
import parts from '../parts/parts.module.css';
import { useWords } from '../text/context.ts';
import type { Track } from '../titles/presentation.ts';
import { useTable } from './context.ts';
import figure from './exchange/figures.module.css';
import style from './table.module.css';

const NO_TRACKS: readonly Track[] = [];

/** How the tracks of the board besides the market stand, and would stand; nothing in titles without any. */
export function TrackLines({ outcome = null }: { outcome?: GameState | null }) {
  const { presentation, view } = useTable();
  const tracks = useMemo(() => presentation.tracks?.(view) ?? NO_TRACKS, [presentation, view]);
  const then = useMemo(
    () => (outcome && presentation.tracks?.(outcome)) || NO_TRACKS,
    [presentation, outcome],
  );
  return tracks.map((track) => (
    <TrackLine key={track.name.key} now={track} then={then.find(({ name }) => name.key === track.name.key)} />
  ));
}

/** What changes is only shown as it becomes: both would take several lines. */
export function TrackLine({ now: { name, facts }, then }: { now: Track; then: Track | undefined }) {
  const words = useWords();
  const said = ({ facts }: Track) => facts.map(({ key, details }) => words.say(key, details));
  const now = said({ name, facts });
  const after = then ? said(then) : now;
  return (
    <div className={style.track} data-track>
      <span>{words.say(name.key, name.details)}</span>
      <Facts
        facts={after.map((fact, i) =>
          fact === now[i] ? (
            fact
          ) : (
            <span key={fact} className={`${figure.changes} ${figure.changedNote}`} data-change>
              <span className={parts.hidden}>{now[i]} → </span>
              <strong>{fact}</strong>
            </span>
          ),
        )}
      />
    </div>
  );
}
