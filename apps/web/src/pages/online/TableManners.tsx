import type { TableSummary } from '@signalbox/protocol';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { SpectatorDelay } from './SpectatorDelay.tsx';

export type Manners = Pick<
  TableSummary,
  | 'entry'
  | 'spectators'
  | 'spectatorDelay'
  | 'rated'
  | 'hostActs'
  | 'botAccounts'
  | 'flag'
  | 'level'
  | 'language'
>;

export const USUAL_MANNERS: Manners = {
  entry: 'open',
  spectators: true,
  spectatorDelay: 0,
  rated: true,
  hostActs: false,
  botAccounts: false,
  flag: 'vote',
  level: 'any',
  language: 'any',
};

const SWITCHES = [
  ['spectators', 'online/spectators'],
  ['rated', 'online/rated'],
  ['hostActs', 'online/host-acts'],
  ['botAccounts', 'online/bot-accounts'],
] as const;

/** Who may join a table, and settings that do not concern the rules. */
export function TableManners({
  timed,
  value,
  onChange,
}: {
  /** Is there a clock? */
  timed: boolean;
  value: Manners;
  onChange: (manners: Manners) => void;
}) {
  const words = useWords();
  const unrated =
    value.entry === 'invite' ? 'online/private-unrated' : value.hostActs ? 'online/host-acts-unrated' : null;
  return (
    <>
      {timed && (
        <label className={parts.field}>
          {words.t('online/flag')}
          <select
            value={value.flag}
            onChange={(event) => onChange({ ...value, flag: event.target.value as Manners['flag'] })}
          >
            {(['vote', 'bot', 'loss'] as const).map((flag) => (
              <option key={flag} value={flag}>
                {words.t(`online/flag/${flag}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={parts.field}>
        {words.t('online/entry')}
        <select
          value={value.entry}
          onChange={(event) => onChange({ ...value, entry: event.target.value as Manners['entry'] })}
        >
          {(['open', 'invite'] as const).map((entry) => (
            <option key={entry} value={entry}>
              {words.t(`online/entry/${entry}`)}
            </option>
          ))}
        </select>
      </label>
      <LevelAndLanguage value={value} onChange={(change) => onChange({ ...value, ...change })} />
      {SWITCHES.map(([name, text]) => (
        <label key={name} className={parts.row}>
          <input
            type="checkbox"
            checked={value[name] && !(name === 'rated' && unrated)}
            disabled={name === 'rated' && unrated !== null}
            onChange={(event) => onChange({ ...value, [name]: event.target.checked })}
          />
          {words.t(text)}
          {name === 'rated' && unrated && <span className={parts.soft}>{words.t(unrated)}</span>}
        </label>
      ))}
      {value.spectators && (
        <SpectatorDelay
          value={value.spectatorDelay}
          onChange={(spectatorDelay) => onChange({ ...value, spectatorDelay })}
        />
      )}
    </>
  );
}

const LEVELS = ['any', 'beginners', 'experienced'] as const;
const LANGUAGES = ['any', 'en', 'ja'] as const;
type ForWhom = Pick<Manners, 'level' | 'language'>;

/** For whom a table is meant, and which language is spoken. */
export function LevelAndLanguage({
  value,
  onChange,
}: {
  value: ForWhom;
  onChange: (change: Partial<ForWhom>) => void;
}) {
  const words = useWords();
  return (
    <>
      <label className={parts.field}>
        {words.t('finding/level')}
        <select
          value={value.level}
          onChange={(event) => onChange({ level: event.target.value as ForWhom['level'] })}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {words.t(`finding/level/${level}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={parts.field}>
        {words.t('finding/language')}
        <select
          value={value.language}
          onChange={(event) => onChange({ language: event.target.value as ForWhom['language'] })}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {words.t(`finding/language/${language}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
