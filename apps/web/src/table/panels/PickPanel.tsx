import type { Json } from '@signalbox/kernel';
import { useMemo, useState } from 'react';
import { rangesOf } from '../../wire/offers.ts';
import { useTable } from '../context.ts';
import style from '../table.module.css';
import { Chosen } from './Chosen.tsx';
import { GroupRow } from './GroupRow.tsx';
import { groupsOf, type Item } from './groups.ts';
import type { PanelProps } from './panel-props.ts';
import { RangeGroup } from './RangeGroup.tsx';

/** All that might be done, company by company; what is picked shows its consequences before it is confirmed. */
export function PickPanel({ pending }: PanelProps) {
  const { presentation, view } = useTable();
  const groups = useMemo(() => groupsOf(presentation, view, pending.offer), [presentation, view, pending]);
  const [picked, pick] = useState<Item | null>(null);
  const key = (choice: Json) => JSON.stringify(choice);
  return (
    <>
      {picked && <Chosen item={picked} decision={pending.decision} onCancel={() => pick(null)} />}
      <div className={style.groups}>
        {groups.map((group) => (
          <GroupRow
            key={group.company ?? ''}
            group={group}
            decision={pending.decision}
            picked={picked ? key(picked.choice) : null}
            onPick={pick}
          />
        ))}
      </div>
      <RangeGroup ranges={rangesOf(pending.offer)} decision={pending.decision} />
    </>
  );
}
