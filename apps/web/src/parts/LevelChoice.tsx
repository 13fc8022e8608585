import { LEVELS, type Level } from '@signalbox/bots/levels';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { useWords } from '../text/context.ts';
import parts from './parts.module.css';

/** The level of bots; remembered for the next table. */
export function LevelChoice() {
  const words = useWords();
  const { level } = useSettings();
  return (
    <label className={parts.field}>
      {words.t('home/level')}
      <select value={level} onChange={(event) => changeSettings({ level: event.target.value as Level })}>
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {words.t(`level/${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
