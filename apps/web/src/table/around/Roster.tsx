import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import { triggers } from './roster-triggers.ts';
import sheet from './sheet.module.css';
import style from './tabs.module.css';

/** The trains in the order of sale: how many are left, what the next purchase of each triggers, and which are gone. */
export function Roster() {
  const words = useWords();
  const { presentation, view } = useTable();
  const lines = presentation.roster?.(view) ?? [];
  const soldOut = lines.filter(({ left }) => left === 0);
  const discarded = presentation.supply(view).find(({ label }) => label.key === 'supply/pool');
  return (
    <div className={style.roster}>
      <table className={sheet.sheet}>
        <thead>
          <tr>
            <th scope="col">{words.t('roster/train')}</th>
            <th scope="col">{words.t('roster/left')}</th>
            <th scope="col">{words.t('column/cost')}</th>
            <th scope="col">{words.t('roster/triggers')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kinds, price, left, begins, ...line }, i) =>
            left === 0 ? null : (
              <tr key={kinds.join()}>
                <th scope="row">{kinds.join(' / ')}</th>
                <td>{left ?? '∞'}</td>
                <td>{words.treasury(price)}</td>
                <td className={style.triggers}>
                  {begins === null ? (
                    '–'
                  ) : (
                    <ul>
                      {triggers(words, { ...line, begins }, lines[i - 1]).map((one) => (
                        <li key={one}>{one}</li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {soldOut.length > 0 && (
        <p>{words.t('roster/sold-out', { trains: soldOut.map(({ kinds }) => kinds.join(' / ')) })}</p>
      )}
      {discarded && discarded.items.length > 0 && (
        <p>
          {words.say(discarded.label.key)}: {discarded.items.join(' ')}
        </p>
      )}
    </div>
  );
}
