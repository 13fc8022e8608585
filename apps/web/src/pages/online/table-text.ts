import type { ClockRules, TableSummary } from '@signalbox/protocol';
import { delayText } from '../../online/delay-text.ts';
import type { Words } from '../../text/words.ts';

/** Who sits at a table, and whom its game waits for; before the game, what somebody who joins agrees to. */
export function tableFacts(words: Words, table: TableSummary): string[] {
  const { seats, waitingFor, status, clock } = table;
  if (status === 'open')
    return [...seatFacts(words, seats), timeText(words, clock), ...forWhomText(words, table)];
  if (waitingFor.length === 0) return seatFacts(words, seats);
  const names = seats
    .filter(({ seat }) => seat !== null && waitingFor.includes(seat))
    .map(({ person }) => person?.name ?? words.t('online/bot'));
  return [...seatFacts(words, seats), words.t('online/waiting-for', { names })];
}

/** Who is seated, and how many seats are left. */
export function seatFacts(words: Words, seats: TableSummary['seats']): string[] {
  const taken = seats.filter(({ person, bot }) => person !== null || bot !== null);
  const left = seats.length - taken.length;
  return [
    ...taken.map(({ person }) => person?.name ?? words.t('online/bot')),
    ...(left > 0 ? [words.t('online/seats-left', { count: left })] : []),
  ];
}

/** Who may watch, and how late they see the game. */
export function spectatorsText(
  words: Words,
  { spectators, spectatorDelay }: Pick<TableSummary, 'spectators' | 'spectatorDelay'>,
): string {
  if (!spectators) return words.t('online/no-spectators');
  if (spectatorDelay === 0) return words.t('online/spectators');
  return words.t('online/spectators-late', { time: delayText(words, spectatorDelay) });
}

export function timeText(words: Words, clock: ClockRules): string {
  switch (clock.kind) {
    case 'none':
      return words.t('online/clock/none');
    case 'live':
      return words.t('online/budget', {
        time: words.duration(clock.budget),
        more: words.duration(clock.increment),
      });
    case 'async': {
      const time = words.duration(clock.perMove, 'long');
      return clock.reserve
        ? words.t('online/with-reserve', { time, more: words.duration(clock.reserve, 'long') })
        : words.t('online/per-move', { time });
    }
  }
}

/** The level and the language, if the table is not for everybody. */
export function forWhomText(
  words: Words,
  { level, language }: Pick<TableSummary, 'level' | 'language'>,
): string[] {
  return [
    ...(level === 'any' ? [] : [words.t(`finding/level/${level}`)]),
    ...(language === 'any' ? [] : [words.t(`finding/language/${language}`)]),
  ];
}
