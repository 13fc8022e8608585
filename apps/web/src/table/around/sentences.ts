import type { GameEvent, Json } from '@signalbox/kernel';
import type { EndedAuto, WireEntry } from '@signalbox/protocol';
import { givenUpAt } from '@signalbox/table/remarks.ts';
import type { Words } from '../../text/words.ts';
import { actionKindOf, endsTurn, isFields } from '../choice.ts';
import { choiceText } from '../choice-text.ts';

/** Stands for a move without events: a pass, a proposal, a choice that is still sealed, or part of a longer one. */
const DECIDED = 'decided';
/** Events that say that somebody passes. */
const PASSES: ReadonlySet<string> = new Set([
  'passed',
  'turn-passed',
  'bid-passed',
  'offer-passed',
  'auction-declined',
]);
/** Stands for a bot's remark that it cannot win any more. */
const GIVEN_UP = 'given-up';

/** An event in words. */
export function eventSentence(words: Words, { type, ...details }: GameEvent): string {
  if (type === DECIDED) return decidedSentence(words, details as unknown as Decided);
  if (type === GIVEN_UP) return words.say(String(details.remark), { seat: String(details.seat) });
  return words.say(`event/${type}`, details as Record<string, Json>);
}

interface Decided {
  readonly seat: string;
  /** The company for which it was decided, in its turn. */
  readonly company: string | null;
  readonly decision: string;
  /** Null while it is somebody else's sealed choice. */
  readonly choice: Json;
  /** Does it end a step in which the same seat has done something? */
  readonly ends: boolean;
}

/**
 * What was asked is named only where the answer does not say it: a pass would read as if it had been done. `passed/DECISION`,
 * `ended/DECISION` and `chose/DECISION/KIND` are whole sentences for what is passed, ended or chosen often,
 * `chose/DECISION` for what is chosen for the company whose turn it is.
 */
function decidedSentence(words: Words, { seat, company, decision, choice, ends }: Decided): string {
  const asked = words.say(`decision/${decision}`);
  if (choice === null) return words.t('log/decided', { seat: words.seat(seat), decision: asked });
  if (isPassing(choice)) {
    const who = { seat: company ?? seat };
    const said = `${ends ? 'ended' : 'passed'}/${decision}`;
    if (words.has(said)) return words.say(said, who);
    return words.t(ends ? 'log/done' : 'log/passed', { ...who, decision: asked });
  }
  const sentence = `chose/${decision}/${actionKindOf(choice)}`;
  if (isFields(choice) && words.has(sentence)) return words.say(sentence, { seat, ...choice });
  if (company !== null && words.has(`chose/${decision}`))
    return words.say(`chose/${decision}`, { seat, company, choice });
  return words.t('log/chose', { seat: words.seat(seat), choice: choiceText(words, decision, choice) });
}

/** The same in the present tense, before it happens. */
export function previewSentence(words: Words, { type, ...details }: GameEvent): string {
  return words.say(`preview/${type}`, details as Record<string, Json>);
}

/** An entry of the log with those of its events that have a message. */
export interface SpokenEntry {
  readonly entry: WireEntry;
  readonly sentences: readonly GameEvent[];
}

/** Without decisions that are made for a company. */
const NO_STEPS: ReadonlySet<string> = new Set();

/** Whose turn it is after these events: a company has it from the event that it operates until the next round. */
function operatingAfter(events: readonly GameEvent[], before: string | null): string | null {
  return events.reduce(
    (company, event) =>
      event.type === 'operates' ? String(event.company) : event.type.endsWith('-round') ? null : company,
    before,
  );
}

/**
 * The events of an entry that have a message; for a move without any, an event that somebody has decided. A pass is said
 * before what it leads to, such as the next round.
 */
export function spokenEvents(
  entry: WireEntry,
  hasWords: (eventType: string) => boolean,
  previous?: WireEntry,
  /** The company for which it was decided. */
  company: string | null = null,
): readonly GameEvent[] {
  const spoken = entry.events.filter(({ type }) => hasWords(type));
  const { kind, by, seat, decision, choice = null } = entry;
  if (kind !== 'action' || by === 'chance' || decision === null) return spoken;
  const silentPass = isPassing(choice as Json) && !spoken.some(({ type }) => PASSES.has(type));
  if (spoken.length > 0 && !silentPass) return spoken;
  const ends = seat !== null && endsTurn(previous, { decision, seats: [seat] }, choice as Json);
  return [{ type: DECIDED, seat, company, decision, choice: choice as Json, ends }, ...spoken];
}

function isPassing(choice: Json): boolean {
  return actionKindOf(choice) === 'pass';
}

