import type { Json } from '@signalbox/kernel';
import { builtChoices } from '@signalbox/table/offers.ts';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { Consequences } from '../Consequences.tsx';
import { useTable } from '../context.ts';
import { PreviewText } from '../PreviewText.tsx';
import { usePreview } from '../use-preview.ts';
import { ChoiceRemark } from './ChoiceRemark.tsx';
import { PickPanel } from './PickPanel.tsx';
import type { PanelProps } from './panel-props.ts';
import style from './panels.module.css';

type Sale = { readonly blocks: readonly { readonly company: string; readonly count: number }[] };

/** Like `PickPanel`, but shares of several companies can be sold at once, so that their prices fall together. */
export function SalePanel({ pending }: PanelProps) {
  return (
    <>
      <PickPanel pending={pending} />
      <SeveralAtOnce sales={builtChoices(pending.offer, 'sale')} />
    </>
  );
}

/** How many shares of each company may be sold. */
function mostOf(sales: readonly Sale[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { blocks } of sales) {
    for (const { company, count } of blocks) most.set(company, Math.max(count, most.get(company) ?? 0));
  }
  return most;
}

export function SeveralAtOnce({ sales }: { sales: readonly Json[] }) {
  const most = mostOf(sales as unknown as readonly Sale[]);
  return most.size > 1 ? <SaleForm most={most} /> : null;
}

function SaleForm({ most }: { most: ReadonlyMap<string, number> }) {
  const words = useWords();
  const { act, busy, presentation } = useTable();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const blocks = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([company, count]) => ({ company, count }));
  const choice = { do: 'sell', blocks };
  const preview = usePreview(blocks.length > 1 ? choice : undefined);
  return (
    <details className={style.barred}>
      <summary>{words.t('table/sell-several')}</summary>
      <div className={style.several}>
        {[...most].map(([company, limit]) => (
          <label key={company} className={parts.field}>
            {presentation.emblems[company]?.letters ?? company}
            <select
              value={counts[company] ?? 0}
              onChange={(event) => setCounts({ ...counts, [company]: Number(event.target.value) })}
            >
              {Array.from({ length: limit + 1 }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: each option is identified by its number
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {preview?.ok && <Consequences after={preview.view} />}
      <PreviewText preview={preview} figures />
      {preview?.ok && <ChoiceRemark choices={[choice]} />}
      <Button disabled={busy || !preview?.ok} onClick={() => void act(choice)}>
        {words.t('table/sell-these')}
      </Button>
    </details>
  );
}
