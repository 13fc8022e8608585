import type { TableSummary } from '@signalbox/protocol';
import type { Words } from '../../text/words.ts';

/** Who sits at a table, and whom its game waits for. */
export function tableText(words: Words, { seats, waitingFor }: TableSummary): string {
  if (waitingFor.length === 0) return seatsText(words, seats);
  const names = seats
    .filter(({ seat }) => seat !== null && waitingFor.includes(seat))
    .map(({ person }) => person?.name ?? words.t('online/bot'));
  return `${seatsText(words, seats)} — ${words.t('online/waiting-for', { names })}`;
}

/** Who is seated, and how many seats are left. */
function seatsText(words: Words, seats: TableSummary['seats']): string {
  const taken = seats.filter(({ person, bot }) => person !== null || bot !== null);
  const left = seats.length - taken.length;
  return [
    ...taken.map(({ person }) => person?.name ?? words.t('online/bot')),
    ...(left > 0 ? [words.t('online/seats-left', { count: left })] : []),
  ].join(' · ');
}
