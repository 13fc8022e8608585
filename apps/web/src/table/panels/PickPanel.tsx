import type { Json } from '@signalbox/kernel';
import { listedChoices, rangesOf, type WireRange } from '@signalbox/table/offers.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../text/context.ts';
import type { Words } from '../../text/words.ts';
import { actionKindOf, isFields } from '../choice.ts';
import { shortText } from '../choice-text.ts';
import { useTable } from '../context.ts';
import { isDoneAtOnce } from '../exchange/use-deal.ts';
import { BarredList } from './BarredList.tsx';
import { Chosen } from './Chosen.tsx';
import { GroupButton, GroupRow } from './GroupRow.tsx';
import { type Group, groupsOf, type Item } from './groups.ts';
import type { PanelProps } from './panel-props.ts';
import style from './panels.module.css';
import { RangeForm } from './RangeForm.tsx';

/** If there are more companies without any possible action than this, they are folded. */
const FEW = 6;

/** All candidates by company; a picked one shows its consequences before it is confirmed. */
export function PickPanel({ pending }: PanelProps) {
  const words = useWords();
  const { presentation, view, act } = useTable();
  const { groups, uncalledFor } = useMemo(
    () => groupsOf(presentation, view, pending.offer),
    [presentation, view, pending],
  );
  const { confirm } = useSettings();
  const [picked, setPicked] = useState<Item | null>(null);
  const pick = (item: Item | null) => {
    if (item && !item.reason && isDoneAtOnce(confirm, item.choice, presentation, view)) void act(item.choice);
    else setPicked(item);
  };
  const key = (choice: Json) => JSON.stringify(choice);
  const possible = groups.filter(({ items }) => items.some(({ reason }) => reason === null));
  const barred = groups.filter((group) => !possible.includes(group));
  const many = barred.length > FEW;
  const companies = presentation.companies(view);
  const waiting = possible.filter(({ company }) =>
    companies.some(({ id, active }) => id === company && !active),
  );
  // A long list of companies that might be founded, beside other things to do, is folded; not one of lots to choose from.
  const founds = waiting.every(({ items }) => items.every(({ choice }) => isFields(choice)));
  const aside = founds && waiting.length > FEW && waiting.length < possible.length ? waiting : [];
  const props = { pending, picked: picked ? key(picked.choice) : null, onPick: pick };
  // A long list of nothing but companies to choose from fits without scrolling as buttons.
  const isList = waiting.length > FEW && waiting.every(({ items }) => items.length === 1);
  const buttons = isList && (!founds || waiting.length === possible.length) ? waiting : [];
  const row = (group: Group) => <GroupRow key={group.company ?? ''} group={group} {...props} />;
  return (
    <>
      {picked && <Chosen item={picked} decision={pending.decision} onCancel={() => pick(null)} />}
      {buttons.length > 0 && (
        <div className={style.companyButtons}>
          {buttons.map((group) => (
            <GroupButton key={group.company} group={group} {...props} />
          ))}
        </div>
      )}
      <div className={style.groups}>
        {[...possible, ...(many ? [] : barred)]
          .filter((group) => !aside.includes(group) && !buttons.includes(group))
          .map(row)}
      </div>
      {aside.length > 0 && (
        <details className={style.barred} data-more>
          <summary>{words.t('table/not-started', { count: aside.length })}</summary>
          <div className={style.groups}>{aside.map(row)}</div>
        </details>
      )}
      <RangeGroup
        ranges={rangesOf(pending.offer)}
        decision={pending.decision}
        unfolded={isOnlyFinanced(listedChoices(pending.offer))}
      />
      {many && (
        <details className={style.barred}>
          <summary>{words.t('table/only-barred', { count: barred.length })}</summary>
          <div className={style.groups}>{barred.map(row)}</div>
        </details>
      )}
      <BarredList decision={pending.decision} barred={uncalledFor} />
    </>
  );
}

/** Is the president to pay for a train? Then another company's, for which the treasury may pay, is worth a look. */
export function isOnlyFinanced(choices: readonly Json[]): boolean {
  const kinds = choices.map(actionKindOf);
  return kinds.includes('finance') && !kinds.includes('buy');
}

interface RangesProps {
  readonly ranges: readonly WireRange[];
  readonly decision: string;
}

/** More deals than this are chosen from a list. */
const FEW_DEALS = 4;

/** Numbers to enter; deals about trains and long lists are folded, so that the usual purchase stands out. */
export function RangeGroup({ ranges, decision, unfolded = false }: RangesProps & { unfolded?: boolean }) {
  const words = useWords();
  // Each form asks what would come of its number: not before somebody looks at it.
  const [open, setOpen] = useState(unfolded);
  const wasOpen = useRef(unfolded);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open && !wasOpen.current) fold.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = open;
  }, [open]);
  const forms = ranges.map((range) => (
    <RangeForm
      key={JSON.stringify(range.base)}
      range={range}
      decision={decision}
      oneOfMany={ranges.length > 1}
    />
  ));
  const folded = ranges.length > 1 || ranges.some(({ base }) => isFields(base) && 'train' in base);
  if (!folded) return forms;
  return (
    <details
      ref={fold}
      className={style.barred}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{dealsText(words, decision, ranges.length)}</summary>
      {open && (ranges.length > FEW_DEALS ? <OneDeal ranges={ranges} decision={decision} /> : forms)}
    </details>
  );
}

/** What is bought from whom, where a title says it; otherwise that there are deals. */
function dealsText(words: Words, decision: string, count: number): string {
  const own = `deals/${decision}`;
  return words.has(own) ? words.say(own, { count }) : words.t('table/deals', { count });
}

/** One of many possible deals, chosen from a list, with its price; shares start at what they are worth. */
function OneDeal({ ranges, decision }: RangesProps) {
  const words = useWords();
  const { presentation, view } = useTable();
  const [chosen, choose] = useState(0);
  const range = ranges[chosen] ?? ranges[0]!;
  const { base, field, min, max } = range;
  const { company, count } = isFields(base) ? base : {};
  const price = presentation.companies(view).find(({ id }) => id === company)?.price ?? 0;
  const worth = Math.min(max, Math.max(min, price * Number(count ?? 0)));
  return (
    <div className={style.oneDeal}>
      <select
        value={chosen}
        aria-label={words.t('table/which-deal')}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {ranges.map((one, i) => (
          <option key={JSON.stringify(one.base)} value={i}>
            {shortText(words, decision, { ...(isFields(one.base) ? one.base : {}), [field]: one.min })}
          </option>
        ))}
      </select>
      <RangeForm key={chosen} range={range} decision={decision} start={worth} />
    </div>
  );
}
