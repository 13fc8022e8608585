import type { GameEvent, Json } from '@signalbox/kernel';
import { Info } from 'lucide-react';
import { useMemo } from 'react';
import { grouped } from '../parts/grouped.ts';
import { useWords } from '../text/context.ts';
import { eventSentence } from './around/sentences.ts';
import { useTable } from './context.ts';
import style from './guide.module.css';
import { RuleLink } from './RuleLink.tsx';

const MAX_SHOWN = 3;
const NOTHING: Readonly<Record<string, string>> = {};

/**
 * Unusual events since this seat last acted, with an explanation of their consequences. It is folded, so that what is
 * asked stays in sight, except for beginners.
 */
export function Explanations() {
  const words = useWords();
  const { presentation, snapshot, seat, past } = useTable();
  const { explained = NOTHING } = presentation;
  const events = useMemo(() => {
    const last = snapshot.entries.findLastIndex((entry) => entry.seat === seat);
    return snapshot.entries
      .slice(Math.max(0, last))
      .flatMap(({ events: all }) => all.filter(({ type }) => Object.hasOwn(explained, type)))
      .slice(-MAX_SHOWN);
  }, [snapshot.entries, seat, explained]);
  if (past !== null || events.length === 0) return null;
  // What they have in common is explained once.
  const kinds = [...grouped(events, ({ type }) => type)];
  return (
    <div className={style.explanations} role="status">
      {kinds.map(([type, alike]) => (
        <div key={type} data-explained={type}>
          <Info size={18} aria-hidden="true" />
          <details open={snapshot.table?.guided || undefined}>
            <summary>{alike.map((event) => eventSentence(words, event)).join(' ')}</summary>
            {words.say(`explain/${type}`, detailsOf(alike.at(-1)!))}
          </details>
          <RuleLink section={explained[type]} />
        </div>
      ))}
    </div>
  );
}

function detailsOf({ type, ...details }: GameEvent): Record<string, Json> {
  return details as Record<string, Json>;
}
