import type { Words } from '../text/words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How late spectators see a game: in whole days, hours or minutes as one says them, or else as a clock shows it. */
export function delayText(words: Words, delay: number): string {
  const minutes = Math.ceil(delay / MINUTE);
  if (minutes < 60) return words.t('online/minutes', { minutes });
  if (delay % DAY === 0) return words.t('online/days', { days: delay / DAY });
  if (delay % HOUR === 0) return words.t('online/hours', { hours: delay / HOUR });
  return words.duration(delay);
}
