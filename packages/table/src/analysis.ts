import { type Action, type GameState, type Options, sameJson } from '@signalbox/kernel';
import type { Entry } from './entry.ts';

/** The start of an analysis, before any move. */
export const START = 0;

/** A move of an analysis. Moves are numbered from 1 by their place in the list, and come after the one before them. */
export interface AnalysisMove extends Action {
  /** The number of the move before it, or `START`. */
  readonly after: number;
  /** The name of the variation that begins with it. */
  readonly name?: string;
  readonly comment?: string;
}

/** Variations from a position, as a tree. Draws of chance are no moves: they follow from the moves and the seed. */
export interface Analysis {
  readonly moves: readonly AnalysisMove[];
  /** The move that was made last in what is shown, or `START`. */
  readonly at: number;
  /** About the position in which the analysis begins. */
  readonly comment?: string;
}

export const NEW_ANALYSIS: Analysis = { moves: [], at: START };

/** The moves that lead to one of them, that one last. */
export function lineTo({ moves }: Analysis, number: number): AnalysisMove[] {
  const line: AnalysisMove[] = [];
  for (let at = number; at !== START; at = moves[at - 1]!.after) line.unshift(moves[at - 1]!);
  return line;
}

/** The numbers of the moves after one of them, the main line first. */
export function movesAfter({ moves }: Analysis, number: number): number[] {
  return moves.flatMap(({ after }, i) => (after === number ? [i + 1] : []));
}

/** What a player has done at a table: everything but draws. */
export function movesOf(entries: readonly Entry[]): Action[] {
  return entries.flatMap(({ kind, by, seat, decision, choice }) =>
    kind === 'action' && by !== 'chance' && decision !== null ? [{ seat, decision, choice }] : [],
  );
}

/** The analysis in which this line is shown; moves that it does not have yet are added to it. */
export function withLine(analysis: Analysis, line: readonly Action[]): Analysis {
  const moves = [...analysis.moves];
  let at = START;
  for (const { seat, decision, choice } of line) {
    const known = moves.findIndex(
      (move) =>
        move.after === at &&
        move.seat === seat &&
        move.decision === decision &&
        sameJson(move.choice, choice),
    );
    at = known >= 0 ? known + 1 : moves.push({ after: at, seat, decision, choice });
  }
  return { ...analysis, moves, at };
}

/** Names the variation that begins with a move, or comments it; empty texts remove what was there. */
export function annotated(
  analysis: Analysis,
  number: number,
  { name = '', comment = '' }: { readonly name?: string; readonly comment?: string },
): Analysis {
  const { comment: _, ...rest } = analysis;
  if (number === START) return { ...rest, ...(comment && { comment }) };
  const moves = analysis.moves.map((move, i) => {
    if (i !== number - 1) return move;
    const { after, seat, decision, choice } = move;
    return { after, seat, decision, choice, ...(name && { name }), ...(comment && { comment }) };
  });
  return { ...analysis, moves };
}

/** Removes a move with everything after it; what was shown within it is shown up to the move before. */
export function withoutMove(analysis: Analysis, number: number): Analysis {
  const removed = new Set([number]);
  for (const [i, { after }] of analysis.moves.entries()) if (removed.has(after)) removed.add(i + 1);
  const kept = analysis.moves.flatMap((_, i) => (removed.has(i + 1) ? [] : [i + 1]));
  const renumbered = (old: number) => (old === START ? START : kept.indexOf(old) + 1);
  const moves = kept.map((old) => {
    const move = analysis.moves[old - 1]!;
    return { ...move, after: renumbered(move.after) };
  });
  const before = analysis.moves[number - 1]!.after;
  return { ...analysis, moves, at: renumbered(removed.has(analysis.at) ? before : analysis.at) };
}

/** An analysis as a file or in a link. */
export interface AnalysisFile {
  readonly form: 'signalbox-analysis';
  readonly version: 1;
  readonly title: string;
  readonly name: string;
  readonly options: Options;
  readonly seats: readonly string[];
  /** Decides the draws of chance. */
  readonly seed: string;
  readonly start: GameState;
  readonly analysis: Analysis;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => value === undefined || typeof value === 'string';

function isMove(value: unknown, index: number): value is AnalysisMove {
  if (!isObject(value)) return false;
  const { after, seat, decision, choice, name, comment } = value;
  if (!Number.isInteger(after) || Number(after) < START || Number(after) > index) return false;
  return (
    typeof seat === 'string' &&
    typeof decision === 'string' &&
    choice !== undefined &&
    isText(name) &&
    isText(comment)
  );
}

/** Reads an analysis from a file or a link; null if it is none. Its moves are not checked against the rules. */
export function readAnalysis(text: string): AnalysisFile | null {
  const file = parsed(text);
  return isAnalysisFile(file) ? file : null;
}

/** Is this meant to be the file of an analysis, readable or not? */
export function isMeantAsAnalysis(text: string): boolean {
  const file = parsed(text);
  return isObject(file) && file.form === 'signalbox-analysis';
}

function isAnalysisFile(file: unknown): file is AnalysisFile {
  if (!isObject(file) || file.form !== 'signalbox-analysis' || file.version !== 1) return false;
  const { title, name, options, seats, seed, start, analysis } = file;
  if (typeof title !== 'string' || typeof name !== 'string' || typeof seed !== 'string') return false;
  if (!isObject(options) || !isObject(start) || !Array.isArray(start.stack)) return false;
  return Array.isArray(seats) && seats.every((seat) => typeof seat === 'string') && isTree(analysis);
}

function isTree(analysis: unknown): analysis is Analysis {
  if (!isObject(analysis)) return false;
  const { moves, at, comment } = analysis;
  if (!Array.isArray(moves) || !moves.every(isMove) || !isText(comment)) return false;
  return Number.isInteger(at) && Number(at) >= START && Number(at) <= moves.length;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
