import { LEVEL_RATINGS } from '@signalbox/bots/level-ratings';
import { ANY_STYLE, hasStyles, LEVELS, type Level, STYLES } from '@signalbox/bots/levels';
import { useId } from 'react';
import { changeSettings, levelFor, type Settings, useSettings } from '../settings/settings.ts';
import { useWords } from '../text/context.ts';
import type { Words } from '../text/words.ts';
import parts from './parts.module.css';

/**
 * The level of bots, with its rating in this title if there is one; remembered for the next table of the title. What
 * the level does is told below: a field is too narrow for it on a phone.
 */
export function LevelChoice({ title }: { title: string }) {
  const words = useWords();
  const settings = useSettings();
  const level = levelFor(settings, title);
  const choose = (level: Level) => changeSettings({ levels: { ...settings.levels, [title]: level } });
  const told = useId();
  return (
    <div>
      <label className={parts.field}>
        {words.t('home/level')}
        <select
          value={level}
          aria-describedby={told}
          onChange={(event) => choose(event.target.value as Level)}
        >
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {levelText(words, title, one)}
            </option>
          ))}
        </select>
      </label>
      <small id={told} className={parts.soft}>
        {words.t(`level/does/${level}`)}
        {LEVEL_RATINGS[title] && ` · ${words.t('level/rating-means')}`}
      </small>
    </div>
  );
}

/** Ratings are rounded: they are only known to about this much. */
const ROUNDING = 10;

function levelText(words: Words, title: string, level: Level): string {
  const rating = LEVEL_RATINGS[title]?.[level];
  const name = words.t(`level/name/${level}`);
  if (rating === undefined) return name;
  return words.t('level/rated', { name, value: String(Math.round(rating / ROUNDING) * ROUNDING) });
}

/** The style of bots, and how long barons may think; remembered for the next table. */
export function BotChoices({ title }: { title: string }) {
  const words = useWords();
  const settings = useSettings();
  const level = levelFor(settings, title);
  if (!hasStyles(level)) return null;
  return (
    <>
      <label className={parts.field}>
        {words.t('home/style')}
        <select
          value={settings.botStyle ?? ''}
          onChange={({ target }) =>
            changeSettings({ botStyle: (target.value || null) as Settings['botStyle'] })
          }
        >
          {(['', ...STYLES, ANY_STYLE] as const).map((style) => (
            <option key={style} value={style}>
              {words.t(`style/choice/${style || 'none'}`)}
            </option>
          ))}
        </select>
      </label>
      {level === 'baron' && (
        <label className={parts.row}>
          <input
            type="checkbox"
            checked={settings.patient}
            onChange={({ target }) => changeSettings({ patient: target.checked })}
          />
          {words.t('home/patient')}
        </label>
      )}
    </>
  );
}
