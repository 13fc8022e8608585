import type { Action, AnyTitle, GameState } from '@signalbox/kernel';
import { type Arrangeable, type Edit, edited, tilesFor } from '@signalbox/lessons/set-up/edit.ts';
import { loadTools } from '@signalbox/lessons/set-up/tools.ts';
import type { Problem } from '@signalbox/protocol';
import type { Lay } from '@signalbox/rails';
import {
  type Analysis,
  type AnalysisFile,
  annotated,
  lineTo,
  movesAfter,
  movesOf,
  NEW_ANALYSIS,
  readAnalysis,
  START,
  type StoredGame,
  withLine,
  withoutMove,
} from '@signalbox/table';
import { newId, newSeed } from './ids.ts';
import { LocalTable } from './local-table.ts';
import { hasScreen, titleOf } from './titles.ts';

/** An analysis of a position of a table. */
export function analysisOf(table: LocalTable, position: number, name: string, now: number): StoredGame {
  const { title, options, seats, seed } = table.toStore(now);
  const names = seats.map((seat) => seat.name);
  return storedAnalysis({ title, name, options, seats: names, seed, start: table.stateAt(position) }, now);
}

function storedAnalysis(
  {
    title,
    name,
    options,
    seats,
    seed,
    start,
    analysis = NEW_ANALYSIS,
  }: Omit<AnalysisFile, 'form' | 'version' | 'analysis'> & { readonly analysis?: Analysis },
  now: number,
): StoredGame {
  return {
    form: 2,
    id: newId(),
    title,
    name,
    options,
    seats: seats.map((seat) => ({ name: seat, kind: 'you' })),
    seed,
    repeatable: true,
    analysis,
    initial: start,
    position: analysis.moves.length,
    updatedAt: now,
    outcome: null,
  };
}

/** An analysis of a position that is set up by hand: an empty table. */
export async function newAnalysis(
  {
    title,
    name,
    names,
  }: { readonly title: string; readonly name: string; readonly names: readonly string[] },
  now: number,
): Promise<StoredGame | Problem> {
  const tools = await loadTools(title);
  if (!tools) return { why: 'not-found' };
  const start = tools.blank(names.length) as Arrangeable & Pick<StoredGame, 'options'>;
  return storedAnalysis({ title, name, options: start.options, seats: names, seed: newSeed(), start }, now);
}

/** An analysis from a file or a link. Its moves are played, so that one that the rules do not allow is found. */
export async function readStoredAnalysis(text: string, now: number): Promise<StoredGame | Problem> {
  const file = readAnalysis(text);
  if (!file || !hasScreen(file.title)) return { why: 'analysis/unreadable' };
  const stored = storedAnalysis(file, now);
  try {
    const title = await titleOf(file.title);
    const { analysis } = file;
    const lines = analysis.moves
      .flatMap((_, i) => (movesAfter(analysis, i + 1).length === 0 ? [lineTo(analysis, i + 1)] : []))
      .concat([[]]);
    const isPlayed = (line: readonly Action[]) =>
      movesOf(tableAt(title, stored, line).standing).length === line.length;
    if (!lines.every(isPlayed)) return { why: 'analysis/unreadable' };
  } catch {
    return { why: 'analysis/unreadable' };
  }
  return stored;
}

/** The table after these moves; after those before it if a move is not allowed any more. */
function tableAt(title: AnyTitle, stored: StoredGame, line: readonly Action[]): LocalTable {
  const table = new LocalTable(title, { table: stored, entries: [] });
  table.followUp();
  for (const { seat, decision, choice } of line) if (!table.actAs({ seat, decision, choice })) break;
  return table;
}

/** The analysis at the open table. */
export class OpenAnalysis {
  tree: Analysis;
  private readonly title: AnyTitle;
  private stored: StoredGame;

  constructor(title: AnyTitle, stored: StoredGame) {
    this.title = title;
    this.stored = stored;
    this.tree = stored.analysis ?? NEW_ANALYSIS;
  }

  /** The table after a move. */
  goTo(number: number): LocalTable {
    const table = tableAt(this.title, this.stored, lineTo(this.tree, number));
    this.follow(table);
    return table;
  }

  /** The table after the move before, or after the next one of the main line. */
  step(by: -1 | 1): LocalTable {
    const { at, moves } = this.tree;
    const to = by < 0 ? moves[at - 1]?.after : movesAfter(this.tree, at)[0];
    return this.goTo(to ?? at);
  }

  /** Takes up what was done at the table. */
  follow(table: LocalTable): void {
    this.tree = withLine(this.tree, movesOf(table.standing));
  }

  annotate(number: number, notes: { readonly name: string; readonly comment: string }): void {
    this.tree = annotated(this.tree, number, notes);
  }

  /** The tiles that fit in a hex of the start. */
  async tilesFor(hex: string): Promise<readonly Lay[]> {
    const tools = await loadTools(this.title.id);
    return tools ? tilesFor(tools, this.stored.initial as Arrangeable, hex) : [];
  }

  /** The table after a change of the start, before any move; null if there can be no such position. */
  async setUp(edit: Edit): Promise<LocalTable | null> {
    const tools = await loadTools(this.title.id);
    if (!tools || this.tree.moves.length > 0) return null;
    const initial = edited(this.title, tools, this.stored.initial as Arrangeable, edit);
    if (!initial) return null;
    this.stored = { ...this.stored, initial };
    return this.goTo(START);
  }

  /** The table after a variation has been removed. */
  remove(number: number): LocalTable {
    this.tree = withoutMove(this.tree, number);
    return this.goTo(this.tree.at);
  }

  toStore(now: number): StoredGame {
    const { tree } = this;
    return { ...this.stored, analysis: tree, position: tree.moves.length, updatedAt: now };
  }

  toFile(): AnalysisFile {
    const { title, name, options, seats, seed, initial } = this.stored;
    return {
      form: 'signalbox-analysis',
      version: 1,
      title,
      name,
      options,
      seats: seats.map((seat) => seat.name),
      seed,
      start: initial as GameState,
      analysis: this.tree,
    };
  }
}
