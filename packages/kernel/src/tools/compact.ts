import type { Json } from '../json.ts';

/**
 * A choice in one short line: `bid=10 for=FEC`, `pass`, `[A4,B5]`, `{hex:B5,turn:2}`. Strings need no quotes
 * unless they could be read as something else; an object that stands alone is written as `key=value` pairs.
 */
export function printCompact(value: Json): string {
  if (!isRecord(value)) return printValue(value);
  const pairs = Object.entries(value);
  if (pairs.length === 0) return '{}';
  return pairs.map(([key, item]) => `${printWord(key)}=${printValue(item)}`).join(' ');
}

export function parseCompact(text: string): Json {
  const reader = new Reader(text);
  const value = reader.line();
  reader.mustBeAtEnd();
  return value;
}

/** The values of a line separated by blanks, each as it is written. */
export function splitCompact(text: string): string[] {
  const reader = new Reader(text);
  const words: string[] = [];
  while (!reader.atEnd()) words.push(reader.written());
  return words;
}

/** A value as a name: without quotes, and a number as it was written. */
export function nameOf(word: string): string {
  const value = parseCompact(word);
  return typeof value === 'string' ? value : word;
}

function printValue(value: Json): string {
  if (typeof value === 'string') return printWord(value);
  if (Array.isArray(value)) return `[${value.map(printValue).join(',')}]`;
  if (isRecord(value)) {
    const pairs = Object.entries(value).map(([key, item]) => `${printWord(key)}:${printValue(item)}`);
    return `{${pairs.join(',')}}`;
  }
  return JSON.stringify(value);
}

const WORD = /^[^\s,[\]{}:="#!]+$/;

function printWord(word: string): string {
  return WORD.test(word) && wordValue(word) === word ? word : JSON.stringify(word);
}

/** The value of a bare word: a number, true, false or null if it looks like one, otherwise the word. */
function wordValue(word: string): Json {
  if (word === 'true') return true;
  if (word === 'false') return false;
  if (word === 'null') return null;
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(word) && Number.isFinite(Number(word)) ? Number(word) : word;
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  atEnd(): boolean {
    while (this.text[this.at] === ' ' || this.text[this.at] === '\t') this.at++;
    return this.at >= this.text.length;
  }

  mustBeAtEnd(): void {
    if (!this.atEnd()) throw new SyntaxError(`Unexpected text at the end: “${this.text.slice(this.at)}”.`);
  }

  line(): Json {
    const first = this.value();
    if (this.text[this.at] !== '=') return first;
    const pairs: [string, Json][] = [];
    for (let key = first; ; key = this.value()) {
      this.expect('=');
      pairs.push([asKey(key), this.value()]);
      if (this.atEnd()) return Object.fromEntries(pairs);
    }
  }

  value(): Json {
    if (this.atEnd()) throw new SyntaxError('Something is missing at the end.');
    const next = this.text[this.at];
    if (next === '"') return this.quoted();
    if (next === '[') return this.several(']', () => this.value());
    if (next === '{') {
      return Object.fromEntries(
        this.several('}', () => {
          const key = asKey(this.value());
          this.expect(':');
          return [key, this.value()] as const;
        }),
      );
    }
    const word = /^[^\s,[\]{}:="#!]+/.exec(this.text.slice(this.at))?.[0];
    if (word === undefined) throw new SyntaxError(`“${next}” is not expected here.`);
    this.at += word.length;
    return wordValue(word);
  }

  /** The next value as it is written. */
  written(): string {
    const from = this.at;
    this.value();
    return this.text.slice(from, this.at);
  }

  private several<T>(close: string, one: () => T): T[] {
    this.at++;
    const found: T[] = [];
    for (;;) {
      if (this.atEnd()) throw new SyntaxError(`“${close}” is missing.`);
      if (this.text[this.at] === close) break;
      if (found.length > 0) this.expect(',');
      found.push(one());
    }
    this.at++;
    return found;
  }

  private quoted(): string {
    const literal = /^"(?:[^"\\]|\\.)*"/.exec(this.text.slice(this.at))?.[0];
    if (literal === undefined) throw new SyntaxError('A closing quote is missing.');
    this.at += literal.length;
    return JSON.parse(literal) as string;
  }

  private expect(sign: string): void {
    if (this.atEnd() || this.text[this.at] !== sign) throw new SyntaxError(`“${sign}” is missing.`);
    this.at++;
  }
}

function asKey(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
