const MOST_DIGITS = 2;

/** A format with which the decimals of a column stand below each other: 87.5 and 100.0. */
export function alignedNumbers(language: string, numbers: readonly number[]): Intl.NumberFormat {
  const digits = Math.max(0, ...numbers.map(digitsOf));
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** How many digits after the point are worth showing. */
function digitsOf(number: number): number {
  const [, decimals = ''] = number.toFixed(MOST_DIGITS).split('.');
  return decimals.replace(/0+$/, '').length;
}
