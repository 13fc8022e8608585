import type { Language } from '@signalbox/kernel';

/** As wide as a plus, and not taken for a hyphen. */
const MINUS = '−';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format is slow, so each is made once. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, options);
    formats.set(key, format);
  }
  return format;
}

/** A sum of money in a currency such as `£{amount}`: whole units, with the separators of the language. */
export function sum(language: Language, amount: number, currency: string): string {
  const digits = numberFormat(language, { maximumFractionDigits: 0 }).format(Math.abs(amount));
  return `${amount < 0 ? MINUS : ''}${currency.replace('{amount}', digits)}`;
}

/** A share as a percentage. */
export function percent(language: Language, share: number): string {
  const written = numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(
    Math.abs(share),
  );
  return `${share < 0 && !/^0\D/.test(written) ? MINUS : ''}${written}`;
}
