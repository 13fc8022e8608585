import { join } from 'node:path';
import { REPOSITORY, readText } from './files.ts';

/** A ruling: its id, its heading, and its text. */
export interface Ruling {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

export const RULINGS_PAGE = join(REPOSITORY, 'docs', 'rulings.md');

export function rulingsOf(page: string): Ruling[] {
  return page.split(/^## /m).flatMap((chapter) => {
    const heading = chapter.slice(0, chapter.indexOf('\n')).trim();
    return [...chapter.matchAll(/^- \*\*([\w-]+)\*\* (.+)$/gm)].map(([, id, text]) => ({
      id: id!,
      heading,
      text: text!,
    }));
  });
}

/** All rulings with this id; ids such as C-4 exist once per title, so headings narrow them down. */
export function findRulings(id: string, headings: readonly string[] | null): Ruling[] {
  return rulingsOf(readText(RULINGS_PAGE)).filter(
    (ruling) => ruling.id === id && (headings === null || headings.includes(ruling.heading)),
  );
}
