import type { WireRange } from '@signalbox/table/offers.ts';
import { useWords } from '../../text/context.ts';
import style from './panels.module.css';
import { RangeForm } from './RangeForm.tsx';

/** Numbers to be named; many of them (deals with others) are kept folded. */
export function RangeGroup({ ranges, decision }: { ranges: readonly WireRange[]; decision: string }) {
  const words = useWords();
  const forms = ranges.map((range) => (
    <RangeForm key={JSON.stringify(range.base)} range={range} decision={decision} />
  ));
  if (ranges.length <= 1) return forms;
  return (
    <details className={style.barred}>
      <summary>{words.t('table/deals', { count: ranges.length })}</summary>
      {forms}
    </details>
  );
}
