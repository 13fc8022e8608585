import type { GameEvent, Json, Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import { Info } from 'lucide-react';
import { useMemo } from 'react';
import { grouped } from '../parts/grouped.ts';
import { useWords } from '../text/context.ts';
import { gap } from '../text/gap.ts';
import { eventSentence } from './around/sentences.ts';
import { useTable } from './context.ts';
import style from './guide.module.css';
import { RuleLink } from './RuleLink.tsx';

const MAX_SHOWN = 3;
const NOTHING: Readonly<Record<string, string>> = {};

/** Those that are explained above the question. */
export function explainedEvents(
  entries: readonly WireEntry[],
  seat: Seat | null,
  explained: Readonly<Record<string, string>> = NOTHING,
): GameEvent[] {
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  return entries
    .slice(Math.max(0, last))
    .flatMap(({ events }) => events.filter(({ type }) => Object.hasOwn(explained, type)))
    .slice(-MAX_SHOWN);
}

/**
 * Unusual events since this seat last acted, with an explanation of their consequences. It is folded, so that what is
 * asked stays in sight, except for beginners.
 */
export function Explanations() {
  const words = useWords();
  const { presentation, snapshot, seat, past } = useTable();
  const { explained } = presentation;
  const events = useMemo(
    () => explainedEvents(snapshot.entries, seat, explained),
    [snapshot.entries, seat, explained],
  );
  if (past !== null || events.length === 0) return null;
  // What they have in common is explained once.
  const kinds = [...grouped(events, ({ type }) => type)];
  return (
    <div className={style.explanations} role="status" data-explanations>
      {kinds.map(([type, alike]) => (
        <div key={type} data-explained={type}>
          <Info size={18} aria-hidden="true" />
          <details open={snapshot.table?.guided || undefined}>
            <summary>{alike.map((event) => eventSentence(words, event)).join(gap(words))}</summary>
            {words.say(`explain/${type}`, detailsOf(alike.at(-1)!))}
          </details>
          <RuleLink section={explained?.[type]} />
        </div>
      ))}
    </div>
  );
}

function detailsOf({ type, ...details }: GameEvent): Record<string, Json> {
  return details as Record<string, Json>;
}
