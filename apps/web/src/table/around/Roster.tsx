import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';
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
          {lines.map(({ kinds, price, left, begins, colours, ...triggers }, i) =>
            left === 0 ? null : (
              <tr key={kinds.join()}>
                <th scope="row">{kinds.join(' / ')}</th>
                <td>{left ?? '∞'}</td>
                <td>{words.treasury(price)}</td>
                <td className={style.triggers}>
                  {begins === null ? (
                    '–'
                  ) : (
                    <Triggers
                      {...triggers}
                      begins={begins}
                      colours={colours.filter((colour) => !lines[i - 1]?.colours.includes(colour))}
                    />
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

/** What the first purchase of a kind triggers. */
function Triggers({
  begins,
  rusts,
  operatingRounds,
  trainLimits,
  colours,
  events,
}: {
  begins: string;
  rusts: readonly string[];
  operatingRounds: number;
  trainLimits: readonly number[];
  /** Tiles that may be laid for the first time. */
  colours: readonly string[];
  events: readonly string[];
}) {
  const words = useWords();
  const said = [
    words.say('standing/phase', { phase: begins }),
    ...rusts.map((train) => words.t('roster/rusts', { train })),
    ...colours.map((colour) => words.t('roster/colour', { colour })),
    words.t('roster/rounds', { count: operatingRounds }),
    words.t('roster/limit', {
      limits: trainLimits.join(' / '),
      count: trainLimits.length,
      small: trainLimits[0]!,
      large: trainLimits.at(-1)!,
    }),
    ...events.map((event) => words.say(`roster/${event}`)),
  ];
  return (
    <ul>
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
