import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import style from '../table.module.css';
import { type Chapter, chaptersOf, chapterText } from './sentences.ts';

const STEP_EVERY = 600;

/** The whole game on a slider. */
export function HistoryBar() {
  const words = useWords();
  const { past, showPast, snapshot, presentation } = useTable();
  const position = snapshot.game!.position;
  const [playing, setPlaying] = useState(false);
  const at = past ?? position;
  const chapters = useMemo(
    () => chaptersOf(snapshot.entries, presentation.chapters),
    [snapshot.entries, presentation],
  );
  useEffect(() => {
    if (!playing) return;
    if (at >= position) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => showPast(at + 1), STEP_EVERY);
    return () => clearTimeout(timer);
  }, [playing, at, position, showPast]);
  return (
    <div className={style.history} data-past={past !== null || undefined}>
      <Button onClick={() => showPast(at - 1)} disabled={at === 0} aria-label={words.t('table/earlier')}>
        <ChevronLeft size={18} aria-hidden="true" />
      </Button>
      <Button
        onClick={() => {
          if (!playing && at >= position) showPast(0);
          setPlaying(!playing);
        }}
        disabled={position === 0}
        aria-label={words.t(playing ? 'table/pause' : 'table/play')}
      >
        {playing ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </Button>
      <Button onClick={() => showPast(at + 1)} disabled={at >= position} aria-label={words.t('table/later')}>
        <ChevronRight size={18} aria-hidden="true" />
      </Button>
      <span className={style.slider}>
        <input
          type="range"
          min={0}
          max={position}
          value={at}
          aria-label={words.t('table/history')}
          aria-valuetext={words.t('table/position', { position: at, of: position })}
          onChange={(event) => showPast(event.target.valueAsNumber)}
        />
        <Ticks chapters={chapters} of={position} />
      </span>
      <ChapterChoice chapters={chapters} at={at} />
      <output>
        {at}/{position}
      </output>
    </div>
  );
}

/** Where rounds begin, drawn below the slider. */
function Ticks({ chapters, of }: { chapters: readonly Chapter[]; of: number }) {
  const { presentation } = useTable();
  const [main] = presentation.chapters;
  return (
    <span className={style.ticks} aria-hidden="true">
      {chapters.map(({ position, event }) => (
        <i
          key={`${position} ${event.type}`}
          data-main={event.type === main || undefined}
          style={{ insetInlineStart: `${(100 * position) / of}%` }}
        />
      ))}
    </span>
  );
}

/** Leads to the beginning of a round. */
function ChapterChoice({ chapters, at }: { chapters: readonly Chapter[]; at: number }) {
  const words = useWords();
  const { showPast } = useTable();
  if (chapters.length === 0) return null;
  const current = chapters.findLast(({ position }) => position <= at);
  return (
    <select
      className={style.chapters}
      aria-label={words.t('table/go-to-round')}
      value={current?.position ?? ''}
      onChange={(event) => showPast(Number(event.target.value))}
    >
      {!current && <option value="">{words.t('table/beginning')}</option>}
      {chapters.map((chapter) => (
        <option key={chapter.position} value={chapter.position}>
          {chapterText(words, chapter)}
        </option>
      ))}
    </select>
  );
}
