import { LANGUAGES, type Language, type Messages } from '@signalbox/kernel';
import { nameKeys } from '../names.ts';
import { parse } from '../parse.ts';
import { GLOSSARY, type Scope } from './glossary.ts';

/** Whose words a catalogue uses. */
export function scopeOf(title: string): Scope {
  return (['1841', '18FL', '1860', 'union-station'] as const).find((id) => id === title) ?? 'shared';
}

/** Everything that is wrong with the words of a catalogue. */
export function wordingProblems(messages: Messages, scope: Scope): string[] {
  return Object.entries(messages).flatMap(([key, sentence]) => [
    ...LANGUAGES.flatMap((language) =>
      sentenceProblems(key, sentence[language], language, scope).map(
        (problem) => `${key} (${language}): ${problem}`,
      ),
    ),
    ...unpaired(key, sentence, scope),
  ]);
}

/** Branches chosen by an id that readers see as a name, so that they are never taken; `{fromId, select, …}` takes them. */
export function deadBranches(messages: Messages): string[] {
  return Object.entries(messages).flatMap(([key, sentence]) =>
    LANGUAGES.flatMap((language) =>
      [...partsOf(parse(sentence[language], language))].flatMap(([part]) => {
        // 5 is a select; a plural is chosen by a number.
        if (part.type !== 5 || part.value.endsWith('Id')) return [];
        const named = Object.keys(part.options).filter((id) =>
          nameKeys(part.value, id).some((name) => Object.hasOwn(messages, name)),
        );
        return named.map((id) => `${key} (${language}): the branch ${id} of ${part.value} is never taken`);
      }),
    ),
  );
}

/** Summaries may paraphrase; what the table says may not. */
function unpaired(key: string, { en, ja }: Messages[string], scope: Scope): string[] {
  if (key.includes(' ')) return [];
  const [english, japanese] = [textOf(en, 'en'), textOf(ja, 'ja')];
  return GLOSSARY.flatMap(({ en: term, ja: forms, paired }) => {
    const all = [...new Set(Object.values(forms))];
    const allowed = scope === 'shared' ? all : [forms[scope] ?? []].flat();
    const isUsed = paired && new RegExp(`\\b${term}(s|d|r|ed|rs)?\\b`, 'i').test(english);
    if (!isUsed || allowed.length === 0 || allowed.some((form) => japanese.includes(form))) return [];
    return [`${key} (ja): “${term}” is ${allowed.join(' or ')} in Japanese`];
  });
}

/** What is written in a message, without its parameters. */
function textOf(sentence: string, language: Language): string {
  return [...partsOf(parse(sentence, language))]
    .map(([part]) => (part.type === 0 ? String(part.value) : ' '))
    .join('');
}

function sentenceProblems(key: string, sentence: string, language: Language, scope: Scope): string[] {
  const problems = [...forbidden(sentence, language, scope), ...idsIn(sentence)];
  // Names and currencies are not sentences.
  if (/^(money|hex|company|company-name|tile)\//.test(key)) return problems;
  if (language === 'ja' && key.startsWith('event/') && /(ます|です|ません)。/.test(sentence)) {
    problems.push('a log tells what has happened: ました, でした');
  }
  if (language === 'en' && /\w'|'\w/.test(sentence)) problems.push('a straight apostrophe: ’');
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

/** Parameters that are sums of money. */
const MONEY =
  /^(amount|price|cost|cash|revenue|capital|need|best|premium|par|income|subsidy|perShare|bid|limit|mine|run|gain|lead|face|least|debt|missing)$/;
const MONEY_EXCEPT = /^(limit|least|best|run|bid)$/;
/** Parameters that are names, texts or times. Every other one is taken for a number. */
const NAMES = new Set(
  `
  a action address askedDecision at b blocks box buyer chance change choice closing colour column commitment companies company
  concession date decision destination drawn ending field file founder from giver heading held hex hexes holder
  hotel id into kind left lot may merger more name names node of offboard old open option order other otherwise ours owner
  part path person places players president priority private proposer railroad reason recorded routes row
  ruleOption runs seat seats seed seller shares sides table text theirs there tile time title to track train
  trains unless value what who why winners with word
  `.split(/\s+/),
);
/** Parameters that number something (rounds, phases, entries, sections), and the bounds of a number to be entered. */
const ORDINALS = new Set(
  'number set phase entry position layer index version known section rule place operating stock step min max round season division'.split(
    ' ',
  ),
);
/** What stands behind a number in Japanese, and in English. */
const COUNTERS =
  /^(株|枚|個|両|台|人|回|件|問|手|か所|つ|巡|番|社|戦|席|勝|日|分|時間|駅|点|MB|%|％|）|\/|刻み|から|まで)/;
const UNITS =
  /^ (in the|on the|of|unissued|out of|held by|for sale|more|dividends|actions|players|stops|shares|certificates|points|won|to|MB)\b|^[%/]|^-share/;
/** A number behind these needs no unit. */
const MEASURED = /([(（×+]|limit is |limit |rating |from |to |of |value |上限は?|制限は|レーティング)$/;

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
    const isMoney = MONEY.test(name) && !MONEY_EXCEPT.test(name);
    if (isMoney) problems.push(`{${name}} is money without its sign`);
    const isNumber = !NAMES.has(name) && !ORDINALS.has(name) && !isMoney;
    if (isNumber && !isCounted(context, language)) problems.push(`{${name}} does not say what it counts`);
  }
  return problems;
}

function isCounted({ before, after }: Context, language: Language): boolean {
  return MEASURED.test(before) || (language === 'en' ? UNITS : COUNTERS).test(after);
}

function* partsOf(parts: readonly Part[]): Generator<[Part, Context]> {
  for (const [i, part] of parts.entries()) {
    const text = (at: number) =>
      parts[at]?.type === 0 ? String((parts[at] as { value: string }).value) : '';
    yield [part, { before: text(i - 1), after: text(i + 1) }];
    if ('options' in part) for (const { value } of Object.values(part.options)) yield* partsOf(value);
  }
}
