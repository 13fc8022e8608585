import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AnyTitle,
  CHANCE,
  carryOutInPlace,
  type GameState,
  newGame,
  objectionTo,
  pending,
  random,
  type Setup,
  sample,
  view,
} from '@signalbox/kernel';
import { TITLES } from '@signalbox/titles';
import { describe, expect, test } from 'vitest';
import { adviceKey } from './advice.ts';
import { advise } from './advise.ts';
import { Budget } from './budget.ts';
import { choose } from './choose.ts';
import { because, type Explanation, searched } from './explanation.ts';
import { BOT_MESSAGES } from './messages.ts';
import { defaultSetup } from './testing/positions.ts';
import { heuristicsFor } from './titles/index.ts';

/** The parameters of a message. */
function wanted(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!);
}

/** What is wrong with a reason: it has no message, or lacks parameters of its message. */
function fault({ key, details }: Explanation): string | null {
  const message = BOT_MESSAGES[key];
  if (!message) return `${key} has no message`;
  const missing = [...wanted(message.en), ...wanted(message.ja)].filter(
    (name) => !Object.hasOwn(details, name),
  );
  return missing.length > 0 ? `${key} lacks ${missing.join()}` : null;
}

/** Plays a game in which some seats act at random, and checks all advice given on the way. */
function faultsIn(title: AnyTitle, setup: Setup, seed: number, mostActions: number): string[] {
  const heuristics = heuristicsFor<GameState>(title);
  const state: GameState = newGame(title, setup);
  const rng = random(seed);
  const faults = new Set<string>();
  for (let actions = 0; actions < mostActions; actions++) {
    const waiting = pending(title, state);
    if (!waiting) break;
    const seat = waiting.seats[0]!;
    const offer = waiting.offerTo(seat);
    if (seat === CHANCE) {
      carryOutInPlace(title, state, seat, sample(offer, rng)!);
      continue;
    }
    const seen = view(title, state, seat);
    const context = { title, heuristics, seats: [], budget: new Budget({ nodes: 30 }), rng };
    for (const { because } of advise(context, seen, waiting.decision, offer, seat, false) ?? []) {
      const found = fault(because);
      if (found) faults.add(`${waiting.decision}: ${found}`);
    }
    const level = rng.below(8) === 0 ? 'random' : 'apprentice';
    const options = { level, nodes: 1, seed: rng.below(1_000) } as const;
    const { choice } = choose(title, seen, seat, pending(title, seen)!, options);
    const objection = objectionTo(offer, choice);
    if (objection) faults.add(`${waiting.decision}: refused (${objection.why})`);
    carryOutInPlace(title, state, seat, objection ? sample(offer, rng)! : choice);
  }
  return [...faults];
}

describe.each(TITLES)('$id', (title) => {
  test.each([1, 2])(
    'every reason has a message with all its parameters in both languages, game %i',
    (seed) => {
      const players = Math.min(title.players[1], title.players[0] + seed - 1);
      expect(faultsIn(title, defaultSetup(title, players), seed, 400)).toEqual([]);
    },
  );
});

/** The sources that give reasons. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /messages\.ts$|\.test\.ts$/.test(entry.name) ? [] : [readFileSync(path, 'utf8')];
  });
}

test('every message is used, and every reason in the source has one', () => {
  const text = sources(dirname(fileURLToPath(import.meta.url))).join('\n');
  const written = [...text.matchAll(/'((?:rail|us|18fl|1860|1841)\/[\w-]+)'/g)].map(
    ([, key]) => `bot/${key}`,
  );
  for (const kind of ['hotel', 'port', 'terminal']) written.push(`bot/18fl/${kind}`);
  const general = ['bot/random', 'bot/tried-out', 'bot/lost', 'bot/lost-agrees'];
  expect([...new Set([...written, ...general])].sort()).toEqual(
    Object.keys(BOT_MESSAGES)
      .filter((key) => key.startsWith('bot/'))
      .sort(),
  );
});

test('only a choice that did best in simulated games is called the best of them', () => {
  const reason = because('rail/anything');
  expect(searched(reason, 35, 11.6).details).toEqual({ samples: 35, lead: 12 });
  expect(searched(reason, 35, -12).details).toEqual({ samples: 0, lead: 0 });
});

test('every reason can be said as advice: to the player, not about a bot', () => {
  const reasons = Object.keys(BOT_MESSAGES).filter((key) => /^bot\/(?!lost)/.test(key));
  for (const key of reasons)
    expect(BOT_MESSAGES[adviceKey(key)]?.en, key).toMatch(/^([A-Z]|\{(company|owner|lot)\})/);
  expect(BOT_MESSAGES['advice/rail/buy']!.en).toMatch(/^Buy \{company\}: .* for your shares/);
  expect(BOT_MESSAGES['advice/1841/no-merger']!.en).toMatch(/^Do not merge /);
  expect(BOT_MESSAGES['advice/1841/found']!.en).toMatch(/^Found \{company\} at /);
  // The advice above it says whether that is a pass or the end of a step.
  expect(BOT_MESSAGES['advice/rail/pass-trade']!.en).toMatch(/^Nothing that can be bought /);
  expect(BOT_MESSAGES['advice/rail/pass-trade']!.ja).toMatch(/^買えるものに/);
});
