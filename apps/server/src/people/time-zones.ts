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
