import { sameContents } from '../../parts/same-values.ts';

/** No text on a map is painted smaller than this, in pixels, as long as the map is shown whole on a large screen. */
export const LEAST = 11;

/** Sizes of letters on the drawing, in its own units: only a few, so that names are not placed again for every pixel. */
const SIZES = [11.5, 13, 15, 17, 18.5, 20] as const;

/** The size of letters for a drawing at this scale, so that they have this many pixels; on a phone they stay smaller. */
export function letterSize(scale: number, pixels = LEAST): number {
  return SIZES.find((size) => size * scale >= pixels) ?? SIZES.at(-1)!;
}

/** From here on signs are as wide as they are high. */
const CJK = '\u2e80';

export function isJapanese(name: string): boolean {
  return name > CJK;
}

const THIN = new Set("iljI.,'’:;|!");
const NARROW = new Set('tfr -()');
const ROUND = new Set('bdghnopqu');
const WIDE = new Set('mwMW&%@');

/** The width of a text in the fonts that screens have, in bold letters of size 1; rather too wide than too narrow. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + widthOf(sign), 0);
}

function widthOf(sign: string): number {
  if (sign > CJK) return 1;
  if (THIN.has(sign)) return 0.29;
  if (NARROW.has(sign)) return 0.38;
  if (ROUND.has(sign)) return 0.61;
  if (WIDE.has(sign)) return 0.86;
  return sign >= 'A' && sign <= 'Z' ? 0.65 : 0.565;
}

/** Ways to write a name, the best first. */
export interface NameForms {
  /** In one line or in several. */
  readonly whole: readonly (readonly string[])[];
  /** In short lines that are harder to read. */
  readonly narrow: readonly (readonly string[])[];
  /** One word or part that stands for the whole. */
  readonly part: readonly (readonly string[])[];
  /** The first few letters, if nothing else helps. */
  readonly cut: readonly (readonly string[])[];
}

export function nameForms(name: string): NameForms {
  if (!isJapanese(name)) {
    const [first, ...cut] = shortened(name);
    const [word] = first!;
    const part = word === name ? [] : [first!, ...broken(word!), ...inSyllables(word!)];
    const whole = [[name], ...spaced(name), ...broken(name)];
    return { whole, narrow: inSyllables(name), part, cut };
  }
  // Five signs in two lines are harder to read than in one line a little further away.
  const [whole, narrow] =
    name.length < 6
      ? [[[name]], broken(name)]
      : [
          [[name], ...spaced(name), ...broken(name), ...inThree(name)],
          [...evenly(name, 3), ...evenly(name, 4)],
        ];
  return { whole, narrow, part: firstPart(name), cut: shortened(name) };
}

/** The words of a name; an ampersand belongs to the word before it. */
function wordsOf(name: string): string[] {
  return name.replaceAll(' &', '\u00a0&').split(' ');
}

/** Broken at spaces: into two lines of similar length, and into one line per word. */
function spaced(name: string): string[][] {
  const words = wordsOf(name);
  if (words.length === 1) return [];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(textWidth));
  return [cuts.toSorted((a, b) => longest(a) - longest(b))[0]!, words];
}

/** A consonant and the vowel after it; ch, sh and the like are one sound, and bl or br begin a syllable together. */
const SYLLABLE = /(?:[cgpst]h|[bcfgp]l|[bcdfgpt]r|[^aeiouyàèéìòù])[aeiouyàèéìòù]/gi;

/** More lines than this are harder to read than the first word alone. */
const MOST_LINES = 3;

/** A long word is broken between two syllables near its middle. */
function broken(name: string): string[][] {
  const words = wordsOf(name);
  const lines = words.flatMap((word) => halves(word));
  return lines.length === words.length || lines.length > MOST_LINES ? [] : [lines];
}

function halves(word: string): string[] {
  if (isJapanese(word)) {
    const cut = japaneseCut(word, word.length / 2);
    return cut === undefined ? [word] : [word.slice(0, cut), word.slice(cut)];
  }
  return word.length < 7 ? [word] : hyphenated(word, 2, 3);
}

/**
 * A word in this many lines, each with at least `least` of its letters; whole if that is not possible. An apostrophe ends
 * a line without a hyphen.
 */
function hyphenated(word: string, count: number, least: number): string[] {
  const starts = [...word.matchAll(SYLLABLE)].map(({ index }) => index + Number(word[index] === "'"));
  const ends = [0];
  for (let line = 1; line < count; line++) {
    const free = starts.filter((at) => at - ends.at(-1)! >= least && at <= word.length - least);
    ends.push(nearest(free, (line * word.length) / count) ?? word.length);
  }
  if (ends.includes(word.length)) return [word];
  const lines = ends.map((from, i) => word.slice(from, ends[i + 1]));
  return lines.map((line, i) => (i === count - 1 || line.endsWith("'") ? line : `${line}-`));
}

