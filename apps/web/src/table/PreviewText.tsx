import type { GameEvent, Json, Seat } from '@signalbox/kernel';
import { ROUND_EVENTS, type RosterLine } from '@signalbox/rails';
import type { Forecast, Preview } from '../engine/calls.ts';
import { useWords } from '../text/context.ts';
import type { Words } from '../text/words.ts';
import { changesOfPhase } from './around/roster-triggers.ts';
import { previewSentence } from './around/sentences.ts';
import { OutlookBox } from './Consequences.tsx';
import { useTable } from './context.ts';
import style from './panels/panels.module.css';
import { Reason } from './Reason.tsx';

/** More sentences than these would not be read. */
const MOST = 6;

/** What would happen, in sentences, and the outcome of what would begin. */
export function PreviewText({
  preview,
  choice,
  figures = false,
  skip = [],
  omit = [],
  folded = false,
}: {
  preview: Preview | Forecast | null;
  /** What is chosen, where its button says what an event would repeat. */
  choice?: Json;
  /** Are the figures that change shown as well? */
  figures?: boolean;
  /** Kinds of events that need no mention. */
  skip?: readonly string[];
  /** Events that need no mention. */
  omit?: readonly GameEvent[];
  /** Is a long outcome folded? */
  folded?: boolean;
}) {
  const words = useWords();
  const { presentation, view, seat } = useTable();
  const own = [seat, presentation.acting(view)];
  if (!preview) return null;
  if (!preview.ok) return <Reason problem={preview} />;
  const known = new Set(omit.map((event) => JSON.stringify(event)));
  const events = [...beforeNextRound(preview.events), ...(figures ? incomeOf(preview.events, seat) : [])];
  const said = events.filter(
    (event: GameEvent) =>
      !skip.includes(event.type) &&
      !repeatsChoice(event, choice) &&
      !(figures && isToldByFigures(event, own)) &&
      !known.has(JSON.stringify(event)) &&
      words.has(`event/${event.type}`),
  );
  const most = mostOf(said.length);
  return (
    <>
      {said.length > 0 && (
        <ul className={style.preview}>
          {ownFirst(said, seat, most).map((event) => (
            <li key={JSON.stringify(event)}>
              {previewWithPhase(words, event, presentation.roster?.(view) ?? [], preview.events)}
            </li>
          ))}
          {said.length > most && <li>{words.t('table/more-events', { count: said.length - most })}</li>}
        </ul>
      )}
      {preview.outlook && <OutlookBox outlook={preview.outlook} folded={folded} />}
    </>
  );
}

/** The sentence of an event; that of a phase goes on with what it changes. */
export function previewWithPhase(
  words: Words,
  event: GameEvent,
  lines: readonly RosterLine[],
  all: readonly GameEvent[],
): string {
  const told = new Set(all.map(({ type }) => type));
  const changes = event.type === 'phase' ? changesOfPhase(words, lines, String(event.phase), told) : [];
  if (changes.length === 0) return previewSentence(words, event);
  const text = changes.join(words.language === 'ja' ? '、' : '; ');
  return words.t('roster/phase', { phase: String(event.phase), text });
}

/** How many sentences of this number are shown. To say that one more follows takes as much room as that one. */
export const mostOf = (count: number): number => (count === MOST + 1 ? count : MOST);

/** As many of the events, in their order; what the player receives is among them. */
export function ownFirst(
  events: readonly GameEvent[],
  seat: Seat | null,
  most: number,
): readonly GameEvent[] {
  const isIncome = (event: GameEvent) => Number(event.type === 'received' && event.seat === seat);
  const kept = new Set(events.toSorted((a, b) => isIncome(b) - isIncome(a)).slice(0, most));
  return events.filter((event) => kept.has(event));
}

/** A round that begins is no consequence of what was chosen, nor is anything that happens in it. */
export function beforeNextRound(events: readonly GameEvent[]): readonly GameEvent[] {
  const next = events.findIndex(({ type }) => ROUND_EVENTS.includes(type));
  return next < 0 ? events : events.slice(0, next);
}

/** What a round that begins pays the player at once is a part of the cash that is shown. */
export function incomeOf(events: readonly GameEvent[], seat: string | null): readonly GameEvent[] {
  const later = events.slice(beforeNextRound(events).length);
  return later.filter((event) => event.type === 'private-income' && event.seat === seat);
}

/** Events in which everything has been said by the choice itself, and by the figures that it changes. */
const CHOSEN: ReadonlySet<string> = new Set([
  'company-started',
  'company-restarted',
  'company-founded',
  'train-discarded',
  'disc-placed',
  'token-placed',
  'token-bought',
  'station-placed',
  'hotel-placed',
  'terminal-placed',
]);

const DEALS: readonly string[] = ['share-bought', 'shares-sold', 'private-bought', 'private-sold'];

/** A price, and what the player or their company pays or gets for shares and private companies. */
export function isToldByFigures(event: GameEvent, own: readonly (string | null)[]): boolean {
  if (event.type === 'price') return true;
  const [dealer] = [event.seat, event.buyer, event.seller].filter((one) => typeof one === 'string');
  return DEALS.includes(event.type) && own.includes(dealer ?? null);
}

export function repeatsChoice({ type, cost, count }: GameEvent, choice?: Json): boolean {
  return (
    CHOSEN.has(type) ||
    (type === 'track-laid' && cost === 0) ||
    // As a part of something else they are news.
    (type === 'tokens-bought' && count === choice) ||
    (type === 'converted' && choice !== undefined)
  );
}
