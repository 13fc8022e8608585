import { LANGUAGES, type Language } from '@signalbox/kernel';
import parts from '../parts/parts.module.css';
import {
  CONFIRMS,
  changeSettings,
  LAYOUTS,
  OWN_COLOURS,
  PACES,
  type Pace,
  SOUNDS,
  THEMES,
  TILE_COLOURS,
  useSettings,
} from '../settings/settings.ts';
import { playSample } from '../table/use-sounds.ts';
import { useWords } from '../text/context.ts';
import style from './pages.module.css';

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ja: '日本語' };

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly values: readonly V[];
  readonly nameOf: (value: V) => string;
  readonly onChange: (value: V) => void;
}

function Choice<V extends string>({ label, value, values, nameOf, onChange }: ChoiceProps<V>) {
  return (
    <label className={parts.field}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value as V)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Tick({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={parts.row}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

export function SettingsPage() {
  const words = useWords();
  return (
    <div className={style.page}>
      <h1>{words.t('settings/title')}</h1>
      <form className={`${style.grid} ${style.uneven}`} onSubmit={(event) => event.preventDefault()}>
        <LookSettings />
        <PlaySettings />
        <NameSetting />
        <MapSettings />
      </form>
    </div>
  );
}

function LookSettings() {
  const words = useWords();
  const settings = useSettings();
  return (
    <>
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
      <Choice
        label={words.t('settings/theme')}
        value={settings.theme}
        values={THEMES}
        nameOf={(theme) => words.t(`settings/theme/${theme}`)}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Choice
        label={words.t('settings/tiles')}
        value={settings.tiles}
        values={TILE_COLOURS}
        nameOf={(tiles) => words.t(`settings/tiles/${tiles}`)}
        onChange={(tiles) => changeSettings({ tiles })}
      />
      <Choice
        label={words.t('settings/own-colour')}
        value={settings.ownColour}
        values={OWN_COLOURS}
        nameOf={(colour) => words.t(`settings/own-colour/${colour}`)}
        onChange={(ownColour) => changeSettings({ ownColour })}
      />
    </>
  );
}

function PlaySettings() {
  const words = useWords();
  const settings = useSettings();
  return (
    <>
      <Choice
        label={words.t('settings/pace')}
        value={settings.pace}
        values={Object.keys(PACES) as Pace[]}
        nameOf={(pace) => words.t(`settings/pace/${pace}`)}
        onChange={(pace) => changeSettings({ pace })}
      />
      <Choice
        label={words.t('settings/confirm')}
        value={settings.confirm}
        values={CONFIRMS}
        nameOf={(confirm) => words.t(`settings/confirm/${confirm}`)}
        onChange={(confirm) => changeSettings({ confirm })}
      />
      <Choice
        label={words.t('settings/layout')}
        value={settings.layout}
        values={LAYOUTS}
        nameOf={(layout) => words.t(`settings/layout/${layout}`)}
        // What was changed at single tables would hide the new setting.
        onChange={(layout) => changeSettings({ layout, stages: {} })}
      />
      <Choice
        label={words.t('settings/sounds')}
        value={settings.sounds}
        values={SOUNDS}
        nameOf={(sounds) => words.t(`settings/sounds/${sounds}`)}
        onChange={(sounds) => {
          changeSettings({ sounds });
          if (sounds !== 'never') playSample();
        }}
      />
    </>
  );
}

function MapSettings() {
  const words = useWords();
  const settings = useSettings();
  return (
    <div className={`${style.checks} ${style.wide}`}>
      <Tick
        label={words.t('settings/coordinates')}
        on={settings.coordinates}
        onChange={(coordinates) => changeSettings({ coordinates })}
      />
      <Tick
        label={words.t('settings/revenues')}
        on={settings.revenues}
        onChange={(revenues) => changeSettings({ revenues })}
      />
    </div>
  );
}

function NameSetting() {
  const words = useWords();
  const { name } = useSettings();
  return (
    <label className={parts.field}>
      {words.t('settings/name')}
      <input
        value={name}
        maxLength={32}
        placeholder={words.t('home/player', { number: 1 })}
        onChange={(event) => changeSettings({ name: event.target.value })}
      />
    </label>
  );
}
