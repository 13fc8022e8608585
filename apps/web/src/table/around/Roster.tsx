import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
import sheet from './sheet.module.css';
import style from './tabs.module.css';

/** The trains in the order of sale: how many are left, and what the next purchase of each triggers. */
export function Roster() {
  const words = useWords();
  const { presentation, view } = useTable();
  const lines = presentation.roster?.(view) ?? [];
  const discarded = presentation.supply(view).find(({ label }) => label.key === 'supply/pool');
  return (
    <div className={style.roster}>
      <table className={sheet.sheet}>
        <thead>
          <tr>
            <th scope="col">{words.t('roster/train')}</th>
            <th scope="col">{words.t('roster/left')}</th>
            <th scope="col">{words.t('column/price')}</th>
            <th scope="col">{words.t('roster/triggers')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kinds, price, left, begins, ...triggers }) => (
            <tr key={kinds.join()} data-inactive={left === 0 || undefined}>
              <th scope="row">{kinds.join(' / ')}</th>
              <td>{left ?? '∞'}</td>
              <td>{words.treasury(price)}</td>
              <td className={style.triggers}>
                {begins === null ? '–' : <Triggers begins={begins} {...triggers} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {discarded && discarded.items.length > 0 && (
        <p>
          {words.say(discarded.label.key)}: {discarded.items.join(' ')}
        </p>
      )}
    </div>
  );
}

/** What the first purchase of a kind triggers. */
function Triggers({
  begins,
  rusts,
  operatingRounds,
  trainLimits,
  events,
}: {
  begins: string;
  rusts: readonly string[];
  operatingRounds: number;
  trainLimits: readonly number[];
  events: readonly string[];
}) {
  const words = useWords();
  const said = [
    words.say('standing/phase', { phase: begins }),
    ...rusts.map((train) => words.t('roster/rusts', { train })),
    words.t('roster/rounds', { count: operatingRounds }),
    words.t('roster/limit', { limits: trainLimits.join(' / ') }),
    ...events.map((event) => words.say(`roster/${event}`)),
  ];
  return <>{said.join(' · ')}</>;
}
