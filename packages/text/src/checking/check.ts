import { LANGUAGES, type Language, type Messages } from '@signalbox/kernel';
import { parse } from '../parse.ts';
import { GLOSSARY, type Scope } from './glossary.ts';

/** Whose words a catalogue uses. */
export function scopeOf(title: string): Scope {
  return (['1841', '18FL', '1860', 'union-station'] as const).find((id) => id === title) ?? 'shared';
}

/** Everything that is wrong with the words of a catalogue. */
export function wordingProblems(messages: Messages, scope: Scope): string[] {
  return Object.entries(messages).flatMap(([key, sentence]) =>
    LANGUAGES.flatMap((language) =>
      sentenceProblems(key, sentence[language], language, scope).map(
        (problem) => `${key} (${language}): ${problem}`,
      ),
    ),
  );
}

function sentenceProblems(key: string, sentence: string, language: Language, scope: Scope): string[] {
  const problems = [...forbidden(sentence, language, scope), ...idsIn(sentence)];
  // Names and currencies are not sentences.
  if (/^(money|hex|company|company-name|tile)\//.test(key)) return problems;
  if (language === 'ja' && key.startsWith('event/') && /ます。/.test(sentence)) {
    problems.push('a log tells what has happened: ました');
  }
  return [...problems, ...numberProblems(sentence, language)];
}

function forbidden(sentence: string, language: Language, scope: Scope): string[] {
  return GLOSSARY.flatMap(({ thing, en, ja, not = {} }) => {
    const wrong = language === 'en' ? [not.en] : [not.ja, not[scope]];
    const found = wrong.flatMap((pattern) => pattern?.exec(sentence)?.[0] ?? []);
    const right = language === 'en' ? en : (ja[scope] ?? ja.shared);
    return found.map((word) => `“${word}” for ${thing}, which is called ${right}`);
  });
}

/** Ids that only code reads: nodes, sides, numbered trains, seats, values that were never named. */
const IDS = [
  /\b[A-Z]{1,2}\d{1,2}[./]\d\b/,
  /\b\d+(\+\d+)?E?-\d+\b(?!s)/,
  /\bp[1-8]\b/,
  /\[object|undefined|\bNaN\b/,
];

export function idsIn(sentence: string): string[] {
  return IDS.flatMap((pattern) => {
    const found = pattern.exec(sentence)?.[0];
    return found ? [`“${found}” is an id of the program`] : [];
  });
}

/** Parameters that are sums of money, and parameters that count something. */
const MONEY =
  /^(amount|price|cost|cash|revenue|capital|need|best|premium|par|income|subsidy|perShare|bid|limit|mine|run|gain|lead|face|least|debt|missing)$/;
const MONEY_EXCEPT = /^(limit|least|best|run|bid)$/;
const COUNTS = /^(count|room|charter|entries|games|moves|tokens)$/;
/** What stands behind a number in Japanese. */
const COUNTERS = /^(株|枚|個|両|台|人|回|件|手|か所|つ|巡|番|社|戦|席|勝|%|％|）|\/|刻み)/;

type Part = ReturnType<typeof parse>[number];
interface Context {
  readonly before: string;
  readonly after: string;
}

/** Every number has its sign or its unit: money is a money argument, and what is counted is named. */
function numberProblems(sentence: string, language: Language): string[] {
  const problems: string[] = [];
  if (/[$£]\{\w+\}|L\.\{\w+\}|\{\w+\}cc/.test(sentence)) problems.push('write money as {x, number, money}');
  for (const [part, context] of partsOf(parse(sentence, language))) {
    if (part.type !== 1) continue;
    const name = String(part.value);
    if (MONEY.test(name) && !MONEY_EXCEPT.test(name)) problems.push(`{${name}} is money without its sign`);
    if (COUNTS.test(name) && !isCounted(context, language))
      problems.push(`{${name}} does not say what it counts`);
  }
  return problems;
}

function isCounted({ before, after }: Context, language: Language): boolean {
  if (/[(（×]$/.test(before)) return true;
  return language === 'en'
    ? /^ (in the|on the|of|unissued|out of|held by|for sale)|^\/|^ more/.test(after)
    : COUNTERS.test(after);
}

function* partsOf(parts: readonly Part[]): Generator<[Part, Context]> {
  for (const [i, part] of parts.entries()) {
    const text = (at: number) =>
      parts[at]?.type === 0 ? String((parts[at] as { value: string }).value) : '';
    yield [part, { before: text(i - 1), after: text(i + 1) }];
    if ('options' in part) for (const { value } of Object.values(part.options)) yield* partsOf(value);
  }
}
