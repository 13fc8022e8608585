import type { UsualHours } from '@signalbox/protocol';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';

export async function setUsualHours(context: Context, id: string, usual: UsualHours | null): Promise<void> {
  if (usual && !isTimeZone(usual.timeZone)) throw new CallError(422, 'no-such-time-zone');
  const { timeZone = null, from = null, until = null } = usual ?? {};
  await context.storage.commit((trx) =>
    trx
      .updateTable('accounts')
      .set({ time_zone: timeZone, hours_from: from, hours_until: until })
      .where('id', '=', id)
      .execute(),
  );
}

/** The time of day in a time zone. */
export function localTime(at: number, timeZone: string): { readonly hour: number; readonly minute: number } {
  const parts = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)!.value);
  return { hour: value('hour'), minute: value('minute') };
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
