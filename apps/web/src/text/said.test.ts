import { BOT_MESSAGES, choose } from '@signalbox/bots';
import {
  type AnyTitle,
  barred,
  CHANCE,
  carryOutInPlace,
  decodeSetup,
  firstChoices,
  type GameEvent,
  type Json,
  LANGUAGES,
  newGame,
  pending,
  play,
  type Random,
  random,
  type Seat,
  sample,
  view,
} from '@signalbox/kernel';
import { idsIn } from '@signalbox/text/checking';
import { describe, expect, it } from 'vitest';
import { eventSentence, previewSentence } from '../table/around/sentences.ts';
import { choiceText } from '../table/choice-text.ts';
import { loadPresentation } from '../titles/index.ts';
import { MENU } from '../titles/menu.ts';
import { UI } from './catalogue/index.ts';
import { type Words, wordsOf } from './words.ts';

const ACTIONS = 250;
/** Hints are a conductor's advice, which takes longer. */
const HINT_EVERY = 25;
const NAMES = Object.fromEntries(['Aki', 'Ben', 'Cleo', 'Dan'].map((name, i) => [`p${i + 1}`, name]));

/** A sentence that came up in a game. */
type Said = (words: Words) => string;

/** The choice with one part left out or exchanged for another: nearly always illegal, so it has to be refused. */
function distortions(choice: Json, rng: Random): Json[] {
  if (Array.isArray(choice)) {
    const [first, ...rest] = choice;
    const changed = choice.map((one) => distortions(one, rng)[0] ?? one);
    return first === undefined ? [] : [rest, choice.slice(0, -1), [...choice, first], changed];
  }
  if (typeof choice === 'object' && choice !== null) {
    return Object.entries(choice).flatMap(([key, value]) =>
      distortions(value, rng).map((other) => ({ ...choice, [key]: other })),
    );
  }
  if (typeof choice === 'number') return [choice + 1, choice * 7, -1];
  return typeof choice === 'string' ? [rng.pick(['B5', 'H4.0', '2-9', 'AFI', '57'])] : [];
}

/** Every sentence of a game of bots: choices, refusals, previews, the log, reasons of bots and hints. */
function* saidInGame(title: AnyTitle, seed: number): Generator<Said> {
  const players = Math.min(4, title.players[1]);
  const decoded = decodeSetup(title, { players, options: {} });
  if (!decoded.ok) throw new Error(decoded.why);
  const rng = random(seed);
  const state = newGame(title, decoded.setup);
  for (let actions = 0; actions < ACTIONS; actions++) {
    const waiting = pending(title, state);
    if (!waiting) break;
    const { decision } = waiting;
    const seat = rng.pick(waiting.seats);
    const offer = waiting.offerTo(seat);
    if (seat === CHANCE) {
      carryOutInPlace(title, state, seat, sample(offer, rng)!);
      continue;
    }
    for (const { choice, reason } of barred(offer)) {
      yield (words) => choiceText(words, decision, choice);
      yield (words) => words.say(`why/${reason.why}`, reason.details);
    }
    for (const choice of firstChoices(offer, 12)) yield (words) => choiceText(words, decision, choice);
    const seen = view(title, state, seat);
    const level = actions % HINT_EVERY === 0 ? 'conductor' : rng.below(4) === 0 ? 'random' : 'apprentice';
    const options = { level, nodes: level === 'conductor' ? 40 : 1, seed } as const;
    const { choice, explanation } = choose(title, seen, seat, pending(title, seen)!, options);
    yield (words) => words.say(explanation.key, explanation.details);
    yield* refusals(title, state, { seat, decision, choice }, rng);
    carryOutInPlace(title, state, seat, choice);
    for (const event of state.events ?? []) {
      yield (words) => eventSentence(words, event as GameEvent);
      yield (words) => previewSentence(words, event as GameEvent);
    }
  }
}

function* refusals(
  title: AnyTitle,
  state: ReturnType<typeof newGame>,
  { seat, decision, choice }: { seat: Seat; decision: string; choice: Json },
  rng: Random,
): Generator<Said> {
  for (const other of distortions(choice, rng).slice(0, 8)) {
    const played = play(title, state, { seat, decision, choice: other });
    if (!played.ok) yield (words) => words.say(`why/${played.why}`, played.details);
  }
}

/** A key without its sentence is shown as it is: `track/closed-side`, `share-bought`. */
const RAW_KEY = /^[a-z]+(-[a-z]+)+$|^[a-z-]+\/[a-z/-]+$/;

/** Values that have a name in every sentence; English writes IPO in capitals. */
const RAW_VALUE = /\b(ipo|null|true|false|undefined)\b/;

describe.each(MENU)('the sentences in games of $name', ({ id }) => {
  it.each([1, 2])('has its sentence and names no ids, game %i', async (seed) => {
    const { title, words: own } = (await loadPresentation(id))!;
    const messages = { ...BOT_MESSAGES, ...title.messages, ...own };
    const readers = LANGUAGES.map((language) => wordsOf(language, { ...UI, ...messages }, NAMES));
    const problems = new Set<string>();
    let sentences = 0;
    for (const said of saidInGame(title, seed)) {
      for (const words of readers) {
        const sentence = said(words);
        sentences++;
        const isRaw = RAW_KEY.test(sentence) || RAW_VALUE.test(sentence);
        if (isRaw || idsIn(sentence).length > 0) problems.add(sentence);
      }
    }
    expect(sentences).toBeGreaterThan(1_000);
    expect([...problems].slice(0, 30)).toEqual([]);
  });
});
