import parts from '../../parts/parts.module.css';
import { useWords } from '../../text/context.ts';
import { useTable } from '../context.ts';

/** What a player has left once this bid is paid. */
export function CashAfter({ bid }: { bid: number }) {
  const words = useWords();
  const { presentation, view, seat } = useTable();
  const player = presentation.players(view).find((one) => one.seat === seat);
  if (!player) return null;
  return (
    <p className={parts.soft} data-cash-after>
      {words.t('auction/cash-after', { amount: player.cash - bid })}
    </p>
  );
}
