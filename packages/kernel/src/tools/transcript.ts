import type { Options } from '../options.ts';
import type { Action } from '../play.ts';
import { parseCompact, printCompact, splitCompact } from './compact.ts';

/**
 * A whole game as a short text. First `title`, `players` and `option` lines, then one action per line as
 * `seat decision choice`; an action that must be refused ends in `! why` or `! why section`; a line that begins with `=`
 * is an expectation (see `runTranscript`); `#` begins a comment.
 *
 *     title 18FL
 *     players 2
 *     p1 bid 10
 *     p2 bid 7 ! not-offered 3.2
 *     = cash p1 290
 */
export interface Transcript {
  readonly title: string;
  readonly players: number;
  readonly options: Options;
  readonly lines: readonly TranscriptLine[];
}

export type TranscriptLine =
  | { readonly line: number; readonly kind: 'action'; readonly action: Action }
  | { readonly line: number; readonly kind: 'refused'; readonly action: Action; readonly because: string[] }
  | { readonly line: number; readonly kind: 'expected'; readonly words: string[] };

/** A transcript that cannot be read: the message names the line. */
export class TranscriptError extends Error {
  constructor(line: number, message: string) {
    super(`Line ${line}: ${message}`);
  }
}

export function parseTranscript(text: string): Transcript {
  let title: string | null = null;
  let players: number | null = null;
  const options: Record<string, boolean | string> = {};
  const lines: TranscriptLine[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1;
    const content = withoutComment(raw).trim();
    if (content === '') return;
    const [first, ...rest] = content.split(/\s+/) as [string, ...string[]];
    try {
      if (first === 'title') title = rest.join(' ');
      else if (first === 'players') players = Number(rest[0]);
      else if (first === 'option') options[rest[0] ?? ''] = optionValue(rest.slice(1).join(' '));
      else lines.push(parseLine(line, content));
    } catch (error) {
      throw new TranscriptError(line, (error as Error).message);
    }
  });
  if (title === null) throw new TranscriptError(1, 'no title is given.');
  if (players === null || !Number.isInteger(players))
    throw new TranscriptError(1, 'no number of players is given.');
  return { title, players, options, lines };
}

export function printTranscript(transcript: Transcript): string {
  const { title, players, options, lines } = transcript;
  const header = [`title ${title}`, `players ${players}`];
  for (const [name, value] of Object.entries(options)) header.push(`option ${name} ${optionWord(value)}`);
  return `${[...header, ...lines.map(printLine)].join('\n')}\n`;
}

/** A game that was played, as a transcript. */
export function transcriptOf(
  title: string,
  setup: { readonly players: number; readonly options: Options },
  actions: readonly Action[],
): Transcript {
  const lines = actions.map((action, i) => ({ line: i, kind: 'action' as const, action }));
  return { title, players: setup.players, options: setup.options, lines };
}

export function printAction({ seat, decision, choice }: Action): string {
  return `${seat} ${decision} ${printCompact(choice)}`;
}

/** The actions of a transcript that were accepted. */
export function actionsOf(transcript: Transcript): Action[] {
  return transcript.lines.flatMap((line) => (line.kind === 'action' ? [line.action] : []));
}

function parseLine(line: number, content: string): TranscriptLine {
  if (content.startsWith('=')) return { line, kind: 'expected', words: splitCompact(content.slice(1)) };
  const [played = '', because] = splitOutsideQuotes(content, '!');
  const action = parseAction(played);
  return because === undefined
    ? { line, kind: 'action', action }
    : { line, kind: 'refused', action, because: splitCompact(because) };
}

function parseAction(text: string): Action {
  const match = /^(\S+)\s+(\S+)\s+(.*)$/.exec(text.trim());
  if (!match) throw new SyntaxError('an action is written as “seat decision choice”.');
  return { seat: match[1]!, decision: match[2]!, choice: parseCompact(match[3]!.trim()) };
}

function printLine(line: TranscriptLine): string {
  switch (line.kind) {
    case 'action':
      return printAction(line.action);
    case 'refused':
      return `${printAction(line.action)} ! ${line.because.join(' ')}`;
    case 'expected':
      return `= ${line.words.join(' ')}`;
  }
}

function withoutComment(line: string): string {
  return splitOutsideQuotes(line, '#')[0] ?? '';
}

/** Splits at the first separator outside quotes. */
function splitOutsideQuotes(text: string, separator: string): [string] | [string, string] {
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    if (quoted && text[i] === '\\') i++;
    else if (text[i] === '"') quoted = !quoted;
    else if (!quoted && text[i] === separator) return [text.slice(0, i), text.slice(i + 1)];
  }
  return [text];
}

function optionValue(word: string): boolean | string {
  if (word === 'on' || word === '') return true;
  return word === 'off' ? false : word;
}

function optionWord(value: boolean | string): string {
  if (typeof value === 'string') return value;
  return value ? 'on' : 'off';
}