/** In lines of a syllable or two: even a short word in two, a long one in three. */
function inSyllables(name: string): string[][] {
  const words = wordsOf(name);
  const longest = Math.max(...words.map(({ length }) => length));
  const usual = broken(name);
  const forms = [2, 3].map((count) =>
    words.flatMap((word) =>
      word.length < longest || word.length < 3 * count - 1 ? [word] : hyphenated(word, count, 2),
    ),
  );
  return forms.filter(
    (lines) =>
      lines.length > words.length &&
      lines.length <= MOST_LINES + 1 &&
      !usual.some((known) => sameContents(known, lines)),
  );
}

/** Signs that belong to the one before them: a line does not begin with them. */
const BOUND = new Set('ーンッァィゥェォャュョヮ・々');

/** Two signs between which parts of a name meet: after a dot, before an ampersand, where kana end and kanji begin. */
const PARTS_MEET = /・.|.＆|\p{Script=Katakana}\p{Script=Han}/u;

/** Words with which names of places end, as Japanese writes them. */
const LAST_WORD = /^(シティ|ビーチ|ウェル|ウッド|ヒル|フォード|ポート|ストリート|ブリッジ|ウォーター)$/;

/** Do two parts of a Japanese name meet where one line ends and the next begins? */
export function partsMeet(line: string, next: string): boolean {
  return PARTS_MEET.test(line.slice(-1) + next.slice(0, 1)) || LAST_WORD.test(next);
}

/** Where a line of Japanese may end, with at least two signs before and after it. */
function cutsOf(word: string): number[] {
  return [...word.slice(2, -1)]
    .map((_, i) => i + 2)
    .filter((i) => !BOUND.has(word[i]!) && word[i - 1] !== 'ッ');
}

function nearest(cuts: readonly number[], wanted: number): number | undefined {
  return cuts.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
}

/** Where a line of Japanese ends: near this place, between two parts if there are any. */
function japaneseCut(word: string, wanted: number): number | undefined {
  const cuts = cutsOf(word);
  const between = cuts.filter((i) => partsMeet(word.slice(0, i), word.slice(i)));
  return nearest(between.length > 0 ? between : cuts, wanted);
}

/** Long names in Japanese, which has no spaces. */
function inThree(name: string): string[][] {
  const [first, second] = [1 / 3, 2 / 3].map((part) => japaneseCut(name, name.length * part));
  if (name.length < 8 || first === undefined || second === undefined || second - first < 2) return [];
  return [[name.slice(0, first), name.slice(first, second), name.slice(second)]];
}

/** The first part of a Japanese name of two that stands for the whole, in one line or in two. */
function firstPart(name: string): string[][] {
  const parts = name.split(/[・＆]/u);
  const part = parts.length > 1 ? parts.find(({ length }) => length > 2) : undefined;
  return part === undefined ? [] : [[part], ...(part.length > 5 ? broken(part) : [])];
}

/** A Japanese name in lines of similar length; its parts may make one a sign longer. */
function evenly(name: string, count: number): string[][] {
  const free = cutsOf(name);
  const between = free.filter((i) => partsMeet(name.slice(0, i), name.slice(i)));
  const cuts = Array.from({ length: count - 1 }, (_, i) => {
    const wanted = ((i + 1) * name.length) / count;
    return between.find((at) => Math.abs(at - wanted) <= 1) ?? nearest(free, wanted);
  });
  const ends = [0, ...cuts.filter((cut) => cut !== undefined), name.length];
  const lines = ends.slice(1).map((end, i) => name.slice(ends[i], end));
  return lines.length < count || lines.some(({ length }) => length < 2) ? [] : [lines];
}

/** The first long word of the name, then ever shorter abbreviations of it. */
function shortened(name: string): string[][] {
  const words = isJapanese(name) ? [name.split('＆')[0]!] : name.split(' ');
  const word = words.find(({ length }) => length > 4) ?? words.toSorted((a, b) => b.length - a.length)[0]!;
  const point = isJapanese(word) ? '…' : '.';
  // Two letters name nothing, two Japanese signs often do.
  const parts = (isJapanese(word) ? [6, 5, 4, 3, 2] : [6, 5, 4, 3])
    .filter((count) => word.length > count + 1)
    .map((count) => word.slice(0, count));
  return [[word], ...parts.map((part) => [part + point])];
}
