import type { Language } from '@signalbox/kernel';
import { numberFormat } from '@signalbox/text';

/** Time left on a clock: days, hours and minutes, or minutes and seconds. */
export function duration(language: Language, milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  const [minutes, rest] = [Math.floor((seconds % 3600) / 60), seconds % 60];
  // Narrow units are Latin letters in Japanese too.
  const unitDisplay = language === 'ja' ? 'short' : 'narrow';
  const part = (value: number, unit: string) =>
    numberFormat(language, { style: 'unit', unit, unitDisplay }).format(value).replace(' ', '');
  const both = (large: string, small: string, rest: number) => (rest > 0 ? `${large} ${small}` : large);
  if (days > 0) return both(part(days, 'day'), part(hours, 'hour'), hours);
  if (hours > 0) return both(part(hours, 'hour'), part(minutes, 'minute'), minutes);
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

export function percent(language: Language, share: number): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