/** For each entry the company for which it was decided, if it is a step of that company's turn. */
export function decidedFor(entries: readonly WireEntry[], steps = NO_STEPS): (string | null)[] {
  let operating: string | null = null;
  // What was undone follows what was undone before it.
  let undone: string | null = null;
  return entries.map((entry) => {
    const now = entry.undone ? undone : operating;
    undone = operatingAfter(entry.events, now);
    if (!entry.undone) operating = undone;
    return entry.decision !== null && steps.has(entry.decision) ? now : null;
  });
}

/** The log up to the position that is shown, latest first; `remark` is what a bot says that cannot win any more. */
export function spokenEntries(
  entries: readonly WireEntry[],
  past: number | null,
  hasWords: (eventType: string) => boolean,
  remark = 'bot/lost',
  steps = NO_STEPS,
): SpokenEntry[] {
  const givenUp = givenUpAt(entries);
  const companies = decidedFor(entries, steps);
  const remarks = ({ position, seat }: WireEntry): GameEvent[] =>
    givenUp.has(position) ? [{ type: GIVEN_UP, seat, remark }] : [];
  return entries
    .filter(({ position }) => past === null || position <= past)
    .map((entry, i, all) => ({
      entry,
      sentences: [...spokenEvents(entry, hasWords, all[i - 1], companies[i]), ...remarks(entry)],
    }))
    .filter(({ sentences }) => sentences.length > 0)
    .toReversed();
}

/** A line of the log: an entry, or the end of one of the player's auto actions. */
export type LogLine = SpokenEntry | { readonly ended: EndedAuto };

/** The log with the ends of the player's auto actions where they happened. Both lists are latest first. */
export function withEnds(entries: readonly SpokenEntry[], ended: readonly EndedAuto[]): LogLine[] {
  const lines: LogLine[] = [];
  const ends = ended.map((one): LogLine & { readonly ended: EndedAuto } => ({ ended: one }));
  let next = 0;
  for (const spoken of entries) {
    while (next < ends.length && ends[next]!.ended.position >= spoken.entry.position)
      lines.push(ends[next++]!);
    lines.push(spoken);
  }
  return [...lines, ...ends.slice(next)];
}

/** Where a part of the game begins: the event, and the position after it. */
export interface Chapter {
  readonly position: number;
  readonly event: GameEvent;
}

/** Of several parts that one move leads through, only the last is one that can be looked at. */
export function chaptersOf(entries: readonly WireEntry[], kinds: readonly string[]): Chapter[] {
  return entries.flatMap(({ position, events }) => {
    const event = events.findLast(({ type }) => kinds.includes(type));
    return event ? [{ position, event }] : [];
  });
}

/** A part of the game in a list: `chapter/EVENT`, or the event itself if it is short. */
export function chapterText(words: Words, { event }: Chapter): string {
  const { type, ...details } = event;
  const key = `chapter/${type}`;
  return words.has(key) ? words.say(key, details as Record<string, Json>) : eventSentence(words, event);
}

/** A search of the log; everything matches an empty one. */
export interface LogFilter {
  readonly text: string;
  /** A company or a seat. */
  readonly about: string;
  readonly money: boolean;
}

export const WHOLE_LOG: LogFilter = { text: '', about: '', money: false };

/** The entries of the log with a matching sentence, with only those sentences. */
export function filteredEntries(
  words: Words,
  lines: readonly LogLine[],
  filter: LogFilter,
): readonly LogLine[] {
  const { text, about, money } = filter;
  if (text === '' && about === '' && !money) return lines;
  const wanted = text.toLocaleLowerCase();
  const sign = words.money(0).replace('0', '');
  const fits = (event: GameEvent) => {
    const sentence = eventSentence(words, event);
    return (
      sentence.toLocaleLowerCase().includes(wanted) &&
      (about === '' || mentions(event, about)) &&
      (!money || sentence.includes(sign))
    );
  };
  return lines.flatMap((line) => {
    const sentences = 'ended' in line ? [] : line.sentences.filter(fits);
    return 'ended' in line || sentences.length === 0 ? [] : [{ ...line, sentences }];
  });
}

/** Is this company or seat among the details of an event, at any depth? */
function mentions(value: unknown, id: string): boolean {
  if (value === id) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, id) || Object.values(value).some((part) => mentions(part, id));
}

/** A place may be a node of its hex, such as `H4.1`. */
const hexOfPlace = (place: string) => place.split('.')[0]!;

/** The hexes that an event is about. */
export function eventHexes(event: GameEvent): string[] {
  const hexes: string[] = [];
  if (typeof event.hex === 'string') hexes.push(event.hex);
  if (Array.isArray(event.hexes)) hexes.push(...(event.hexes as string[]).map(hexOfPlace));
  if (Array.isArray(event.routes)) {
    for (const route of event.routes as { path?: string[] }[]) {
      hexes.push(...(route.path ?? []).map(hexOfPlace));
    }
  }
  return hexes;
}
