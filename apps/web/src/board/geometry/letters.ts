/** No text on a map is painted smaller than this, in pixels, as long as the map is shown whole on a large screen. */
const LEAST = 11;

/** Sizes of letters on the drawing, in its own units: only a few, so that names are not placed again for every pixel. */
const SIZES = [11.5, 13, 15, 17, 18.5, 20] as const;

/** The size of letters for a drawing at this scale; on a phone they stay smaller. */
export function letterSize(scale: number): number {
  return SIZES.find((size) => size * scale >= LEAST) ?? SIZES.at(-1)!;
}

const THIN = new Set("iljI.,'’:;|!");
const NARROW = new Set('tfr -()');
const WIDE = new Set('mwMW&%@');

/** The width of a text in the fonts that screens have, in bold letters of size 1; rather too wide than too narrow. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + widthOf(sign), 0);
}

function widthOf(sign: string): number {
  if (sign > '\u2e80') return 1;
  if (THIN.has(sign)) return 0.29;
  if (NARROW.has(sign)) return 0.38;
  if (WIDE.has(sign)) return 0.86;
  return sign >= 'A' && sign <= 'Z' ? 0.65 : 0.565;
}

/** Ways to write a name, the best first. */
export interface NameForms {
  /** In one line or in several. */
  readonly whole: readonly (readonly string[])[];
  readonly shortened: readonly (readonly string[])[];
}

export function nameForms(name: string): NameForms {
  return { whole: [[name], ...spaced(name), ...broken(name)], shortened: shortened(name) };
}

/** Broken at spaces: into two lines of similar length, and into one line per word. */
function spaced(name: string): string[][] {
  const words = name.split(' ');
  if (words.length === 1) return [];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(textWidth));
  return [cuts.toSorted((a, b) => longest(a) - longest(b))[0]!, words];
}

const VOWEL = /[aeiouyàèéìòù]/i;

/** A long word is broken between two syllables near its middle; Japanese anywhere. */
function broken(name: string): string[][] {
  const words = name.split(' ');
  const lines = words.flatMap((word) => halves(word));
  return lines.length === words.length ? [] : [lines];
}

function halves(word: string): string[] {
  if (word > '\u2e80') {
    if (word.length < 4) return [word];
    const middle = Math.ceil(word.length / 2);
    return [word.slice(0, middle), word.slice(middle)];
  }
  if (word.length < 7) return [word];
  const cuts = Array.from({ length: word.length - 5 }, (_, i) => i + 3).filter(
    (i) => !VOWEL.test(word[i]!) && VOWEL.test(word[i + 1] ?? ''),
  );
  const middle = word.length / 2;
  const cut = cuts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return cut === undefined ? [word] : [`${word.slice(0, cut)}-`, word.slice(cut)];
}

/** The first long word of the name, then ever shorter abbreviations of it. */
function shortened(name: string): string[][] {
  const words = name.split(' ');
  const word = words.find(({ length }) => length > 4) ?? words.toSorted((a, b) => b.length - a.length)[0]!;
  const point = word > '\u2e80' ? '…' : '.';
  const parts = [6, 5, 4, 3, 2]
    .filter((count) => word.length > count + 1)
    .map((count) => word.slice(0, count));
  return [[word], ...parts.map((part) => [part + point])];
}
