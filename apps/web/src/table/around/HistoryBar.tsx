import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import style from '../table.module.css';

const STEP_EVERY = 600;

/** The whole game on a slider. */
export function HistoryBar() {
  const words = useWords();
  const { past, showPast, snapshot } = useTable();
  const position = snapshot.game!.position;
  const [playing, setPlaying] = useState(false);
  const at = past ?? position;
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
      <input
        type="range"
        min={0}
        max={position}
        value={at}
        aria-label={words.t('table/history')}
        aria-valuetext={words.t('table/position', { position: at, of: position })}
        onChange={(event) => showPast(event.target.valueAsNumber)}
      />
      <output>
        {at}/{position}
      </output>
    </div>
  );
}
