import { useQuery } from '@tanstack/react-query';
import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { gap } from '../../text/gap.ts';
import { deliveriesTo } from './Deliveries.tsx';
import { deliveryError } from './delivery-error.ts';

/** A test is sent in the background: that it is on its way, and then how it ended. */
export function TestOutcome({ channel, test }: { channel: string; test: string }) {
  const words = useWords();
  const { data: delivery } = useQuery({
    ...deliveriesTo(channel),
    select: (all) => all.find(({ id }) => id === test),
    refetchInterval: ({ state }) =>
      (state.data?.find(({ id }) => id === test)?.status ?? 'waiting') === 'waiting' ? 1000 : false,
  });
  const status = delivery?.status ?? 'waiting';
  return (
    <p className={parts.problem} role="status" data-done={status === 'done' || undefined} data-test={status}>
      {words.t(`channels/test/${status}`)}
      {gap(words)}
      {deliveryError(words, delivery?.lastError ?? null)}
    </p>
  );
}
