import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
    throw new UserError(`Cannot read ${path}: ${whyNot(error as NodeJS.ErrnoException)}.`);
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

/** Creates a folder, unless it is there already. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new UserError(`Cannot create the folder ${path}: ${whyNot(error as NodeJS.ErrnoException)}.`);
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UserError(`Cannot write ${path}: ${whyNot(error as NodeJS.ErrnoException)}.`);
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

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of the path is a file',
  EISDIR: 'it is a folder',
  EACCES: 'access is denied',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

function whyNot({ code = '', message }: NodeJS.ErrnoException): string {
  return REASONS[code] ?? message;
}
