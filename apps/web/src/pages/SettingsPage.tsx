import { LANGUAGES, type Language } from '@signalbox/kernel';
import parts from '../parts/parts.module.css';
import {
  CONFIRMS,
  type Confirm,
  changeSettings,
  LAYOUTS,
  type Layout,
  PACES,
  type Pace,
  SOUNDS,
  type Sounds,
  THEMES,
  type Theme,
  TILE_COLOURS,
  type TileColours,
  useSettings,
} from '../settings/settings.ts';
import { useWords } from '../text/context.ts';
import style from './pages.module.css';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ja: '日本語' };

export function SettingsPage() {
  const words = useWords();
  const settings = useSettings();
  return (
    <div className={style.page}>
      <h1>{words.t('settings/title')}</h1>
      <form className={style.text} onSubmit={(event) => event.preventDefault()}>
        <label className={parts.field}>
          {words.t('settings/language')}
          <select
            value={settings.language}
            onChange={(event) => changeSettings({ language: event.target.value as Language })}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </select>
        </label>
        <label className={parts.field}>
          {words.t('settings/theme')}
          <select
            value={settings.theme}
            onChange={(event) => changeSettings({ theme: event.target.value as Theme })}
          >
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {words.t(`settings/theme/${theme}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={parts.field}>
          {words.t('settings/tiles')}
          <select
            value={settings.tiles}
            onChange={(event) => changeSettings({ tiles: event.target.value as TileColours })}
          >
            {TILE_COLOURS.map((tiles) => (
              <option key={tiles} value={tiles}>
                {words.t(`settings/tiles/${tiles}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={parts.field}>
          {words.t('settings/pace')}
          <select
            value={settings.pace}
            onChange={(event) => changeSettings({ pace: event.target.value as Pace })}
          >
            {(Object.keys(PACES) as Pace[]).map((pace) => (
              <option key={pace} value={pace}>
                {words.t(`settings/pace/${pace}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={parts.field}>
          {words.t('settings/confirm')}
          <select
            value={settings.confirm}
            onChange={(event) => changeSettings({ confirm: event.target.value as Confirm })}
          >
            {CONFIRMS.map((confirm) => (
              <option key={confirm} value={confirm}>
                {words.t(`settings/confirm/${confirm}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={parts.field}>
          {words.t('settings/layout')}
          <select
            value={settings.layout}
            // What was changed at single tables would hide the new setting.
            onChange={(event) => changeSettings({ layout: event.target.value as Layout, stages: {} })}
          >
            {LAYOUTS.map((layout) => (
              <option key={layout} value={layout}>
                {words.t(`settings/layout/${layout}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={parts.field}>
          {words.t('settings/sounds')}
          <select
            value={settings.sounds}
            onChange={(event) => changeSettings({ sounds: event.target.value as Sounds })}
          >
            {SOUNDS.map((sounds) => (
              <option key={sounds} value={sounds}>
                {words.t(`settings/sounds/${sounds}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={parts.field}>
          {words.t('settings/name')}
          <input
            value={settings.name}
            maxLength={32}
            onChange={(event) => changeSettings({ name: event.target.value })}
          />
        </label>
        <label className={parts.row}>
          <input
            type="checkbox"
            checked={settings.coordinates}
            onChange={(event) => changeSettings({ coordinates: event.target.checked })}
          />
          {words.t('settings/coordinates')}
        </label>
        <label className={parts.row}>
          <input
            type="checkbox"
            checked={settings.revenues}
            onChange={(event) => changeSettings({ revenues: event.target.checked })}
          />
          {words.t('settings/revenues')}
        </label>
      </form>
    </div>
  );
}
