import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyTitle } from '@signalbox/kernel';
import { UserError } from './user-error.ts';

/** The root of the repository, regardless of the working directory. */
export const REPOSITORY = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UserError(`Cannot read ${path}: ${whyUnreadable(error as NodeJS.ErrnoException)}.`);
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UserError(`${path} is not JSON: ${(error as Error).message}.`);
  }
}

export function readIfPresent(path: string): string | null {
  return existsSync(path) ? readText(path) : null;
}

/** Where a title's own files are. */
export function folderOf(title: AnyTitle): string {
  const titles = dirname(createRequire(import.meta.url).resolve('@signalbox/titles'));
  return join(titles, title.id.toLowerCase());
}

/** The tests of a title, each with its path from the title's folder. */
export function testsOf(title: AnyTitle): { file: string; text: string }[] {
  const folder = folderOf(title);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({ file: relative(folder, join(folder, file)), text: readText(join(folder, file)) }));
}

function whyUnreadable({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'access is denied';
  return message;
}
