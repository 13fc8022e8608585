import type { AnyTitle, GameState, Options, Seat } from '@signalbox/kernel';
import type { WireEntry } from '@signalbox/protocol';
import { gameOf, gameViewFor, newLog } from '@signalbox/table';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { TableSnapshot, TableSource } from '../source/table-source.ts';
import { TableContext } from '../table/context.ts';
import { LessonBox } from '../table/LessonBox.tsx';
import { LessonContext, type LessonContextValue } from '../table/lesson-context.ts';
import { Table, type TableProps, useTableValue } from '../table/Table.tsx';
import { UI } from '../text/catalogue/index.ts';
import { WordsContext } from '../text/context.ts';
import { type Words, wordsOf } from '../text/words.ts';
import type { Presentation } from '../titles/presentation.ts';

const SOURCE: TableSource = {
  snapshot: () => {
    throw new Error('Nothing is fetched while a table is drawn.');
  },
  subscribe: () => () => {},
  ...{
    act: done,
    undo: done,
    redo: done,
    setAuto: done,
    cancelAuto: done,
    past: never,
    fork: never,
    analyse: never,
    log: never,
  },
  ...{ history: never, review: never, again: never, stored: null, online: null, close: () => {} },
};

async function done(): Promise<null> {
  return null;
}

function never(): Promise<never> {
  return new Promise(() => {});
}

/** By title, language and names: to read a catalogue takes longer than to draw a page with it. */
const known = new Map<string, Words>();

/** The words at a table of this title. */
export function wordsAt(
  presentation: Presentation,
  language: 'en' | 'ja',
  names: Readonly<Record<string, string>>,
): Words {
  const { id, messages } = presentation.title;
  const table = JSON.stringify([id, language, names]);
  const words = known.get(table) ?? wordsOf(language, { ...UI, ...messages, ...presentation.words }, names);
  known.set(table, words);
  return words;
}

type Open = Pick<TableSnapshot, 'table' | 'game' | 'entries'>;

/** The page of a table as it is first drawn; at the table of a lesson with its task. */
export function drawnTable(
  presentation: Presentation,
  open: Open,
  language: 'en' | 'ja',
  lesson: LessonContextValue | null = null,
): Promise<string> {
  return drawn(presentation, open, language, lesson, Table);
}

interface Drawable extends GameState {
  readonly options?: Options;
  readonly seats: readonly Seat[];
}

/** The page of a table with this state, as the player in a seat sees it; all play at one device. */
export function drawnState(
  presentation: Presentation,
  state: Drawable,
  { seat, language = 'en', entries = [] }: Shown,
): Promise<string> {
  const people = state.seats.map(() => ({ bot: null, program: null }));
  const log = newLog(state);
  const game = gameOf(presentation.title as AnyTitle, log, { seed: 'drawn', seats: people, shared: true });
  const table = {
    ...{ id: 'drawn', title: presentation.title.id, name: 'Drawn', options: state.options ?? {} },
    seats: state.seats.map((one) => ({ seat: one, name: one, kind: 'you' as const, present: true })),
    ...{ guided: false, commitment: null, seed: null },
  };
  return drawnTable(presentation, { table, game: gameViewFor(game, seat, 0), entries }, language);
}

interface Shown {
  readonly seat: Seat;
  readonly language?: 'en' | 'ja';
  readonly entries?: readonly WireEntry[];
}

/** What the table of a lesson says about it. */
export function drawnLesson(
  presentation: Presentation,
  open: Open,
  language: 'en' | 'ja',
  lesson: LessonContextValue,
): Promise<string> {
  return drawn(presentation, open, language, lesson, OnlyLesson);
}

function OnlyLesson(props: TableProps) {
  const { value } = useTableValue(props);
  return (
    <TableContext value={value}>
      <LessonBox />
    </TableContext>
  );
}

async function drawn(
  presentation: Presentation,
  open: Open,
  language: 'en' | 'ja',
  lesson: LessonContextValue | null,
  Part: ComponentType<TableProps>,
): Promise<string> {
  const names = Object.fromEntries(open.table!.seats.map(({ seat, name }) => [seat, name]));
  const snapshot: TableSnapshot = { status: 'open', connection: 'here', ...open };
  const page = createRootRoute({
    component: () => (
      <WordsContext value={wordsAt(presentation, language, names)}>
        <LessonContext value={lesson}>
          <Part source={SOURCE} snapshot={snapshot} presentation={presentation} />
        </LessonContext>
      </WordsContext>
    ),
  });
  const router = createRouter({ routeTree: page, history: createMemoryHistory() });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
