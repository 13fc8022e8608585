import { type ChildProcess, spawn } from 'node:child_process';
import { PATIENT } from '../../../../scripts/v8.mjs';
import { bundledServer } from './bundle.ts';

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Sends one of the commands that serve.ts understands. */
  readonly order: (line: string) => void;
  /** kill -9: no chance to clean up. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, and waits until it has. */
  readonly stop: () => Promise<number | null>;
}

/** A server in a separate process. Its standard input is kept open, so that it ends when this process does. */
export async function serverProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...PATIENT, await bundledServer()], {
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const url = await addressOf(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    url,
    pid: child.pid!,
    order: (line) => void child.stdin.write(`${line}\n`),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let complaints = '';
    child.stderr!.on('data', (data) => {
      complaints += data;
    });
    let said = '';
    child.stdout!.on('data', (data) => {
      said += data;
      const address = /^(http:\S+)$/m.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => {
      reject(new Error(`The server ended (${code}): ${complaints.slice(-2000)}`));
      if (code) process.stderr.write(complaints.slice(-2000));
    });
  });
}
