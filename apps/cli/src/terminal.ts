import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from './context.ts';

/** The terminal of this process. Input is only opened when a command asks for it, so that others can exit. */
export function processTerminal(): Terminal {
  let reader: Interface | null = null;
  let lines: AsyncIterator<string> | null = null;
  const open = () => {
    reader = createInterface({ input: process.stdin });
    return reader[Symbol.asyncIterator]();
  };
  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    note: (text) => void process.stderr.write(`${text}\n`),
    async ask(prompt) {
      if (prompt !== null) process.stdout.write(prompt);
      lines ??= open();
      const { value, done } = await lines.next();
      // Piped input is echoed, so that the output reads like a session.
      if (prompt !== null && !process.stdin.isTTY) process.stdout.write(`${done ? '' : value}\n`);
      return done ? null : value;
    },
    close: () => reader?.close(),
  };
}
