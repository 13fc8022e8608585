import { useWords } from '../../text/context.ts';
import { colon } from '../../text/gap.ts';
import { useTable } from '../context.ts';
import { RosterTable } from './RosterTable.tsx';
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
      <RosterTable lines={lines} />
      {soldOut.length > 0 && (
        <p>{words.t('roster/sold-out', { trains: soldOut.map(({ kinds }) => kinds.join(' / ')) })}</p>
      )}
      {discarded && discarded.items.length > 0 && (
        <p>
          {words.say(discarded.label.key)}
          {colon(words)}
          {discarded.items.join(' ')}
        </p>
      )}
    </div>
  );
}
