import type { Language } from '@signalbox/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

/** How sums are written: before or after the number. */
interface Unit {
  readonly before: string;
  readonly after: string;
}

/** What a title counts in; companies may count in something of their own. */
export interface Money {
  readonly purses: Unit;
  readonly treasuries: Unit;
}

const unit = (before: string, after = ''): Unit => ({ before, after });
const both = (one: Unit): Money => ({ purses: one, treasuries: one });

export const DOLLARS = both(unit('$'));
/** 1841: lire. */
export const LIRE = both(unit('L.'));
/** 1860: players have pounds, companies have credits. */
export const POUNDS_AND_CREDITS: Money = { purses: unit('£'), treasuries: unit('', 'cc') };

const SUM = /\$\{(\w+)\}/g;
const POUNDS_OR_LIRE = /(£|L\.)\{(\w+)\}/g;
const formats = new Map<string, IntlMessageFormat>();

/** Sums in sentences are written like all others: with the marks of thousands of the language. */
function withSums(sentence: string, { purses: { before, after } }: Money): string {
  return sentence
    .replace(SUM, (_, name: string) => `${before}{${name}, number, ::precision-integer}${after}`)
    .replace(
      POUNDS_OR_LIRE,
      (_, sign: string, name: string) => `${sign}{${name}, number, ::precision-integer}`,
    );
}

export function formatted(
  sentence: string,
  language: Language,
  values: Record<string, string | number>,
  currency: Money,
): string {
  const key = `${language} ${currency.purses.before} ${sentence}`;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(withSums(sentence, currency), language);
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

export function sum(language: Language, amount: number, { before, after }: Unit): string {
  const digits = numberFormat(language, { maximumFractionDigits: 0 }).format(Math.abs(amount));
  return `${amount < 0 ? '-' : ''}${before}${digits}${after}`;
}

/** With its sign: what is gained or lost. */
export function change(language: Language, amount: number, purses: Unit): string {
  return amount > 0 ? `+${sum(language, amount, purses)}` : sum(language, amount, purses);
}

/** So much time: days, hours and minutes, or minutes and seconds. */
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
