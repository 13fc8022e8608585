import {
  type AnyTitle,
  type GameState,
  type Json,
  type Pending,
  type Refusal,
  type Seat,
  view,
} from '@signalbox/kernel';
import { printCompact } from '@signalbox/kernel/tools';
import type { Entry } from '@signalbox/table';
import type { Words } from '../words.ts';
import { choiceText } from './choice-text.ts';

/** What happened, in sentences. A choice without events is shown itself. */
export function* entryText(words: Words, entry: Entry): Generator<string> {
  for (const { type, ...details } of entry.events) yield words.say(`event/${type}`, details);
  if (entry.events.length > 0 || entry.decision === null) return;
  const seat = words.say('table/actor', { seat: entry.seat });
  yield entry.hidden ? `${seat}: …` : `${seat}: ${choiceText(words, entry.decision, entry.choice)}`;
}

export function turnText(title: AnyTitle, words: Words, waiting: Pending, seat: Seat): string {
  const key = `decision/${waiting.decision}`;
  return words.say('table/turn', {
    seat,
    decision: words.say(key),
    rule: waiting.rule,
    heading: title.rulebook.sections[waiting.rule]?.[words.language] ?? '',
  });
}

export function refusalText(words: Words, { why, rule, details }: Refusal): string {
  const reason = words.say(`why/${why}`, details);
  return rule === null
    ? words.say('table/refused', { reason })
    : words.say('table/refused-by', { rule, reason });
}

export function* outcomeText(words: Words, state: GameState): Generator<string> {
  const outcome = state.outcome;
  if (!outcome) return;
  yield words.say(`ending/${outcome.reason}`);
  yield words.say('table/scores');
  const ranking = Object.entries(outcome.scores).sort(([, a], [, b]) => b - a);
  for (const [seat, score] of ranking) yield `  ${words.say('table/actor', { seat })}: ${score}`;
  yield words.say('table/winners', { winners: outcome.winners });
}

/** The title's own text panels, or else a summary of its state. */
export function* panelText(
  title: AnyTitle,
  words: Words,
  state: GameState,
  seat: Seat | null,
  only: string | null,
): Generator<string> {
  const seen = view(title, state, seat);
  for (const name of only === null ? panelNames(title, seen) : [only]) {
    if (title.panels) yield title.panels[name]!(seen, words.say);
    else yield sliceText(name, (seen as unknown as Record<string, Json>)[name]!, only !== null);
  }
}

export function panelNames(title: AnyTitle, state: GameState): readonly string[] {
  return Object.keys(title.panels ?? state).filter((name) => title.panels || !HIDDEN_SLICES.has(name));
}

function sliceText(slice: string, value: Json, whole: boolean): string {
  const text = printCompact(value);
  return `${slice}: ${!whole && text.length > WIDEST ? `${text.slice(0, WIDEST)}…` : text}`;
}

const HIDDEN_SLICES: ReadonlySet<string> = new Set(['format', 'stack', 'events', 'outcome']);
const WIDEST = 160;
