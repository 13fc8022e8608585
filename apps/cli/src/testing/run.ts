import type { AnyTitle } from '@signalbox/kernel';
import { lots } from '@signalbox/kernel/testing';
import { runProgram } from '../program.ts';

export interface Finished {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line as a shell would, with lines piped in. */
export async function run(
  command: string,
  input: readonly string[] = [],
  titles: readonly AnyTitle[] = [lots],
): Promise<Finished> {
  const lines = [...input];
  const out: string[] = [];
  const err: string[] = [];
  const code = await runProgram(command.split(' '), titles, {
    print: (text) => void out.push(text),
    note: (text) => void err.push(text),
    ask: async (prompt) => {
      if (prompt !== null) out.push(prompt);
      return lines.shift() ?? null;
    },
    close: () => {},
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
