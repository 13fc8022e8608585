import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  barred,
  carryOutInPlace,
  decodeSetup,
  firstChoices,
  type GameState,
  type Json,
  KERNEL_MESSAGES,
  LANGUAGES,
  newGame,
  type Options,
  type Pending,
  pending,
  random,
  sample,
  type Title,
} from '@signalbox/kernel';
import { expect, test } from 'vitest';

/** Message keys in a title's sources: the first group of a pattern matches the rest of a key. */
const SAID: Readonly<Record<string, RegExp>> = {
  event: /\btype: '([a-z-]+)'/g,
  why: /\bcited\([^,]+,\s*'([^']+)'/g,
  ending: /\bfinish\(state, '([a-z-]+)'\)/g,
};

/** A sum that would be printed as a mere number. */
const BARE_SUM = /\{(amount|bid|cost|income|loan|perShare|price|revenue)(, number)?\}/;

/** Options whose games are checked, besides the defaults. */
interface Look {
  readonly players: number;
  readonly options?: Options;
}

/** Tests that a title has a message for everything it says, in both languages and with the same parameters. */
export function testMessages<S extends GameState>(
  title: Title<S>,
  here: string,
  looks: readonly Look[],
): void {
  const messages = { ...KERNEL_MESSAGES, ...title.messages };
  const without = (keys: Iterable<string>) =>
    [...new Set(keys)].filter((key) => !Object.hasOwn(messages, key)).sort();

  test('both languages have the same parameters', () => {
    for (const [key, sentence] of Object.entries(title.messages)) {
      for (const language of LANGUAGES) expect(sentence[language], key).not.toBe('');
      expect(parametersOf(sentence.ja), key).toEqual(parametersOf(sentence.en));
    }
  });

  test('sums of money are written with their sign', () => {
    const bare = Object.entries(title.messages).filter(
      ([key, sentence]) =>
        !key.startsWith('money/') && LANGUAGES.some((language) => BARE_SUM.test(sentence[language])),
    );
    expect(bare.map(([key]) => key)).toEqual([]);
  });

  test('decisions and options have messages', () => {
    expect(without([...title.decisions.keys()].map((name) => `decision/${name}`))).toEqual([]);
    const options = Object.entries(title.options).flatMap(([name, { values = [] }]) => [
      `option/${name}`,
      ...values.map((value) => `option/${name}/${value}`),
    ]);
    expect(without(options)).toEqual([]);
  });

  test.each(Object.entries(SAID))('every %s in the sources has a message', (group, pattern) => {
    const found = sourcesBeside(here).flatMap((text) => [...text.matchAll(pattern)]);
    expect(found).not.toEqual([]);
    expect(without(found.map(([, key]) => `${group}/${key}`))).toEqual([]);
  });

  test.each(looks)('all parameters are given in play: %o', ({ players, options }) => {
    const missing = new Set<string>();
    // A long game says a million things, in some hundred sentences.
    const parameters = new Map(Object.entries(messages).map(([key, { en }]) => [key, parametersOf(en)]));
    for (const [key, details] of saidInPlay(title, players, options)) {
      const names = parameters.get(key);
      if (!names) missing.add(key);
      else
        for (const name of names) if (!(name.replace(/Id$/, '') in details)) missing.add(`${key} {${name}}`);
    }
    expect([...missing]).toEqual([]);
  });
}

function sourcesBeside(here: string): string[] {
  const folder = dirname(fileURLToPath(here));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

type Details = Readonly<Record<string, Json>>;

/** Keys and details of everything said in a random game: events, choices, and why others are not possible. */
function* saidInPlay<S extends GameState>(
  title: Title<S>,
  players: number,
  options: Options = {},
): Generator<[key: string, details: Details]> {
  const decoded = decodeSetup(title, { players, options });
  if (!decoded.ok) throw new Error(decoded.why);
  const rng = random(players);
  const state = newGame(title, decoded.setup);
  for (let waiting = pending(title, state); waiting; ) {
    const seat = rng.pick(waiting.seats);
    yield* saidOf(title, waiting, seat);
    waiting = carryOutInPlace(title, state, seat, sample(waiting.offerTo(seat), rng)!);
    for (const { type, ...details } of state.events ?? []) yield [`event/${type}`, details];
  }
  yield [`ending/${state.outcome!.reason}`, {}];
}

const MAX_TRIED = 40;

function* saidOf<S extends GameState>(
  title: Title<S>,
  { decision, offerTo }: Pending,
  seat: string,
): Generator<[string, Details]> {
  const offer = offerTo(seat);
  const against = barred(offer);
  for (const { reason } of against) yield [`why/${reason.why}`, reason.details ?? {}];
  for (const choice of [...firstChoices(offer, MAX_TRIED), ...against.map((item) => item.choice)]) {
    const { what, details } = partsOf(choice);
    const key = `choice/${decision}/${what}`;
    yield [Object.hasOwn(title.messages, key) ? key : `choice/${decision}`, details];
  }
}

/** The kind of an action, and its details. */
function partsOf(choice: Json): { what: string; details: Details } {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) {
    return { what: String(choice), details: { choice } };
  }
  const { do: done, action = done, ...details } = choice as Details;
  return typeof action === 'string' ? { what: action, details } : { what: '', details: choice as Details };
}

/** Names of the parameters of an ICU message, including those in branches of `plural` and `select`. */
export function parametersOf(sentence: string): string[] {
  const names = new Set<string>();
  let at = 0;
  const text = () => {
    for (; at < sentence.length && sentence[at] !== '}'; at++) if (sentence[at] === '{') parameter();
  };
  const parameter = () => {
    const [written = ''] = /^\{\s*\w+/.exec(sentence.slice(at)) ?? [];
    names.add(written.slice(1).trim());
    at += written.length;
    // Branches: a word and a text in braces, any number of them.
    for (; at < sentence.length && sentence[at] !== '}'; at++) {
      if (sentence[at] !== '{') continue;
      at++;
      text();
    }
  };
  text();
  return [...names].sort();
}
