import type { CreateTableRequest } from '@signalbox/protocol';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';

export type Manners = Required<
  Pick<CreateTableRequest, 'entry' | 'spectators' | 'rated' | 'botAccounts' | 'flag'>
>;

export const USUAL_MANNERS: Manners = {
  entry: 'open',
  spectators: true,
  rated: true,
  botAccounts: false,
  flag: 'vote',
};

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
      {(['spectators', 'rated', 'botAccounts'] as const).map((name) => (
        <label key={name} className={parts.row}>
          <input
            type="checkbox"
            checked={value[name]}
            onChange={(event) => onChange({ ...value, [name]: event.target.checked })}
          />
          {words.t(name === 'botAccounts' ? 'online/bot-accounts' : `online/${name}`)}
        </label>
      ))}
    </>
  );
}
