import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { EmblemPicture } from '../../parts/EmblemPicture.tsx';
import { Enlarge } from '../../parts/Enlarge.tsx';
import { ScrollArea } from '../../parts/ScrollArea.tsx';
import { useWidth } from '../../parts/use-width.ts';
import { inBrackets } from '../../text/brackets.ts';
import { useWords } from '../../text/context.ts';
import type { PlayerSheet } from '../../titles/presentation.ts';
import { useTable } from '../context.ts';
import { runsOf } from '../exchange/runs.ts';
import { shortPrivate } from '../short-private.ts';
import style from './sheet.module.css';
import {
  type Column,
  columnsOf,
  csvOf,
  type Line,
  linesOf,
  sortedBy,
  tablesIn,
  withoutIdle,
} from './spreadsheet.ts';

/** Everybody's holdings as a spreadsheet; as wide as the window on request. */
export function Holdings() {
  const words = useWords();
  return (
    <Enlarge title={words.t('tab/holdings')}>
      <Spreadsheet />
    </Enlarge>
  );
}

/** All figures of all companies, sortable and exportable. */
function Spreadsheet() {
  const words = useWords();
  const { presentation, snapshot, view, past } = useTable();
  const runs = useMemo(
    () => runsOf(snapshot.entries, presentation.runIn, past ?? undefined),
    [snapshot.entries, presentation, past],
  );
  const lines = useMemo(() => linesOf(presentation, view, runs), [presentation, view, runs]);
  const columns = useMemo(
    () => columnsOf(words, presentation, view, lines),
    [words, presentation, view, lines],
  );
  const [by, sortBy] = useState<Order | null>(null);
  const column = columns.find(({ id }) => id === by?.id);
  const sorted = column && by ? sortedBy(lines, column, by.descending) : lines;
  const [all, showAll] = useState(false);
  const shown = all ? sorted : withoutIdle(sorted);
  const left = sorted.length - shown.length;
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(csvOf(columns, sorted)).then(() => setCopied(true));
  const [whole, width] = useWidth<HTMLDivElement>();
  const tables = useMemo(() => tablesIn(width, columns, shown), [width, columns, shown]);
  return (
    <div ref={whole} className={style.whole}>
      <ScrollArea label={words.t('tab/holdings')}>
        {tables.map((some, i) => (
          <table key={some.map(({ id }) => id).join(' ')} className={style.sheet} data-tables={tables.length}>
            <SheetHead columns={some} by={by} sortBy={sortBy} isFirst={i === 0} />
            <tbody>
              {shown.map((line) => (
                <SheetRow key={line.company.id} line={line} columns={some} />
              ))}
            </tbody>
          </table>
        ))}
      </ScrollArea>
      {left > 0 && (
        <Button onClick={() => showAll(true)}>{words.t('exchange/not-started', { count: left })}</Button>
      )}
      <PlayerSheets />
      <Button onClick={() => void copy()}>{words.t(copied ? 'save/copied' : 'sheet/copy-csv')}</Button>
    </div>
  );
}

interface Order {
  readonly id: string;
  readonly descending: boolean;
}

function SheetHead({
  columns,
  by,
  sortBy,
  isFirst,
}: {
  columns: readonly Column[];
  by: Order | null;
  sortBy: (by: Order) => void;
  /** The names of companies stand in every table; in the first one they can be sorted by. */
  isFirst: boolean;
}) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, title, number, name }, i) => (
          <th
            scope="col"
            key={id}
            data-number={number || undefined}
            data-name={name || undefined}
            aria-sort={by?.id === id ? (by.descending ? 'descending' : 'ascending') : undefined}
          >
            {i === 0 && !isFirst ? (
              title
            ) : (
              <button
                type="button"
                onClick={() => sortBy({ id, descending: by?.id === id ? !by.descending : true })}
              >
                {title}
                {by?.id === id && <span aria-hidden="true">{by.descending ? ' ▾' : ' ▴'}</span>}
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SheetRow({ line, columns }: { line: Line; columns: readonly Column[] }) {
  const words = useWords();
  const { company } = line;
  return (
    <tr data-inactive={!company.active || undefined}>
      {columns.map(({ id, value, show, number }, i) => {
        const found = value(line);
        const text = typeof found === 'number' && show ? show(found) : (found ?? '');
        return i === 0 ? (
          <th scope="row" key={id}>
            <span className={style.companyName} title={words.say(company.nameKey)}>
              <EmblemPicture emblem={company.emblem} size={26} />
              {text}
            </span>
          </th>
        ) : (
          <td key={id} data-number={number || undefined}>
            {text === 0 ? '' : text}
          </td>
        );
      })}
    </tr>
  );
}

/** Cash, worth, certificates and private companies of everybody. */
function PlayerSheets() {
  const words = useWords();
  const { presentation, view } = useTable();
  const players = presentation.players(view);
  const rows: [string, (player: PlayerSheet) => ReactNode][] = [
    [words.t('sheet/cash'), ({ cash }) => words.money(cash)],
    [words.t('sheet/worth'), ({ worth }) => words.money(worth)],
  ];
  if (players.some(({ certificates }) => certificates)) {
    rows.push([
      words.t('sheet/certificates'),
      ({ certificates }) => `${certificates?.count}/${certificates?.limit ?? '–'}`,
    ]);
  }
  if (players.some(({ privates }) => privates.length > 0)) {
    rows.push([
      words.t('sheet/privates'),
      ({ privates }) => (
        <span className={style.privates}>
          {privates.map((id) => (
            <span key={id}>{shortPrivate(words, id, words.say(`private/${id}`))}</span>
          ))}
        </span>
      ),
    ]);
  }
  return (
    <ScrollArea label={words.t('players/all')}>
      <table className={`${style.sheet} ${style.ofPlayers}`}>
        <thead>
          <tr>
            <th scope="col">{words.t('players/all')}</th>
            {players.map(({ seat, priority, out }) => (
              <th scope="col" key={seat} data-number data-name>
                {words.seat(seat)}
                {priority && <abbr title={words.t('sheet/priority')}> ◆</abbr>}
                {out && inBrackets(words, words.t('sheet/out'))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {players.map((player) => (
                <td key={player.seat} data-number>
                  {cell(player)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
