import type { Language } from '@signalbox/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

const MONEY = /\$\{(\w+)\}/g;
const formats = new Map<string, IntlMessageFormat>();

/** Sums in sentences are written like all others: with the marks of thousands of the language. */
function withSums(sentence: string): string {
  return sentence.replace(MONEY, '{$1, number, ::currency/USD precision-integer}');
}

export function formatted(
  sentence: string,
  language: Language,
  values: Record<string, string | number>,
): string {
  const key = `${language} ${sentence}`;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(withSums(sentence), language);
    formats.set(key, format);
  }
  return String(format.format(values));
}

const numbers = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = numbers.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, options);
    numbers.set(key, format);
  }
  return format;
}

export function money(language: Language, amount: number): string {
  return numberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
}

/** With its sign: what is gained or lost. */
export function change(language: Language, amount: number): string {
  return numberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(amount);
}

/** So much time: days, hours and minutes, or minutes and seconds. */
export function duration(language: Language, milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  const [minutes, rest] = [Math.floor((seconds % 3600) / 60), seconds % 60];
  const part = (value: number, unit: string) =>
    numberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
  if (days > 0) return `${part(days, 'day')} ${part(hours, 'hour')}`;
  if (hours > 0) return `${part(hours, 'hour')} ${part(minutes, 'minute')}`;
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

export function percent(language: Language, share: number): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
