import type { Delivery } from '@signalbox/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../online/api.ts';
import parts from '../../parts/parts.module.css';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { inBrackets } from '../../text/brackets.ts';
import type { UiKey } from '../../text/catalogue/index.ts';
import { useWords } from '../../text/context.ts';
import { ListNote } from '../online/ListNote.tsx';
import style from '../pages.module.css';
import { deliveryOutcome } from './delivery-error.ts';

export const deliveriesTo = (channel: string) =>
  queryOptions({
    queryKey: ['deliveries', channel],
    queryFn: () => api<Delivery[]>('GET', `/channels/${channel}/deliveries`),
  });

/** What was sent to a channel lately, and whether it arrived. */
export function Deliveries({ channel }: { channel: string }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const list = useQuery({
    ...deliveriesTo(channel),
    enabled: isOpen,
    refetchInterval: 5000,
  });
  const data = list.data ?? [];
  const when = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <details className={style.contents} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.t('deliveries/title')}</summary>
      <ListNote list={list} empty="deliveries/none" />
      {data.length > 0 && (
        <ScrollArea label={words.t('deliveries/title')}>
          <table className={style.spaced}>
            <thead>
              <tr>
                {(['when', 'what', 'status'] as const).map((column) => (
                  <th key={column} scope="col">
                    {words.t(`deliveries/${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map(({ id, createdAt, kind, status, attempts, lastError }) => (
                <tr key={id}>
                  <td>{when.format(createdAt)}</td>
                  <td>{words.t(`deliveries/kind/${kind}` as UiKey)}</td>
                  <td>
                    {deliveryOutcome(words, status, lastError)}
                    <span className={parts.soft}>
                      {inBrackets(words, words.t('deliveries/tries', { count: attempts }))}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </details>
  );
}
