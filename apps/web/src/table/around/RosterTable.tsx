import type { RosterLine } from '@signalbox/rails';
import { useWords } from '../../text/context.ts';
import { triggers } from './roster-triggers.ts';
import sheet from './sheet.module.css';
import style from './tabs.module.css';

interface Props {
  readonly lines: readonly RosterLine[];
  /** Before the game: how many there are, instead of how many are left, and what holds from the first purchase on. */
  readonly isNew?: boolean;
}

/** The trains that are for sale, in their order, and what buying them triggers. */
export function RosterTable({ lines, isNew = false }: Props) {
  const words = useWords();
  return (
    <table className={sheet.sheet}>
      <thead>
        <tr>
          <th scope="col">{words.t('roster/train')}</th>
          <th scope="col">{words.t(isNew ? 'roster/number' : 'roster/left')}</th>
          <th scope="col">{words.t('column/cost')}</th>
          <th scope="col">{words.t(isNew ? 'roster/first-triggers' : 'roster/triggers')}</th>
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
                {begins === null && !isNew ? (
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
  );
}
