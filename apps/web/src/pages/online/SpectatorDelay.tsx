import { delayText } from '../../online/delay-text.ts';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';

const MINUTE = 60_000;
const DELAYS = [0, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE];

/** A delay keeps spectators from telling players what others have just done. */
export function SpectatorDelay({ value, onChange }: { value: number; onChange: (delay: number) => void }) {
  const words = useWords();
  // A template may have another one.
  const delays = DELAYS.includes(value) ? DELAYS : [...DELAYS, value];
  return (
    <label className={parts.field}>
      {words.t('online/spectator-delay')}
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {delays.map((delay) => (
          <option key={delay} value={delay}>
            {delay === 0
              ? words.t('online/spectator-delay/none')
              : words.t('online/spectator-delay/late', { time: delayText(words, delay) })}
          </option>
        ))}
      </select>
    </label>
  );
}
