import { lostRemark } from '@signalbox/bots/messages';
import { autoKey } from '@signalbox/table/auto-key.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useWords } from '../../text/context.ts';
import { endedText } from '../auto/auto-text.ts';
import { useTable } from '../context.ts';
import { Why } from '../Why.tsx';
import {
  eventHexes,
  eventSentence,
  filteredEntries,
  type LogFilter,
  type LogLine,
  type SpokenEntry,
  spokenEntries,
  WHOLE_LOG,
  withEnds,
} from './sentences.ts';
import style from './tabs.module.css';

/** How far the arrow keys lead. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A line of one sentence, and the space between two, in pixels. */
const LINE = 28;
const GAP = 6;

/** The log, latest first: everything, or what matches a search. */
export function Log() {
  const words = useWords();
  const { snapshot, past, presentation } = useTable();
  const [filter, setFilter] = useState(WHOLE_LOG);
  const { endedAutos } = snapshot.game!;
  const all = useMemo(() => {
    const hasWords = (type: string) => words.has(`event/${type}`);
    const spoken = spokenEntries(
      snapshot.entries,
      past,
      hasWords,
      lostRemark(presentation.title),
      presentation.companySteps,
    );
    const ended = endedAutos.filter(({ position }) => past === null || position <= past);
    return withEnds(spoken, ended.toReversed());
  }, [snapshot.entries, endedAutos, past, words, presentation]);
  const entries = useMemo(() => filteredEntries(words, all, filter), [words, all, filter]);
  return (
    <div className={style.logPanel}>
      <LogSearch filter={filter} onChange={setFilter} />
      {entries.length === 0 && all.length > 0 ? (
        <p role="status">{words.t('log/nothing-found')}</p>
      ) : (
        <LogLines entries={entries} />
      )}
    </div>
  );
}

/** By text, by company or player, or everything with money in it. */
function LogSearch({ filter, onChange }: { filter: LogFilter; onChange: (filter: LogFilter) => void }) {
  const words = useWords();
  const { presentation, view } = useTable();
  const companies = presentation
    .companies(view)
    .map(({ id }) => ({ id, name: presentation.emblems[id]!.letters }));
  const seats = presentation.players(view).map(({ seat }) => ({ id: seat, name: words.seat(seat) }));
  return (
    <search className={style.logSearch}>
      <input
        type="search"
        value={filter.text}
        placeholder={words.t('log/search')}
        aria-label={words.t('log/search')}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
      />
      <select
        value={filter.about}
        aria-label={words.t('log/about')}
        onChange={(event) => onChange({ ...filter, about: event.target.value })}
      >
        <option value="">{words.t('log/about-all')}</option>
        {[...seats, ...companies].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <label>
        <input
          type="checkbox"
          checked={filter.money}
          onChange={(event) => onChange({ ...filter, money: event.target.checked })}
        />
        {words.t('log/money')}
      </label>
    </search>
  );
}

/**
 * Only visible lines are rendered. Of all moves one can be reached with the tab key, and the others from there with the
 * arrow keys: otherwise what comes after a long log could not be reached.
 */
function LogLines({ entries }: { entries: readonly LogLine[] }) {
  const scroll = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(0);
  const lines = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => LINE,
    getItemKey: (index) => keyOf(entries[index]!),
    gap: GAP,
    overscan: 20,
  });
  const shown = lines.getVirtualItems();
  const moves = shown.map(({ index }) => index).filter((index) => 'entry' in entries[index]!);
  const reached = moves.includes(chosen) ? chosen : moves[0];
  const goOn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = step && moves[moves.indexOf(reached!) + step];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    scroll.current?.querySelector<HTMLElement>(`[data-index="${next}"] button`)?.focus();
  };
  return (
    <div ref={scroll} className={style.logScroll}>
      <ol className={style.log} reversed style={{ height: lines.getTotalSize() }} onKeyDown={goOn}>
        {shown.map(({ index, key, start }) => (
          <li
            key={key}
            ref={lines.measureElement}
            data-index={index}
            aria-setsize={entries.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start}px)` }}
          >
            <Line line={entries[index]!} isReached={index === reached} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function keyOf(line: LogLine): string {
  return 'entry' in line
    ? `${line.entry.position}`
    : `${line.ended.position} ${autoKey(line.ended.auto)} ${line.ended.at}`;
}

/** Lines that only this seat sees are marked. */
function Line({ line, isReached }: { line: LogLine; isReached: boolean }) {
  const words = useWords();
  if ('entry' in line) return <LogEntry {...line} isReached={isReached} />;
  return (
    <div className={style.logEntry} data-only-mine>
      <span className={style.logPosition}>{line.ended.position}</span>
      <p>{endedText(words, line.ended)}</p>
    </div>
  );
}

function LogEntry({ entry, sentences, isReached }: SpokenEntry & { readonly isReached: boolean }) {
  const words = useWords();
  const { pointOut, showPast } = useTable();
  const hexes = entry.events.flatMap(eventHexes);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a line shows its hexes, focus within it too
    <div
      className={style.logEntry}
      onMouseEnter={() => pointOut(hexes)}
      onMouseLeave={() => pointOut([])}
      onFocus={() => pointOut(hexes)}
      onBlur={() => pointOut([])}
    >
      <button
        type="button"
        className={style.logPosition}
        tabIndex={isReached ? 0 : -1}
        onClick={() => showPast(entry.position)}
        aria-label={words.t('table/look-at', { position: entry.position })}
      >
        {entry.position}
      </button>
      <div>
        {sentences.map((event, i) => (
          <p key={JSON.stringify(event)} data-event={event.type}>
            {eventSentence(words, event)}
            {entry.madeBy && i === 0 && (
              <span className={style.madeBy}> {words.t('log/made-by', { seat: entry.madeBy })}</span>
            )}
            {entry.because && i === 0 && <Why because={entry.because} tabIndex={isReached ? 0 : -1} />}
          </p>
        ))}
      </div>
    </div>
  );
}
